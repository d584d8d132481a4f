/// One spelling for what SwiftUI lets one write in several: so that two trees are equal when they
/// show the same.
extension Machine {
  /// Views whose first text is their label, and how a label stands among their children.
  private static let labelled: [String: LabelPlace] = [
    "Button": .alone, "Toggle": .alone, "Stepper": .alone, "Link": .alone, "DatePicker": .alone,
    "ColorPicker": .alone, "Slider": .alone, "ShareLink": .alone, "PasteButton": .alone,
    "Menu": .beside("label"), "Picker": .beside("label"), "GroupBox": .beside("label"),
    "DisclosureGroup": .beside("label"), "LabeledContent": .beside("label"),
    "NavigationLink": .beside("label"), "ControlGroup": .beside("label"),
    "Section": .beside("header"), "ProgressView": .beside("label"), "Gauge": .beside("label"),
    "Label": .beside("title"),
  ]

  private enum LabelPlace: Equatable {
    /// All children are the label.
    case alone
    /// The label stands beside the content, under a name.
    case beside(String)
  }

  /// A tree with its label as a view and its values in one spelling.
  func canonical(_ tree: RenderTree, _ primitive: PrimitiveView, _ shown: [Value]) -> RenderTree {
    var result = tree
    result.values = tree.values.map(Self.canonicalValue)
    if tree.name == "Text", primitive.arguments.count == 1,
      primitive.arguments[0].label == "verbatim", case .string(let text)? = shown.first,
      !text.contains(where: { "*_`[%~".contains($0) })
    {
      result.values = ["\"\(text)\""]
    }
    if tree.name == "Text", shown.count == 2, primitive.arguments.last?.label == "format",
      case .integer(let number)? = shown.first, case .term(let format)? = shown.last,
      format.kind == .implicitMember, format.head == "number", format.operands.isEmpty
    {
      // What an interpolation of a whole number shows is formatted in the same way.
      result.values = ["\"\(number)\""]
    }
    guard let place = Self.labelled[tree.name], let first = primitive.arguments.first,
      first.label == nil, let value = shown.first, isText(value), !result.values.isEmpty
    else { return result }
    var label = [RenderTree(name: "Text", values: [result.values.removeFirst()], children: [])]
    label[0].unresolved = tree.unresolved
    if tree.name == "Label" || place == .alone || place == .beside("label"),
      let index = result.values.firstIndex(where: { $0.hasPrefix("systemImage: ") })
    {
      let name = result.values.remove(at: index).dropFirst("systemImage: ".count)
      let image = RenderTree(name: "Image", values: ["systemName: \(name)"], children: [])
      let title = RenderTree(name: "title", values: [], children: label)
      let icon = RenderTree(name: "icon", values: [], children: [image])
      label =
        tree.name == "Label"
        ? [title, icon] : [RenderTree(name: "Label", values: [], children: [title, icon])]
      if tree.name == "Label" {
        result.children = label + result.children
        return result
      }
    }
    switch place {
    case .alone: result.children = label + result.children
    case .beside(let name):
      result.children = [RenderTree(name: name, values: [], children: label)] + result.children
    }
    return result
  }

  private func isText(_ value: Value) -> Bool {
    switch value {
    case .string: true
    case .term(let term):
      term.kind != .operation || term.head == "interpolation" || term.head == "+"
    default: false
    }
  }

  /// Labels of children of these views that say what they are only beside other content.
  static func tellsLabel(_ view: String) -> Bool {
    if case .beside("label")? = labelled[view] { return true }
    return false
  }

  // MARK: Values

  private static func canonicalValue(_ text: String) -> String {
    for (from, to) in shapes where text.hasPrefix(from) {
      return to + text.dropFirst(from.count)
    }
    return style(text) ?? text
  }

  /// Static members of `Shape` as the shapes that they make.
  private static let shapes: [(String, String)] = [
    (".rect(cornerRadius: ", "RoundedRectangle("),
    ("RoundedRectangle(cornerRadius: ", "RoundedRectangle("),
    (".rect(cornerSize: ", "RoundedRectangle("), (".capsule", "Capsule()"),
    (".circle", "Circle()"), (".ellipse", "Ellipse()"), (".rect", "Rectangle()"),
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
