import SwiftSyntax

/// The types of simple expressions, as far as the source says them.
extension Scope {
  private static let maximumDepth = 60

  func type(of expression: ExprSyntax, depth: Int = 0) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    let next = depth + 1
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return "String"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .arrayExpr(let node):
      return node.elements.first.flatMap { type(of: $0.expression, depth: next) }
        .map { "[\($0)]" }
    case .tupleExpr(let node):
      guard node.elements.count == 1, let only = node.elements.first else { return nil }
      return type(of: only.expression, depth: next)
    case .declReferenceExpr(let node):
      return type(ofName: node.baseName.identifierText, at: Syntax(node), depth: next)
    case .memberAccessExpr(let node): return type(of: node, depth: next)
    case .functionCallExpr(let node): return type(of: node, depth: next)
    case .subscriptCallExpr(let node):
      return type(of: node.calledExpression, depth: next).flatMap { SuggestedTypeText.element($0) }
    case .forceUnwrapExpr(let node):
      return type(of: node.expression, depth: next).map(SuggestedTypeText.unwrapped)
    case .optionalChainingExpr(let node):
      return type(of: node.expression, depth: next).map(SuggestedTypeText.unwrapped)
    case .prefixOperatorExpr(let node):
      return node.operator.text == "!" ? "Bool" : type(of: node.expression, depth: next)
    case .sequenceExpr(let node): return type(of: node, depth: next)
    case .asExpr(let node): return node.type.trimmedDescription
    default: return nil
    }
  }

  /// The type of a bare name: local, member or global.
  func type(ofName name: String, at node: Syntax, depth: Int = 0) -> String? {
    if name.hasPrefix("$") {
      return type(ofName: String(name.dropFirst()), at: node, depth: depth).map { "Binding<\($0)>" }
    }
    if let local = local(name, at: node) { return local.type }
    if let member = member(name) { return type(of: member, depth: depth) }
    return types.types[""]?.members[name].flatMap { type(of: $0, depth: depth) }
  }

  /// The declared type of a stored or computed property, or the type of what it begins with.
  /// What members begin with may lead in a circle, so the depth goes on.
  func type(of member: DeclaredMember, depth: Int = 0) -> String? {
    guard member.kind == .stored || member.kind == .computed else { return nil }
    return member.type ?? member.initial.flatMap { type(of: $0, depth: depth + 1) }
  }

  private func type(of node: MemberAccessExprSyntax, depth: Int) -> String? {
    let name = node.declName.baseName.identifierText
    guard let base = node.base else { return nil }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      return member(name).flatMap { type(of: $0, depth: depth) }
    }
    if let text = typePath(base) { return staticType(text, name, depth: depth) }
    return type(of: base, depth: depth).flatMap { property(name, of: $0, depth: depth) }
  }

  /// The type that an expression names, as it is written: `Folder`, `Mail.Folder`. nil: it names none.
  private func typePath(_ base: ExprSyntax) -> String? {
    var names: [String] = []
    var current = base
    while let member = current.as(MemberAccessExprSyntax.self), let outer = member.base {
      names.append(member.declName.baseName.text)
      current = outer
    }
    guard let first = current.as(DeclReferenceExprSyntax.self) else { return nil }
    names.append(first.baseName.text)
    guard names.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return names.reversed().joined(separator: ".")
  }

  private func staticType(_ type: String, _ name: String, depth: Int) -> String? {
    if name == "allCases" { return "[\(type)]" }
    guard let member = types.staticMember(name, of: type) else { return nil }
    return member.kind == .enumCase ? type : self.type(of: member, depth: depth)
  }

  /// The type of `value.name`.
  func property(_ name: String, of type: String, depth: Int = 0) -> String? {
    if let inner = SuggestedTypeText.argument(type, of: ["Binding"]) {
      return name == "wrappedValue"
        ? inner : property(name, of: inner, depth: depth).map { "Binding<\($0)>" }
    }
    if let part = SuggestedTypeText.parts(type).first(where: { $0.label == name }) {
      return part.type
    }
    if let element = SuggestedTypeText.element(type) {
      switch name {
      case "count": return "Int"
      case "isEmpty": return "Bool"
      case "first", "last": return SuggestedTypeText.optional(element)
      case "indices": return "Range<Int>"
      default: return nil
      }
    }
    if let (key, value) = SuggestedTypeText.dictionary(type) {
      switch name {
      case "count": return "Int"
      case "isEmpty": return "Bool"
      case "keys": return "[\(key)]"
      case "values": return "[\(value)]"
      default: return nil
      }
    }
    guard let declared = declaration(of: type) else { return nil }
    if name == "rawValue", declared.kind == .enumeration {
      return declared.inherits.first { ["String", "Int", "Double", "Character"].contains($0) }
    }
    guard let member = types.member(name, of: declared.name), !member.isStatic else { return nil }
    return Scope(types: types, owner: declared.name).type(of: member, depth: depth)
  }

  private func type(of node: FunctionCallExprSyntax, depth: Int) -> String? {
    if let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.trimmedDescription
    }
    if node.calledExpression.is(ArrayExprSyntax.self) {
      return node.calledExpression.trimmedDescription
    }
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      return type(ofCall: reference.baseName.identifierText, node, depth: depth)
    }
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = callee.base
    else { return nil }
    let name = callee.declName.baseName.identifierText
    if let text = typePath(base) {
      guard let member = types.staticMember(name, of: text) else { return nil }
      return member.kind == .enumCase ? text : member.type == "Self" ? text : member.type
    }
    guard let receiver = type(of: base, depth: depth) else { return nil }
    return result(of: name, on: receiver)
  }

  /// The result of a call on a value: methods of collections and declared ones.
  private func result(of method: String, on type: String) -> String? {
    if let element = SuggestedTypeText.element(type) {
      switch method {
      case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
        "shuffled":
        return "[\(element)]"
      case "enumerated": return "[(offset: Int, element: \(element))]"
      case "first", "last", "randomElement", "min", "max":
        return SuggestedTypeText.optional(element)
      case "firstIndex", "lastIndex": return "Int?"
      case "contains", "allSatisfy": return "Bool"
      case "uppercased", "lowercased", "capitalized": return type
      default: return nil
      }
    }
    guard let member = types.member(method, of: type), member.kind == .method else { return nil }
    return member.type
  }

  private func type(
    ofCall name: String, _ node: FunctionCallExprSyntax, depth: Int
  ) -> String? {
    if name == "Array", let value = node.arguments.first?.expression {
      return type(of: value, depth: depth).flatMap { SuggestedTypeText.element($0) }.map {
        "[\($0)]"
      }
    }
    if name == "zip" || name == "Set" || name == "Dictionary" { return nil }
    if name.first?.isUppercase == true {
      guard let declared = types.type(named: name) else { return name }
      return declared.generics == nil ? name : nil
    }
    if let member = member(name), member.kind == .method { return member.type }
    return types.types[""]?.members[name].flatMap { $0.kind == .method ? $0.type : nil }
  }

  /// Operators are not folded here: comparisons are Bool, the rest has its operands' type.
  private func type(of node: SequenceExprSyntax, depth: Int) -> String? {
    let elements = Array(node.elements)
    for element in elements {
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        return type(of: ternary.thenExpression, depth: depth)
      }
    }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if operators.contains(where: {
      ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "~=", "==="].contains($0)
    }) {
      return "Bool"
    }
    if operators == ["..<"] || operators == ["..."] {
      return rangeType(elements, operators[0], depth)
    }
    let types = elements.compactMap { type(of: $0, depth: depth) }
    if operators.first == "??" { return types.last.map(SuggestedTypeText.unwrapped) }
    return types.contains("Double") ? "Double" : types.first
  }

  private func rangeType(_ elements: [ExprSyntax], _ name: String, _ depth: Int) -> String? {
    elements.lazy.compactMap { type(of: $0, depth: depth) }.first.map {
      (name == "..<" ? "Range" : "ClosedRange") + "<\($0)>"
    }
  }
}
