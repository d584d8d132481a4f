/// Ways through code: where a condition depends on symbols, both are taken, one after the other, and
/// what comes out is made one value again where that is possible.
extension ProofPlaces {
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
    if let known = run.terms.known(condition) { return known }
    if run.assumed.contains(condition) { return true }
    let opposite = run.terms.not(condition)
    if run.assumed.contains(opposite) { return false }
    if isRefuted(opposite) { return true }
    if isRefuted(condition) { return false }
    guard run.fork != nil else { throw .doubt(.structure, "", site: site) }
    let position = run.fork?.taken.count ?? 0
    var answer = true
    if let script = run.fork?.script, position < script.count { answer = script[position] }
    run.fork?.taken.append(answer)
    if position > Self.mostWays { throw .doubt(.bound, "", site: site) }
    run.assumed.append(answer ? condition : opposite)
    return answer
  }

  /// Whether a condition cannot hold after what was decided.
  func isRefuted(_ condition: ProofTerm) -> Bool {
    var solver = ProofSolver(run.terms)
    let facts = solver.relevant(run.assumed, to: [condition])
    let key = ProofQuestion(condition: condition, facts: facts)
    if let known = run.answers[key] { return known }
    let answer = solver.isRefuted(facts + [condition])
    run.answers[key] = answer
    return answer
  }

  /// All ways through a piece of code, each with what it left.
  func ways(_ body: () throws(ProofStop) -> ProofValue) throws(ProofStop) -> [Way] {
    let outer = run.fork
    let base = run.assumed.count
    let start = run.store
    defer {
      run.fork = outer
      run.assumed.removeLast(run.assumed.count - base)
    }
    var result: [Way] = []
    var script: [Bool] = []
    while true {
      run.fork = ProofFork(script: script)
      run.store = start
      let value = try body()
      result.append(
        Way(condition: run.terms.and(Array(run.assumed[base...])), value: value, store: run.store))
      run.assumed.removeLast(run.assumed.count - base)
      if result.count > Self.mostWays { throw .doubt(.bound, "", site: nil) }
      script = run.fork?.taken ?? []
      while script.last == false { script.removeLast() }
      guard let last = script.indices.last else { break }
      script[last] = false
    }
    return result
  }

  /// The code's value, with all ways in one. What cannot be one value is decided by the caller.
  func merged(_ body: () throws(ProofStop) -> ProofValue) throws(ProofStop) -> ProofValue {
    let all = try ways(body)
    do throws(ProofStop) { return try join(all) } catch {
      guard case .unmergeable = error else { throw error }
      for way in all.dropLast() where try decide(way.condition, site: nil) {
        run.store = way.store
        return way.value
      }
      guard let last = all.last else { return .void }
      run.store = last.store
      return last.value
    }
  }

  /// The value of code that stands for every element of a list, with all ways in one. What cannot be one value has
  /// no proof: what is decided of one element is not decided of all.
  func joined(_ body: () throws(ProofStop) -> ProofValue) throws(ProofStop) -> ProofValue {
    let all = try ways(body)
    do throws(ProofStop) { return try join(all) } catch {
      guard case .unmergeable = error else { throw error }
      throw run.stop(.list, "closure")
    }
  }

  private func join(_ ways: [Way]) throws(ProofStop) -> ProofValue {
    guard var result = ways.last else { return .void }
    for way in ways.dropLast().reversed() {
      result.value = try run.merge(way.condition, way.value, result.value)
      result.store = try run.merge(way.condition, way.store, result.store)
    }
    run.store = result.store
    return result.value
  }

  /// Runs code under a condition.
  func assuming<R>(
    _ condition: ProofTerm, _ body: () throws(ProofStop) -> R
  ) throws(ProofStop) -> R {
    run.assumed.append(condition)
    let count = run.assumed.count
    defer { run.assumed.removeLast(run.assumed.count - count + 1) }
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
