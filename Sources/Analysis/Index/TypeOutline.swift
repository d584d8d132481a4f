import SwiftSyntax

/// What a view, or a class that holds state, declares: for comparing two versions of a program.
package struct TypeOutline: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case view, object }

  /// With the names of the types around it: `Shop.Shelf`.
  package var name: String
  package var kind: Kind
  package var file: String
  /// The line of its keyword, from 1.
  package var line: Int
  /// Whether its own `==` says when it is the same as before.
  package var isEquatable = false
  /// Stored properties in the order of the source.
  package var properties: [Property] = []
  /// Computed properties and methods that build views, in the order of the source.
  package var helpers: [Helper] = []
  /// Views of the program that its code makes, each once, in the order of their first use.
  package var composes: [String] = []
  /// The words and signs of `body`: equal for bodies that differ in layout and comments only.
  package var body: [String] = []

  /// A stored property.
  package struct Property: Hashable, Sendable {
    package var name: String
    /// `State`, `Binding`, …; nil: none.
    package var wrapper: String?
    /// As written; nil: it follows from the initial value.
    package var type: String?
    package var isLet: Bool
    /// Whether the one who makes the view passes it.
    package var isArgument: Bool

    /// Whether it is one value, of which no part can be given in its place.
    package var isSingleValue: Bool {
      let name = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
      return name.map(TypeText.singleValues.contains) ?? false
    }

    /// Whether the view keeps the value itself, from one run of its body to the next.
    package var isState: Bool {
      ["State", "StateObject", "GestureState", "FocusState", "AppStorage", "SceneStorage"]
        .contains(wrapper ?? "")
    }

    /// The declaration without modifiers and value: `@Binding var count: Int`.
    package var declaration: String {
      (wrapper.map { "@\($0) " } ?? "") + (isLet ? "let " : "var ") + name
        + (type.map { ": " + $0 } ?? "")
    }
  }

  /// A computed property or method that builds views.
  package struct Helper: Hashable, Sendable {
    /// `header`, or `row(_:)` for a method.
    package var name: String
    /// The words and signs of its code.
    package var code: [String]
  }
}

/// The views and state-holding classes of a program, in the order of the source. Code that does not
/// parse is left out.
package func typeOutlines(of sources: [ParsedSource]) -> [TypeOutline] {
  let index = ViewIndex.build(sources)
  let views = index.views.map { TypeOutline($0, index) }
  let objects = index.types.filter { type in
    type.kind == .object
      && (type.attributes.contains("Observable") || type.inherits.contains("ObservableObject"))
  }
  return views + objects.map(TypeOutline.init)
}

extension TypeOutline {
  init(_ view: ViewType, _ index: ViewIndex) {
    name = view.name
    kind = .view
    file = view.source.file
    line = index.types[view.id].range.start.line
    isEquatable = index.types[view.id].inherits.contains("Equatable")
    properties = view.propertyOrder.compactMap { view.properties[$0] }.map(Property.init)
    helpers = view.members
      .filter { ViewTypeNames.yieldsView($0, viewNames: index.viewNames) }
      .map { Helper(name: $0.signature, code: $0.code.words) }
    body = view.body?.code.words ?? []
    var seen: Set<String> = [view.name]
    for made in view.allMembers.flatMap(\.facts.constructions)
    where index.viewNames.contains(made.name) && seen.insert(made.name).inserted {
      composes.append(made.name)
    }
  }

  init(_ type: IndexedType) {
    name = type.name
    kind = .object
    file = type.source.file
    line = type.range.start.line
    properties = type.properties.map(Property.init)
  }
}

extension TypeOutline.Property {
  init(_ property: ViewProperty) {
    name = property.name
    wrapper = property.wrapper
    let written = property.type ?? property.initialValue.flatMap(Self.literalType)
    type = written?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    isLet = property.isLet
    isArgument =
      !property.isPrivate && property.initialValue == nil
      && [nil, "Binding", "Bindable", "ObservedObject"].contains(property.wrapper)
  }

  /// The type that a literal or a call of an initializer has without an annotation.
  private static func literalType(_ value: ExprSyntax) -> String? {
    switch value.kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    default:
      guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
      let name = call.calledExpression.writtenText
      return name.first?.isUppercase == true && !name.contains("\n") ? name : nil
    }
  }
}

extension ViewMember {
  /// `header`, or `row(_:)` for a method.
  fileprivate var signature: String {
    guard isFunction else { return name }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}

extension SyntaxProtocol {
  /// The words and signs of the code, without layout and comments.
  fileprivate var words: [String] { tokens(viewMode: .sourceAccurate).map(\.text) }
}
