import Simulation
import SwiftSyntax

/// The first pass: names of types, then their members.
extension Lowerer {
  func collect() {
    for index in sources.indices {
      file = index
      for item in sources[index].tree.statements { register(item.item, path: []) }
    }
    file = preludeFile
    for item in prelude.flatMap(\.statements) { register(item.item, path: []) }
    for index in sources.indices {
      file = index
      for item in sources[index].tree.statements { declare(item) }
    }
    file = preludeFile
    for item in prelude.flatMap(\.statements) { declare(item) }
    nameAliases()
    breakCycles()
  }

  /// What is asked of a generic parameter may be an alias of the type that it stands for.
  private func nameAliases() {
    for (path, alias) in aliases where !alias.scope.isEmpty && alias.generics.isEmpty {
      guard let id = typesByName[alias.scope.joined(separator: ".")],
        let name = path.split(separator: ".").last.map(String.init)
      else { continue }
      let context = TypeContext(
        id: id, path: alias.scope, generics: Set(program.types[id].genericParameters), parent: nil)
      program.types[id].aliases[name] = lower(alias.type, TypeScope(type: context))
    }
  }

  /// A class that inherits from itself, over however many steps, loses its superclass.
  private func breakCycles() {
    for type in program.types.indices where program.types[type].kind == .classType {
      var seen: Set<TypeID> = [type]
      var current = superclass(of: type)
      while let next = current {
        guard seen.insert(next).inserted else {
          program.unsupported.append(
            Unsupported(
              .inheritsItself, [program.types[type].name], at: program.types[type].location))
          program.types[type].inherits = []
          break
        }
        current = superclass(of: next)
      }
    }
  }

  private func superclass(of type: TypeID) -> TypeID? {
    for case .declared(let id, _) in program.types[type].inherits
    where program.types[id].kind == .classType {
      return id
    }
    return nil
  }

  // MARK: Names of types

  private func register(_ item: CodeBlockItemSyntax.Item, path: [String]) {
    if case .decl(let declaration) = item { register(declaration, path: path) }
  }

