import Catalog
import SwiftSyntax

/// Calls of initializers that the program declares, and arguments of SwiftUI's controls.
extension NameChecker {
  func checkCall(_ node: FunctionCallExprSyntax) {
    guard let name = calledType(node) else { return }
    guard let type = types[name], !type.isExternal else {
      return checkControl(node, name)
    }
    // Of several types with a name it is not followed which one is meant.
    guard type.isStructure || type.isClass, !type.isSeveral,
      type.outer.isEmpty || !type.outer.isDisjoint(with: enclosingTypes(of: Syntax(node)))
    else { return }
    guard type.attributes.isDisjoint(with: foreignMacros(type)) else { return }
    let (arguments, expressions) = arguments(of: node)
    if type.inherits.contains("OptionSet"), arguments.count < 2, arguments.first?.label == nil {
      return
    }
    guard let problem = check(arguments, expressions, type, at: node) else { return }
    let plain = node.arguments.count
    if arguments.count > plain, mayBeCalled(type),
      check(Array(arguments[..<plain]), Array(expressions[..<plain]), type, at: node) == nil
    {
      return
    }
    report(problem, at: node)
  }

  /// Whether values of the type may be called themselves: `Columns(gap: 3) { … }` of a `Layout`.
  private func mayBeCalled(_ type: DeclaredType) -> Bool {
    type.methods.contains("callAsFunction")
      || type.inherits.contains { types[$0] == nil && !DeclaredTypes.isPlainProtocol($0) }
  }

  /// Attributes of a type that may be macros of another module, which write members.
  private func foreignMacros(_ type: DeclaredType) -> Set<String> {
    type.attributes.filter {
      $0.first?.isUppercase == true
        && !["Observable", "MainActor", "ViewBuilder"].contains($0) && types[$0] == nil
    }
  }

  private func calledType(_ node: FunctionCallExprSyntax) -> String? {
    var callee = node.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    guard let reference = callee.as(DeclReferenceExprSyntax.self),
      reference.baseName.text.first?.isUppercase == true
    else { return nil }
    return reference.baseName.text
  }

  private func arguments(
    of node: FunctionCallExprSyntax
  ) -> ([InitializerCheck.Argument], [ExprSyntax]) {
    var arguments = node.arguments.map {
      InitializerCheck.Argument(label: $0.label?.identifierText, isTrailingClosure: false)
    }
    var expressions = node.arguments.map(\.expression)
    if let closure = node.trailingClosure {
      arguments.append(InitializerCheck.Argument(label: nil, isTrailingClosure: true))
      expressions.append(ExprSyntax(closure))
    }
    for element in node.additionalTrailingClosures {
      arguments.append(
        InitializerCheck.Argument(label: element.label.identifierText, isTrailingClosure: true))
      expressions.append(ExprSyntax(element.closure))
    }
    return (arguments, expressions)
  }

  private func check(
    _ arguments: [InitializerCheck.Argument], _ expressions: [ExprSyntax], _ type: DeclaredType,
    at node: FunctionCallExprSyntax
  ) -> NameProblem.Kind? {
    let memberwise = type.memberwise
    var candidates = type.ownInitializers + type.addedInitializers
    let hasMemberwise = type.ownInitializers.isEmpty
    if hasMemberwise, type.isStructure {
      candidates.append(memberwise.parameters)
    } else if hasMemberwise {
      guard type.inherits.allSatisfy({ types[$0]?.isClass != true }) else { return nil }
      candidates.append([])
    }
    var best: MatchFailure?
    for (index, written) in candidates.enumerated() {
      let parameters = written.map(types.resolved)
      switch InitializerCheck.match(arguments, parameters) {
      case .success(let matched):
        let isMemberwise = hasMemberwise && type.isStructure && index == candidates.count - 1
        // Without arguments it is the default initializer, which is as visible as the type.
        if isMemberwise, !arguments.isEmpty, memberwise.isKnown,
          let property = memberwise.blockedBy,
          !enclosingTypes(of: Syntax(node)).contains(type.name)
        {
          return .privateInitializer(type: type.name, property: property)
        }
        checkBindings(expressions, matched.map { parameters[$0] }, type.name)
        return nil
      case .failure(let failure):
        if failure.score > best?.score ?? -1 { best = failure }
      }
    }
    guard !hasMemberwise || !type.isStructure || memberwise.isKnown else { return nil }
    switch best?.problem {
    case .missing(let label)?: return .missingArgument(type: type.name, label: label)
    case .unexpected(let label, let nearest)?:
      return .unexpectedArgument(type: type.name, label: label, nearest: nearest)
    case .order(let label, let other)?:
      return .argumentOrder(type: type.name, label: label, before: other)
    case .repeated(let label)?: return .repeatedArgument(type: type.name, label: label)
    case nil: return nil
    }
  }

