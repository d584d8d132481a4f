import SwiftSyntax

/// The view types of a program and what their bodies are made of: built in one walk, used by all
/// rules.
struct ViewIndex {
  var views: [ViewType] = []
  /// Names of declared types that are views.
  var viewNames: Set<String> = []
  /// What is known of the program's other files.
  var surroundings = Surroundings.none

  /// The types that rules look at: declared views, extensions merged in.
  static func build(
    _ sources: [ParsedSource], surroundings: Surroundings = .none
  ) -> ViewIndex {
    var collected: [String: CollectedType] = [:]
    var order: [String] = []
    for source in sources {
      let collector = TypeCollector(source: source)
      collector.walk(source.tree)
      for (name, part) in collector.types {
        if collected[name] == nil { order.append(name) }
        collected[name, default: CollectedType(name: name)].merge(part)
      }
    }
    var index = ViewIndex()
    index.surroundings = surroundings
    let viewProtocols = refined("View", collected).union(surroundings.viewProtocols)
    index.viewNames = Set(
      order.filter {
        collected[$0]?.isConcrete == true && conforms($0, to: viewProtocols, collected)
      })
    index.views = order.compactMap { name in
      guard index.viewNames.contains(name), let type = collected[name] else { return nil }
      return ViewType(type, viewNames: index.viewNames)
    }
    index.viewNames.formUnion(surroundings.viewNames)
    return index
  }

  /// Protocols of the program that refine `name`, and `name`.
  private static func refined(
    _ name: String, _ types: [String: CollectedType]
  ) -> Set<String> {
    var result: Set<String> = [name, "SwiftUI." + name]
    var grew = true
    while grew {
      grew = false
      for (key, type) in types where type.isProtocol && !result.contains(key) {
        if type.inherits.contains(where: result.contains) {
          result.insert(key)
          grew = true
        }
      }
    }
    return result
  }

  private static func conforms(
    _ name: String, to protocols: Set<String>, _ types: [String: CollectedType]
  ) -> Bool {
    types[name]?.inherits.contains(where: protocols.contains) ?? false
  }
}

/// A declared view.
struct ViewType {
  var name: String
  var source: ParsedSource
  /// Stored properties by name.
  var properties: [String: ViewProperty]
  /// Stored properties in order.
  var propertyOrder: [String]
  /// Computed properties other than `body`, and methods.
  var members: [ViewMember]
  /// `body`, when it is declared.
  var body: ViewMember?
  /// Members of self that a name reads, through members transitively.
  let reads: MemberReads

  init(_ type: CollectedType, viewNames: Set<String>) {
    name = type.name
    source = type.source ?? ParsedSource(text: "", file: "")
    properties = Dictionary(type.properties.map { ($0.name, $0) }) { first, _ in first }
    propertyOrder = type.properties.map(\.name)
    body = type.members.first { $0.name == "body" && !$0.isFunction }
    members = type.members.filter { $0.name != "body" || $0.isFunction }
    reads = MemberReads(members: type.members, properties: Set(type.properties.map(\.name)))
  }

  /// Properties whose change can make the body run.
  var mutableProperties: [ViewProperty] {
    propertyOrder.compactMap { properties[$0] }.filter(\.isMutableSource)
  }
}

/// A stored property of a view.
struct ViewProperty {
  var name: String
  /// `State`, `Binding`, …; nil: none.
  var wrapper: String?
  var isLet: Bool
  var type: String?
  var range: SourceRange

  /// Whether it is a source of change that a view owns or observes.
  var isMutableSource: Bool {
    guard let wrapper else { return false }
    return [
      "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage",
      "SceneStorage", "GestureState", "FocusState",
    ].contains(wrapper)
  }
}

/// A computed property or method of a view.
struct ViewMember {
  var name: String
  var isFunction: Bool
  /// The declared result type as written; nil: none.
  var type: String?
  var isViewBuilder: Bool
  /// Where the declaration begins, at its keyword.
  var range: SourceRange
  /// The statements of the getter or the function.
  var code: CodeBlockItemListSyntax
  var source: ParsedSource
  /// Declared in an extension of the view.
  var isInExtension: Bool
}
