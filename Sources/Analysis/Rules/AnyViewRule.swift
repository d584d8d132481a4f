import SwiftSyntax
import Words

extension Rule {
  /// Section 3 of the semantics.
  static let anyView = Rule(
    id: "any-view", words: AnyViewWords.self,
    summary: "A view is erased where its type is known.",
    severity: .warning,
    explanation: """
      No `AnyView` equals the one before, so a view that stores one runs with each run of its parent, unless its \
      own `==` leaves it out. \
      And when the type inside changes, all that is inside is made anew, without its state. A view \
      inside with equal inputs is skipped all the same. A `@ViewBuilder` keeps the branches of an `if` \
      or `switch` apart by their types, and a generic parameter keeps the type that is handed over.
      """,
    exceptions: [
      "views whose type is not known where they are erased: existentials, registries, plug-ins",
      "members that a protocol asks for, modifiers in an extension of View, and recursive views",
      "states, which may hold any view",
    ],
    example: .anyView
  ) { context in
    let index = context.index
    let erased = ErasedViews(index)
    var found: [Finding] = []
    for id in index.types.indices { found += erased.members(of: id) }
    for name in index.functions.keys.sorted() {
      for function in index.functions[name] ?? [] where erased.isErased(function) {
        found.append(
          Finding(
            rule: "any-view", severity: .note, message: AnyViewWords.member(function.name),
            file: function.source.file, range: function.range, subject: function.name))
      }
    }
    return found
      + index.builders.flatMap { erased.stored(in: $0) + erased.inCode(of: $0) }
  }
}

/// The messages of `any-view`.
enum AnyViewWords: String, Words {
  static let area = "rule.any-view"

  case member = """
    Let `{1}` give `some View`, with `@ViewBuilder`: no `AnyView` equals the one \
    before, and one with another type inside loses its state.
    """
  case memberOfView = """
    Make `{1}` a view struct, or at least let it give `some View`, with `@ViewBuilder`: no `AnyView` equals the one \
    before, and one with another type inside loses its state.
    """
  case stored = """
    Store `{1}` with a generic type in place of `AnyView`: no `AnyView` equals the one \
    before, so `{2}` runs with each run of its parent.
    """
  case storedBesideEquality = """
    Store `{1}` with a generic type in place of `AnyView`: no `AnyView` equals the one \
    before, so the `==` of `{2}` leaves it out, and where it changes alone `{2}` stays as it was.
    """
  case array = """
    Write the views of `{1}` where they are shown: no `AnyView` equals the one \
    before, and one with another type inside loses its state.
    """
  case inCode = """
    Leave `AnyView` out, with an `if` for the branches: the builder keeps the types, and the \
    views their state.
    """
}

/// Views that are erased.
private struct ErasedViews {
  private let index: ViewIndex
  /// Members of every view that erase it.
  private let erasing: Set<String>

  init(_ index: ViewIndex) {
    self.index = index
    let views = index.types.filter { $0.kind == .outside && $0.name == "View" }
    let names = views.flatMap(\.members).filter { member in
      index.typeAliases.name(of: member.type ?? "") == "AnyView" && !member.isStatic
    }.map(\.name)
    erasing = Set(names).union(["eraseToAnyView"])
  }

  /// Protocols that ask for no member that builds views.
  private static let plain: Set<String> = [
    "View", "Equatable", "Hashable", "Identifiable", "Sendable", "Codable", "ObservableObject",
    "ViewModifier",
  ]

  func members(of id: Int) -> [Finding] {
    let type = index.types[id]
    guard type.kind != .protocolType, type.kind != .outside,
      type.inherits.allSatisfy({ Self.plain.contains(index.typeAliases.name(of: $0)) })
    else { return [] }
    return type.members.filter(isErased).map { member in
      Finding(
        "any-view", member, view: type.name, severity: index.isView(id) ? .warning : .note,
        message: index.isView(id)
          ? AnyViewWords.memberOfView(member.name) : AnyViewWords.member(member.name))
    }
  }

  /// Whether a member gives an AnyView whose content it writes down itself.
  func isErased(_ member: ViewMember) -> Bool {
    guard index.typeAliases.name(of: member.type ?? "") == "AnyView" else { return false }
    let results = ResultValues.of(member.code)
    guard !results.isEmpty, results.allSatisfy(isErasedLiteral) else { return false }
    return !member.facts.uses.contains { $0.name == member.name }
  }

  /// `AnyView(Text("a"))`, `Text("a").eraseToAnyView()`, and `.init(Text("a"))` where an AnyView belongs.
  private func isErasedLiteral(_ value: ExprSyntax) -> Bool {
    let call = value.as(FunctionCallExprSyntax.self)
    let member = (call?.calledExpression ?? value).as(MemberAccessExprSyntax.self)
    let name = call.map { CodeWalker.name(of: $0.calledExpression) } ?? ""
    let isInit = member?.base == nil && member?.declName.baseName.text == "init"
    if index.typeAliases.name(of: name) == "AnyView" || isInit, call?.arguments.count == 1,
      let inner = call?.arguments.first?.expression
    {
      return ViewChain(inner).viewName != nil
    }
    guard let member, erasing.contains(member.declName.baseName.identifierText),
      let base = member.base
    else { return false }
    return ViewChain(base).viewName != nil
  }

