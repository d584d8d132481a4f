import SwiftSyntax

extension ParsedSource {
  /// The words and signs of the text, without layout and comments.
  package var words: [String] { tree.tokens(viewMode: .sourceAccurate).map(\.text) }

  /// The text without what people change when they hand on a file: layout, comments, access levels,
  /// and the names that it declares, each of which is the number of its first use. Two texts with
  /// one structure are the same program under other names.
  ///
  /// `let name: String` and `let title: String // mine` are both `let #0 : String`. Names that the file
  /// does not declare (`Text`, `.padding`) and all literals stay as they are.
  package var structure: String {
    let names = OwnDeclarations(tree)
    var numbers: [String: Int] = [:]
    var words: [String] = []
    for token in tree.tokens(viewMode: .sourceAccurate) where !token.isAccessLevel {
      guard names.contains(token) else {
        words.append(token.text)
        continue
      }
      let name = token.declaredName ?? token.text
      let number = numbers[name] ?? numbers.count
      numbers[name] = number
      words.append(token.isProjection ? "$#\(number)" : "#\(number)")
    }
    return words.joined(separator: " ")
  }
}

/// The names that a file declares, by what they can stand for.
private struct OwnDeclarations {
  private var types: Set<String> = []
  /// Functions and cases of enumerations: what may stand after a dot without a base.
  private var functions: Set<String> = []
  /// Properties, parameters and local names.
  private var values: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard let name = token.identifier?.name, let parent = token.parent else { continue }
      switch parent.kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
        .genericParameter:
        types.insert(name)
      case .functionDecl, .enumCaseElement: functions.insert(name)
      case .identifierPattern, .functionParameter, .closureParameter, .closureShorthandParameter,
        .enumCaseParameter:
        values.insert(name)
      default: break
      }
    }
  }

  /// Whether a token is a name of the file's own.
  func contains(_ token: TokenSyntax) -> Bool {
    guard let name = token.declaredName, name != "body", name != "_" else { return false }
    if let label = token.parent?.as(LabeledExprSyntax.self) {
      return values.contains(name) && label.isArgumentOf(types.union(functions))
    }
    if let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName == token
    {
      guard member.base != nil else { return functions.contains(name) }
      // `.padding` of a view is SwiftUI's, also beside a property of that name.
      if member.parent?.is(FunctionCallExprSyntax.self) == true, !member.isOfSelf {
        return functions.contains(name) || types.contains(name)
      }
    }
    return types.contains(name) || functions.contains(name) || values.contains(name)
  }
}

extension LabeledExprSyntax {
  /// Whether it is an argument of a call of one of these.
  fileprivate func isArgumentOf(_ names: Set<String>) -> Bool {
    guard let call = parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return names.contains(callee.baseName.text)
    }
    guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return names.contains(callee.declName.baseName.text)
  }
}

extension MemberAccessExprSyntax {
  fileprivate var isOfSelf: Bool {
    base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}

extension TokenSyntax {
  /// The name that the token stands for; of `$count` it is `count`.
  fileprivate var declaredName: String? {
    isProjection ? String(text.dropFirst()) : identifier?.name
  }

  /// `$count`
  fileprivate var isProjection: Bool {
    if case .dollarIdentifier = tokenKind { return true }
    return text.hasPrefix("$")
  }

  /// `private` and its like: they change nothing of what a program does.
  fileprivate var isAccessLevel: Bool {
    guard parent?.is(DeclModifierSyntax.self) == true else { return false }
    return [.keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.public)]
      .contains(tokenKind)
  }
}
