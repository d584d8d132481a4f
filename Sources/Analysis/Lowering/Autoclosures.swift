import SwiftSyntax

/// Which arguments are evaluated by the function that takes them, by the functions' names.
struct Autoclosures {
  /// A function's parameters: their labels, and which of them are autoclosures.
  fileprivate struct Parameters {
    var labels: [String?]
    var isLazy: [Bool]
  }

  private var functions: [String: [Parameters]] = [:]

  init(_ sources: [ParsedSource]) {
    for source in sources where source.text.contains("@autoclosure") {
      let finder = AutoclosureFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      functions.merge(finder.functions) { $0 + $1 }
    }
    functions = functions.filter { $0.value.contains { $0.isLazy.contains(true) } }
  }

  /// Whether an argument is evaluated only when the function asks for it.
  func isLazy(_ position: Int, of labels: [String?], callee: ExprSyntax) -> Bool {
    guard !functions.isEmpty, let name = Self.name(of: callee), let all = functions[name] else {
      return false
    }
    let fitting = all.compactMap { $0.parameter(position, of: labels) }
    return !fitting.isEmpty && fitting.allSatisfy(\.self)
  }

  private static func name(of callee: ExprSyntax) -> String? {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.identifierText
    case .memberAccessExpr(let node): node.declName.baseName.identifierText
    case .genericSpecializationExpr(let node): name(of: node.expression)
    case .optionalChainingExpr(let node): name(of: node.expression)
    default: nil
    }
  }
}

extension Autoclosures.Parameters {
  /// Whether the parameter that an argument is for is an autoclosure. nil: there is none for it.
  fileprivate func parameter(_ position: Int, of given: [String?]) -> Bool? {
    if let label = given[position] {
      return labels.firstIndex(of: label).map { isLazy[$0] }
    }
    let before = given[..<position].filter { $0 == nil }.count
    let plain = labels.indices.filter { labels[$0] == nil }
    return before < plain.count ? isLazy[plain[before]] : nil
  }
}

/// The functions and initializers of a file, by their names and those of the types that are made.
private final class AutoclosureFinder: SyntaxVisitor {
  var functions: [String: [Autoclosures.Parameters]] = [:]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.identifierText, node.signature)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    var outer = node.parent
    while let inner = outer {
      if let type = inner.asProtocol((any NamedDeclSyntax).self) {
        add(type.name.identifierText, node.signature)
        break
      }
      if let type = inner.as(ExtensionDeclSyntax.self) {
        add(type.extendedType.extendedName, node.signature)
        break
      }
      outer = inner.parent
    }
    add("init", node.signature)
    return .visitChildren
  }

  private func add(_ name: String, _ signature: FunctionSignatureSyntax) {
    let parameters = Array(signature.parameterClause.parameters)
    functions[name, default: []].append(
      Autoclosures.Parameters(
        labels: parameters.map {
          $0.firstName.text == "_" ? nil : $0.firstName.identifierText
        },
        isLazy: parameters.map {
          $0.type.as(AttributedTypeSyntax.self)?.attributes.names.contains("autoclosure") == true
        }))
  }
}
