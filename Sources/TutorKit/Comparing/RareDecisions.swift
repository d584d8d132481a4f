import Simulation

/// Decisions that one of two programs alone makes: a difference between the two is nearly always behind one
/// of them. The sites of the two programs are told apart by their parity, see ``site(_:isAfter:)``.
struct RareDecisions {
  /// A decision with its program.
  struct Rare {
    var decision: Decision
    var isAfter: Bool
    var site: Int { RareDecisions.site(decision.site, isAfter: isAfter) }
    /// The ways of which none was taken, as far as is known.
    var missing: UInt64 = 0
    /// It was decided at all.
    var isReached = false

    /// Whether what it asks for, by its name, is asked for as often in the other program, where it may decide
    /// nothing by itself: the argument of a view that decides.
    func isAsked(as own: MinedValues, in other: MinedValues) -> Bool {
      let names = decision.key.matches(of: /[A-Za-z_]\w*/).map { String($0.output) }
      let asked = names.filter { own.askedCounts[$0] != nil }
      return !asked.isEmpty
        && asked.allSatisfy {
          other.askedCounts[$0, default: 0] >= own.askedCounts[$0, default: 0]
        }
    }

    /// Whether an input may take part in it, as far as its name tells.
    func mentions(input: String) -> Bool {
      input.split(separator: ".").last.map { decision.key.contains($0) } ?? true
    }
  }

  private let rare: [Rare]
  /// The sites of functions with such decisions, of either program.
  let watched: (before: Set<Int>, after: Set<Int>)
  /// The ways that were taken, by the sites.
  private var taken: [Int: UInt64] = [:]

  /// There are none.
  init() {
    rare = []
    watched = ([], [])
  }

  init(_ before: MinedValues, _ after: MinedValues) {
    func rare(_ own: MinedValues, _ other: MinedValues, isAfter: Bool) -> [Rare] {
      // What is asked more often than in the other program is new in one of these places.
      let (own, other) = (own.decisions, Self.counts(other.decisions))
      let counts = Self.counts(own)
      return own.filter { counts[$0.key, default: 0] > other[$0.key, default: 0] }
        .sorted { $0.site < $1.site }.map { Rare(decision: $0, isAfter: isAfter) }
    }
    func sites(_ own: MinedValues, _ rare: [Rare]) -> Set<Int> {
      let functions = Set(rare.map(\.decision.function))
      return Set(own.decisions.filter { functions.contains($0.function) }.map(\.site))
    }
    let reordered = Self.reordered(before.decisions, after.decisions)
    let (old, new) = Self.withoutMoved(
      rare(before, after, isAfter: false)
        + reordered.old.map { Rare(decision: $0, isAfter: false) },
      rare(after, before, isAfter: true) + reordered.new.map { Rare(decision: $0, isAfter: true) })
    self.rare = old + new
    watched = (sites(before, old), sites(after, new))
  }

  /// Without the questions that moved to a function that is given the value, `draft.isEmpty` and `text.isEmpty`, and
  /// those that are a case of a `switch` in the other program: `case .on` and `mode == .on`.
  private static func withoutMoved(_ old: [Rare], _ new: [Rare]) -> (old: [Rare], new: [Rare]) {
    var (old, new) = (old, new)
    for rare in old {
      let place = new.firstIndex { other in
        let (key, otherKey) = (rare.decision.key, other.decision.key)
        return (key.asksLocal || otherKey.asksLocal) && key.ofAnything == otherKey.ofAnything
          || key.isCase(of: otherKey) || otherKey.isCase(of: key)
      }
      guard let place, let index = old.firstIndex(where: { $0.site == rare.site }) else { continue }
      new.remove(at: place)
      old.remove(at: index)
    }
    return (old, new)
  }

  /// Decisions of functions that make the same ones in another order, where they stand in the place of others: which
  /// one is asked first matters where several hold.
  private static func reordered(
    _ old: Set<Decision>, _ new: Set<Decision>
  ) -> (old: [Decision], new: [Decision]) {
    func functions(_ decisions: Set<Decision>) -> [[Decision]] {
      Dictionary(grouping: decisions, by: \.function).sorted { $0.key < $1.key }
        .map { $0.value.sorted { $0.site < $1.site } }
    }
    let (before, after) = (functions(old), functions(new))
    let (known, others) = (Set(before.map { $0.map(\.key) }), Set(after.map { $0.map(\.key) }))
    var result: (old: [Decision], new: [Decision]) = ([], [])
    for function in before where function.count > 1 && !others.contains(function.map(\.key)) {
      let keys = function.map(\.key).sorted()
      let other = after.first { $0.map(\.key).sorted() == keys && !known.contains($0.map(\.key)) }
      guard let other else { continue }
      for (a, b) in zip(function, other) where a.key != b.key {
        result.old.append(a.asGuide)
        result.new.append(b.asGuide)
      }
    }
    return result
  }

  private static func counts(_ decisions: Set<Decision>) -> [String: Int] {
    decisions.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
  }

  static func site(_ site: Int, isAfter: Bool) -> Int { 2 * site + (isAfter ? 1 : 0) }

  /// Takes up what a search has seen.
  mutating func add(before: [Int: UInt64], after: [Int: UInt64]) {
    for (ways, isAfter) in [(before, false), (after, true)] {
      for (site, way) in ways { taken[Self.site(site, isAfter: isAfter), default: 0] |= way }
    }
  }

  /// All of them, with all their ways.
  var all: [Rare] {
    rare.map { rare in
      var result = rare
      result.missing = rare.decision.ways.reduce(0, |)
      return result
    }
  }

  /// Decisions that were not seen to go either way.
  var open: [Rare] {
    rare.compactMap { rare in
      let ways = taken[rare.site, default: 0]
      let missing = rare.decision.ways.filter { $0 & ways == 0 }
      guard !missing.isEmpty else { return nil }
      var result = rare
      result.missing = missing.reduce(0, |)
      result.isReached = ways != 0
      return result
    }
  }

  /// The sites of the functions of these decisions.
  func sites(around open: [Rare], _ before: MinedValues, _ after: MinedValues) -> Set<Int> {
    var result: Set<Int> = []
    for (own, isAfter) in [(before, false), (after, true)] {
      let functions = Set(open.filter { $0.isAfter == isAfter }.map(\.decision.function))
      for decision in own.decisions where functions.contains(decision.function) {
        result.insert(Self.site(decision.site, isAfter: isAfter))
      }
    }
    return result
  }
}

extension Decision {
  /// The same, looked for where it can be found.
  fileprivate var asGuide: Decision {
    var result = self
    result.isGuide = true
    return result
  }
}

extension String {
  /// Whether a decision asks a local value, which has no name in its key.
  fileprivate var asksLocal: Bool { hasPrefix("_.") }

  /// Whether it is a case of a `switch`, of which the other key asks by a comparison.
  fileprivate func isCase(of other: String) -> Bool {
    guard hasPrefix("case("), !contains(",") else { return false }
    let name = dropFirst("case(".count).dropLast()
    return other.hasPrefix("(\(name) == ") || other.hasSuffix(" == \(name))")
  }

  /// The key of a decision without what it asks: `.isEmpty` of `draft.isEmpty`; another one stays.
  fileprivate var ofAnything: Substring {
    let name = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = self[name.endIndex...]
    return rest.first == "." && rest.dropFirst().allSatisfy(\.isLetter) ? rest : self[...]
  }
}
