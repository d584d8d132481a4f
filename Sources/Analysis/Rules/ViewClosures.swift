import Catalog
import SwiftSyntax
import Words

/// Closures that build a section and that a body calls: `let footer = { VStack { … } }`.
enum ViewClosures {
  /// Constants inside the body and the members that it uses.
  static func local(in view: ViewType, _ viewNames: ViewNames) -> [Finding] {
    view.usedMembers.flatMap { member in
      member.facts.localClosures.compactMap { local -> Finding? in
        guard let name = local.binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          let closure = local.binding.initializer?.value.as(ClosureExprSyntax.self),
          isSection(closure, type: local.binding.typeAnnotation?.type.lineText, viewNames),
          isCalled(name.text, in: member.code)
        else { return nil }
        return Finding(
          rule: "computed-view", severity: .warning,
          message: ComputedViewWords.closure(name.identifierText, view.name, view.entry),
          file: member.source.file,
          range: member.source.range(of: local.declaration.bindingSpecifier),
          subject: "\(view.name).\(name.identifierText)")
      }
    }
  }

  /// Stored properties that the view itself gives a closure.
  static func stored(in view: ViewType, _ viewNames: ViewNames) -> [Finding] {
    let used = view.evaluatedMembers.flatMap(\.facts.uses)
    return view.propertyOrder.compactMap { view.properties[$0] }.compactMap { property in
      guard property.wrapper == nil,
        let closure = property.initialValue?.as(ClosureExprSyntax.self),
        isSection(closure, type: property.type, viewNames),
        used.contains(where: { $0.name == property.name && $0.path.isEmpty && $0.isCalled })
      else { return nil }
      return Finding(
        "computed-view", property, of: view,
        message: ComputedViewWords.closure(property.name, view.name, view.entry))
    }
  }

  /// Whether a closure builds views, by its type or by what it is made of.
  private static func isSection(
    _ closure: ClosureExprSyntax, type: String?, _ viewNames: ViewNames
  ) -> Bool {
    let declared =
      closure.signature?.returnClause?.type.lineText
      ?? type.flatMap { $0.contains("->") ? result(of: $0) : nil }
    if let declared, !ViewTypeNames.yieldsView(declared, viewNames: viewNames) { return false }
    let items = closure.statements
    guard let last = items.last?.item else { return false }
    let value =
      last.as(ExprSyntax.self) ?? last.as(ExpressionStmtSyntax.self)?.expression
      ?? last.as(ReturnStmtSyntax.self)?.expression
    guard let value else { return declared != nil && items.count > 1 }
    if value.is(SequenceExprSyntax.self) || value.is(IfExprSyntax.self) { return declared != nil }
    return holdsContent(value)
  }

  /// The result of `(Int) -> AnyView`.
  private static func result(of type: String) -> String {
    var rest = Substring(type)
    while let arrow = rest.firstRange(of: "->") { rest = rest[arrow.upperBound...] }
    return String(rest.drop { $0 == " " })
  }

  /// Whether an expression is a container with content, erased or not: one text is no section.
  private static func holdsContent(_ value: ExprSyntax) -> Bool {
    let chain = ViewChain(value)
    guard let call = chain.call, let name = chain.viewName else { return false }
    if name == "AnyView", let inner = call.arguments.first?.expression {
      return holdsContent(inner)
    }
    return Catalog.isView(name) && call.trailingClosure != nil && name != "Button"
  }

  /// Whether a name is called in the code.
  private static func isCalled(_ name: String, in code: CodeBlockItemListSyntax) -> Bool {
    for token in code.tokens(viewMode: .sourceAccurate)
    where token.text == name && token.tokenKind == .identifier(name) {
      if token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen { return true }
    }
    return false
  }
}
