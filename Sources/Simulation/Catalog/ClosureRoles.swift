/// What a closure argument of a SwiftUI view or modifier is for (semantics.md 11.3).
enum ClosureRole: Equatable {
  /// Runs at once, as part of the enclosing body.
  case builder
  /// Runs later, in a tracking scope of its own, with so many arguments.
  case deferred(arguments: Int)
  /// Runs for each element.
  case rows
  /// Runs at once, but what it builds is not on screen: a link's destination.
  case hidden
  /// Never run by rendering.
  case action
  /// A function that SwiftUI evaluates for itself: not run.
  case value
}

extension ViewCatalog {
  static func role(
    ofViewClosure view: String, label: String?, index: Int, closureCount: Int,
    values: [LabeledValue]
  ) -> ClosureRole {
    if let label, let role = labeled(view, label) { return role }
    switch view {
    case "Button", "EditButton", "RenameButton", "PasteButton", "SignInWithAppleButton":
      // `Button { action } label: { … }` and `Button("title") { action }`.
      return index == 0 ? .action : .builder
    case "ForEach", "OutlineGroup": return .rows
    case "GeometryReader", "ScrollViewReader", "TimelineView", "GeometryReader3D":
      return .deferred(arguments: 1)
    case "AsyncImage": return .deferred(arguments: 1)
    case "Canvas": return .value
    case "Path": return .value
    case "List", "Chart":
      // `List(items) { row }`: the unlabeled value is the data.
      return values.contains { $0.label == nil } ? .rows : .builder
    case "DisclosureGroup": return .deferred(arguments: 0)
    case "NavigationLink":
      // `NavigationLink(value:) { label }` and `NavigationLink(destination:) { label }`; without
      // these the unlabeled closure is the destination.
      return values.contains { $0.label == "value" || $0.label == "destination" }
        ? .builder : .hidden
    case "PhaseAnimator", "KeyframeAnimator": return .deferred(arguments: 1)
    default: return .builder
    }
  }

  /// Labels that say the same on every view.
  private static func labeled(_ view: String, _ label: String) -> ClosureRole? {
    switch label {
    case "action", "perform", "onEditingChanged", "onCommit", "onIncrement", "onDecrement",
      "primaryAction", "onCompletion", "onRequest", "onEditing", "set", "get":
      .action
    case "rowContent", "rows": view == "Table" ? .builder : .rows
    case "content":
      switch view {
      case "ForEach", "OutlineGroup": .rows
      case "AsyncImage", "GeometryReader", "ScrollViewReader", "TimelineView":
        .deferred(arguments: 1)
      default: nil
      }
    case "destination": .hidden
    case "label", "header", "footer", "placeholder", "icon", "title", "currentValueLabel",
      "minimumValueLabel", "maximumValueLabel", "description", "actions", "sidebar", "detail",
      "markedValueLabels", "message":
      .builder
    case "symbols", "renderer", "animation", "keyframes", "trigger": .value
    default: nil
    }
  }

  static func role(
    ofModifierClosure modifier: String, label: String?, values: [LabeledValue]
  ) -> ClosureRole {
    // `navigationDestination(for:)` makes screens for what a path holds.
    let isTyped = values.contains { $0.label == "for" }
    if modifier == "navigationDestination", isTyped { return .value }
    switch label {
    case "action", "perform", "onDismiss", "onCompletion", "onCancel", "onEditingChanged",
      "onPressingChanged", "pressing", "isTargeted", "onCommit":
      return .action
    case "message", "actions", "preview", "menuItems", "label": return .builder
    case "content":
      if let count = deferredModifiers[modifier] { return .deferred(arguments: count) }
      return .builder
    default: break
    }
    if actionModifiers.contains(modifier) { return .action }
    if let count = deferredModifiers[modifier] { return .deferred(arguments: count) }
    if builderModifiers.contains(modifier) { return .builder }
    return .value
  }
}
