import SwiftSyntax

/// One mention of a name as a value, with what the code does to it.
struct SuggestedNameUse {
  /// Without `$`.
  var name: String
  /// `$name`
  var isProjected: Bool
  /// `name`, or `self.name`.
  var root: ExprSyntax
  /// `self.` is written.
  var isOfSelf: Bool
  /// Properties read of it: `order.address.city`.
  var path: [String] = []
  /// The end of each component of the path, in bytes.
  var ends: [Int] = []
  /// The method that is called on the end of the path, with the end of its name.
  var method: String?
  var methodEnd = 0
  /// The call, when the name or the method is called.
  var call: FunctionCallExprSyntax?
  var isWritten = false
  /// `if let name`: the name cannot be spelled otherwise.
  var isFixed = false

  /// Whether the name itself is called.
  var isCalled: Bool { call != nil && method == nil }
}

/// Collects the names that code mentions.
final class NameUses: SyntaxVisitor {
  private(set) var uses: [SuggestedNameUse] = []
  /// `self` stands alone.
  private(set) var mentionsSelf = false
  /// The places of `Self`.
  private(set) var selfTypes: [Range<Int>] = []
  /// Names of types in type positions.
  private(set) var typeNames: Set<String> = []
  /// Names that the code binds.
  private(set) var bound: Set<String> = []
  private let mutating: Set<String>

  init(mutating: Set<String>) {
    self.mutating = mutating.union(Self.libraryMutating)
    super.init(viewMode: .sourceAccurate)
  }

  /// The library's methods that change their value.
  private static let libraryMutating = NameUse.mutatingMethods.union(["next"])

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else {
        return .skipChildren
      }
      add(node.baseName.identifierText, root: ExprSyntax(member), isOfSelf: true)
      return .skipChildren
    }
    if text == "self" {
      let isBase = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
      if !isBase { mentionsSelf = true }
    } else if text == "Self" {
      selfTypes.append(node.bytes)
    } else {
      add(node.baseName.identifierText, root: ExprSyntax(node), isOfSelf: false)
    }
    return .skipChildren
  }

  /// `\.title`: members of another type.
  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Self" { selfTypes.append(node.bytes) }
    typeNames.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      let name = ExprSyntax(DeclReferenceExprSyntax(baseName: pattern.identifier))
      uses.append(
        SuggestedNameUse(
          name: pattern.identifier.identifierText, isProjected: false, root: name, isOfSelf: false,
          isFixed: true))
      fixedPlaces[uses.count - 1] = Syntax(node)
    }
    return .visitChildren
  }

  /// Where the short forms of `if let` stand: their names are looked up from there.
  private var fixedPlaces: [Int: Syntax] = [:]

  /// The node to look a use's name up from.
  func place(of index: Int) -> Syntax { fixedPlaces[index] ?? Syntax(uses[index].root) }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.identifier.identifierText)
    return .skipChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bound.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    // `[weak self]`, `[model]`: what it captures cannot be renamed.
    mentionsSelf = true
    return .visitChildren
  }

  private func add(_ text: String, root: ExprSyntax, isOfSelf: Bool) {
    let isProjected = text.hasPrefix("$")
    let name = isProjected ? String(text.dropFirst()) : text
    if isProjected, Int(name) != nil { return }
    var use = SuggestedNameUse(name: name, isProjected: isProjected, root: root, isOfSelf: isOfSelf)
    var end = Syntax(root)
    climb(&use, &end)
    use.isWritten = use.isWritten || isAssigned(end)
    uses.append(use)
  }

  /// Follows the members from a name outwards.
  private func climb(_ use: inout SuggestedNameUse, _ end: inout Syntax) {
    var isPath = true
    while let parent = end.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == end.id {
        let name = member.declName.baseName.identifierText
        if let call = member.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == member.id
        {
          if mutating.contains(name) { use.isWritten = true }
          if isPath {
            use.method = name
            use.methodEnd = member.bytes.upperBound
            use.call = call
          }
          return
        }
        if isPath {
          use.path.append(name)
          use.ends.append(member.bytes.upperBound)
        }
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == end.id
      {
        if use.path.isEmpty, isPath { use.call = call }
        return
      } else if let node = parent.as(SubscriptCallExprSyntax.self),
        node.calledExpression.id == end.id
      {
        isPath = false
      } else if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      {
        isPath = false
      } else {
        return
      }
      end = parent
    }
  }

  private func isAssigned(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(InOutExprSyntax.self) { return true }
    guard let list = parent.as(ExprListSyntax.self), let sequence = list.parent,
      sequence.is(SequenceExprSyntax.self)
    else { return false }
    let elements = Array(list)
    guard elements.count > 1, elements[0].id == node.as(ExprSyntax.self)?.id else { return false }
    if elements[1].is(AssignmentExprSyntax.self) { return true }
    guard let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return false
    }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}
