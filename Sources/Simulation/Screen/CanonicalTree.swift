import Catalog

/// One spelling for what SwiftUI lets one write in several: so that two trees are equal when they
/// show the same.
extension ScreenTree {
  /// A tree with its label as a view and its values in one spelling.
  func canonical(_ tree: RenderTree, _ primitive: PrimitiveView, _ shown: [Value]) -> RenderTree {
    var result = tree
    result.values = tree.values.map(Self.canonicalValue)
    if tree.name == "Text", primitive.arguments.count == 1,
      primitive.arguments[0].label == "verbatim", let first = shown.first, !Self.isMarkedUp(first)
    {
      result.values = [Self.canonicalValue(descriptions.shown(first))]
    }
    if tree.name == "Text", shown.count == 1, let text = Self.attributed(shown[0]) {
      result.values = Self.canonicalText(descriptions.shown(text), isRead: Self.isMarkedUp(text))
    }
    if tree.name == "Text", shown.count == 2, primitive.arguments.last?.label == "format",
      let text = scalarLibrary.shownNumber([
        LabeledValue(label: nil, value: shown[0]), LabeledValue(label: "format", value: shown[1]),
      ])
    {
      // What an interpolation of a whole number shows is formatted in the same way.
      result.values = ["\"\(text)\""]
    }
    if interpreter.options.showsEverything, let stack = LayoutStacks.stack(of: primitive) {
      result.name = stack.name
      result.values = descriptions.shownValues(stack, stack.arguments.map(\.value))
        .map(Self.canonicalValue)
    }
    result.values = TwoLengths(of: result)?.values ?? result.values
    if ["LazyVGrid", "LazyHGrid"].contains(tree.name) {
      result.values = result.values.map(Self.gridItems)
    }
    if tree.name == "ProgressView" { result.values = Self.asFraction(result.values) }
    if tree.name == ".aspectRatio", let mode = Self.scaling[result.values] {
      return RenderTree(name: mode, values: [], children: tree.children)
    }
    if let place = Catalog.labelPlace(tree.name) {
      addLabel(to: &result, place, primitive, shown)
      result.children = inOneOrder(result.children, of: tree.name)
    }
    return NestedStacks.inlined(in: result)
  }

  /// `Toggle("A", isOn: $a)` is `Toggle(isOn: $a) { Text("A") }`.
  private func addLabel(
    to tree: inout RenderTree, _ place: Catalog.LabelPlace, _ primitive: PrimitiveView,
    _ shown: [Value]
  ) {
    guard let first = primitive.arguments.first, first.label == nil, let value = shown.first,
      isText(value), !tree.values.isEmpty
    else { return }
    var label = [RenderTree(name: "Text", values: [tree.values.removeFirst()], children: [])]
    label[0].unresolved = tree.unresolved
    if tree.name == "Label" || place == .alone || place == .beside("label"),
      let image = takeImage(from: &tree)
    {
      let title = RenderTree(name: "title", values: [], children: label)
      let icon = RenderTree(name: "icon", values: [], children: [image])
      if tree.name == "Label" { return tree.children += [icon, title] }
      label = [RenderTree(name: "Label", values: [], children: [icon, title])]
    }
    if tree.name == "LabeledContent" { addContent(to: &tree) }
    switch place {
    case .alone: tree.children = label + tree.children
    case .beside(let name):
      tree.children.append(RenderTree(name: name, values: [], children: label))
    }
  }

  /// The image that stands beside a title: `systemImage: "star"`.
  private func takeImage(from tree: inout RenderTree) -> RenderTree? {
    for (label, name) in [("systemImage: ", "systemName: "), ("image: ", "")] {
      guard let index = tree.values.firstIndex(where: { $0.hasPrefix(label) }) else { continue }
      let value = name + tree.values.remove(at: index).dropFirst(label.count)
      return RenderTree(name: "Image", values: [value], children: [])
    }
    return nil
  }

