/// What is on screen: the view tree without the program's own boundaries, so that two programs
/// that show the same compare equal.
package struct RenderTree: Hashable, Sendable {
  /// `Text`, `.padding`, …
  package var name: String
  /// Arguments as text, with labels.
  package var values: [String]
  /// The value of `.id(…)`.
  package var identity: String?
  package var children: [RenderTree]

  package init(name: String, values: [String], identity: String? = nil, children: [RenderTree]) {
    self.name = name
    self.values = values
    self.identity = identity
    self.children = children
  }

  /// The tree as indented lines: one node a line.
  package var lines: [String] { lines(depth: 0) }

  private func lines(depth: Int) -> [String] {
    let head = name + (identity.map { " #\($0)" } ?? "")
    let line =
      String(repeating: "  ", count: depth) + head
      + (values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")")
    return [line] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}

extension Machine {
  /// The render tree below a node. View boundaries, groups, rows and erasure leave no trace.
  func renderTree(of node: NodeID, depth: Int = 0) -> [RenderTree] {
    guard depth < 2_000 else { return [] }
    let current = engine.nodes[node]
    func inner() -> [RenderTree] {
      current.children.flatMap { renderTree(of: $0, depth: depth + 1) }
    }
    switch current.kind {
    case .root, .custom, .styled, .group, .erased, .equatable, .placeholder, .deferred,
      .conditional, .forEach, .element:
      return inner()
    case .empty: return []
    case .primitive(let primitive):
      return [
        RenderTree(
          name: primitive.name, values: shownValues(primitive, current.rendered), children: inner())
      ]
    case .modifier(let modified): return renderModifier(modified, current, inner())
    }
  }

  private func renderModifier(
    _ modified: ModifiedView, _ node: Node, _ children: [RenderTree]
  ) -> [RenderTree] {
    switch modified.modifier {
    case .custom: return children
    case .environment: return children
    case .identity(let value):
      return [
        RenderTree(
          name: ".id", values: [], identity: rowLabel(hashKey(value)), children: children)
      ]
    case .primitive(let modifier):
      return [
        RenderTree(
          name: "." + modifier.name, values: shownValues(modifier, node.rendered),
          children: children)
      ]
    }
  }

  private func rowLabel(_ key: HashKey) -> String {
    switch key {
    case .integer(let number): String(number)
    case .string(let text): text
    case .fresh: "fresh"
    case .object: "object"
    case .boolean(let flag): String(flag)
    case .list(let keys): keys.map(rowLabel).joined(separator: " ")
    default: "value"
    }
  }

  /// Values as text. Things that are new each time show as their kind.
  private func shownValues(_ primitive: PrimitiveView, _ rendered: [Value]) -> [String] {
    var result: [String] = []
    for (argument, value) in zip(primitive.arguments, rendered) {
      if ViewCatalog.isDefault(argument.label, shown(value), of: primitive.name) { continue }
      let label = argument.label.map { $0 + ": " } ?? ""
      result.append(label + shown(value))
    }
    // What a link opens is a part of what it is, although it is not on screen.
    for view in primitive.hidden {
      result.append((view.label ?? "destination") + ": " + shown(view.view))
    }
    for action in primitive.actions { result.append((action.label ?? "action") + ": {}") }
    return result
  }

  func shown(_ value: Value, depth: Int = 0) -> String {
    guard depth < 20 else { return "…" }
    switch value {
    case .fresh(let kind, _): return kind
    case .closure: return "{}"
    case .object(let id): return program.types[objects[id].type].name
    case .view(let view): return shown(view)
    case .string(let text): return "\"\(text)\""
    case .floating(let number): return shown(number)
    case .binding(let binding): return shown(binding.snapshot, depth: depth + 1)
    case .structure(let value):
      return program.types[value.type].name + "("
        + value.fields.map { shown($0, depth: depth + 1) }.joined(separator: ", ") + ")"
    case .array(let box):
      return "[" + box.elements.map { shown($0, depth: depth + 1) }.joined(separator: ", ") + "]"
    case .term(let term): return shown(term, depth: depth)
    case .enumeration(let value):
      let name = "." + program.types[value.type].cases[value.caseIndex].name
      return value.payload.isEmpty ? name : name + list(value.payload, depth)
    case .tuple(let tuple): return list(tuple.elements, depth)
    case .set(let box): return list(box.elements, depth, sorted: true)
    case .dictionary(let box):
      return list(
        box.entries.map { .tuple(Tuple(elements: [$0.key, $0.value], labels: [nil, nil])) }, depth,
        sorted: true)
    default: return fullDescription(value)
    }
  }

  private func list(_ values: [Value], _ depth: Int, sorted: Bool = false) -> String {
    let texts = values.map { shown($0, depth: depth + 1) }
    return "(" + (sorted ? texts.sorted() : texts).joined(separator: ", ") + ")"
  }

  /// `8` and `8.0` are one literal where a length is wanted.
  private func shown(_ number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return String(describing: number) }
    return String(Int(number))
  }

  private func shown(_ term: Term, depth: Int) -> String {
    let head = term.kind == .implicitMember ? "." + term.head : term.head
    guard !term.operands.isEmpty else { return head }
    return head + "(" + term.operands.map { shown($0, depth: depth + 1) }.joined(separator: ", ")
      + ")"
  }

  private func shown(_ modifier: ModifiedView.Modifier) -> String {
    guard case .primitive(let primitive) = modifier else { return "" }
    return "(" + shownValues(primitive, primitive.arguments.map(\.value)).joined(separator: ", ")
      + ")"
  }

  private func shown(_ view: ViewValue) -> String {
    switch view {
    case .primitive(let primitive):
      primitive.name + "("
        + primitive.arguments.map { shown($0.value) }.joined(separator: ", ") + ")"
    case .modified(let modified):
      shown(modified.content) + "." + modified.name + shown(modified.modifier)
    default: viewName(view)
    }
  }
}
