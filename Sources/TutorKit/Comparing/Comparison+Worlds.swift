import Simulation

/// Which sets of assumptions are tried, and in what order.
extension Comparison {
  /// The last sets of assumptions, which share what is left when there are more.
  private static let sharedWorlds = 12

  /// Methods that change a collection.
  private static let changes: Set<String> = [
    "insert", "remove", "append", "removeAll", "removeFirst", "removeLast", "union", "subtracting",
    "formUnion", "subtract",
  ]

  /// What questions have in common that differ only in how often elements were put in and taken out
  /// before: one of them stands for all.
  static func family(_ question: String) -> String {
    var depth = 0
    var parts = [""]
    for character in question {
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if character == ".", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    var kept: [String] = []
    for part in parts {
      let name = String(part.prefix { $0 != "(" })
      let text = changes.contains(name) ? name : part
      if !changes.contains(text) || !kept.contains(text) { kept.append(text) }
    }
    return kept.joined(separator: ".")
  }

  /// One set of assumptions after another, and when more are left than places, several in one.
  static func takeNext(_ pending: inout [World], places: Int) -> World {
    guard places <= sharedWorlds, pending.count > places else { return pending.removeFirst() }
    var result = World()
    for _ in 0..<((pending.count + places - 1) / places) {
      let next = pending.removeFirst()
      result.contrary += next.contrary.filter { !result.contrary.contains($0) }
      result.inputs.merge(next.inputs) { own, _ in own }
    }
    return result
  }
}