  func register(_ declaration: DeclSyntax, path: [String]) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    if path.isEmpty { noteFile(of: declaration) }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      register(node.name.identifierText, .structure, node.memberBlock, path)
    case .classDecl(let node):
      register(node.name.identifierText, .classType, node.memberBlock, path)
    case .actorDecl(let node):
      register(node.name.identifierText, .classType, node.memberBlock, path)
    case .enumDecl(let node):
      register(node.name.identifierText, .enumeration, node.memberBlock, path)
    case .protocolDecl(let node):
      register(node.name.identifierText, .protocolType, node.memberBlock, path)
    case .extensionDecl(let node):
      let name = node.extendedType.extendedName
      registerMembers(node.memberBlock, path: name.split(separator: ".").map(String.init))
    case .typeAliasDecl(let node):
      let generics = node.genericParameterClause?.parameters.map(\.name.identifierText) ?? []
      aliases[(path + [node.name.identifierText]).joined(separator: ".")] = Alias(
        type: node.initializer.value, generics: generics, scope: path)
    case .ifConfigDecl(let node):
      for inner in activeDeclarations(node) { register(inner, path: path) }
    default: break
    }
  }

  private func register(
    _ name: String, _ kind: TypeDecl.Kind, _ members: MemberBlockSyntax, _ path: [String]
  ) {
    let full = path + [name]
    let key = full.joined(separator: ".")
    if let known = typesByName[key] {
      guard isFirst(known) else { return }
    } else {
      typesByName[key] = program.types.count
      origins[program.types.count] = file
      program.types.append(TypeDecl(name: key, kind: kind))
      program.types[program.types.count - 1].isOfLibrary = file == preludeFile
      if name.first?.isUppercase != true { lowercaseTypes.insert(name) }
    }
    registerMembers(members, path: full)
  }

  /// Whether a type is that of the file being read: of two files that declare a name the first one's
  /// holds, and named files come first.
  private func isFirst(_ type: TypeID) -> Bool { origins[type].map { $0 == file } ?? true }

  private func registerMembers(_ block: MemberBlockSyntax, path: [String]) {
    for member in block.members { register(member.decl, path: path) }
  }

  // MARK: Conditional compilation

  /// The declarations of the branch that is taken.
  func activeDeclarations(_ node: IfConfigDeclSyntax) -> [DeclSyntax] {
    switch node.activeClause?.elements {
    case .decls(let members)?: members.map(\.decl)
    case .statements(let statements)?:
      statements.compactMap { if case .decl(let inner) = $0.item { inner } else { nil } }
    default: []
    }
  }

  // MARK: Members

  private func declare(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): declare(declaration, in: nil)
    case .expr(let expression):
      if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview"
      {
        declarePreview(macro.trailingClosure, arguments: macro.arguments)
      } else {
        program.unsupported.append(unsupported(.looseCode, item))
      }
    case .stmt: program.unsupported.append(unsupported(.looseCode, item))
    }
  }

  /// Declares a member of `type`, or a global declaration.
  func declare(_ declaration: DeclSyntax, in type: TypeContext?) {
    guard depth < Self.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      declareType(
        node.name.identifierText, node, node.genericParameterClause, node.inheritanceClause,
        in: type)
    case .classDecl(let node):
      declareType(
        node.name.identifierText, node, node.genericParameterClause, node.inheritanceClause,
        in: type)
    case .actorDecl(let node):
      declareType(
        node.name.identifierText, node, node.genericParameterClause, node.inheritanceClause,
        in: type)
    case .enumDecl(let node):
      declareType(
        node.name.identifierText, node, node.genericParameterClause, node.inheritanceClause,
        in: type)
    case .protocolDecl(let node):
      declareType(node.name.identifierText, node, nil, node.inheritanceClause, in: type)
    case .extensionDecl(let node): declareExtension(node)
    case .variableDecl(let node): declareVariable(node, in: type)
    case .functionDecl(let node): declareFunction(node, in: type)
    case .initializerDecl(let node): if let type { declareInitializer(node, in: type) }
    case .subscriptDecl(let node): if let type { declareSubscript(node, in: type) }
    case .enumCaseDecl(let node): if let type { declareCases(node, in: type) }
    case .ifConfigDecl(let node):
      for inner in activeDeclarations(node) { declare(inner, in: type) }
    case .macroExpansionDecl(let node):
      if node.macroName.text == "Preview" {
        declarePreview(node.trailingClosure, arguments: node.arguments)
      }
    default: break
    }
  }

  private func declareType(
    _ name: String, _ node: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?, in outer: TypeContext?
  ) {
    let path = (outer?.path ?? []) + [name]
    guard let id = typesByName[path.joined(separator: ".")] else { return }
    guard isFirst(id) else {
      program.remarks.append(
        Remark(kind: .declaredAgain, facts: [name], location: location(node)))
      return
    }
    let names = generics?.parameters.map(\.name.identifierText) ?? []
    let own = program.types[id].kind == .protocolType ? ["Self"] : names
    let context = TypeContext(id: id, path: path, generics: Set(own), parent: outer)
    program.types[id].genericParameters = names
    for parameter in generics?.parameters ?? [] {
      guard let bound = parameter.inheritedType else { continue }
      program.types[id].constraints[parameter.name.text] = lower(bound, TypeScope(type: context))
    }
    program.types[id].location = location(node)
    program.types[id].isPrivate = node.modifiers.contains { $0.isPrivate }
    for attribute in node.attributes.names {
      program.types[id].attributes.append(attribute)
      if attribute == "Observable" || attribute == "Model" { program.types[id].isObservable = true }
    }
    inherit(inheritance, context)
    for member in node.memberBlock.members { declare(member.decl, in: context) }
  }

  private func inherit(_ clause: InheritanceClauseSyntax?, _ context: TypeContext) {
    let scope = TypeScope(type: context)
    for inherited in clause?.inheritedTypes ?? [] {
      for reference in composed(inherited.type, scope) {
        program.types[context.id].inherits.append(reference)
        if program.types[context.id].kind == .enumeration, isRaw(reference) {
          program.types[context.id].rawType = reference
        }
      }
    }
  }

  private func composed(_ type: TypeSyntax, _ scope: TypeScope) -> [TypeRef] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.map { lower($0.type, scope) }
    }
    return [lower(type, scope)]
  }

  private func isRaw(_ reference: TypeRef) -> Bool {
    guard case .external(let name, _) = reference else { return false }
    return [
      "String", "Int", "Double", "Character", "UInt", "Int8", "UInt8", "Int16", "Int32",
      "Int64", "Float", "CGFloat", "UInt16", "UInt32", "UInt64",
    ].contains(name)
  }

  private func declareExtension(_ node: ExtensionDeclSyntax) {
    let name = node.extendedType.extendedName
    let scope = TypeScope(type: nil)
    let id: TypeID
    if let known = resolveType(name, scope) {
      id = known
    } else {
      switch lower(node.extendedType, scope) {
      case .declared(let aliased, _): id = aliased
      case .external(let meant, _) where aliases[name] != nil: id = externalExtension(meant)
      case .array: id = externalExtension("Array")
      case .dictionary: id = externalExtension("Dictionary")
      case .optional: id = externalExtension("Optional")
      default: id = externalExtension(name)
      }
    }
    let isOpen = !isConcrete(id)
    let context = TypeContext(
      id: id, path: name.split(separator: ".").map(String.init),
      generics: Set(program.types[id].genericParameters + (isOpen ? ["Self"] : [])), parent: nil)
    inherit(node.inheritanceClause, context)
    noteMembers(of: node, id)
    for member in node.memberBlock.members { declare(member.decl, in: context) }
  }

  private func externalExtension(_ name: String) -> TypeID {
    let key = "extension " + name
    if let id = typesByName[key] { return id }
    typesByName[key] = program.types.count
    program.types.append(TypeDecl(name: name, kind: .externalExtension))
    return program.types.count - 1
  }

  private func declareCases(_ node: EnumCaseDeclSyntax, in type: TypeContext) {
    let whole = node.parent?.parent?.parent?.parent?.as(EnumDeclSyntax.self)?.modifiers
    let isIndirect =
      node.modifiers.contains { $0.name.text == "indirect" }
      || whole?.contains { $0.name.text == "indirect" } ?? false
    for element in node.elements {
      let payload = element.parameterClause?.parameters.map {
        TypeRef.TupleElement(
          label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.text },
          type: lower($0.type, TypeScope(type: type)))
      }
      program.types[type.id].cases.append(
        EnumCase(
          name: element.name.identifierText, payload: payload ?? [], isIndirect: isIndirect,
          rawValue: element.rawValue.flatMap { literal($0.value) }))
    }
  }

  private func declarePreview(
    _ closure: ClosureExprSyntax?, arguments: LabeledExprListSyntax
  ) {
    guard let closure else { return }
    var function = Simulation.Function(name: "#Preview", kind: .function)
    function.builder = "ViewBuilder"
    function.location = location(closure)
    let id = addFunction(function)
    program.previews.append(id)
    later { [self] in
      let context = FunctionContext(function: id, type: nil)
      finish(id, context, body: closure.statements)
    }
  }

  /// Puts work off to the second pass, in the file that is being read now.
  func later(_ work: @escaping () -> Void) {
    let current = (file, foldedStart)
    pending.append { [self] in
      (file, foldedStart) = current
      work()
    }
  }
}

extension DeclModifierSyntax {
  var isPrivate: Bool {
    (name.text == "private" || name.text == "fileprivate") && detail == nil
  }
}

extension TokenSyntax {
  /// The identifier without back-ticks.
  var identifierText: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`"), text.hasSuffix("`"), text.utf8.count > 2 else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}

extension AttributeListSyntax {
  /// Names of the attributes that are not conditional.
  var names: [String] {
    guard !isEmpty else { return [] }
    return attributes.map { $0.attributeName.writtenText }
  }

  var attributes: [AttributeSyntax] {
    compactMap { if case .attribute(let attribute) = $0 { attribute } else { nil } }
  }
}