  /// `LabeledContent("A", value: a)` is `LabeledContent("A") { Text(a) }`.
  private func addContent(to tree: inout RenderTree) {
    guard let index = tree.values.firstIndex(where: { $0.hasPrefix("value: ") }) else { return }
    let value = String(tree.values.remove(at: index).dropFirst("value: ".count))
    let format = tree.values.filter { $0.hasPrefix("format: ") }
    tree.values.removeAll { $0.hasPrefix("format: ") }
    let isKey = format.isEmpty && Markup.isRead(in: value)
    let text = RenderTree(
      name: "Text", values: [isKey ? "verbatim: " + value : value] + format, children: [])
    tree.children.append(text)
  }

  /// The text of `AttributedString("a")`, which has no attributes. nil: it is another value.
  private static func attributed(_ value: Value) -> Value? {
    guard case .term(let term) = value, term.kind == .call, term.head == "AttributedString",
      term.operands.count == 1, term.labels[0] == nil, case .string = term.operands[0]
    else { return nil }
    return term.operands[0]
  }

  private static func canonicalText(_ text: String, isRead: Bool) -> [String] {
    [isRead ? "verbatim: " + text : canonicalValue(text)]
  }

  /// Whether a value is a text in which `Text` would read Markdown, if it stood there as a literal.
  private static func isMarkedUp(_ value: Value) -> Bool {
    if case .string(let text) = value { Markup.isRead(in: text) } else { false }
  }

  /// The parts of a view before its content, by name: a header may be written before or after it.
  private func inOneOrder(_ children: [RenderTree], of view: String) -> [RenderTree] {
    let parts = children.filter { $0.values.isEmpty && Catalog.isPart($0.name, of: view) }
    guard !parts.isEmpty else { return children }
    let content = children.filter { !($0.values.isEmpty && Catalog.isPart($0.name, of: view)) }
    return parts.sorted { $0.name < $1.name } + content
  }

  /// A view that a modifier is given and that is as good as a value. nil: it is content.
  func argument(
    _ tree: RenderTree, _ label: String?, of modifier: PrimitiveView, at place: RenderPlace
  ) -> String? {
    if let color = tree.color { return place.shown(color, in: modifier) }
    if let shape = tree.shape ?? tree.paint { return shape }
    return Catalog.isTitle(ofModifier: modifier.name, label: label) ? tree.title : nil
  }

  private func isText(_ value: Value) -> Bool {
    switch value {
    case .string: true
    case .term(let term):
      term.kind != .operation || term.head == "interpolation" || term.head == "+"
    default: false
    }
  }

  // MARK: Values

  /// The items of a grid, which have one type: `GridItem()` for `.init(.flexible())`.
  private static func gridItems(_ text: String) -> String {
    guard text.hasPrefix("columns: [") || text.hasPrefix("rows: [") else { return text }
    return text.replacing(" .init(", with: " GridItem(").replacing("[.init(", with: "[GridItem(")
      .replacing("GridItem(.flexible())", with: "GridItem()")
  }

  /// `value: 3, total: 10` is `value: 0.3`.
  private static func asFraction(_ values: [String]) -> [String] {
    func number(_ label: String) -> Double? {
      values.first { $0.hasPrefix(label) }.flatMap { Double($0.dropFirst(label.count)) }
    }
    guard let value = number("value: "), let total = number("total: "), total > 0 else {
      return values
    }
    let share = value / total
    let text = Int(exactly: share).map(String.init) ?? String(describing: share)
    return values.filter { !$0.hasPrefix("total: ") }
      .map { $0.hasPrefix("value: ") ? "value: " + text : $0 }
  }

