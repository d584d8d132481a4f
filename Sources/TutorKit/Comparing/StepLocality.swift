import Simulation

/// Which steps have to do with each other: those whose actions use the same storage of one of the two
/// programs. A search goes on with these first, and so gets further into each part of a screen than it
/// would by mixing all that can be done.
struct StepLocality {
  struct Control: Hashable {
    var kind: ScreenEvent.Kind
    var place: Int

    init(_ event: ScreenEvent) {
      kind = event.kind
      place = event.place
    }
  }

  private var used: [Control: Set<Int>] = [:]
  /// Which decisions were made in a step, by their sites.
  private var decided: [Control: Set<Int>] = [:]
  /// The views that were given another input in a step: what they do may depend on it.
  private var given: [Control: Set<String>] = [:]

  /// A step used this storage of the two programs.
  mutating func note(_ event: ScreenEvent, _ before: Set<Int>, _ after: Set<Int>) {
    // The storage of the two programs is told apart by its parity.
    used[Control(event), default: []]
      .formUnion(before.map { 2 * $0 } + after.map { 2 * $0 + 1 })
  }

  /// Whether both steps are known, and have nothing in common.
  func areApart(_ first: ScreenEvent, _ second: ScreenEvent) -> Bool {
    guard let a = used[Control(first)], let b = used[Control(second)] else { return false }
    return a.isDisjoint(with: b)
  }

  /// These decisions were made in a step.
  mutating func note(_ event: ScreenEvent, decided sites: some Sequence<Int>) {
    decided[Control(event), default: []].formUnion(sites)
  }

  /// These runs were made in a step.
  mutating func note(_ event: ScreenEvent, _ runs: [Run]) {
    for run in runs where run.isBody {
      if case .input = run.cause { given[Control(event), default: []].insert(run.view) }
    }
  }

  /// The steps that have to do with decisions: those in which they are made, those that give another input to
  /// the views that make them, and those that use the same storage as these.
  ///
  /// - Parameter views: nil: any.
  func focus(on sites: Set<Int>, in views: Set<String>?) -> Set<Control> {
    var found = Set(decided.filter { !$0.value.isDisjoint(with: sites) }.keys)
    if !found.isEmpty {
      found.formUnion(given.filter { views?.isDisjoint(with: $0.value) != true }.keys)
    }
    var storage: Set<Int> = []
    var isDone = false
    while !isDone {
      storage.formUnion(found.flatMap { used[$0] ?? [] })
      let next = used.filter { !found.contains($0.key) && !$0.value.isDisjoint(with: storage) }
      found.formUnion(next.keys)
      isDone = next.isEmpty
    }
    return found
  }

  /// Whether a step like it was taken.
  func isKnown(_ event: ScreenEvent) -> Bool { used[Control(event)] != nil }
}
