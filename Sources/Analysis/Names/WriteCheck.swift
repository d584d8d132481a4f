import SwiftSyntax

/// Writes to properties of a view that cannot be written: constants, and plain variables of a
/// struct inside a non-mutating context.
extension NameChecker {
  func checkAssignment(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3 else { return }
    let isAssignment =
      elements[1].is(AssignmentExprSyntax.self)
      || elements[1].as(BinaryOperatorExprSyntax.self).map { Self.isCompound($0.operator.text) }
        ?? false
    if isAssignment { checkWrite(to: elements[0]) }
  }

  private static func isCompound(_ text: String) -> Bool {
    ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="]
      .contains(text)
  }

  /// `count.toggle()`, `items.append(x)`
  func checkMutation(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base,
      Self.mutations.contains(member.declName.baseName.text)
    else { return }
    // Methods of these names may be another type's, which need not be a value.
    guard let type = valueType(of: base), types[type] == nil, Self.isMutableValue(type) else {
      return
    }
    checkWrite(to: base)
  }

  private static let mutations: Set<String> = [
    "toggle", "append", "removeAll", "removeFirst", "removeLast", "insert", "sort", "shuffle",
    "formUnion", "subtract", "swapAt", "popLast", "negate", "remove", "removeSubrange",
    "replaceSubrange", "reverse", "reserveCapacity", "partition", "popFirst", "merge",
    "updateValue", "removeValue", "formIntersection", "formSymmetricDifference", "update", "move",
  ]

  private static func isMutableValue(_ type: String) -> Bool {
    type.hasPrefix("[") || ["Set<", "Array<", "Dictionary<"].contains { type.hasPrefix($0) }
      || ["String", "Int", "Double", "Float", "Bool", "CGFloat"].contains(type)
  }

  /// The declared type of `name`, `name.member` or `name[index]`, without `?` and `[]`.
  private func valueType(of expression: ExprSyntax, depth: Int = 0) -> String? {
    guard depth < 20 else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      guard case .property(let property, _) = resolve(node.baseName.identifierText, at: node) else {
        return nil
      }
      return property.valueType?.withoutOptional
    case .memberAccessExpr(let node):
      guard let base = node.base, let type = valueType(of: base, depth: depth + 1) else {
        return nil
      }
      return types[type]?.property(node.declName.baseName.identifierText)?.valueType?
        .withoutOptional
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
      let type = valueType(of: base),
      let property = types[type]?.property(member.declName.baseName.identifierText),
      property.isLet
    else { return false }
    report(.notWritable(name: property.name, isLet: true), at: member.declName)
    return true
  }

  private func checkWrite(to target: ExprSyntax) {
    if checkConstantMember(target) { return }
    var current = target
    var isDirect = true
    while true {
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
          return checkWrite(
            named: member.declName.baseName.identifierText, at: Syntax(member), isDirect: isDirect)
        }
        current = base
        isDirect = false
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        current = element.calledExpression
      } else {
        break
      }
    }
    guard let reference = current.as(DeclReferenceExprSyntax.self),
      case .property = resolve(reference.baseName.identifierText, at: reference)
    else { return }
    checkWrite(
      named: reference.baseName.identifierText, at: Syntax(reference), isDirect: isDirect)
  }

  private func checkWrite(named name: String, at node: Syntax, isDirect: Bool) {
    guard let type = enclosingTypes(of: node).first, let declared = types[type],
      let property = declared.property(name), declared.isStructure,
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
  fileprivate var isValueCollection: Bool {
    guard let type = valueType else { return false }
    return type.hasPrefix("[") || type.hasPrefix("Set<")
      || ["Int", "String", "Bool", "Double"].contains(type)
  }
}

extension String {
  fileprivate var withoutOptional: String { hasSuffix("?") ? String(dropLast()) : self }
}
