/// What each member depends on through the members that it uses.
///
/// A member's inputs are its own and those of the members below it, which are done first. Members
/// that use each other in a circle have the same inputs: they are done together, when the first of
/// them that was met is left (Tarjan's strongly connected components).
struct TransitiveInputs {
  /// Which members each member's own code mentions.
  private let names: [String: Set<String>]
  private let direct: [String: MemberReads.Inputs]
  private(set) var all: [String: MemberReads.Inputs] = [:]
  /// In what order the members were met.
  private var numbers: [String: Int] = [:]
  /// Members that were met and are not done, in that order.
  private var open: [String] = []

  /// A member that is being followed.
  private struct Step {
    let name: String
    let number: Int
    /// Members that it uses and that are still to be followed.
    var rest: [String]
    /// The least number that can be reached from it.
    var least: Int
  }

  init(names: [String: Set<String>], direct: [String: MemberReads.Inputs]) {
    self.names = names
    self.direct = direct
    for name in direct.keys where all[name] == nil { add(name) }
  }

  private mutating func add(_ start: String) {
    var steps = [step(into: start)]
    while let last = steps.indices.last {
      guard let next = steps[last].rest.popLast() else {
        let step = steps.removeLast()
        if step.least == step.number { finish(step.name) }
        if let outer = steps.indices.last {
          steps[outer].least = min(steps[outer].least, step.least)
        }
        continue
      }
      if all[next] != nil { continue }
      if let number = numbers[next] {
        steps[last].least = min(steps[last].least, number)
      } else {
        steps.append(step(into: next))
      }
    }
  }

  private mutating func step(into name: String) -> Step {
    let number = numbers.count
    numbers[name] = number
    open.append(name)
    return Step(name: name, number: number, rest: members(usedBy: name), least: number)
  }

  private func members(usedBy name: String) -> [String] {
    (names[name] ?? []).filter { $0 != name && names[$0] != nil }
  }

  /// Gives the circle that was entered by a member its inputs.
  private mutating func finish(_ first: String) {
    var circle: [String] = []
    while let name = open.popLast() {
      circle.append(name)
      if name == first { break }
    }
    var inputs = direct[circle[0]] ?? MemberReads.Inputs()
    for (place, name) in circle.enumerated() {
      if place > 0, let own = direct[name] { inputs.formUnion(own) }
      for other in members(usedBy: name) {
        if let below = all[other] { inputs.formUnion(below) }
      }
    }
    for name in circle { all[name] = inputs }
  }
}
