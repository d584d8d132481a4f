import Simulation
import SwiftSyntax

/// Functions, initializers, subscripts and closures.
extension Lowerer {
  func declareFunction(_ node: FunctionDeclSyntax, in type: TypeContext?) {
    let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    let name = node.name.identifierText
    let isHidden = type == nil && node.modifiers.contains { $0.isPrivate }
    if isHidden, isUnusedOperator(node) { return }
    let isRequirement = type.map { program.types[$0.id].kind == .protocolType && node.body == nil }
    if isRequirement == true, let type {
      requirements[type.id, default: []].insert(name)
      if let builder = builder(among: node.attributes) {
        requiredBuilders[type.id, default: [:]][name] = builder
      }
      return
    }
    var function = Simulation.Function(name: name, kind: .function)
    function.isStatic = isStatic
    function.isMutating = node.modifiers.contains { $0.name.text == "mutating" }
    function.builder = builder(
      for: name, attributes: node.attributes, in: type, isStatic: isStatic)
    let id = add(
      function, node.signature, generics: node.genericParameterClause, body: node.body, node,
      in: type)
    guard let type else {
      if isHidden { fileOfPrivateFunction[id] = file }
      program.freeFunctions[name, default: []].append(id)
      return
    }
    if isStatic {
      program.types[type.id].staticMethods[name, default: []].append(id)
    } else {
      program.types[type.id].methods[name, default: []].append(id)
    }
  }

  /// Whether a private operator is used nowhere in its file, and hides no other one elsewhere.
  private func isUnusedOperator(_ node: FunctionDeclSyntax) -> Bool {
    // A `switch` asks for `~=` without its name.
    guard file < sources.count, node.name.text != "~=",
      node.name.text.first.map({ $0.isLetter || $0 == "_" }) == false
    else { return false }
    return !sources[file].tree.tokens(viewMode: .sourceAccurate).contains {
      $0.text == node.name.text && $0.id != node.name.id
    }
  }

  func declareInitializer(_ node: InitializerDeclSyntax, in type: TypeContext) {
    var function = Simulation.Function(name: "init", kind: .initializer)
    function.isFailable = node.optionalMark != nil
    function.isMutating = true
    function.isConvenience = node.modifiers.contains { $0.name.text == "convenience" }
    let id = add(
      function, node.signature, generics: node.genericParameterClause, body: node.body, node,
      in: type)
    if program.types[type.id].kind != .protocolType || node.body != nil {
      program.types[type.id].initializers.append(id)
    }
  }

  /// Adds a function with its signature; its body is lowered in the second pass.
  private func add(
    _ start: Simulation.Function, _ signature: FunctionSignatureSyntax,
    generics: GenericParameterClauseSyntax?, body: CodeBlockSyntax?, _ node: some SyntaxProtocol,
    in type: TypeContext?
  ) -> FunctionID {
    var function = start
    let names = Set(generics?.parameters.map(\.name.identifierText) ?? [])
    let scope = TypeScope(type: type, generics: names)
    function.owner = type?.id
    function.location = location(node)
    function.genericParameters = names.union(type?.generics ?? []).sorted()
    function.parameters = signature.parameterClause.parameters.map { parameter($0, scope, type) }
    function.result = signature.returnClause.map { lower($0.type, scope) }
    function.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    function.isThrowing = signature.effectSpecifiers?.throwsClause != nil
    let id = addFunction(function)
    if let body {
      later { [self] in
        let context = FunctionContext(
          function: id, type: type, isStatic: function.isStatic, generics: names)
        finish(id, context, body: body.statements)
      }
    }
    return id
  }

  func parameter(
    _ node: FunctionParameterSyntax, _ scope: TypeScope, _ type: TypeContext?
  ) -> Parameter {
    let label = node.firstName.identifierText
    var result = Parameter(
      label: label == "_" ? nil : label,
      name: (node.secondName ?? node.firstName).identifierText, type: lower(node.type, scope))
    result.isVariadic = node.ellipsis != nil
    result.builder = builder(among: node.attributes)
    if let attributed = node.type.as(AttributedTypeSyntax.self) {
      result.isInout = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
      result.isAutoclosure = attributed.attributes.names.contains("autoclosure")
      if result.builder == nil { result.builder = builder(among: attributed.attributes) }
      // What stands beside an operator is evaluated before it.
      let isOperator =
        node.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
        .map { $0.name.text.first?.isLetter == false && $0.name.text.first != "_" } ?? false
      if result.isAutoclosure, isOperator {
        program.unsupported.append(unsupported(.autoclosure, facts: [result.name], node))
      }
    }
    result.defaultValue = node.defaultValue.map {
      defaultValue($0.value, name: result.name, in: type)
    }
    return result
  }

  func declareSubscript(_ node: SubscriptDeclSyntax, in type: TypeContext) {
    guard let block = node.accessorBlock else { return }
    let parts = accessors(block)
    guard let body = parts.getter else { return }
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    let scope = TypeScope(
      type: type,
      generics: Set(node.genericParameterClause?.parameters.map(\.name.identifierText) ?? []))
    var parameters = node.parameterClause.parameters.map { parameter($0, scope, type) }
    for index in parameters.indices {
      // An index has a label only when two names are written.
      if Array(node.parameterClause.parameters)[index].secondName == nil {
        parameters[index].label = nil
      }
    }
    let getter = accessorFunction(
      "subscript", .getter, parameter: nil, body: body, in: type, isStatic: isStatic)
    program.functions[getter].parameters = parameters
    program.functions[getter].result = lower(node.returnClause.type, scope)
    var setter: FunctionID?
    if let body = parts.setter {
      let id = accessorFunction(
        "subscript", .setter, parameter: nil, body: body, in: type, isStatic: isStatic)
      program.functions[id].parameters =
        parameters + [Parameter(label: nil, name: parts.parameter, type: nil)]
      program.functions[id].isMutating = true
      setter = id
    }
    program.types[type.id].subscripts.append(
      Subscript(isStatic: isStatic, getter: getter, setter: setter))
  }

