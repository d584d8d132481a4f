/// What each member depends on through the members that it uses.
///
/// A member's inputs are its own and those of the members below it, which are done first. Members
/// that use each other in a circle are each followed to the end.
struct TransitiveInputs {
  /// What each member's own code mentions.
  private let names: [String: Set<String>]
  private let direct: [String: MemberReads.Inputs]
  private(set) var all: [String: MemberReads.Inputs] = [:]

  init(names: [String: Set<String>], direct: [String: MemberReads.Inputs]) {
    self.names = names
    self.direct = direct
    for name in direct.keys where all[name] == nil { add(name) }
  }

  private mutating func add(_ start: String) {
    var open: Set<String> = [start]
    var stack = [(name: start, rest: members(usedBy: start))]
    while let last = stack.indices.last {
      guard let next = stack[last].rest.popLast() else {
        let name = stack.removeLast().name
        open.remove(name)
        all[name] = inputs(of: name)
        continue
      }
      guard all[next] == nil, open.insert(next).inserted else { continue }
      stack.append((next, members(usedBy: next)))
    }
  }

  private func members(usedBy name: String) -> [String] {
    (names[name] ?? []).filter { $0 != name && names[$0] != nil }
  }

  private func inputs(of name: String) -> MemberReads.Inputs {
    var result = direct[name] ?? MemberReads.Inputs()
    for other in members(usedBy: name) {
      guard let inputs = all[other] else { return followed(name) }
      result.formUnion(inputs)
    }
    return result
  }

  /// For a member in a circle.
  private func followed(_ name: String) -> MemberReads.Inputs {
    var result = MemberReads.Inputs()
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard let inner = names[next], seen.insert(next).inserted else { continue }
      if let inputs = direct[next] { result.formUnion(inputs) }
      pending += inner
    }
    return result
  }
}
