import SwiftSyntax

/// When a closure that is passed to a call runs.
enum ClosureRole {
  /// It builds views, as part of the body.
  case content
  /// It runs at once and gives a value: `filter`, `map`.
  case immediate
  /// It runs later, if at all.
  case deferred
}

/// What is known of closures from names alone.
enum KnownClosures {
  /// Methods of collections and optionals that call their closure at once.
  static let immediate: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "first", "last", "contains",
    "allSatisfy", "min", "max", "forEach", "prefix", "drop", "firstIndex", "lastIndex",
    "mapValues", "compactMapValues", "partition", "split", "sort", "removeAll", "zip", "count",
    "with", "alignmentGuide", "withUnsafeBytes", "sum", "uniqued", "grouping", "elementsEqual",
  ]

  /// Views whose closures depend on what is around them.
  static let content: Set<String> = [
    "GeometryReader", "ScrollViewReader", "TimelineView", "Canvas", "Path", "ForEach", "List",
    "Table", "Chart", "Map", "Section", "Group", "ViewThatFits", "Grid", "AnyLayout",
  ]

  private static let deferred: Set<String> = [
    "task", "refreshable", "withAnimation", "withTransaction", "Task", "detached", "async",
    "asyncAfter", "sink", "Timer", "scheduledTimer", "updating", "perform", "store",
  ]

  private static let deferredLabels: Set<String> = [
    "action", "perform", "set", "completion", "primaryAction", "operation",
  ]

  /// `onTapGesture`, but not `once`.
  static func isEvent(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).isCapitalized
  }

  static func isDeferred(label: String) -> Bool {
    deferredLabels.contains(label) || isEvent(label)
  }

  /// The role by the names of callee and label; nil: they do not say.
  static func role(
    callee: String, label: String?, _ call: FunctionCallExprSyntax
  ) -> ClosureRole? {
    if let label {
      if isDeferred(label: label) { return .deferred }
      if label == "get" { return .immediate }
      if ["label", "content", "preview", "header", "footer"].contains(label) { return .content }
    }
    if deferred.contains(callee) || isEvent(callee) { return .deferred }
    if callee == "Button", label == nil {
      let labels = call.arguments.map { $0.label?.text }
      let isLabel = labels.contains("action") || labels.contains("intent")
      return isLabel ? .content : .deferred
    }
    if immediate.contains(callee) { return .immediate }
    if content.contains(callee) { return .content }
    return nil
  }
}

/// What the program's own declarations say about closures that are passed to them.
struct DeclaredClosures {
  /// By type and label; the label "" is the first trailing closure.
  private var roles: [String: [String: ClosureRole]] = [:]

  mutating func add(_ type: IndexedType) {
    var own: [String: ClosureRole] = [:]
    let written = type.members.filter { $0.name == ViewMember.initializer }
    for parameter in written.flatMap(\.parameters) where TypeText.isFunction(parameter.type) {
      let role = Self.role(parameter.type, isBuilder: parameter.isViewBuilder)
      own[parameter.label ?? ""] = role
      own[""] = own[""] ?? role
    }
    for property in type.properties where TypeText.isFunction(property.type ?? "") {
      let isBuilder = property.wrapper?.hasSuffix("Builder") == true
      let role = Self.role(property.type ?? "", isBuilder: isBuilder)
      own[property.name] = own[property.name] ?? role
      if written.isEmpty { own[""] = own[""] ?? role }
    }
    roles[type.simpleName] = own
  }

  func role(callee: String, label: String?) -> ClosureRole? { roles[callee]?[label ?? ""] }

  private static func role(_ type: String, isBuilder: Bool) -> ClosureRole {
    if isBuilder { return .content }
    if TypeText.isAction(type) { return .deferred }
    let result = type.split(separator: ">").last.map(String.init) ?? ""
    let values = ["Bool", "Int", "Double", "String", "CGFloat", "Color", "Void", "Date"]
    let name = TypeText.name(result.filter { !" ()".contains($0) })
    return values.contains(name) ? .deferred : .content
  }
}
