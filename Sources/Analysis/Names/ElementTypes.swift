import SwiftSyntax

/// Values whose type follows from a property: elements of a list, and what an optional holds.
struct ElementTypes {
  let names: NameChecker

  /// The type of `song` in `ForEach(songs) { song in … }` and of `$0` in `songs.filter { … }`. nil: it is no
  /// parameter of such a closure, or another name may hide it.
  func elementType(of reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.text
    guard let closure = closure(declaring: name, around: Syntax(reference)),
      let call = closure.ownCall, let list = listType(of: call)
    else { return nil }
    return list
  }

  /// The type inside of `song?` where `song` is an optional property.
  func innerType(of base: ExprSyntax) -> String? {
    guard let chain = base.as(OptionalChainingExprSyntax.self),
      let reference = chain.expression.as(DeclReferenceExprSyntax.self),
      case .property(let property, _) = names.resolve(
        reference.baseName.identifierText, at: reference),
      property.isOfValue, let type = property.valueType, type.hasSuffix("?")
    else { return nil }
    let inner = String(type.dropLast())
    return names.types[inner] == nil ? nil : inner
  }

  /// The closure whose parameter a name is: the innermost one for `$0`. nil: there is none, or something in it has
  /// the same name.
  private func closure(declaring name: String, around node: Syntax) -> ClosureExprSyntax? {
    var current = node.parent
    while let next = current {
      if let closure = next.as(ClosureExprSyntax.self) {
        let names = closure.parameterNames
        if name == "$0" { return closure.signature == nil ? closure : nil }
        if names.contains(name) {
          return names.count == 1 && !closure.statements.binds(name) ? closure : nil
        }
      }
      if next.is(MemberBlockItemSyntax.self) { return nil }
      current = next.parent
    }
    return nil
  }

  /// The elements of the list that a call goes through. nil: it is another call, or the list's type is not written.
  private func listType(of call: FunctionCallExprSyntax) -> String? {
    let list: DeclReferenceExprSyntax?
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard ["ForEach", "List"].contains(callee.baseName.text),
        names.types[callee.baseName.text] == nil
      else { return nil }
      list = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
    } else {
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
      guard let callee, Self.goesThroughEach.contains(callee.declName.baseName.text) else {
        return nil
      }
      list = callee.base?.as(DeclReferenceExprSyntax.self)
    }
    guard let list, !list.baseName.text.hasPrefix("$"),
      case .property(let property, _) = names.resolve(list.baseName.identifierText, at: list),
      property.isOfValue, let type = property.valueType, type.hasPrefix("["), type.hasSuffix("]"),
      !type.contains(":")
    else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// Methods of a list whose closure is given one element.
  private static let goesThroughEach: Set<String> = [
    "allSatisfy", "compactMap", "contains", "drop", "filter", "first", "firstIndex", "flatMap",
    "forEach", "last", "lastIndex", "map", "prefix", "removeAll",
  ]
}

extension DeclaredMember {
  /// Whether its name stands for a value of the type that is written.
  fileprivate var isOfValue: Bool {
    wrapperName.map { ["State", "Binding"].contains($0) } ?? true
  }
}

extension ClosureExprSyntax {
  /// The call that is given the closure, behind it or as an argument.
  fileprivate var ownCall: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure?.id == id ? call : nil
    }
    let argument = parent?.as(LabeledExprSyntax.self)
    guard let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure == nil, ["content", "where", nil].contains(argument?.label?.text)
    else { return nil }
    return call
  }
}

extension CodeBlockItemListSyntax {
  /// Whether anything in it declares a name once more.
  fileprivate func binds(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && token.parent?.is(IdentifierPatternSyntax.self) == true
        || token.text == name && token.parent?.is(ClosureShorthandParameterSyntax.self) == true
    }
  }
}
