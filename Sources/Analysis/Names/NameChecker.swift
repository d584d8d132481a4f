import Catalog
import Simulation
import SwiftSyntax

/// Walks a file and checks each name where it is used.
final class NameChecker: SyntaxVisitor {
  let source: ParsedSource
  let types: DeclaredTypes
  let isComplete: Bool
  private(set) var problems: [NameProblem] = []
  /// The files in which types and members are looked up; empty: neither is.
  var others: [ParsedSource] = []
  /// The names that all of them declare.
  lazy var allDeclared = others.reduce(into: Set<String>()) {
    $0.formUnion(OwnNames(of: $1).declared)
  }
  /// The names that the file declares, wherever they are seen.
  lazy var declaredHere = OwnNames(of: source).declared
  /// What may be meant by a name besides members and globals.
  lazy var bound = BoundNames(in: source.tree)
  /// Whether only modules are imported whose types are known.
  lazy var importsKnownModules = source.tree.statements.allSatisfy { statement in
    guard let node = statement.item.as(ImportDeclSyntax.self) else {
      return !statement.item.is(IfConfigDeclSyntax.self)
    }
    let known = ["SwiftUI", "Foundation", "Combine", "Observation", "Swift"]
    return known.contains(node.path.trimmedDescription)
  }

  init(source: ParsedSource, types: DeclaredTypes, isComplete: Bool) {
    self.source = source
    self.types = types
    self.isComplete = isComplete
    super.init(viewMode: .sourceAccurate)
  }

  func report(_ kind: NameProblem.Kind, at node: some SyntaxProtocol) {
    let problem = NameProblem(
      kind: kind, file: source.file, position: source.position(of: node))
    if !problems.contains(problem) { problems.append(problem) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isName { checkName(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    checkPrivacy(node)
    checkMember(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    checkCases(node)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    checkCase(node)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    checkCase(ofOnly: node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    checkCase(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    checkNestedType(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    checkWrittenType(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    checkObservable(node)
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    checkWrite(to: node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    checkCall(node)
    checkEnvironmentKey(node)
    checkMutation(node)
    checkLabels(node)
    checkRowIdentity(node)
    checkCases(node)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    checkCase(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    checkAssignment(node)
    checkOperands(node)
    checkCases(node)
    return .visitChildren
  }

  // Conditions and declarations of `#if` are not resolved.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    checkEnvironmentKey(node)
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Names

  private func checkName(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.identifierText
    if name.hasPrefix("$") { return checkProjection(node, String(name.dropFirst())) }
    guard let first = name.first else { return }
    if first.isUppercase { return checkType(name, node) }
    guard first.isLowercase || first == "_" else { return }
    let plain = first == "_" ? String(name.dropFirst()) : name
    guard !plain.isEmpty else { return }
    let meaning = resolve(plain, at: node)
    guard case .unknown(let enclosing) = meaning else {
      return checkScope(plain, meaning, at: node)
    }
    if KnownNames.isFree(plain, isCalled: node.isCalled) { return }
    let owners = types.owners(of: plain).filter { !enclosing.contains($0) }
    if let property = enclosing.first.flatMap({ types[$0] })?.property(ofKey: plain) {
      report(.undeclared(name: plain, nearest: property, isElsewhere: false), at: node)
    } else if let inside = enclosing.first, !owners.isEmpty {
      report(.notGiven(name: plain, owners: owners, inside: inside), at: node)
    } else if isComplete, !(node.isCalled && isViewModifierCall(plain, enclosing)) {
      reportUndeclared(plain, at: node, in: enclosing)
    }
  }

  /// `padding()` in an extension of a view means `self.padding()`.
  private func isViewModifierCall(_ name: String, _ enclosing: [String]) -> Bool {
    Catalog.isModifier(name)
      && enclosing.contains { types[$0]?.inherits.contains("View") == true || $0 == "View" }
  }

  /// A call of a type that neither the program nor a framework declares.
  private func checkType(_ name: String, _ node: DeclReferenceExprSyntax) {
    guard isComplete, node.isCalled, name != "Self", types[name] == nil, !KnownNames.isType(name),
      case .unknown = resolve(name, at: node)
    else { return }
    reportUndeclared(name, at: node)
  }

  /// `\.key` of an environment modifier or wrapper.
  private func checkEnvironmentKey(_ node: FunctionCallExprSyntax) {
    guard isComplete, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["environment", "transformEnvironment"].contains(member.declName.baseName.text),
      let key = node.arguments.first?.expression.firstOfPath
    else { return }
    checkEnvironmentKey(key)
  }

  /// `@Environment(\.key)`
  private func checkEnvironmentKey(_ node: AttributeSyntax) {
    guard isComplete, let key = node.environmentKey else { return }
    checkEnvironmentKey(key, isRead: true)
  }

  /// - Parameter isRead: more can be read than written, and frameworks beside SwiftUI add to it: a key that is like none
  ///   may be one of theirs.
  private func checkEnvironmentKey(
    _ component: KeyPathPropertyComponentSyntax, isRead: Bool = false
  ) {
    let name = component.declName.baseName.identifierText
    guard types["EnvironmentValues"]?.members.contains(name) != true,
      !Catalog.isEnvironmentValue(name)
    else { return }
    if isRead, nearKey(name) == nil { return report(.unknown(name: "\\." + name), at: component) }
    reportUndeclared(name, after: "\\.", at: component)
  }

  private func checkProjection(_ node: DeclReferenceExprSyntax, _ name: String) {
    guard !name.isEmpty, Int(name) == nil else { return }
    switch resolve("$" + name, at: node) {
    case .local: return
    default: break
    }
    switch resolve(name, at: node) {
    case .property(let property, _):
      if !property.hasProjection {
        report(
          .noProjection(name: name, isEnvironment: property.wrapperName == "Environment"), at: node)
      }
    case .unknown(let enclosing):
      let owners = types.owners(of: name).filter { !enclosing.contains($0) }
      if let inside = enclosing.first, !owners.isEmpty {
        report(.notGiven(name: name, owners: owners, inside: inside), at: node)
      } else if isComplete {
        reportUndeclared(name, after: "$", at: node, in: enclosing)
      }
    case .local, .member, .global, .open: break
    }
  }

  // MARK: Privacy

  /// `model.secret` where the type of `model` is declared.
  private func checkPrivacy(_ node: MemberAccessExprSyntax) {
    let member = node.declName.baseName.identifierText
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      let type = typeName(of: base), let declared = types[type], !declared.isSeveral,
      declared.privates.contains(member), !enclosingTypes(of: Syntax(node)).contains(type)
    else { return }
    report(.isPrivate(name: member, type: type), at: node.declName)
  }

  /// The declared type of `name`, or the type that a name is.
  private func typeName(of node: DeclReferenceExprSyntax) -> String? {
    let name = node.baseName.identifierText
    if types[name] != nil { return name }
    guard case .property(let property, _) = resolve(name, at: node) else { return nil }
    return property.valueType?.filter { $0 != "?" }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the reference is a name of its own: no member after a dot, no label.
  var isName: Bool {
    guard let parent else { return true }
    if let member = parent.as(MemberAccessExprSyntax.self) {
      return member.base?.id == Syntax(self).id
    }
    return !parent.is(KeyPathPropertyComponentSyntax.self)
  }

  var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
  }
}
