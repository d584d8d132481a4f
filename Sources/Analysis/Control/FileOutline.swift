@_spi(RawSyntax) import SwiftSyntax

/// What a file says that the analysis of other files depends on.
package struct FileOutline: Hashable, Sendable {
  /// Types that it declares, with what they inherit from.
  package var declared: [String: [String]] = [:]
  /// Protocols that it declares, with what they refine.
  package var protocols: [String: [String]] = [:]
  /// Types that it extends, with the conformances added.
  package var extended: [String: [String]] = [:]
  /// Types that it extends with an `==`.
  var equalities: Set<String> = []
  /// Names that may be types, wherever they stand in the code.
  package var mentioned: Set<String> = []

  /// Whether there may be something to say of it though it has no view: an identity that is made
  /// anew, a function that gives a view, a modifier, a style, or a comment for the analyzer.
  package var mayHoldMore = false

  /// Names that it gives to types, with the types as written.
  package var aliases: [String: String] = [:]

  /// Its types that other files can use, by name.
  package var models: [String: OutlinedType] = [:]

  /// Its views that other files can use, by name, without their members.
  package var views: [String: OutlinedType] = [:]

  package init() {}

  /// The outline of a file.
  package init(_ declarations: FileDeclarations) {
    for part in declarations.parts { add(part) }
    aliases = declarations.aliases
    let source = declarations.source
    let tokens = OutlinedTokens(source.tree.raw)
    mentioned = tokens.capitalizedNames
    mayHoldMore =
      tokens.mayHoldIdentity || source.text.mayHoldSuppressions
      || mentioned.contains {
        ["View", "AnyView", "ViewModifier"].contains($0) || $0.hasSuffix("Style")
      }
  }

  private mutating func add(_ part: FileDeclarations.Part) {
    let type = part.type
    if part.isExtension {
      extended[type.name, default: []] += type.inherits
      if type.hasOwnEquality { equalities.insert(type.name) }
      // What it adds to a type of the same file, declared before it.
      models[type.name]?.add(type)
    } else if type.kind == .protocolType {
      protocols[type.name, default: []] += type.inherits
    } else {
      declared[type.name, default: []] += type.inherits
      // Types that other files can name. Of what is plainly a view its inputs are told.
      let isHidden = type.access == "private" || type.access == "fileprivate"
      if isHidden { return }
      if type.inherits.contains("View") {
        views[type.name] = OutlinedType(type, wantsMembers: false)
      } else {
        models[type.name] = OutlinedType(type)
      }
    }
  }

  /// Whether a type of it may be a view: whether what types inherit names one of these protocols,
  /// alone or together with others.
  package func mayHoldViews(_ protocols: Set<String>) -> Bool {
    [declared, extended, self.protocols].contains { types in
      types.values.contains { inherited in
        inherited.contains { text in
          text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            .contains { protocols.contains(String($0)) }
        }
      }
    }
  }
}

/// What the tokens of a file tell, all of which are looked at.
private struct OutlinedTokens {
  /// Identifiers that begin with an uppercase letter.
  private(set) var capitalizedNames: Set<String> = []
  /// Whether `.id(` or `var id` stands somewhere.
  private(set) var mayHoldIdentity = false

  /// What stood before a token.
  private enum Before { case period, variable, member, other }

  init(_ root: RawSyntax) {
    var before = Before.other
    root.forEachToken { token in
      switch token.rawKind {
      case .identifier: before = identifier(token.rawText, before)
      case .period: before = .period
      case .keyword: before = token.rawText == "var" ? .variable : .other
      case .leftParen:
        if before == .member { mayHoldIdentity = true }
        before = .other
      default: before = .other
      }
    }
  }

  private mutating func identifier(_ text: SyntaxText, _ before: Before) -> Before {
    // Letters beyond ASCII need a look at the character.
    guard let first = text.first else { return .other }
    if first >= 0x80 || first >= 65 && first <= 90 {
      let name = String(syntaxText: text)
      if name.isCapitalized { capitalizedNames.insert(name) }
    } else if text == "id" {
      if before == .variable { mayHoldIdentity = true }
      return before == .period ? .member : .other
    }
    return .other
  }
}