  static func canonicalValue(_ text: String) -> String {
    // Most values are texts.
    if text.utf8.first == UInt8(ascii: "\"") { return text }
    let text = withCornerRadius(withPlainColors(text))
    let label = labelEnd(text)
    let value = text[label...]
    guard label != text.startIndex || value.utf8.first == UInt8(ascii: ".") else {
      // Levels have no other type.
      if text.hasPrefix(levels) { return String(text.dropFirst(levels.count - 1)) }
      return style(text) ?? text
    }
    if text[..<label] == "gradient: ", value.hasPrefix("Gradient("), value.hasSuffix(")") {
      return String(value.dropFirst("Gradient(".count).dropLast())
    }
    for (from, to) in shapes where value.utf8.starts(with: from.utf8) {
      return text[..<label] + to + value.dropFirst(from.count)
    }
    return style(text) ?? textStyle(text) ?? text
  }

  /// `.red` for `Color(.red)`, wherever it stands in a value.
  private static func withPlainColors(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "(")), text.holds("Color(.") else { return text }
    return text.replacing(/\bColor\((\.[A-Za-z]+)\)/) { String($0.output.1) }
  }

  /// `cornerRadius: 8` for `cornerSize: CGSize(width: 8, height: 8)`.
  private static func withCornerRadius(_ text: String) -> String {
    guard text.holds("cornerSize: CGSize(") else { return text }
    return text.replacing(/cornerSize: CGSize\(width: ([0-9.]+), height: ([0-9.]+)\)/) { match in
      match.output.1 == match.output.2 ? "cornerRadius: \(match.output.1)" : String(match.output.0)
    }
  }

  /// `.system(.title)` is the font of a text style in the design that it has anyway: `.title`.
  private static func textStyle(_ text: String) -> String? {
    guard text.hasPrefix(".system(."), text.hasSuffix(")") else { return nil }
    let name = text.dropFirst(".system(".count).dropLast()
    return name.dropFirst().allSatisfy(\.isLetter) ? String(name) : nil
  }

  /// Where the value begins behind its label: `in: .circle`.
  private static func labelEnd(_ text: String) -> String.Index {
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon != bytes.startIndex,
      bytes[..<colon].allSatisfy(isOfName),
      let blank = bytes.index(colon, offsetBy: 2, limitedBy: bytes.endIndex),
      bytes[bytes.index(after: colon)] == UInt8(ascii: " ")
    else { return text.startIndex }
    return blank
  }

  /// Whether a byte may be part of a label: an ASCII letter or digit, or part of another letter.
  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  /// Values without labels first, as they stand in every call of the library.
  static func inOneOrder(_ values: [String]) -> [String] {
    values.filter { labelEnd($0) == $0.startIndex }
      + values.filter { labelEnd($0) != $0.startIndex }
  }

  private static let scaling = [
    ["contentMode: .fit"]: ".scaledToFit", ["contentMode: .fill"]: ".scaledToFill",
  ]

  private static let levels = "HierarchicalShapeStyle."

  /// Static members of `Shape` as the shapes that they make.
  private static let shapes: [(String, String)] = [
    (".rect(cornerRadius: ", "RoundedRectangle(cornerRadius: "),
    (".rect(cornerSize: ", "RoundedRectangle(cornerSize: "),
    (".rect(", "UnevenRoundedRectangle("), (".rect", "Rectangle()"),
    (".capsule(", "Capsule("), (".capsule", "Capsule()"), (".circle", "Circle()"),
    (".ellipse", "Ellipse()"),
  ]

  private static let controls = [
    "TextField", "TextEditor", "TabView", "NavigationView", "ProgressView", "GroupBox",
    "DatePicker", "DisclosureGroup", "ControlGroup", "LabeledContent", "NavigationSplitView",
    "IndexView", "Button", "Picker", "List", "Toggle", "Form", "Label", "Menu", "Gauge", "Table",
  ]

  /// `.segmented` for `SegmentedPickerStyle()`.
  private static func style(_ text: String) -> String? {
    guard text.hasSuffix("Style()") else { return nil }
    let name = text.dropLast("Style()".count)
    guard let control = controls.first(where: { name.hasSuffix($0) && name.count > $0.count })
    else { return nil }
    let rest = name.dropLast(control.count)
    return "." + rest.prefix(1).lowercased() + rest.dropFirst()
  }
}

