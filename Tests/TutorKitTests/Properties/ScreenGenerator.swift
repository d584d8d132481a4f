/// Makes screens: nested stacks, lists, rows, conditions, enums with payloads, optionals, bindings,
/// an observable model, the environment, custom containers, links and sheets.
struct ScreenGenerator {
  private var random: SeededGenerator
  private var number = 0

  /// What the screen's view keeps: name, declaration, type.
  static let states: [(name: String, value: String, type: String)] = [
    ("count", "0", "Int"), ("isOn", "false", "Bool"), ("title", "\"Draft\"", "String"),
    ("phase", "Phase.idle", "Phase"), ("choice", "nil", "Item?"),
    ("items", "[Item(id: 1, name: \"One\"), Item(id: 2, name: \"Two\")]", "[Item]"),
    ("model", "Model()", "Model"),
  ]

  static let declarations = """
    import SwiftUI
    struct Item: Identifiable, Equatable { let id: Int; var name: String }
    enum Phase: Equatable { case idle, loaded(Int), failed }
    @Observable final class Model { var total = 0; var note = "note" }
    private struct AccentKey: EnvironmentKey { static let defaultValue = "plain" }
    extension EnvironmentValues {
      var accent: String { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } }
    }
    struct AccentText: View {
      @Environment(\\.accent) private var accent
      let prefix: String
      var body: some View { Text(prefix + accent) }
    }
    struct Card<Content: View>: View {
      let heading: String
      @ViewBuilder let content: Content
      var body: some View { VStack { Text(heading).bold(); content }.padding(4) }
    }

    """

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The controls through which every state is reached, then what the seed makes.
  mutating func screen() -> Piece {
    var parts = [
      action("Button(\"Count\") { ACTION }", "count += 1"),
      Piece(kind: .control("Toggle(\"On\", isOn: BINDING)", state: "isOn")),
      action("Button(\"Phase\") { ACTION }", "phase = next(phase)"),
      action(
        "Button(\"Choose\") { ACTION }",
        "choice = choice == nil ? Item(id: 9, name: \"Chosen\") : nil"),
    ]
    for _ in 0..<3 { parts.append(piece(depth: 3, isInRow: false, isInPhase: false)) }
    return Piece(kind: .container("VStack"), children: parts)
  }

  private func action(_ view: String, _ code: String) -> Piece {
    Piece(kind: .action(view, code: code))
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func label() -> String {
    number += 1
    return "L\(number)"
  }

  private mutating func piece(depth: Int, isInRow: Bool, isInPhase: Bool) -> Piece {
    var result =
      depth == 0 || Int.random(in: 0..<4, using: &random) == 0
      ? leaf(isInRow: isInRow, isInPhase: isInPhase)
      : composite(depth: depth, isInRow: isInRow, isInPhase: isInPhase)
    switch result.kind {
    case .condition, .phases, .rows: return result
    default: break
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let modifier = pick(Self.modifiers).replacingWord("N", with: label())
      if !result.modifiers.contains(modifier) { result.modifiers.append(modifier) }
    }
    return result
  }

  private static let modifiers = [
    ".padding()", ".padding(.horizontal, 3)", ".bold()", ".font(.caption)", ".opacity(0.5)",
    ".frame(width: 40)", ".background(Color.red)", ".accessibilityLabel(\"N\")", ".id(\"N\")",
    ".disabled(isOn)", ".foregroundStyle(isOn ? .red : .blue)", ".navigationTitle(\"N\")",
    ".overlay(AccentText(prefix: \"N\"))",
  ]

  private mutating func leaf(isInRow: Bool, isInPhase: Bool) -> Piece {
    let name = label()
    var leaves = [
      "Text(\"\(name)\")", "Text(\"\(name) \\(count)\")", "Text(title + \"\(name)\")",
      "Text(\"\(name) \\(model.total)\")", "Image(systemName: \"\(name)\")",
      "Label(model.note, systemImage: \"\(name)\")", "AccentText(prefix: \"\(name)\")",
      "Text(choice?.name ?? \"\(name)\")", "Text(\"\(name) \\(items.count)\")",
    ]
    if isInRow { leaves += ["Text(item.name + \"\(name)\")", "Text(\"\(name) \\(item.id)\")"] }
    if isInPhase { leaves += ["Text(\"\(name) \\(value)\")"] }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return action("Button(\"\(name)\") { ACTION }", pick(Self.actions))
    case 1:
      return action("Text(\"\(name)\").onTapGesture { ACTION }", pick(Self.actions))
    case 2:
      return Piece(
        kind: .control(
          "TextField(\"\(name)\", text: BINDING)", state: pick(["title", "model.note"])))
    case 3:
      return Piece(kind: .control("Stepper(\"\(name)\", value: BINDING)", state: "model.total"))
    case 4: return Piece(kind: .control("Toggle(\"\(name)\", isOn: BINDING)", state: "isOn"))
    default: return Piece(kind: .leaf(pick(leaves)))
    }
  }

  private static let actions = [
    "count += 1", "isOn.toggle()", "model.total += 1", "title += \"!\"", "phase = .failed",
    "items.append(Item(id: items.count + 1, name: \"More\"))", "model.note = \"seen\"",
  ]

  private mutating func pieces(
    _ count: Int, depth: Int, isInRow: Bool, isInPhase: Bool
  ) -> [Piece] {
    var result: [Piece] = []
    for _ in 0..<count {
      result.append(piece(depth: depth - 1, isInRow: isInRow, isInPhase: isInPhase))
    }
    return result
  }

  private static let conditions: [(String, Piece.Fact)] = [
    ("isOn", Piece.Fact(state: "isOn", value: 1)),
    ("count % 2 == 0", Piece.Fact(state: "count", value: 0)),
    ("choice != nil", Piece.Fact(state: "choice", value: 1)),
  ]

  private mutating func composite(depth: Int, isInRow: Bool, isInPhase: Bool) -> Piece {
    func made(
      _ generator: inout ScreenGenerator, _ count: Int, row: Bool = false, phase: Bool = false
    ) -> [Piece] {
      generator.pieces(
        count, depth: depth, isInRow: isInRow || row, isInPhase: isInPhase || phase)
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let name = pick(["VStack", "HStack", "ZStack", "Group"])
      return Piece(kind: .container(name), children: made(&self, 2 + number % 2))
    case 2: return Piece(kind: .container("Section(\"\(label())\")"), children: made(&self, 2))
    case 3:
      return Piece(kind: .container("Card(heading: \"\(label())\")"), children: made(&self, 1))
    case 4:
      let (test, fact) = pick(Self.conditions)
      return Piece(kind: .condition(test, fact), children: made(&self, 2))
    case 5 where !isInPhase:
      let children = made(&self, 1) + made(&self, 1, phase: true) + made(&self, 1)
      return Piece(kind: .phases, children: children)
    case 6 where !isInRow:
      return Piece(kind: .rows, children: made(&self, 1 + number % 2, row: true))
    case 7:
      return Piece(kind: .container("NavigationLink(\"\(label())\")"), children: made(&self, 1))
    default:
      return Piece(
        kind: .container("List"), children: made(&self, 2),
        modifiers: [".environment(\\.accent, \"\(label())\")"])
    }
  }
}
