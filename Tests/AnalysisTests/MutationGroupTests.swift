import Testing

@testable import Simulation

/// What a group of writes keeps.
struct MutationGroupTests {
  private func values(_ group: MutationGroup) -> [Value?] {
    group.mutations.map { if case .state(_, let value, _, _) = $0 { value } else { nil } }
  }

  /// A loop that writes one state many times keeps the last value alone, and each write still wakes.
  @Test func theLastValueOfAStateIsKept() {
    var group = MutationGroup(transaction: .void, mutations: [])
    for number in 0..<100 {
      group.append(.state(0, .integer(number), changes: true, write: number))
      group.append(.state(1, .integer(-number), changes: number == 3, write: number))
    }
    #expect(group.mutations.count == 200)
    #expect(values(group).compactMap(\.self).count == 2)
    guard case .state(0, .integer(99)?, true, 99) = group.mutations[198],
      case .state(1, nil, true, 3) = group.mutations[7]
    else {
      Issue.record("\(group.mutations.suffix(2))")
      return
    }
  }
}
