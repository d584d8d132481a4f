import Catalog

/// Declared styles: `makeBody` is a body of its own, run for each control that the style reaches.
/// Source: Apple's documentation of `ButtonStyle` and its relatives. Its parts of the control
/// (`configuration.label`) are diffed like a modifier's content (semantics.md section 7).
extension Machine {
  /// The argument of a style modifier as a structure with a `makeBody`.
  func declaredStyle(_ value: Value, _ protocols: [String]) -> Value? {
    var value = value
    for name in protocols {
      if case .structure = value { break }
      value = coerce(value, to: .external(name, []))
    }
    guard case .structure(let structure) = value,
      members(structure.type).methods["makeBody"] != nil
    else { return .nilValue }
    return value
  }

  /// The declared style that reaches a control.
  func style(of control: PrimitiveView, at node: NodeID) -> Structure? {
    guard let key = Catalog.styleKey(of: control.name),
      case .structure(let style)? = lookUp(environment(for: node), .string(key))
    else { return nil }
    return style
  }

  private func environment(for node: NodeID) -> Int {
    engine.nodes[node].environment
  }

  func mountStyled(
    _ control: PrimitiveView, _ style: Structure, at node: NodeID, reason: Reason
  ) throws(Interruption) {
    let child = try addNode(.styled, under: node)
    engine.nodes[node].children.append(child)
    engine.environmentReaders.insert(child)
    hideStyle(of: control, at: child)
    try addRule(.style(style, control: control), at: child, reason: reason)
  }

  /// Inside a style's body the same kind of control has its standard style.
  private func hideStyle(of control: PrimitiveView, at node: NodeID) {
    guard let key = Catalog.styleKey(of: control.name) else { return }
    engine.environments.append(
      EnvironmentFrame(
        parent: engine.nodes[node].environment, values: [.string(key): .nilValue], writer: node))
    engine.nodes[node].writtenFrame = engine.environments.count - 1
  }

  /// New parts and values for the style's body. false: the node has no style.
  func updateStyled(
    _ node: NodeID, _ control: PrimitiveView, parent: NodeID
  ) throws(Interruption) -> Bool {
    guard let child = engine.nodes[node].children.first, case .styled = engine.nodes[child].kind,
      let rule = engine.nodes[child].rule,
      case .style(let style, let old) = engine.rules[rule].content
    else { return false }
    engine.rules[rule].content = .style(style, control: control)
    let isSame = try same(
      .tuple(Tuple(elements: old.arguments.map(\.value), labels: old.arguments.map(\.label))),
      .tuple(
        Tuple(elements: control.arguments.map(\.value), labels: control.arguments.map(\.label))))
    if !isSame {
      engine.rules[rule].isContainerChanged = true
      engine.rules[rule].pending.append(
        .input(parent: parent, field: "configuration", old: "", new: ""))
      engine.woken.append(child)
    }
    for placeholder in engine.rules[rule].placeholders where engine.nodes[placeholder].isAlive {
      guard case .placeholder(_, let part) = engine.nodes[placeholder].kind,
        let content = self.part(part, of: control),
        let shown = engine.nodes[placeholder].children.first
      else { continue }
      engine.nodes[placeholder].children[0] = try reconcile(shown, with: content, parent: parent)
    }
    return true
  }

  /// The style that reaches the control now; a changed one makes the body run.
  func currentStyle(
    _ style: Structure, _ control: PrimitiveView, rule: Int
  ) throws(Interruption) -> Structure {
    let node = engine.nodes[engine.rules[rule].node].parent
    guard let current = self.style(of: control, at: node), current.type == style.type,
      try !same(.structure(style), .structure(current))
    else { return style }
    engine.rules[rule].content = .style(current, control: control)
    engine.rules[rule].isContainerChanged = true
    return current
  }

  /// A part of a control by the name that a configuration gives it.
  func part(_ name: String, of control: PrimitiveView) -> ViewValue? {
    let labeled = control.children.filter { $0.label == name }.map(\.view)
    if !labeled.isEmpty { return labeled.count == 1 ? labeled[0] : .group(labeled) }
    let title = control.arguments.first { $0.label == nil }?.value
    switch name {
    case "label", "title":
      if let title, !isBinding(title) { return text(title) }
      return name == "label" || control.name == "Label" ? content(of: control) : nil
    case "icon":
      return control.arguments.first { $0.label == "systemImage" || $0.label == "image" }.map {
        .primitive(
          PrimitiveView(
            name: "Image", arguments: [LabeledValue(label: "systemName", value: $0.value)], site: 0)
        )
      }
    case "content": return content(of: control)
    default: return nil
    }
  }

  private func content(of control: PrimitiveView) -> ViewValue? {
    control.children.first { $0.label == nil || $0.label == "content" }?.view
  }

  private func isBinding(_ value: Value) -> Bool {
    if case .binding = value { return true }
    return false
  }

  private func text(_ title: Value) -> ViewValue {
    let view = PrimitiveView(
      name: "Text", arguments: [LabeledValue(label: nil, value: title)], site: 0)
    return .primitive(view)
  }

  /// What `makeBody(configuration:)` receives.
  func configuration(of control: PrimitiveView, at node: NodeID) throws(Interruption) -> Value {
    var elements: [Value] = []
    var labels: [String?] = []
    func add(_ name: String, _ value: Value) {
      elements.append(value)
      labels.append(name)
    }
    for name in ["label", "content", "title", "icon", "currentValueLabel"]
    where part(name, of: control) != nil {
      add(name, .view(.placeholder(node: node, part: name)))
    }
    add("isPressed", .boolean(false))
    add("role", control.arguments.first { $0.label == "role" }?.value ?? .nilValue)
    for argument in control.arguments {
      guard let label = argument.label else { continue }
      if case .binding(let binding) = argument.value {
        let held = engine.nodes[node].rule.flatMap { engine.rules[$0].controlBindings[label] }
        // The value is read where the style reads it.
        add("$" + label, .binding(held ?? binding))
      } else if label == "value" {
        add("fractionCompleted", argument.value)
        add("value", argument.value)
      }
    }
    return .tuple(Tuple(elements: elements, labels: labels))
  }

  /// `Toggle(configuration)`: the control that a style is for, with the parts that it was given.
  func control(_ name: String, of configuration: Tuple, site: Int) -> PrimitiveView {
    var parts = PrimitiveParts()
    for (label, value) in zip(configuration.labels, configuration.elements) {
      guard let label else { continue }
      switch value {
      case .view(let view) where Self.parts(of: name).contains(label):
        parts.children.append(LabeledView(label: label, view: view))
      case .binding where label.hasPrefix("$"):
        parts.values.append(LabeledValue(label: String(label.dropFirst()), value: value))
      default:
        if label == "value" { parts.values.append(LabeledValue(label: label, value: value)) }
      }
    }
    return PrimitiveView(
      name: name, arguments: parts.values, children: parts.children, site: site)
  }

  /// The parts that a control shows of its configuration.
  private static func parts(of control: String) -> Set<String> {
    switch control {
    case "Label": ["title", "icon"]
    case "GroupBox", "LabeledContent", "DisclosureGroup", "ControlGroup": ["label", "content"]
    default: ["label", "currentValueLabel"]
    }
  }
}