extension RenderTree {
  /// Whether it is an item of a toolbar that says nothing of its content, which may stand there without it.
  var isPlainItem: Bool {
    guard values.isEmpty, identity == nil else { return false }
    return name == "ToolbarItemGroup" || name == "ToolbarItem" && children.count == 1
  }

  /// A modifier by the name of the one that does the same: `.cornerRadius(8)` clips to a rounded rectangle, a shape
  /// is filled with its foreground style, and `.fontWeight(.bold)` is `.bold()`.
  var inOneName: RenderTree {
    var result = self
    switch (name, values.count) {
    case (".cornerRadius", 1):
      result.name = ".clipShape"
      result.values = ["RoundedRectangle(cornerRadius: \(values[0]))"]
    case (".fill", 1) where children.count == 1 && children[0].shape != nil:
      result.name = ".foregroundStyle"
    case (".background", 0)
    where contents == 1 && children.count == 2 && children[1].filledShape != nil:
      result.values = children[1].filledShape ?? []
      result.children.removeLast()
    case (".stroke", 2...), (".strokeBorder", 2...):
      result.values = values.map(Self.plainLine)
    case (".fontWeight", 1) where values[0] == ".bold":
      (result.name, result.values) = (".bold", [])
    default: break
    }
    return result
  }

  /// What fills a shape, and the shape as what a background is cut to: `.red`, `in: Capsule()`. nil: it is none.
  private var filledShape: [String]? {
    guard name == ".foregroundStyle", values.count == 1, children.count == 1,
      let shape = children[0].shape
    else { return nil }
    return [values[0], "in: " + shape]
  }

  /// `lineWidth: 2` for `style: StrokeStyle(lineWidth: 2)`.
  private static func plainLine(_ value: String) -> String {
    let start = "style: StrokeStyle("
    guard value.hasPrefix(start + "lineWidth: "), value.hasSuffix(")"), !value.contains(",") else {
      return value
    }
    return String(value.dropFirst(start.count).dropLast())
  }

  /// The tree of a shape as an expression: `RoundedRectangle(cornerRadius: 8)`. nil: it is none.
  var shape: String? {
    guard Self.shapes.contains(name), children.isEmpty, identity == nil else { return nil }
    return name + "(" + values.joined(separator: ", ") + ")"
  }

  /// The tree of a gradient as an expression: `LinearGradient(colors: [.red], …)`. nil: it is none.
  var paint: String? {
    guard SameValues.paints.values.contains(name), children.isEmpty, identity == nil else {
      return nil
    }
    return name + "(" + values.joined(separator: ", ") + ")"
  }

  private static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse",
    "ContainerRelativeShape",
  ]

  /// The tree of a plain text as its text. nil: it is none.
  var title: String? {
    guard name == "Text", children.isEmpty, identity == nil, values.count == 1,
      values[0].hasPrefix("\"")
    else { return nil }
    return values[0]
  }

  /// What a control or a section is called on the screen, where its label is a plain text. nil: it is none.
  package var label: String? {
    switch Catalog.labelPlace(name) {
    case nil: nil
    case .alone: children.first?.title
    case .beside(let part):
      children.first { $0.name == part && $0.values.isEmpty }?.children.first?.title
    }
  }

  /// The tree of a color as an expression: `.red.opacity(0.5)`. nil: it is none.
  var color: String? {
    if name == "Color", children.isEmpty {
      guard values.count == 1, values[0].hasPrefix(".") else {
        return "Color(" + values.joined(separator: ", ") + ")"
      }
      return values[0]
    }
    guard name.hasPrefix("."), children.count == 1, identity == nil,
      let inner = children[0].color
    else { return nil }
    return inner + name + "(" + values.joined(separator: ", ") + ")"
  }
}
