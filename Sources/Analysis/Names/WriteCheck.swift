import SwiftSyntax

/// Writes to properties of a view that cannot be written: constants, and plain variables of a
/// struct inside a non-mutating context.
extension NameChecker {
  func checkAssignment(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3 else { return }
    let isAssignment =
      elements[1].is(AssignmentExprSyntax.self)
      || elements[1].as(BinaryOperatorExprSyntax.self).map { isCompound($0.operator.text) }
        ?? false
    guard isAssignment, !isOwnOperator(elements[1].trimmedDescription) else { return }
    guard let tuple = elements[0].as(TupleExprSyntax.self) else {
      return checkWrite(to: elements[0])
    }
    for element in tuple.elements { checkWrite(to: element.expression) }
  }

  /// Whether the program declares the operator otherwise: for objects, without `inout`.
  private func isOwnOperator(_ text: String) -> Bool {
    !types.assignments.contains(text)
      && (types.globals.contains(text) || types.types.values.contains { $0.methods.contains(text) })
  }

  private func isCompound(_ text: String) -> Bool {
    types.assignments.contains(text)
      || ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="]
        .contains(text)
  }

  /// `count.toggle()`, `items.append(x)`
  func checkMutation(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return }
    let name = member.declName.baseName.identifierText
    if let type = valueType(of: base), isMutating(name, type) { return checkWrite(to: base) }
    guard NameUse.mutatingMethods.contains(name) else { return }
    // Methods of these names may be another type's, which need not be a value.
    guard let type = valueType(of: base), types[type] == nil, Self.isMutableValue(type) else {
      return
    }
    checkWrite(to: base)
  }

  /// Whether a struct of the program has no method of this name but mutating ones.
  private func isMutating(_ method: String, _ type: String) -> Bool {
    guard let declared = types[type], declared.isStructure, !declared.isClass,
      !declared.isSeveral
    else { return false }
    let found = declared.functions.filter { $0.name == method }
    return !found.isEmpty && found.allSatisfy { $0.isMutating && !$0.isStatic }
  }

  private static func isMutableValue(_ type: String) -> Bool {
    type.hasPrefix("[") || ["Set<", "Array<", "Dictionary<"].contains { type.hasPrefix($0) }
      || ["String", "Int", "Double", "Float", "Bool", "CGFloat", "Set", "Array", "Dictionary"]
        .contains(type)
      || foundationValues.contains(type)
  }

  private static let foundationValues: Set<String> = [
    "Date", "URL", "Decimal", "Data", "IndexSet", "DateComponents", "URLComponents", "URLRequest",
    "CharacterSet", "AttributedString",
  ]

  /// The declared type of `name`, `name.member` or `name[index]`, without `?` and `[]`.
  private func valueType(of expression: ExprSyntax, depth: Int = 0) -> String? {
    guard depth < 20 else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.identifierText
      switch resolve(name, at: node) {
      case .property(let property, _):
        return property.typeOfParts
      case .local:
        return localType(of: name, at: node) { valueType(of: $0, depth: depth + 1) }?
          .withoutOptional
      default: return nil
      }
    case .memberAccessExpr(let node):
      guard let base = node.base else { return nil }
      let isOfSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      let type =
        isOfSelf ? enclosingTypes(of: Syntax(node)).first : valueType(of: base, depth: depth + 1)
      return type.flatMap { types[$0]?.property(node.declName.baseName.identifierText) }?
        .typeOfParts
    case .subscriptCallExpr(let node):
      guard let type = valueType(of: node.calledExpression, depth: depth + 1),
        type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":")
      else { return nil }
      return String(type.dropFirst().dropLast())
    case .optionalChainingExpr(let node): return valueType(of: node.expression, depth: depth + 1)
    default: return nil
    }
  }

  /// `items[0].name = …` where `name` is a constant of the element's type.
  private func checkConstantMember(_ target: ExprSyntax) -> Bool {
    guard let member = target.as(MemberAccessExprSyntax.self), let base = member.base,
      let declared = valueType(of: base).flatMap({ types[$0] }), !declared.isSeveral,
      let property = declared.property(member.declName.baseName.identifierText), property.isLet
    else { return false }
    report(.notWritable(name: property.name, isLet: true), at: member.declName)
    return true
  }

  func checkWrite(to target: ExprSyntax) {
    if checkConstantMember(target) { return }
    var current = target
    var isDirect = true
    while true {
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
          return checkWrite(
            named: member.declName.baseName.identifierText, at: Syntax(member), isDirect: isDirect)
        }
        if leadsElsewhere(member, of: base) { return }
        current = base
        isDirect = false
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        current = element.calledExpression
        // The subscript of an object or a pointer changes what it leads to, and so may one of which nothing is known.
        guard isWrittenInPlace(throughSubscriptOf: current) else { return }
      } else if let chain = current.as(OptionalChainingExprSyntax.self) {
        current = chain.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else {
        break
      }
    }
    guard let reference = current.as(DeclReferenceExprSyntax.self) else { return }
    let name = reference.baseName.identifierText
    switch resolve(name, at: reference) {
    case .property: checkWrite(named: name, at: Syntax(reference), isDirect: isDirect)
    case .local
    where (target.id == current.id || isValue(local: reference))
      && isConstant(local: name, at: reference):
      report(.notWritable(name: name, isLet: true), at: reference)
    default: return
    }
  }

  /// Whether a subscript of a value writes to that value.
  private func isWrittenInPlace(throughSubscriptOf value: ExprSyntax) -> Bool {
    guard let type = valueType(of: value) else { return false }
    guard let declared = types[type] else { return DeclaredMember.isValue(type) }
    return !declared.isClass && declared.isWrittenBySubscripts
  }

  /// Whether a local name is certain to hold a struct of the program, whose members are written in place.
  private func isValue(local reference: DeclReferenceExprSyntax) -> Bool {
    guard let declared = valueType(of: ExprSyntax(reference)).flatMap({ types[$0] }) else {
      return false
    }
    return declared.isStructure && !declared.isClass && !declared.isExternal
      && !declared.isSeveral
  }

  /// Whether a member is written through what only leads to it: an object, a binding or state, a setter of the
  /// program; or nothing tells.
  private func leadsElsewhere(_ member: MemberAccessExprSyntax, of base: ExprSyntax) -> Bool {
    guard let type = valueType(of: base) else { return !base.is(DeclReferenceExprSyntax.self) }
    guard let declared = types[String(type.prefix { $0 != "<" })] else {
      return !DeclaredMember.isValue(type)
    }
    if declared.isClass { return true }
    guard let property = declared.property(member.declName.baseName.identifierText) else {
      return false
    }
    return property.wrapper != nil || property.hasGetter && property.isSettable
  }

  private func checkWrite(named name: String, at node: Syntax, isDirect: Bool) {
    guard let type = enclosingTypes(of: node).first, let declared = types[type],
      !declared.isSeveral, let property = declared.property(name), declared.isStructure,
      declared.inherits.contains("View"), !isInInitializer(node)
    else { return }
    // Members of a reference may be written through a constant.
    if !isDirect, property.valueType.flatMap({ types[$0] })?.isStructure != true,
      !property.isValueCollection
    {
      return
    }
    if property.isLet {
      report(.notWritable(name: name, isLet: true), at: node)
    } else if property.hasGetter, !property.isSettable, isDirect {
      report(.notWritable(name: name, isLet: true), at: node)
    } else if property.wrapper == nil, !property.hasGetter, !property.isBinding,
      !isInMutatingContext(node)
    {
      report(.notWritable(name: name, isLet: false), at: node)
    }
  }

  private func isInInitializer(_ node: Syntax) -> Bool {
    var current = node.parent
    while let next = current {
      if next.is(InitializerDeclSyntax.self) { return true }
      if Self.typeName(of: next) != nil { return false }
      current = next.parent
    }
    return false
  }

  private func isInMutatingContext(_ node: Syntax) -> Bool {
    var current = node.parent
    while let next = current {
      if let function = next.as(FunctionDeclSyntax.self) {
        if function.modifiers.contains(where: { $0.name.text == "mutating" }) { return true }
      }
      if next.as(AccessorDeclSyntax.self)?.isMutating == true { return true }
      if Self.typeName(of: next) != nil { return false }
      current = next.parent
    }
    return false
  }
}

