/// Stacks that are written as layouts.
enum LayoutStacks {
  /// The stack that `VStackLayout(spacing: 8)() { … }` and `AnyLayout(VStackLayout(spacing: 8)) { … }` show, without
  /// its content. nil: it is none.
  static func stack(of container: PrimitiveView) -> PrimitiveView? {
    guard container.name.hasSuffix("Layout"),
      container.arguments.count == 1
    else { return nil }
    var layout = container.arguments[0].value
    for _ in 0..<3 {
      guard let (name, arguments) = call(layout) else { return nil }
      if name == "AnyLayout", arguments.count == 1 {
        layout = arguments[0].value
        continue
      }
      guard let stack = stacks[name] else { return nil }
      return PrimitiveView(name: stack, arguments: arguments, site: container.site)
    }
    return nil
  }

  private static let stacks = [
    "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack",
  ]

  /// The call that a layout was made with.
  private static func call(_ layout: Value) -> (name: String, arguments: [LabeledValue])? {
    switch layout {
    case .term(let term) where term.kind == .call: (term.head, term.labeledOperands)
    case .view(.primitive(let primitive)): (primitive.name, primitive.arguments)
    default: nil
    }
  }
}
