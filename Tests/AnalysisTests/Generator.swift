/// A random number generator with a seed: the same programs in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A generated program: views over integer states, as a structure that can be printed in
/// different ways.
struct GeneratedProgram: Sendable {
  indirect enum Part: Sendable {
    /// A text that shows a state or an input, by number; nil: a constant.
    case text(Int?)
    case stack([Part])
    case padded(Part)
    case conditional(Int, Part, Part)
    /// A child view by number, with the values for its inputs.
    case child(Int, [Int])
    case rows(Int, Part)
  }

  struct Child: Sendable {
    var inputs: Int
    var body: Part
  }

  var states: Int
  var root: Part
  var children: [Child]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    states = Int.random(in: 1...3, using: &random)
    children = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let inputs = Int.random(in: 0...2, using: &random)
      let body = Self.part(depth: 2, values: inputs, children: children, &random)
      children.append(Child(inputs: inputs, body: body))
    }
    var parts: [Part] = []
    for _ in 0..<4 {
      parts.append(Self.part(depth: 3, values: states, children: children, &random))
    }
    root = .stack(parts)
  }

  private static func part(
    depth: Int, values: Int, children: [Child], _ random: inout SeededGenerator
  ) -> Part {
    let leaf = depth == 0
    switch Int.random(in: 0..<(leaf ? 2 : 7), using: &random) {
    case 0: return .text(nil)
    case 1: return .text(values == 0 ? nil : Int.random(in: 0..<values, using: &random))
    case 2:
      return .padded(part(depth: depth - 1, values: values, children: children, &random))
    case 3 where values > 0:
      return .conditional(
        Int.random(in: 0..<values, using: &random),
        part(depth: depth - 1, values: values, children: children, &random),
        part(depth: depth - 1, values: values, children: children, &random))
    case 4 where !children.isEmpty:
      let index = Int.random(in: 0..<children.count, using: &random)
      guard values > 0 || children[index].inputs == 0 else { return .text(nil) }
      return .child(
        index,
        (0..<children[index].inputs).map { _ in Int.random(in: 0..<values, using: &random) })
    case 5:
      return .rows(
        Int.random(in: 1...3, using: &random),
        part(depth: depth - 1, values: values, children: children, &random))
    default:
      let count = Int.random(in: 1...3, using: &random)
      var parts: [Part] = []
      for _ in 0..<count {
        parts.append(part(depth: depth - 1, values: values, children: children, &random))
      }
      return .stack(parts)
    }
  }

  // MARK: Printing

  /// How a program is printed.
  struct Style: Sendable {
    var prefix = ""
    var isReversed = false
    var hasUnrelatedView = false
    /// Makes a view of this part of the root's stack.
    var extracted: Int?
  }

  func source(_ style: Style = Style()) -> String {
    var declarations = children.indices.map { child($0, style) }
    declarations.append(rootView(style))
    if let index = style.extracted { declarations.append(extractedView(index, style)) }
    if style.isReversed { declarations.reverse() }
    if style.hasUnrelatedView {
      declarations.insert(
        "struct Unrelated: View { @State var x = 0; var body: some View { Text(\"\\(x)\") } }",
        at: 0)
    }
    return "import SwiftUI\n" + declarations.joined(separator: "\n") + "\n"
  }

  private func child(_ index: Int, _ style: Style) -> String {
    let inputs = (0..<children[index].inputs).map { "  let \(style.prefix)v\($0): Int\n" }.joined()
    return "struct \(style.prefix)Child\(index): View {\n\(inputs)  var body: some View {\n"
      + print(children[index].body, style, name: "v") + "  }\n}"
  }

  private func rootView(_ style: Style) -> String {
    let names = (0..<states).map { "\(style.prefix)s\($0)" }
    let declared = names.map { "  @State var \($0) = 0\n" }.joined()
    let steps = names.indices.map { "    let _ = step(\"set \($0)\") { \(names[$0]) += 1 }\n" }
      .joined()
    guard case .stack(let parts) = root else { return "" }
    let content = parts.enumerated().map { index, part in
      index == style.extracted
        ? "\(style.prefix)Extracted(" + arguments(names, style) + ")\n"
        : print(part, style, name: "s")
    }.joined()
    return "struct \(style.prefix)Root: View {\n\(declared)  var body: some View {\n\(steps)"
      + "    VStack {\n\(content)    }\n  }\n}"
  }

  private func arguments(_ names: [String], _ style: Style) -> String {
    names.indices.map { "\(style.prefix)s\($0): \(names[$0])" }.joined(separator: ", ")
  }

  private func extractedView(_ index: Int, _ style: Style) -> String {
    guard case .stack(let parts) = root else { return "" }
    let inputs = (0..<states).map { "  let \(style.prefix)s\($0): Int\n" }.joined()
    return "struct \(style.prefix)Extracted: View {\n\(inputs)  var body: some View {\n"
      + print(parts[index], style, name: "s") + "  }\n}"
  }

  private func print(_ part: Part, _ style: Style, name: String) -> String {
    func value(_ index: Int) -> String { "\(style.prefix)\(name)\(index)" }
    switch part {
    case .text(nil): return "Text(\"fixed\")\n"
    case .text(let index?): return "Text(\"\\(\(value(index)))\")\n"
    case .padded(let inner):
      return "VStack {\n" + print(inner, style, name: name) + "}.padding()\n"
    case .stack(let parts):
      return "HStack {\n" + parts.map { print($0, style, name: name) }.joined() + "}\n"
    case .conditional(let index, let yes, let no):
      return "if \(value(index)) % 2 == 0 {\n" + print(yes, style, name: name) + "} else {\n"
        + print(no, style, name: name) + "}\n"
    case .child(let index, let values):
      let inputs = values.enumerated().map { "\(style.prefix)v\($0): \(value($1))" }
      return "\(style.prefix)Child\(index)(" + inputs.joined(separator: ", ") + ")\n"
    case .rows(let count, let inner):
      return "ForEach(0..<\(count), id: \\.self) { _ in\n" + print(inner, style, name: name) + "}\n"
    }
  }
}
