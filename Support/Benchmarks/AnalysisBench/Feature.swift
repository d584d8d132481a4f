/// A model and its screens, as one file of an app holds them.
struct Feature {
  let model: Model
  private var dice: Dice
  private let number: Int
  /// The most screens.
  private let screens: Int

  init(number: Int, seed: UInt64, screens: Int = 3) {
    var dice = Dice(seed: seed &+ UInt64(number) &* 0x1_0001)
    model = Model(number, &dice)
    self.number = number
    self.screens = screens
    self.dice = dice
  }

  /// Writes the model, a row and one to three screens.
  mutating func write(to lines: inout Lines) {
    lines.add("import SwiftUI")
    lines.add()
    model.write(to: &lines, &dice)
    let row = "\(model.name)Row"
    lines.add()
    writeRow(row, to: &lines)
    for screen in dice.pick(min(screens, dice.roll(1...3)), of: Words.screens) {
      lines.add()
      writeScreen("\(model.name)\(screen)View", row: row, to: &lines)
    }
    lines.add()
    lines.block("#Preview") { $0.add("Text(\"\(model.name)\")") }
  }

  private mutating func writeRow(_ name: String, to lines: inout Lines) {
    var scope = Scope()
    scope.add(model, as: model.variable)
    scope.actions = ["action()"]
    lines.block("private struct \(name): View") { lines in
      lines.add("let \(model.variable): \(model.name)")
      lines.add("var action: () -> Void = {}")
      lines.add()
      writeBody(scope, uses: [], rows: [], depth: 2, to: &lines)
    }
  }

  private mutating func writeScreen(_ name: String, row: String, to lines: inout Lines) {
    var scope = Scope()
    scope.add(model, as: model.variable)
    let hasHeader = dice.oneIn(3)
    let hasHelper = dice.oneIn(4)
    lines.block("struct \(name): View") { lines in
      lines.add("let \(model.variable): \(model.name)")
      writeStore(&scope, to: &lines)
      writeStates(&scope, to: &lines)
      lines.add()
      let uses = (hasHeader ? ["header"] : []) + (hasHelper ? ["badge(\"\(number)\")"] : [])
      writeBody(scope, uses: uses, rows: [row], depth: dice.roll(3...4), to: &lines)
      if hasHeader { writeMember("private var header: some View", scope, to: &lines) }
      if hasHelper {
        writeMember("private func badge(_ text: String) -> some View", scope, to: &lines)
      }
      lines.add()
      lines.block("private func reset()") { $0.append(Array(scope.actions.prefix(3))) }
    }
  }

  private mutating func writeStore(_ scope: inout Scope, to lines: inout Lines) {
    guard dice.oneIn(2) else { return }
    let wrapper = model.isObservable ? "@State private var" : "@StateObject private var"
    lines.add("\(wrapper) store = \(model.store)()")
    scope.lists = ["store.items", "store.visible"]
    scope.switches.append("store.isLoading")
    scope.boundTexts.append("store.query")
    scope.actions.append("store.toggle(\(model.variable))")
  }

  private mutating func writeStates(_ scope: inout Scope, to lines: inout Lines) {
    for name in dice.pick(dice.roll(1...3), of: Words.switches) {
      lines.add("@State private var \(name) = false")
      scope.addState(switch: name)
    }
    for name in dice.pick(dice.roll(0...2), of: Words.texts) {
      lines.add("@State private var \(name) = \"\"")
      scope.addState(text: name)
    }
    for name in dice.pick(dice.roll(0...1), of: Words.numbers) {
      lines.add("@State private var \(name) = 0.0")
      scope.addState(number: name)
    }
  }

  private mutating func writeBody(
    _ scope: Scope, uses: [String], rows: [String], depth: Int, to lines: inout Lines
  ) {
    var writer = ViewWriter(model: model, scope: scope, dice: dice, rows: rows)
    lines.block("var body: some View") { lines in
      lines.block("VStack(alignment: .leading)") { lines in
        lines.append(uses)
        for _ in 0..<3 { writer.view(to: &lines, depth: depth - 1) }
      }
      lines.indented { $0.add(".padding()") }
    }
    dice = writer.dice
  }

  private mutating func writeMember(_ head: String, _ scope: Scope, to lines: inout Lines) {
    var writer = ViewWriter(model: model, scope: scope, dice: dice, rows: [])
    lines.add()
    lines.block(head) { lines in
      lines.block("HStack") { lines in
        for _ in 0..<2 { writer.view(to: &lines, depth: 1) }
      }
    }
    dice = writer.dice
  }
}
