import Catalog

extension ScreenTree {
  /// A view that the program declares and another framework draws (`UIViewRepresentable`): what it is
  /// given decides on what it shows. nil: the view has a body.
  func drawnElsewhere(_ node: Node) -> RenderTree? {
    guard let rule = node.rule, case .view(let value) = graph.engine.rules[rule].content,
      interpreter.program.types[value.type].computed["body"] == nil,
      declaredTypes.inheritedNames(value.type).contains(where: { $0.hasSuffix("Representable") })
    else { return nil }
    let inputs = zip(declaredTypes.layout(value.type), value.fields).filter {
      $0.0.wrapper == nil || $0.0.wrapper?.name == "Binding"
    }
    return RenderTree(
      name: interpreter.program.types[value.type].name,
      values: inputs.map { "\($0.name): \(descriptions.shown($1))" }, children: [])
  }
}
