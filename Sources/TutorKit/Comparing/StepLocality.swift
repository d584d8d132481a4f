import Simulation

/// Which steps have to do with each other: those whose actions use the same storage of one of the two
/// programs. A search goes on with these first, and so gets further into each part of a screen than it
/// would by mixing all that can be done.
struct StepLocality {
  private struct Control: Hashable {
    var kind: ScreenEvent.Kind
    var place: Int

    init(_ event: ScreenEvent) {
      kind = event.kind
      place = event.place
    }
  }

  private var used: [Control: Set<Int>] = [:]

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
}
