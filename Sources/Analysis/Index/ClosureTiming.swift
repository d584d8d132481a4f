import Catalog
import SwiftSyntax

/// When a closure that is passed to a call runs.
enum ClosureTiming {
  /// It builds views, as part of the body.
  case content
  /// It builds views later, in a tracking scope of its own: what it reads makes it run, and not the body.
  case apart
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

  /// Calls of frameworks, no modifiers, that run their closure later.
  private static let deferred: Set<String> = [
    "withAnimation", "withTransaction", "Task", "detached", "async", "asyncAfter", "sink", "Timer",
    "scheduledTimer", "updating", "perform", "store",
  ]

  static func isDeferred(label: String) -> Bool {
    Catalog.isAction(label: label) || label == "completion" || label == "operation"
  }

  /// The role by the names of callee and label; nil: they do not say.
  static func role(
    callee: String, label: String?, _ call: FunctionCallExprSyntax, takesValue: Bool = false
  ) -> ClosureTiming? {
    if let label {
      if isDeferred(label: label) { return .deferred }
      if label == "get" { return .immediate }
    }
    let known = catalogued(callee, label, call, takesValue)
    if let label, ["label", "content", "preview", "header", "footer"].contains(label) {
      return known == .apart ? .apart : .content
    }
    if let known { return known }
    if deferred.contains(callee) || Catalog.isEvent(callee) { return .deferred }
    return immediate.contains(callee) ? .immediate : nil
  }

  /// The role of a closure of SwiftUI's views and modifiers.
  private static func catalogued(
    _ callee: String, _ label: String?, _ call: FunctionCallExprSyntax, _ takesValue: Bool
  ) -> ClosureTiming? {
    let role: ClosureRole
    if let entry = Catalog.view(callee) {
      if entry.traits.contains(.draws) { return .content }
      role = Catalog.role(
        ofClosureIn: callee, label: label, index: hasAction(call) ? 1 : 0, takesValue: takesValue,
        values: values(call))
    } else if Catalog.isModifier(callee) {
      role = Catalog.role(ofClosureOn: callee, label: label, values: values(call))
    } else {
      return nil
    }
    switch role {
    case .builder, .rows, .hidden: return .content
    case .deferred: return .apart
    case .action: return .deferred
    // Some values are wanted with the body, and some when something happens.
    case .value: return nil
    }
  }

  private static func hasAction(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.contains { $0.label?.text == "action" }
  }

  private static func values(_ call: FunctionCallExprSyntax) -> [String?] {
    call.arguments.compactMap { argument in
      argument.expression.is(ClosureExprSyntax.self) ? nil : .some(argument.label?.text)
    }
  }
}

/// What the program's own declarations say about closures that are passed to them.
struct DeclaredClosures {
  /// By type and label; the label "" is the first trailing closure.
  private var roles: [String: [String: ClosureTiming]] = [:]

  mutating func add(_ type: IndexedType) {
    var own: [String: ClosureTiming] = [:]
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

  func role(callee: String, label: String?) -> ClosureTiming? { roles[callee]?[label ?? ""] }

  private static func role(_ type: String, isBuilder: Bool) -> ClosureTiming {
    if isBuilder { return .content }
    if TypeText.isAction(type) { return .deferred }
    let result = type.split(separator: ">").last.map(String.init) ?? ""
    let values = ["Bool", "Int", "Double", "String", "CGFloat", "Color", "Void", "Date"]
    let name = TypeText.name(result.filter { !" ()".contains($0) })
    return values.contains(name) ? .deferred : .content
  }
}