  private func checkBindings(
    _ expressions: [ExprSyntax], _ parameters: [InitializerParameter], _ type: String
  ) {
    for (expression, parameter) in zip(expressions, parameters) {
      if parameter.isBinding, let name = plainValue(expression) {
        report(
          .needsBinding(
            name: name, type: type, label: parameter.label, isConstant: isConstant(expression)),
          at: expression)
      } else if !parameter.isBinding, parameter.isConcrete, let name = projection(expression) {
        report(.needsValue(name: name, type: type, label: parameter.label), at: expression)
      }
    }
  }

  private func checkControl(_ node: FunctionCallExprSyntax, _ name: String) {
    guard let binding = Catalog.view(name)?.control?.binding else { return }
    for argument in node.arguments {
      guard let label = argument.label?.text, label == binding,
        let value = plainValue(argument.expression)
      else { continue }
      report(
        .needsBinding(
          name: value, type: name, label: label, isConstant: isConstant(argument.expression)),
        at: argument.expression)
    }
  }

  /// Whether nothing can be written to what an expression names: a literal, or a `let` without a wrapper.
  private func isConstant(_ expression: ExprSyntax) -> Bool {
    guard let reference = expression.as(DeclReferenceExprSyntax.self) else {
      return !expression.is(MemberAccessExprSyntax.self)
    }
    guard
      case .property(let property, _) = resolve(reference.baseName.identifierText, at: reference)
    else { return false }
    return property.isLet && property.wrapper == nil
  }

  /// The name, when an expression is a property that is no binding, or a literal.
  private func plainValue(_ expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .floatLiteralExpr:
      return expression.trimmedDescription
    case .declReferenceExpr(let reference):
      guard !reference.baseName.text.hasPrefix("$"), !reference.baseName.text.hasPrefix("_"),
        case .property(let property, _) = resolve(reference.baseName.identifierText, at: reference),
        property.valueType?.hasPrefix("Binding<") != true
      else { return nil }
      return property.name
    case .memberAccessExpr(let member):
      return modelMember(member)
    default: return nil
    }
  }

  /// `model.filter`: a variable of a property's declared type.
  private func modelMember(_ member: MemberAccessExprSyntax) -> String? {
    guard let base = member.base?.as(DeclReferenceExprSyntax.self),
      !base.baseName.text.hasPrefix("$"),
      case .property(let property, _) = resolve(base.baseName.identifierText, at: base),
      let type = property.valueType.flatMap({ types[$0] }),
      let variable = type.property(member.declName.baseName.identifierText),
      variable.isBinding == false
    else { return nil }
    return "\(property.name).\(variable.name)"
  }

  /// `$count * 2`: operators take values.
  func checkOperands(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      guard let name = projection(element), element.is(DeclReferenceExprSyntax.self) else {
        continue
      }
      let neighbours = [index - 1, index + 1].filter(elements.indices.contains).map { elements[$0] }
      let symbols = neighbours.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      guard let symbol = symbols.first(where: Self.valueOperators.contains) else { continue }
      report(.needsValue(name: name, type: symbol, label: nil), at: element)
    }
  }

  private static let valueOperators: Set<String> = [
    "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&&", "||", "...", "..<",
  ]

  /// The name in `$name` or `$name.member`.
  private func projection(_ expression: ExprSyntax) -> String? {
    var current = expression
    while let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
      if member.declName.baseName.text == "wrappedValue" { return nil }
      current = base
    }
    guard let reference = current.as(DeclReferenceExprSyntax.self),
      reference.baseName.text.hasPrefix("$"), reference.baseName.text.count > 1,
      reference.baseName.text.dropFirst().first?.isNumber == false
    else { return nil }
    return String(reference.baseName.text.dropFirst())
  }
}

extension InitializerParameter {
  /// Whether the type is surely no binding: a plain name of the standard library or an array.
  var isConcrete: Bool {
    guard let type else { return false }
    return ["Int", "String", "Bool", "Double", "CGFloat", "Float", "Date", "URL", "UUID"]
      .contains(type) || type.hasPrefix("[")
  }
}
