import Catalog

extension Machine {
  /// A view that the program declares and another framework draws (`UIViewRepresentable`): what it is
  /// given decides on what it shows. nil: the view has a body.
  func drawnElsewhere(_ node: Node) -> RenderTree? {
    guard let rule = node.rule, case .view(let value) = engine.rules[rule].content,
      program.types[value.type].computed["body"] == nil,
      inheritedNames(value.type).contains(where: { $0.hasSuffix("Representable") })
    else { return nil }
    let inputs = zip(layout(value.type), value.fields).filter {
      $0.0.wrapper == nil || $0.0.wrapper?.name == "Binding"
    }
    return RenderTree(
      name: program.types[value.type].name,
      values: inputs.map { "\($0.name): \(shown($1))" }, children: [])
  }
}
