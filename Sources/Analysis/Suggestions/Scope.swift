import Catalog
import SwiftSyntax

/// A name that code binds: a parameter, a local constant, a loop variable.
struct LocalName {
  /// nil: not known from the source.
  var type: String?
  /// Bound as `$name`: a binding and its value.
  var isProjected = false
  /// Where it is bound.
  var binder: Int
  /// A parameter of a function.
  var isParameter = false
  /// A function inside of the code.
  var function: FunctionDeclSyntax?
}

/// Finds out what names mean at a place in the members of a type.
struct Scope {
  let types: SourceDeclarations
  /// The qualified name of the type.
  let owner: String
  private static let maximumSteps = 4_000

  /// A member of the owner; nil at file level.
  func member(_ name: String) -> DeclaredMember? {
    owner.isEmpty ? nil : types.member(name, of: owner)
  }

  /// The declaration of a type; for a generic parameter of the owner that of its constraint.
  func declaration(of type: String) -> SourceType? {
    if let declared = types.type(named: type) { return declared }
    let parameters = owner.isEmpty ? nil : types.type(named: owner)?.generics?.parameters
    let constraint = parameters?.first { $0.name.text == type }?.inheritedType
    return constraint.flatMap { types.type(named: $0.trimmedDescription) }
  }

  /// A member that the owner itself declares.
  func ownMember(_ name: String) -> DeclaredMember? {
    owner.isEmpty ? nil : types.type(named: owner)?.members[name]
  }

  /// The innermost binding of a name around a node; nil: it is no local name.
  func local(_ name: String, at node: some SyntaxProtocol) -> LocalName? {
    var child = Syntax(node)
    var steps = 0
    while let parent = child.parent, steps < Self.maximumSteps {
      if parent.isFileLevel { return nil }
      if let found = binding(of: name, in: parent, from: child) { return found }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      child = parent
      steps += 1
    }
    return nil
  }

