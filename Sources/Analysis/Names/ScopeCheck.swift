import SwiftSyntax

/// Members of a type where there is no value of it, and the type's own where only a value's are seen.
extension NameChecker {
  /// `size` for `Self.size` in the code of a value; a value's property in a static function.
  func checkScope(_ name: String, _ meaning: NameMeaning, at node: DeclReferenceExprSyntax) {
    checkInitialValue(name, meaning, at: node)
    guard isComplete, let type = enclosingTypes(of: Syntax(node)).first,
      let declared = types[type], !declared.statics.isEmpty, !declared.isSeveral,
      !declared.isExternal,
      !types.globals.contains(name), let isStatic = isStaticCode(around: Syntax(node))
    else { return }
    switch meaning {
    case .property(_, let owner)
    where owner == type && isStatic && !declared.statics.contains(name):
      reportUndeclared(name, at: node, in: [type])
    case .member
    where !isStatic && declared.statics.contains(name) && isOnlyStatic(name, declared):
      reportUndeclared(name, at: node, in: [type])
    default: return
    }
  }

  /// `@State private var count = start`, where `start` is a property of the same value.
  private func checkInitialValue(
    _ name: String, _ meaning: NameMeaning, at node: DeclReferenceExprSyntax
  ) {
    guard isComplete, case .property(_, let owner) = meaning, let declared = types[owner],
      enclosingTypes(of: Syntax(node)).first == owner, !declared.isSeveral, !declared.isExternal,
      !declared.statics.contains(name), !types.globals.contains(name), node.isInInitialValue
    else { return }
    reportUndeclared(name, at: node, in: [owner])
  }

  /// Whether nothing but static members of one type can be meant by a name.
  private func isOnlyStatic(_ name: String, _ declared: DeclaredType) -> Bool {
    declared.property(name) == nil
      && declared.functions.allSatisfy { $0.name != name || $0.isStatic }
      && types.owners(of: name) == [declared.name]
      && !declared.inherits.contains { types[$0] != nil }
  }

  /// Whether the member in whose code a node stands is static; nil: it stands in none, or where it is evaluated
  /// otherwise.
  private func isStaticCode(around node: Syntax) -> Bool? {
    var child = node
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .memberBlockItem(let item): return isStatic(item.decl, node)
      // Default values, and what no member is made for yet.
      case .functionParameter, .attribute, .enumCaseElement, .macroExpansionExpr,
        .macroExpansionDecl:
        return nil
      default: child = parent
      }
    }
    return nil
  }

  private func isStatic(_ declaration: DeclSyntax, _ name: Syntax) -> Bool? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      if node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
        return true
      }
      // The first value of a property of values sees the type's own.
      let isOfAccessor = node.bindings.contains {
        $0.accessorBlock?.span.contains(name.span.lowerBound) == true
      }
      return isOfAccessor ? false : nil
    case .functionDecl(let node):
      return node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    case .subscriptDecl(let node):
      return node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    case .initializerDecl: return false
    default: return nil
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands in the first value of a property that is made before there is a value of its type.
  fileprivate var isInInitialValue: Bool {
    var child = Syntax(self)
    while let parent = child.parent {
      if let binding = parent.as(PatternBindingSyntax.self),
        let value = binding.initializer, Syntax(value).id == child.id,
        let property = binding.parent?.parent?.as(VariableDeclSyntax.self),
        property.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return !property.modifiers.contains { ["lazy", "static", "class"].contains($0.name.text) }
      }
      if parent.is(MemberBlockItemSyntax.self) || parent.is(FunctionDeclSyntax.self) {
        return false
      }
      child = parent
    }
    return false
  }
}