  func stored(in view: ViewType) -> [Finding] {
    view.propertyOrder.compactMap { view.properties[$0] }.compactMap { property in
      guard property.wrapper == nil else { return nil }
      let type = property.type ?? ""
      let literals = property.initialValue?.as(ArrayExprSyntax.self)?.elements
      let element = TypeText.element(type).map(index.typeAliases.name)
      let isArray =
        element == "AnyView" || literals?.contains { isErasedLiteral($0.expression) } == true
      guard isArray || index.typeAliases.name(of: type) == "AnyView" && !TypeText.isFunction(type)
      else {
        return nil
      }
      return Finding(
        "any-view", property, of: view, severity: .note,
        message: isArray
          ? AnyViewWords.array(property.name) : message(property.name, view))
    }
  }

  private func message(_ property: String, _ view: ViewType) -> String {
    OwnEquality(index: index).leavesOut(property, of: view)
      ? AnyViewWords.storedBesideEquality(property, view.name)
      : AnyViewWords.stored(property, view.name)
  }

  /// Statements of builders that erase what is written there.
  func inCode(of view: ViewType) -> [Finding] {
    let members = view.evaluatedMembers.filter {
      index.typeAliases.name(of: $0.type ?? "") != "AnyView"
    }
    return members.flatMap { member in
      member.facts.constructions.compactMap { construction -> Finding? in
        guard index.typeAliases.name(of: construction.name) == "AnyView",
          isErasedLiteral(ExprSyntax(construction.call)),
          Self.isStatement(construction.call, in: member, of: view)
        else { return nil }
        let start = member.source.position(of: construction.call)
        return Finding(
          rule: "any-view", severity: .warning, message: AnyViewWords.inCode(),
          file: member.source.file, range: SourceRange(start: start, end: start),
          subject: "\(view.name).\(member.name)")
      }
    }
  }

  /// Whether an expression is a statement, with modifiers, or a branch of a ternary that is one; or
  /// what the member's own code returns.
  private static func isStatement(
    _ call: FunctionCallExprSyntax, in member: ViewMember, of view: ViewType
  ) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      switch parent.kind {
      case .codeBlockItem: return true
      case .returnStmt: return !isInClosure(parent) && !isRecursive(member, view)
      case .sequenceExpr, .exprList, .unresolvedTernaryExpr, .memberAccessExpr: break
      case .functionCallExpr:
        guard parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id else {
          return false
        }
      default: return false
      }
      node = parent
    }
    return false
  }
}

extension ErasedViews {
  /// A view that shows itself cannot leave its own type to the compiler.
  private static func isRecursive(_ member: ViewMember, _ view: ViewType) -> Bool {
    member.facts.constructions.contains { $0.name == view.name }
  }

  /// Whether code stands in a closure of its member: what that gives is for another to say.
  private static func isInClosure(_ start: Syntax) -> Bool {
    var node = start
    while let parent = node.parent {
      if parent.is(ClosureExprSyntax.self) { return true }
      if parent.is(AccessorBlockSyntax.self) || parent.is(FunctionDeclSyntax.self) { return false }
      node = parent
    }
    return false
  }
}

/// The expressions whose values a piece of code may give.
private enum ResultValues {
  static func of(_ code: CodeBlockItemListSyntax) -> [ExprSyntax] {
    var result: [ExprSyntax] = []
    var pending: [Syntax] = [Syntax(code)]
    while let node = pending.popLast() {
      if let value = node.as(ReturnStmtSyntax.self)?.expression {
        result += branches(of: value, &pending)
      } else if let item = node.as(CodeBlockItemSyntax.self),
        let value = item.item.as(ExprSyntax.self)
      {
        result += branches(of: value, &pending)
      } else if !node.is(ExprSyntax.self), !node.is(DeclSyntax.self) {
        pending += node.children(viewMode: .sourceAccurate)
      } else if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self) {
        pending += blocks(of: node)
      }
    }
    return result
  }

  private static func branches(of value: ExprSyntax, _ pending: inout [Syntax]) -> [ExprSyntax] {
    if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) {
      pending += blocks(of: Syntax(value))
      return []
    }
    guard let sequence = value.as(SequenceExprSyntax.self) else { return [value] }
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      place + 2 == elements.count,
      let then = elements[place].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
    else { return [value] }
    return [then, elements[place + 1]]
  }

  /// The statements of the branches.
  private static func blocks(of node: Syntax) -> [Syntax] {
    if let choice = node.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self).map { Syntax($0.statements) } }
    }
    guard let test = node.as(IfExprSyntax.self) else { return [] }
    switch test.elseBody {
    case .codeBlock(let block)?: return [Syntax(test.body.statements), Syntax(block.statements)]
    case .ifExpr(let inner)?: return [Syntax(test.body.statements), Syntax(inner)]
    case nil: return [Syntax(test.body.statements)]
    }
  }
}
