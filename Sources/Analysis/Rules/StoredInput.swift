import SwiftSyntax

/// What a view with a written initializer keeps of an argument: what SwiftUI compares are stored properties
/// (semantics.md 3.2), and the initializer may keep no more than a number of the object that it is given.
struct StoredInput {
  let child: IndexedType
  /// The place of the view in the index.
  let id: Int
  let index: ViewIndex

  /// Whether a stored property holds what is given, or a value that is as new as it. A view without a
  /// written initializer stores each argument, and so may one whose initializer is not found.
  func keeps(_ value: ExprSyntax, label: String?) -> Bool {
    let parameters = child.members.filter { $0.name == ViewMember.initializer }.compactMap {
      initializer in parameter(of: initializer, for: value, label).map { (initializer, $0) }
    }
    guard !parameters.isEmpty else { return true }
    let isIdentity = isIdentity(value)
    return parameters.contains { initializer, parameter in
      let finder = ParameterUses(of: parameter.name)
      finder.walk(initializer.code)
      return finder.uses.contains { keeps($0, isIdentity) }
    }
  }

  private func parameter(
    of initializer: ViewMember, for value: ExprSyntax, _ label: String?
  ) -> ViewMember.Parameter? {
    let isTrailing = label == nil && value.parent?.is(FunctionCallExprSyntax.self) == true
    guard isTrailing else { return initializer.parameters.first { $0.label == label } }
    return initializer.parameters.first { TypeText.isFunction($0.type) }
      ?? initializer.parameters.last
  }

  /// `UUID()`, `Date.now`: a value of which each part is new. Of an object or a struct of the program a part
  /// may be the same in each run.
  private func isIdentity(_ value: ExprSyntax) -> Bool {
    guard FreshValue.isFresh(value, besides: []) else { return false }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return true }
    return index.type(called: CodeWalker.name(of: call.calledExpression), in: id) == nil
  }

  private func keeps(_ use: DeclReferenceExprSyntax, _ isIdentity: Bool) -> Bool {
    guard let assignment = Assignment(around: use),
      let property = child.properties.first(where: { $0.name == assignment.name }),
      property.wrapper != "StateObject"
    else { return false }
    if assignment.isWhole(use) { return true }
    if isIdentity, assignment.isMember(of: use) { return true }
    guard !isPlain(property.type) else { return false }
    let isMember = use.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(use).id
    return assignment.isInClosure(use) || !isMember && !use.isCalled
  }

  /// Whether values of the type are compared by what they are.
  private func isPlain(_ type: String?) -> Bool {
    guard let type, !TypeText.isFunction(type) else { return false }
    let name = TypeText.name(TypeText.element(type) ?? type)
    if TypeText.singleValues.contains(name) { return true }
    return index.type(name, in: id).map { index.conforms($0, to: "Equatable") } ?? false
  }
}

/// The uses of a parameter in the code of its initializer.
private final class ParameterUses: SyntaxVisitor {
  private let name: String
  private(set) var uses: [DeclReferenceExprSyntax] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.identifierText == name, node.isName { uses.append(node) }
    return .visitChildren
  }
}

/// `self.title = title()`
private struct Assignment {
  /// What is assigned to, without `self.` and `_`.
  let name: String
  private let node: SequenceExprSyntax

  /// The outermost assignment in whose value a use stands.
  init?(around use: DeclReferenceExprSyntax) {
    var found: (String, SequenceExprSyntax)?
    var current = Syntax(use)
    while let parent = current.parent {
      if let sequence = parent.parent?.as(SequenceExprSyntax.self),
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let target = sequence.elements.first, Syntax(target).id != current.id,
        let name = Self.name(of: target)
      {
        found = (name, sequence)
      }
      current = parent
    }
    guard let found else { return nil }
    (name, node) = found
  }

  private static func name(of target: ExprSyntax) -> String? {
    let name: String
    if let member = target.as(MemberAccessExprSyntax.self), member.base?.writtenText == "self" {
      name = member.declName.baseName.identifierText
    } else if let reference = target.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.identifierText
    } else {
      return nil
    }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The value, if it is not put together with an operator.
  private var only: ExprSyntax? {
    let elements = Array(node.elements)
    return elements.count == 3 ? elements[2] : nil
  }

  /// Whether the value is the use and nothing else.
  func isWhole(_ use: DeclReferenceExprSyntax) -> Bool { only?.id == ExprSyntax(use).id }

  /// Whether the value is a member of the use.
  func isMember(of use: DeclReferenceExprSyntax) -> Bool {
    var current = only
    while let member = current?.as(MemberAccessExprSyntax.self) {
      current = member.base
      if current?.id == ExprSyntax(use).id { return true }
    }
    return false
  }

  /// Whether a closure in the value captures the use.
  func isInClosure(_ use: DeclReferenceExprSyntax) -> Bool {
    var current = use.parent
    while let next = current, next.id != Syntax(node).id {
      if next.is(ClosureExprSyntax.self) { return true }
      current = next.parent
    }
    return false
  }
}
