/// Writes the expressions of a view's body: containers, controls, texts and modifiers.
struct ViewWriter {
  let model: Model
  var scope: Scope
  var dice: Dice
  /// Views of the feature that take one value of the model.
  var rows: [String]

  /// Writes one view and what is inside it.
  mutating func view(to lines: inout Lines, depth: Int) {
    if depth <= 0 || dice.oneIn(4) { return leaf(to: &lines) }
    switch dice.roll(1...10) {
    case 1...4: stack(to: &lines, depth: depth)
    case 5: conditional(to: &lines, depth: depth)
    case 6 where !scope.lists.isEmpty: list(to: &lines, depth: depth)
    case 7: section(to: &lines, depth: depth)
    case 8: button(to: &lines, depth: depth)
    default: stack(to: &lines, depth: depth)
    }
  }

  private mutating func stack(to lines: inout Lines, depth: Int) {
    let head = dice.pick([
      "VStack(alignment: .leading, spacing: \(dice.roll(2...24)))", "HStack", "ZStack",
      "VStack(spacing: \(dice.roll(4...16)))", "HStack(alignment: .firstTextBaseline)", "Group",
      "LazyVStack", "ScrollView",
    ])
    lines.block(head) { lines in
      for _ in 0..<dice.roll(2...4) { view(to: &lines, depth: depth - 1) }
    }
    modifiers(to: &lines)
  }

  private mutating func conditional(to lines: inout Lines, depth: Int) {
    let test =
      dice.oneIn(3)
      ? "\(dice.pick(scope.numbers)) > \(dice.roll(1...50))" : dice.pick(scope.switches)
    lines.block("if \(test)", end: "} else {") { view(to: &$0, depth: depth - 1) }
    lines.indented { view(to: &$0, depth: depth - 1) }
    lines.add("}")
  }

  private mutating func list(to lines: inout Lines, depth: Int) {
    let head = dice.pick(["ForEach", "List"])
    lines.block("\(head)(\(dice.pick(scope.lists))) { item in") { lines in
      if !rows.isEmpty, dice.oneIn(2) {
        lines.add("\(dice.pick(rows))(\(model.variable): item)")
      } else {
        let outer = scope
        scope.add(model, as: "item")
        view(to: &lines, depth: min(2, depth - 1))
        scope = outer
      }
    }
  }

  private mutating func section(to lines: inout Lines, depth: Int) {
    lines.block("Section(\"\(dice.pick(Words.sentences))\")") { lines in
      for _ in 0..<dice.roll(1...3) { view(to: &lines, depth: depth - 1) }
    }
  }

  private mutating func button(to lines: inout Lines, depth: Int) {
    lines.block("Button", end: "} label: {") { $0.add(dice.pick(scope.actions)) }
    lines.indented { view(to: &$0, depth: min(1, depth - 1)) }
    lines.add("}")
    modifiers(to: &lines)
  }

  private mutating func leaf(to lines: inout Lines) {
    switch dice.roll(1...9) {
    case 1...2: lines.add("Text(\(dice.pick(scope.texts)))")
    case 3: lines.add("Text(\"\(dice.pick(Words.sentences)): \\(\(dice.pick(scope.numbers)))\")")
    case 4: lines.add("Image(systemName: \"\(dice.pick(Words.symbols))\")")
    case 5:
      lines.add("Label(\(dice.pick(scope.texts)), systemImage: \"\(dice.pick(Words.symbols))\")")
    case 6 where !scope.boundSwitches.isEmpty:
      lines.add(
        "Toggle(\"\(dice.pick(Words.sentences))\", isOn: $\(dice.pick(scope.boundSwitches)))")
    case 7 where !scope.boundTexts.isEmpty:
      lines.add(
        "TextField(\"\(dice.pick(Words.sentences))\", text: $\(dice.pick(scope.boundTexts)))")
    case 8:
      lines.add("ProgressView(value: \(dice.pick(scope.numbers)), total: \(dice.roll(10...99)))")
    default: lines.add("Text(\"\(dice.pick(Words.sentences))\")")
    }
    modifiers(to: &lines)
  }

  private mutating func modifiers(to lines: inout Lines) {
    let count = dice.pick([0, 0, 1, 1, 2, 3])
    let chosen = (0..<count).map { _ in modifier() }
    lines.indented { $0.append(chosen) }
  }

  private mutating func modifier() -> String {
    switch dice.roll(1...10) {
    case 1: ".font(.\(dice.pick(Words.fonts)))"
    case 2: ".foregroundStyle(.\(dice.pick(Words.colors)))"
    case 3: ".padding(.\(dice.pick(["horizontal", "vertical", "top"])), \(dice.roll(2...20)))"
    case 4: ".frame(maxWidth: .infinity, alignment: .leading)"
    case 5: ".opacity(\(dice.pick(scope.switches)) ? 1 : 0.\(dice.roll(1...9)))"
    case 6: ".background(Color.\(dice.pick(Words.colors)).opacity(0.1))"
    case 7: ".lineLimit(\(dice.roll(1...3)))"
    case 8: ".disabled(\(dice.pick(scope.switches)))"
    case 9: ".accessibilityLabel(\(dice.pick(scope.texts)))"
    default: ".onTapGesture { \(dice.pick(scope.actions)) }"
    }
  }
}
