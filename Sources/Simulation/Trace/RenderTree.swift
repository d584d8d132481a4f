/// What is on screen: the view tree without the program's own boundaries, so that two programs
/// that show the same compare equal.
package struct RenderTree: Hashable, Sendable {
  /// `Text`, `.padding`, `ForEach`, `row`, …
  package var name: String
  /// Arguments as text, with labels.
  package var values: [String]
  /// `id` of a row or of `.id(…)`.
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
  /// The render tree below a node. View boundaries, groups and erasure leave no trace.
  func renderTree(of node: NodeID, depth: Int = 0) -> [RenderTree] {
    guard depth < 2_000 else { return [] }
    let current = engine.nodes[node]
    func inner() -> [RenderTree] {
      current.children.flatMap { renderTree(of: $0, depth: depth + 1) }
    }
    switch current.kind {
    case .root, .custom, .group, .erased, .equatable, .placeholder, .deferred, .conditional,
      .forEach:
      return inner()
    case .empty: return []
    case .element(let key):
      return inner().map { row in
        RenderTree(name: "row", values: [], identity: rowLabel(key), children: [row])
      }
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
    default: "\(key)"
    }
  }

  /// Values as text. Things that are new each time show as their kind.
  private func shownValues(_ primitive: PrimitiveView, _ rendered: [Value]) -> [String] {
    var result: [String] = []
    for (argument, value) in zip(primitive.arguments, rendered) {
      let label = argument.label.map { $0 + ": " } ?? ""
      result.append(label + shown(value))
    }
    for action in primitive.actions { result.append((action.label ?? "action") + ": {}") }
    return result
  }

  private func shown(_ value: Value, depth: Int = 0) -> String {
    guard depth < 20 else { return "…" }
    switch value {
    case .fresh(let kind, _): return kind
    case .closure: return "{}"
    case .object(let id): return program.types[objects[id].type].name
    case .view(let view): return shown(view)
    case .string(let text): return "\"\(text)\""
    case .structure(let value):
      return program.types[value.type].name + "("
        + value.fields.map { shown($0, depth: depth + 1) }.joined(separator: ", ") + ")"
    case .array(let box):
      return "[" + box.elements.map { shown($0, depth: depth + 1) }.joined(separator: ", ") + "]"
    case .term(let term): return shown(term, depth: depth)
    default: return describe(value)
    }
  }

  private func shown(_ term: Term, depth: Int) -> String {
    let head = term.kind == .implicitMember ? "." + term.head : term.head
    guard !term.operands.isEmpty else { return head }
    return head + "(" + term.operands.map { shown($0, depth: depth + 1) }.joined(separator: ", ")
      + ")"
  }

  private func shown(_ view: ViewValue) -> String {
    switch view {
    case .primitive(let primitive):
      primitive.name + "("
        + primitive.arguments.map { shown($0.value) }.joined(separator: ", ") + ")"
    case .modified(let modified):
      shown(modified.content) + "." + modified.name
    default: viewName(view)
    }
  }
}
