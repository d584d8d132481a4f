import Catalog

/// Views whose style makes their body, and what hangs on views: overlays and backgrounds.
struct StyledViews: GraphPart {
  let graph: ViewGraph
}

/// Declared styles: `makeBody` is a body of its own, run for each control that the style reaches.
/// Source: Apple's documentation of `ButtonStyle` and its relatives. Its parts of the control
/// (`configuration.label`) are diffed like a modifier's content (semantics.md section 7).
extension StyledViews {
  /// The argument of a style modifier as a structure with a `makeBody`.
  func declaredStyle(_ value: Value, _ protocols: [String]) -> Value? {
    var value = value
    for name in protocols {
      if case .structure = value { break }
      value = conversions.coerce(value, to: .external(name, []))
    }
    guard case .structure(let structure) = value,
      declaredTypes.members(structure.type).methods["makeBody"] != nil
    else { return .nilValue }
    return value
  }

  /// The declared style that reaches a control.
  func style(of control: PrimitiveView, at node: NodeID) -> Structure? {
    guard let key = Catalog.styleKey(of: control.name),
      case .structure(let style)? = storage.lookUp(environment(for: node), .string(key))
    else { return nil }
    return style
  }

  private func environment(for node: NodeID) -> Int {
    graph.engine.nodes[node].environment
  }

  func mountStyled(
    _ control: PrimitiveView, _ style: Structure, at node: NodeID, reason: Reason
  ) throws(Interruption) {
    let child = try graph.addNode(.styled, under: node)
    graph.engine.nodes[node].children.append(child)
    graph.engine.environmentReaders.insert(child)
    hideStyle(of: control, at: child)
    try graph.addRule(.style(style, control: control), at: child, reason: reason)
  }

  /// Inside a style's body the same kind of control has its standard style.
  private func hideStyle(of control: PrimitiveView, at node: NodeID) {
    guard let key = Catalog.styleKey(of: control.name) else { return }
    graph.engine.environments.append(
      EnvironmentFrame(
        parent: graph.engine.nodes[node].environment, values: [.string(key): .nilValue],
        writer: node))
    graph.engine.nodes[node].writtenFrame = graph.engine.environments.count - 1
  }

  /// New parts and values for the style's body. false: the node has no style.
  func updateStyled(
    _ node: NodeID, _ control: PrimitiveView, parent: NodeID
  ) throws(Interruption) -> Bool {
    guard let child = graph.engine.nodes[node].children.first,
      case .styled = graph.engine.nodes[child].kind,
      let rule = graph.engine.nodes[child].rule,
      case .style(let style, let old) = graph.engine.rules[rule].content
    else { return false }
    graph.engine.rules[rule].content = .style(style, control: control)
    let isSame = try comparison.same(
      .tuple(Tuple(elements: old.arguments.map(\.value), labels: old.arguments.map(\.label))),
      .tuple(
        Tuple(elements: control.arguments.map(\.value), labels: control.arguments.map(\.label))))
    if !isSame {
      graph.engine.rules[rule].isContainerChanged = true
      graph.engine.rules[rule].pending.append(
        .input(parent: parent, field: "configuration", old: "", new: ""))
      graph.engine.woken.append(child)
    } else {
      interpreter.trace.skip(child, .equalInputs(parent: parent))
    }
    for placeholder in graph.engine.rules[rule].placeholders
    where graph.engine.nodes[placeholder].isAlive {
      guard case .placeholder(_, let part) = graph.engine.nodes[placeholder].kind,
        let content = self.part(part, of: control),
        let shown = graph.engine.nodes[placeholder].children.first
      else { continue }
      graph.engine.nodes[placeholder].children[0] = try graph.reconcile(
        shown, with: content, parent: parent)
    }
    return true
  }

  /// The style that reaches the control now; a changed one makes the body run.
  func currentStyle(
    _ style: Structure, _ control: PrimitiveView, rule: Int
  ) throws(Interruption) -> Structure {
    let node = graph.engine.nodes[graph.engine.rules[rule].node].parent
    guard let current = self.style(of: control, at: node), current.type == style.type,
      try !comparison.same(.structure(style), .structure(current))
    else { return style }
    graph.engine.rules[rule].content = .style(current, control: control)
    graph.engine.rules[rule].isContainerChanged = true
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
    if Catalog.view(control.name)?.control == .tap { graph.tellsOfPressing = true }
    add("isPressed", .boolean(interpreter.options.isPressing))
    add("role", control.arguments.first { $0.label == "role" }?.value ?? .nilValue)
    for argument in control.arguments {
      guard let label = argument.label else { continue }
      if case .binding(let binding) = argument.value {
        let held = graph.engine.nodes[node].rule.flatMap {
          graph.engine.rules[$0].controlBindings[label]
        }
        // The value is read where the style reads it.
        add("$" + label, .binding(held ?? binding))
      } else if label == "value" {
        add("fractionCompleted", argument.value)
        add("value", argument.value)
      }
    }
    return .tuple(Tuple(elements: elements, labels: labels))
  }
}
