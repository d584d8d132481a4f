/// What nodes of the tree are called, and the way to them.
extension ScreenTree {
  /// The name under which a node's view is shown.
  func viewName(at node: NodeID) -> String {
    switch graph.engine.nodes[node].kind {
    case .root: return ""
    case .custom, .modifier, .styled:
      if let rule = graph.engine.nodes[node].rule {
        switch graph.engine.rules[rule].content {
        case .view(let value), .modifier(let value, _), .style(let value, _):
          return interpreter.program.types[value.type].name
        default: break
        }
      }
      if case .modifier(let modified) = graph.engine.nodes[node].kind { return "." + modified.name }
      return "View"
    case .primitive(let primitive): return primitive.name
    case .forEach: return "ForEach"
    case .element(let key): return "row \(keyLabel(key))"
    case .deferred(let content): return content.label ?? "content"
    default: return ""
    }
  }

  private func keyLabel(_ key: HashKey) -> String {
    switch key {
    case .integer(let number): String(number)
    case .string(let text): text
    case .fresh(let id): "#\(id)"
    case .object(let id): "#\(id)"
    case .enumeration(let type, let index, _): interpreter.program.types[type].cases[index].name
    default: "…"
    }
  }

  /// `Screen/List/[2]/Row`: the way from the root, without transparent places.
  func path(to node: NodeID) -> String {
    var parts: [String] = []
    var current = node
    while current > 0 {
      if parts.count == 40 {
        parts.append("…")
        break
      }
      let name = viewName(at: current)
      if !name.isEmpty { parts.append(name) }
      current = graph.engine.nodes[current].parent
    }
    return parts.reversed().joined(separator: "/")
  }
}
