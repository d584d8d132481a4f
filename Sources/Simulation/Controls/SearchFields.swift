import Catalog

/// Typing into the fields that `.searchable` adds.
extension ControlActions {
  /// Types into a search field: by its prompt, or as `.searchable`, with a number where there are several.
  ///
  /// - Parameter known: labels of other fields.
  func search(
    _ label: String, for text: Value, known: [String]
  ) throws(Interruption) -> ActionProblem? {
    let fields = nodesInOrder().filter { searchText(at: $0) != nil }
    let named = fields.filter { searchLabels(of: $0).contains(label) }
    guard
      let field = named.first(where: screenEvents.isEnabled) ?? named.first ?? nth(label, fields),
      let binding = searchText(at: field)
    else {
      return .notFound(label, known: known + fields.compactMap { searchLabels(of: $0).first })
    }
    guard screenEvents.isEnabled(field) else { return .disabled(label) }
    try storage.modifyBinding(binding, site: 0) { $0 = text }
    return nil
  }

  /// `.searchable#2`
  private func nth(_ label: String, _ fields: [NodeID]) -> NodeID? {
    let parts = label.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), number > 0 else { return nil }
    let named = fields.filter { searchLabels(of: $0).contains(String(parts[0])) }
    return number <= named.count ? named[number - 1] : nil
  }

  private func searchField(at node: NodeID) -> PrimitiveView? {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier, modifier.name == "searchable"
    else { return nil }
    return modifier
  }

  private func searchText(at node: NodeID) -> BindingValue? {
    guard
      case .binding(let text)? = searchField(at: node)?.arguments.first(where: {
        $0.label == "text"
      })?.value
    else { return nil }
    return text
  }

  /// The prompt, if there is one, and the name of the modifier.
  private func searchLabels(of node: NodeID) -> [String] {
    let prompt = searchField(at: node)?.arguments.first { $0.label == "prompt" }?.value
    switch prompt {
    case .string(let text)?: return [text, ".searchable"]
    case .view(.primitive(let view))?:
      guard case .string(let text)? = view.arguments.first?.value else { return [".searchable"] }
      return [text, ".searchable"]
    default: return [".searchable"]
    }
  }
}