  /// Lowers a body and stores it with its frame.
  func finish(
    _ id: FunctionID, _ context: FunctionContext, body: CodeBlockItemListSyntax
  ) {
    context.mentionedInClosures = ClosureMentions.names(in: body)
    bindParameters(id, context)
    let block = lower(body, context)
    program.functions[id].body = block
    close(id, context)
    if program.functions[id].builder != nil, ReturnFinder.hasReturn(body) {
      program.functions[id].builder = nil
    }
  }

  func close(_ id: FunctionID, _ context: FunctionContext) {
    program.functions[id].frameSize = context.nextSlot
    program.functions[id].captures = context.captures
    program.functions[id].capturesSelf = context.capturesSelf
    program.functions[id].capturesSelfWeakly = context.capturesSelfWeakly
  }

  private func bindParameters(_ id: FunctionID, _ context: FunctionContext) {
    for index in program.functions[id].parameters.indices {
      let parameter = program.functions[id].parameters[index]
      let variable = context.declare(
        parameter.name, isVar: parameter.isInout,
        isGeneric: parameter.type?.isGeneric ?? false)
      program.functions[id].parameters[index].isBoxed = variable.isBoxed
    }
  }

  // MARK: Closures

  func lower(_ node: ClosureExprSyntax, _ outer: FunctionContext) -> Expr {
    var function = Simulation.Function(name: "closure", kind: .closure)
    function.location = location(node)
    function.parameters = closureParameters(node, outer)
    function.result = node.signature?.returnClause.map { lower($0.type, outer.typeScope) }
    function.genericParameters = outer.generics.sorted()
    let id = addFunction(function)
    let context = FunctionContext(
      function: id, type: outer.type, parent: outer, isStatic: outer.isStatic)
    context.mentionedInClosures = ClosureMentions.names(in: node.statements)
    bindParameters(id, context)
    capture(node.signature?.capture, context, outer)
    program.functions[id].body = lower(node.statements, context)
    close(id, context)
    return .closure(id)
  }

  /// An argument that the function evaluates itself, as a closure without parameters.
  func lowerLazily(_ node: ExprSyntax, _ outer: FunctionContext) -> Expr {
    var function = Simulation.Function(name: "closure", kind: .closure)
    function.location = location(node)
    function.genericParameters = outer.generics.sorted()
    let id = addFunction(function)
    let context = FunctionContext(
      function: id, type: outer.type, parent: outer, isStatic: outer.isStatic)
    program.functions[id].body = Block([.expression(lower(node, context), site: site(node))])
    close(id, context)
    return .closure(id)
  }

  private func closureParameters(
    _ node: ClosureExprSyntax, _ outer: FunctionContext
  ) -> [Parameter] {
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?:
      return list.map { Parameter(label: nil, name: $0.name.identifierText, type: nil) }
    case .parameterClause(let clause)?:
      return clause.parameters.map {
        var parameter = Parameter(
          label: nil, name: ($0.secondName ?? $0.firstName).identifierText,
          type: $0.type.map { lower($0, outer.typeScope) })
        parameter.isInout =
          $0.type?.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.trimmedDescription == "inout"
          } ?? false
        return parameter
      }
    case nil:
      let count = ShorthandParameters.count(in: node.statements)
      return (0..<count).map { Parameter(label: nil, name: "$\($0)", type: nil) }
    }
  }

  private func capture(
    _ clause: ClosureCaptureClauseSyntax?, _ context: FunctionContext, _ outer: FunctionContext
  ) {
    for item in clause?.items ?? [] {
      let name = item.name.identifierText
      let specifier = item.specifier?.specifier.text
      if name == "self", item.initializer == nil {
        if specifier == nil { context.useSelf() } else { captureSelfWeakly(context, outer) }
        continue
      }
      let value: Expr
      if let initializer = item.initializer?.value {
        value = lower(initializer, outer)
      } else {
        value = self.name(name, item, outer)
      }
      let variable = context.declare(name, isVar: false)
      var capture = Capture(name: name, source: .expression(value), slot: variable.slot)
      capture.isWeak = specifier != nil
      context.captures.append(capture)
    }
  }

  private func captureSelfWeakly(_ context: FunctionContext, _ outer: FunctionContext) {
    context.capturesSelfWeakly = true
    outer.useSelf()
  }

  /// A local function: a closure with a name.
  func lowerLocalFunction(_ node: FunctionDeclSyntax, _ outer: FunctionContext) -> Stmt {
    let name = node.name.identifierText
    let variable = Variable(slot: outer.nextSlot, isBoxed: true, isGeneric: false)
    outer.nextSlot += 1
    outer.scopes[outer.scopes.count - 1][name] = variable
    var function = Simulation.Function(name: name, kind: .closure)
    function.location = location(node)
    function.builder = builder(among: node.attributes)
    let generics = Set(node.genericParameterClause?.parameters.map(\.name.identifierText) ?? [])
    let scope = TypeScope(type: outer.type, generics: outer.generics.union(generics))
    function.parameters = node.signature.parameterClause.parameters.map {
      parameter($0, scope, outer.type)
    }
    function.result = node.signature.returnClause.map { lower($0.type, scope) }
    let id = addFunction(function)
    let context = FunctionContext(
      function: id, type: outer.type, parent: outer, isStatic: outer.isStatic, generics: generics)
    finish(id, context, body: node.body?.statements ?? [])
    return .localFunction(slot: variable.slot, id)
  }
}
