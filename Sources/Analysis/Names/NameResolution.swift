@_spi(Experimental) import SwiftLexicalLookup
import SwiftSyntax

/// What a name means at a place.
enum NameMeaning {
  /// A local variable, a parameter, a generic parameter.
  case local
  /// A property of an enclosing type.
  case property(DeclaredMember, type: String)
  /// Another member of an enclosing type.
  case member
  case global
  /// A supertype that the program does not declare may have it.
  case open
  /// Nothing that is visible here, with the enclosing types, innermost first.
  case unknown([String])
}

extension NameChecker {
  /// Looks a name up the way Swift does: local names inside out, then the members of each
  /// enclosing type, then globals.
  func resolve(_ name: String, at node: DeclReferenceExprSyntax) -> NameMeaning {
    if !name.hasPrefix("$"), isLocal("$" + name, at: node) { return .local }
    if !bound.mayBind(name) { return meaning(ofUnbound: name, at: node) }
    var enclosing: [String] = []
    // An identifier does not keep its token's text alive.
    let token = TokenSyntax.identifier(name)
    let results = withExtendedLifetime(token) { node.lookup(token.identifier) }
    for result in results {
      switch result {
      case .fromScope(_, let names): if !names.isEmpty { return .local }
      case .lookForMembers(let scope):
        guard let type = Self.typeName(of: scope) else { continue }
        if let meaning = member(name, of: type, isInnermost: enclosing.isEmpty) { return meaning }
        if enclosing.isEmpty, let meaning = memberOfSelf(name, in: scope) { return meaning }
        enclosing.append(type)
      case .lookForGenericParameters, .lookForImplicitClosureParameters: continue
      }
    }
    return global(name, enclosing)
  }

  /// What a name means that nothing binds but types and the file.
  private func meaning(ofUnbound name: String, at node: DeclReferenceExprSyntax) -> NameMeaning {
    let enclosing = enclosingTypes(of: Syntax(node))
    for (depth, type) in enclosing.enumerated() {
      if let meaning = member(name, of: type, isInnermost: depth == 0) { return meaning }
      if depth == 0, let group = innermostGroup(around: Syntax(node)),
        let meaning = memberOfSelf(name, in: group)
      {
        return meaning
      }
    }
    return global(name, enclosing)
  }

  /// A member of what `where Self: Animal` says of the types that an extension is for. nil: it says nothing, or
  /// these have no such member.
  private func memberOfSelf(_ name: String, in node: Syntax) -> NameMeaning? {
    let requirements = node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements
    for requirement in requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.trimmedDescription == "Self"
      else { continue }
      let type = DeclaredGroup.lastName(of: conformance.rightType.trimmedDescription)
      guard types[type] != nil else { return .open }
      if let meaning = member(name, of: type, isInnermost: true) { return meaning }
    }
    return nil
  }

  private func innermostGroup(around node: Syntax) -> Syntax? {
    var current = node.parent
    while let next = current {
      if Self.typeName(of: next) != nil { return next }
      current = next.parent
    }
    return nil
  }

  private func global(_ name: String, _ enclosing: [String]) -> NameMeaning {
    types.globals.contains(name) || types[name] != nil ? .global : .unknown(enclosing)
  }

  /// `{ $item in … item … }`: a closure's parameter of a binding declares its value too.
  func isLocal(_ name: String, at node: DeclReferenceExprSyntax) -> Bool {
    var current = node.parent
    while let next = current {
      if let closure = next.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) {
        return true
      }
      if Self.typeName(of: next) != nil { return false }
      current = next.parent
    }
    return false
  }

  /// nil: the type does not have the member.
  private func member(_ name: String, of type: String, isInnermost: Bool) -> NameMeaning? {
    guard let declared = types[type] else { return nil }
    if isInnermost, let property = declared.property(name) {
      return .property(property, type: type)
    }
    if isInnermost {
      switch types.has(name, in: type) {
      case true?: return .member
      case nil: return .open
      case false?: return nil
      }
    }
    // Of the types around the innermost one only static members are visible.
    return declared.others.contains(name) ? .member : nil
  }

  /// The types whose declarations or extensions enclose a node, innermost first.
  func enclosingTypes(of node: Syntax) -> [String] {
    var result: [String] = []
    var current = node.parent
    while let next = current {
      if let name = Self.typeName(of: next) { result.append(name) }
      current = next.parent
    }
    return result
  }

  static func typeName(of node: Syntax) -> String? {
    node.group.map { DeclaredGroup.lastName(of: $0.declaredName) }
  }
}

extension ClosureExprSyntax {
  /// The names that the closure's signature declares.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list)?: list.map(\.name.text)
    case .parameterClause(let clause)?:
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
