/// Layouts called with content, as containers (semantics.md 14.8): `Flow(gap: 4) { … }`,
/// `layout { … }` where the layout is a value.
extension ViewMaker {
  /// Layouts of SwiftUI that are called like functions.
  static func isLayout(_ name: String) -> Bool { layouts.contains(name) }

  private static let layouts: Set<String> = [
    "AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout",
  ]

  /// Whether a value can be called: what cannot leaves a modifier of its name alone.
  func isCallable(_ value: Value) -> Bool {
    isLayout(value)
      || interpreter.memberOwners(of: value).contains {
        declaredTypes.members($0).methods["callAsFunction"] != nil
      }
  }

  /// Whether a value arranges the content that it is called with.
  func isLayout(_ value: Value) -> Bool {
    switch value {
    case .view(.primitive(let layout)): Self.isLayout(layout.name)
    case .structure(let layout): declaredTypes.conforms(layout.type, to: "Layout")
    case .term(let term): term.kind == .call && Self.isLayout(term.head)
    default: false
    }
  }

  /// The arguments of a declared layout and its content. nil: it is no layout, or has no content.
  func layoutCall(
    _ id: TypeID, _ arguments: [LabeledValue]
  ) -> (layout: [LabeledValue], content: Closure)? {
    guard declaredTypes.conforms(id, to: "Layout"), let last = arguments.last, last.label == nil,
      case .closure(let content) = last.value,
      interpreter.program.types[id].initializers.isEmpty
        || conversions.choose(interpreter.program.types[id].initializers, arguments) == nil
    else { return nil }
    return (arguments.dropLast(), content)
  }

  /// A container with the content's views.
  func arranged(
    _ layout: Value, name: String, _ content: Closure, site: Int
  ) throws(Interruption) -> Value {
    let built = try interpreter.call(content.with(builder: "ViewBuilder"), [])
    let children = view(from: built).map { [LabeledView(label: nil, view: $0)] } ?? []
    return .view(
      .primitive(
        PrimitiveView(
          name: name, arguments: [LabeledValue(label: nil, value: layout)], children: children,
          site: site)))
  }
}
