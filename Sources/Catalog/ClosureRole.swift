/// What a closure that is given to a view or modifier is for.
package enum ClosureRole: Hashable, Sendable {
  /// It builds views at once, as part of the enclosing body.
  case builder
  /// It builds views later, in a tracking scope of its own, and is given so many arguments.
  case deferred(arguments: Int)
  /// It builds the views of one element of the data.
  case rows
  /// It builds views at once that are not on screen: a link's destination.
  case hidden
  /// It runs when something happens, never by rendering.
  case action
  /// It is a function that SwiftUI evaluates for itself: it draws, lays out, or gives a value.
  case value

  /// Whether it builds views.
  package var buildsViews: Bool {
    switch self {
    case .builder, .deferred, .rows, .hidden: true
    case .action, .value: false
    }
  }
}

/// What the closures of a view without a label are for; the first trailing closure has none.
package enum UnlabeledClosure: Sendable {
  case role(ClosureRole)
  /// The first one is the action, and the others build: `Button { save() } label: { … }`. A button
  /// with an intent has no other action.
  case actionFirst
  /// It is an action where a title is given or where it takes a value, and the label otherwise:
  /// `TextField("Name", text: $name) { save() }`, `Slider(value: $x) { isEditing in … }`.
  case actionOfTitled
  /// It builds rows where data is given, and content otherwise: `List(items) { … }`, `List { … }`.
  case rowsOfData
  /// It is the label where one of these arguments is given, and the destination otherwise.
  case labelWith([String])
}

extension Catalog {
  /// - Parameters:
  ///   - index: the closure's number among the closures and actions of the call.
  ///   - takesValue: whether the closure has parameters, as a label never has.
  ///   - values: the labels of the arguments before it that are no closures.
  package static func role(
    ofClosureIn view: String, label: String?, index: Int, takesValue: Bool = false,
    values: @autoclosure () -> [String?]
  ) -> ClosureRole {
    let entry = views[view]
    if let label {
      if let role = entry?.closures.role(label) ?? labels[label]?.inView { return role }
      if isEvent(label) { return .action }
    }
    switch entry?.unlabeled {
    case .role(let role)?: return role
    case .actionFirst?:
      return index == 0 && !values().contains("intent") ? .action : .builder
    case .actionOfTitled?: return takesValue || values().contains(nil) ? .action : .builder
    case .rowsOfData?: return values().contains(nil) ? .rows : .builder
    case .labelWith(let labels)?:
      return values().contains { $0.map(labels.contains) == true } ? .builder : .hidden
    case nil: return .builder
    }
  }

  /// - Parameter values: the labels of the arguments before it that are no closures.
  package static func role(
    ofClosureOn modifier: String, label: String?, values: @autoclosure () -> [String?]
  ) -> ClosureRole {
    let entry = modifiers[modifier]
    if let condition = entry?.valueWith, values().contains(condition) { return .value }
    if let label {
      if let role = entry?.closures.role(label) { return role }
      if label == "content", entry?.unlabeled.buildsViews != true { return .builder }
      if let role = labels[label]?.onModifier { return role }
      if isEvent(label) { return .action }
    }
    return entry?.unlabeled ?? .value
  }
}

extension KeyValuePairs<String, ClosureRole> {
  fileprivate func role(_ label: String) -> ClosureRole? { first { $0.key == label }?.value }
}