  private func binding(of name: String, in parent: Syntax, from child: Syntax) -> LocalName? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      return declared(name, in: list, before: child)
    }
    if let conditions = parent.as(ConditionElementListSyntax.self) {
      return bound(name, in: conditions, before: child)
    }
    if let node = parent.as(IfExprSyntax.self), child.id == node.body.id {
      return bound(name, in: node.conditions, before: nil)
    }
    if let node = parent.as(WhileStmtSyntax.self), child.id == node.body.id {
      return bound(name, in: node.conditions, before: nil)
    }
    if let node = parent.as(SwitchCaseSyntax.self), case .case(let label) = node.label {
      let subject = node.parent?.parent?.as(SwitchExprSyntax.self)?.subject
      for item in label.caseItems {
        if let found = bound(name, in: item.pattern, subject: subject.flatMap { type(of: $0) }) {
          return found
        }
      }
    }
    if let node = parent.as(ForStmtSyntax.self), child.id == node.body.id {
      return bound(
        name, in: node.pattern,
        subject: type(of: node.sequence).flatMap { SuggestedTypeText.element($0) })
    }
    if let closure = parent.as(ClosureExprSyntax.self) { return parameter(name, of: closure) }
    if let function = parent.as(FunctionDeclSyntax.self) { return parameter(name, of: function) }
    return nil
  }

  private func declared(
    _ name: String, in list: CodeBlockItemListSyntax, before child: Syntax
  ) -> LocalName? {
    var result: LocalName?
    for item in list {
      if item.position >= child.position { break }
      switch item.item {
      case .decl(let declaration):
        if let variable = declaration.as(VariableDeclSyntax.self) {
          for binding in variable.bindings {
            let type =
              binding.typeAnnotation?.type.trimmedDescription
              ?? binding.initializer.flatMap { self.type(of: $0.value) }
            result = bound(name, in: binding.pattern, subject: type) ?? result
          }
        } else if let function = declaration.as(FunctionDeclSyntax.self),
          function.name.text == name
        {
          result = LocalName(
            type: nil, binder: function.position.utf8Offset, function: function)
        }
      case .stmt(let statement):
        if let node = statement.as(GuardStmtSyntax.self) {
          result = bound(name, in: node.conditions, before: nil) ?? result
        }
      case .expr: break
      }
    }
    return result
  }

  private func bound(
    _ name: String, in conditions: ConditionElementListSyntax, before child: Syntax?
  ) -> LocalName? {
    var result: LocalName?
    for element in conditions {
      if let child, element.position >= child.position { break }
      switch element.condition {
      case .optionalBinding(let node):
        let subject =
          node.typeAnnotation?.type.trimmedDescription
          ?? optionalType(node)
        result = bound(name, in: node.pattern, subject: subject) ?? result
      case .matchingPattern(let node):
        let subject = type(of: node.initializer.value)
        result = bound(name, in: node.pattern, subject: subject) ?? result
      default: break
      }
    }
    return result
  }

  /// The type that `if let` unwraps; also of the short form `if let name`.
  private func optionalType(_ node: OptionalBindingConditionSyntax) -> String? {
    let value: String?
    if let initializer = node.initializer {
      value = type(of: initializer.value)
    } else {
      value = type(ofName: node.pattern.trimmedDescription, at: node.parent ?? Syntax(node))
    }
    return value.map(SuggestedTypeText.unwrapped)
  }

  /// A name in a pattern. Names inside an enum case's pattern have the payload's types.
  private func bound(_ name: String, in pattern: PatternSyntax, subject: String?) -> LocalName? {
    if let node = pattern.as(IdentifierPatternSyntax.self) {
      guard node.identifier.identifierText == name else { return nil }
      return LocalName(type: subject, binder: node.position.utf8Offset)
    }
    if let node = pattern.as(ValueBindingPatternSyntax.self) {
      return bound(name, in: node.pattern, subject: subject)
    }
    guard let found = PatternNames.find(name, in: Syntax(pattern)) else { return nil }
    return LocalName(
      type: payloadType(of: found, subject: subject), binder: found.position.utf8Offset)
  }

  private func payloadType(of pattern: IdentifierPatternSyntax, subject: String?) -> String? {
    var child = Syntax(pattern)
    while let parent = child.parent {
      if let list = parent.as(LabeledExprListSyntax.self),
        let call = list.parent?.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
          .identifierText,
        let index = list.enumerated().first(where: { $0.element.id == child.id })?.offset
      {
        guard let subject,
          let member = types.member(name, of: SuggestedTypeText.unwrapped(subject)),
          member.payload.indices.contains(index)
        else { return nil }
        return member.payload[index]
      }
      child = parent
    }
    return nil
  }

  private func parameter(_ name: String, of function: FunctionDeclSyntax) -> LocalName? {
    for parameter in function.signature.parameterClause.parameters
    where (parameter.secondName ?? parameter.firstName).identifierText == name {
      return LocalName(
        type: parameter.type.trimmedDescription, binder: parameter.position.utf8Offset,
        isParameter: true)
    }
    return nil
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax) -> LocalName? {
    guard let clause = closure.signature?.parameterClause else { return nil }
    var names: [(text: String, type: String?)] = []
    switch clause {
    case .simpleInput(let list): names = list.map { ($0.name.text, nil) }
    case .parameterClause(let clause):
      names = clause.parameters.map {
        (($0.secondName ?? $0.firstName).text, $0.type?.trimmedDescription)
      }
    }
    guard let index = names.firstIndex(where: { $0.text == name || $0.text == "$" + name })
    else { return nil }
    let type = names[index].type ?? contextualType(of: closure, index, count: names.count)
    return LocalName(
      type: type, isProjected: names[index].text.hasPrefix("$"),
      binder: clause.position.utf8Offset)
  }

  /// The type of a parameter of a closure that ForEach, List or a reader calls.
  private func contextualType(
    of closure: ClosureExprSyntax, _ index: Int, count: Int
  ) -> String? {
    guard let call = closure.enclosingCall,
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    switch callee {
    case "ForEach", "List":
      guard let data = call.arguments.first?.expression,
        let element = type(of: data).flatMap({ SuggestedTypeText.element($0) })
      else { return nil }
      let parts = SuggestedTypeText.parts(element)
      if count > 1 { return parts.indices.contains(index) ? parts[index].type : nil }
      return element
    default: return Catalog.view(callee)?.gives
    }
  }
}

extension ClosureExprSyntax {
  /// The call that the closure is an argument of.
  var enclosingCall: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    if parent?.is(LabeledExprSyntax.self) == true {
      return parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    return parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension Syntax {
  /// The statements of the file itself.
  fileprivate var isFileLevel: Bool {
    self.is(CodeBlockItemListSyntax.self) && parent?.is(SourceFileSyntax.self) == true
  }
}

/// Finds a bound name in a pattern.
private final class PatternNames: SyntaxVisitor {
  private let name: String
  private var found: IdentifierPatternSyntax?

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func find(_ name: String, in node: Syntax) -> IdentifierPatternSyntax? {
    let finder = PatternNames(name)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.identifier.identifierText == name { found = node }
    return .skipChildren
  }
}
