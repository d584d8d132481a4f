/// Ways through code: where a condition depends on symbols, both are taken, one after the other, and
/// what comes out is made one value again where that is possible.
extension ProofRun {
  /// One way through a piece of code.
  struct Way {
    /// What was decided on it.
    var condition: ProofTerm
    var value: ProofValue
    var store: ProofStore
  }

  /// Ways through one piece of code.
  private static let mostWays = 64

  /// Decides a condition: known, implied by what was decided before, or the next of both ways.
  func decide(_ condition: ProofTerm, site: Int?) throws(ProofStop) -> Bool {
    if let known = terms.known(condition) { return known }
    if assumed.contains(condition) { return true }
    let opposite = terms.not(condition)
    if assumed.contains(opposite) { return false }
    if isRefuted(opposite) { return true }
    if isRefuted(condition) { return false }
    guard fork != nil else { throw .doubt(.structure, "", site: site) }
    let position = fork?.taken.count ?? 0
    var answer = true
    if let script = fork?.script, position < script.count { answer = script[position] }
    fork?.taken.append(answer)
    if position > Self.mostWays { throw .doubt(.bound, "", site: site) }
    assumed.append(answer ? condition : opposite)
    return answer
  }

  /// Whether a condition cannot hold after what was decided.
  func isRefuted(_ condition: ProofTerm) -> Bool {
    var solver = ProofSolver(terms)
    let facts = solver.relevant(assumed, to: [condition])
    let key = ProofQuestion(condition: condition, facts: facts)
    if let known = answers[key] { return known }
    let answer = solver.isRefuted(facts + [condition])
    answers[key] = answer
    return answer
  }

  /// All ways through a piece of code, each with what it left.
  func ways(_ body: () throws(ProofStop) -> ProofValue) throws(ProofStop) -> [Way] {
    let outer = fork
    let base = assumed.count
    let start = store
    defer {
      fork = outer
      assumed.removeLast(assumed.count - base)
    }
    var result: [Way] = []
    var script: [Bool] = []
    while true {
      fork = ProofFork(script: script)
      store = start
      let value = try body()
      result.append(
        Way(condition: terms.and(Array(assumed[base...])), value: value, store: store))
      assumed.removeLast(assumed.count - base)
      if result.count > Self.mostWays { throw .doubt(.bound, "", site: nil) }
      script = fork?.taken ?? []
      while script.last == false { script.removeLast() }
      guard let last = script.indices.last else { break }
      script[last] = false
    }
    return result
  }

  /// The code's value, with all ways in one. What cannot be one value is decided by the caller.
  func merged(_ body: () throws(ProofStop) -> ProofValue) throws(ProofStop) -> ProofValue {
    let all = try ways(body)
    guard var result = all.last else { return .void }
    do throws(ProofStop) {
      for way in all.dropLast().reversed() {
        result.value = try merge(way.condition, way.value, result.value)
        result.store = try merge(way.condition, way.store, result.store)
      }
    } catch {
      guard case .unmergeable = error else { throw error }
      for way in all.dropLast() where try decide(way.condition, site: nil) {
        store = way.store
        return way.value
      }
      guard let last = all.last else { return .void }
      store = last.store
      return last.value
    }
    store = result.store
    return result.value
  }

  /// Runs code under a condition.
  func assuming<R>(
    _ condition: ProofTerm, _ body: () throws(ProofStop) -> R
  ) throws(ProofStop) -> R {
    assumed.append(condition)
    let count = assumed.count
    defer { assumed.removeLast(assumed.count - count + 1) }
    return try body()
  }
}

/// The decisions of one way.
struct ProofFork {
  var script: [Bool]
  var taken: [Bool] = []
}

struct ProofQuestion: Hashable {
  var condition: ProofTerm
  var facts: [ProofTerm]
}