extension AccessorDeclSyntax {
  /// Whether it may write to the value that it is of, as setters and observers do by themselves.
  fileprivate var isMutating: Bool {
    if let modifier { return modifier.name.text == "mutating" }
    return !["get", "_read"].contains(accessorSpecifier.text)
  }
}

extension DeclaredMember {
  /// `CGPoint` of `CGPoint.zero`.
  private var ownConstant: String? {
    guard let member = initial?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "zero",
      let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    return type
  }

  /// The type of what it holds, also of an optional: `[Item]` of `[Item]?`.
  fileprivate var typeOfParts: String? {
    if type == nil, initial?.is(DictionaryExprSyntax.self) == true { return "[Key: Value]" }
    return valueType?.withoutOptional
  }

  /// Whether it holds a value of the libraries whose parts are written in place.
  fileprivate var isValueCollection: Bool {
    if type == nil, let tuple = initial?.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return true
    }
    return (valueType ?? ownConstant).map(Self.isValue) ?? false
  }

  /// Whether values of a type of the libraries are written in place: no object, no function.
  fileprivate static func isValue(_ type: String) -> Bool {
    if type.hasPrefix("(") { return type.contains(",") && !TypeText.isFunction(type) }
    return type.hasPrefix("[") || ["Set<", "Array<", "Dictionary<"].contains { type.hasPrefix($0) }
      || plainValues.contains(type)
  }

  private static let plainValues: Set<String> = [
    "Int", "String", "Bool", "Double", "Set", "Array", "Dictionary", "CGPoint", "CGSize", "CGRect",
    "CGVector",
  ]
}

extension String {
  fileprivate var withoutOptional: String { hasSuffix("?") ? String(dropLast()) : self }
}
