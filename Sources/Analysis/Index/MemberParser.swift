import SwiftSyntax

/// Reads the members of a type's declaration, also those in `#if` branches.
struct MemberParser {
  let source: ParsedSource

  func addMembers(
    of block: MemberBlockSyntax, to type: inout IndexedType, _ isExtension: Bool
  ) {
    var pending = Array(block.members.reversed())
    while let member = pending.popLast() {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses.reversed() {
          if case .decls(let list)? = clause.elements { pending += list.reversed() }
        }
      } else {
        add(member.decl, to: &type, isExtension)
      }
    }
  }

  private func add(_ declaration: DeclSyntax, to type: inout IndexedType, _ isExtension: Bool) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { add(binding, variable, to: &type, isExtension) }
    } else if let node = declaration.as(FunctionDeclSyntax.self) {
      if let member = function(node, isInExtension: isExtension) { type.members.append(member) }
    } else if let node = declaration.as(InitializerDeclSyntax.self), let body = node.body {
      type.members.append(
        ViewMember(
          name: ViewMember.initializer, isFunction: true, type: nil, isViewBuilder: false,
          range: source.range(of: node.initKeyword), code: body.statements,
          parameters: parameters(node.signature.parameterClause), source: source,
          isInExtension: isExtension))
    } else if let node = declaration.as(SubscriptDeclSyntax.self), let block = node.accessorBlock {
      let code = Self.code(of: block)
      guard let first = code.first else { return }
      type.members.append(
        ViewMember(
          name: "subscript", isFunction: true, type: nil, isViewBuilder: false,
          range: source.range(of: node.subscriptKeyword), code: first,
          otherCode: Array(code.dropFirst()), parameters: parameters(node.parameterClause),
          source: source, isInExtension: isExtension))
    }
  }

  /// A function with a body; nil: it has none.
  func function(_ node: FunctionDeclSyntax, isInExtension: Bool = false) -> ViewMember? {
    guard let body = node.body else { return nil }
    let modifiers = node.modifiers.isEmpty ? [] : node.modifiers.map(\.name.text)
    return ViewMember(
      name: node.name.identifierText, isFunction: true,
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      type: node.signature.returnClause?.type.lineText,
      isViewBuilder: node.attributes.names.contains("ViewBuilder"),
      range: source.range(of: node.funcKeyword), code: body.statements,
      parameters: parameters(node.signature.parameterClause),
      isMutating: modifiers.contains("mutating"), isPrivate: modifiers.contains("private"),
      source: source, isInExtension: isInExtension)
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [ViewMember.Parameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.identifierText
      return ViewMember.Parameter(
        label: label == "_" ? nil : label,
        name: (parameter.secondName ?? parameter.firstName).identifierText,
        type: parameter.type.writtenText,
        isViewBuilder: parameter.attributes.names.contains { $0.hasSuffix("Builder") })
    }
  }

  private func add(
    _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax,
    to type: inout IndexedType, _ isExtension: Bool
  ) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return }
    let modifiers = variable.modifiers.isEmpty ? [] : variable.modifiers.map(\.name.text)
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    let written = binding.typeAnnotation ?? Self.laterType(binding, variable)
    let text = written?.type.lineText
    if binding.accessorBlock.map(Self.isComputed) == true {
      let member = computed(
        binding, variable, type: text, isStatic: isStatic, isInExtension: isExtension)
      if let member { type.members.append(member) }
    } else {
      let property = ViewProperty(
        name: name, wrapper: wrapper(variable.attributes),
        isLet: variable.bindingSpecifier.text == "let",
        type: text ?? environmentObject(variable.attributes),
        range: range(of: variable),
        isPrivate: variable.modifiers.contains {
          $0.detail == nil && $0.name.text == "private"
        },
        initialValue: binding.initializer?.value,
        isLeftOutOfEquality: variable.attributes.names.contains(where: Self.leavesOut),
        source: source)
      guard !isStatic else { return type.statics.append(property) }
      type.properties.append(property)
      addObservers(of: binding, name, to: &type, isExtension)
    }
  }

  /// The type of `x` in `let x, y: Int`.
  private static func laterType(
    _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax
  ) -> TypeAnnotationSyntax? {
    guard variable.bindings.count > 1 else { return nil }
    return variable.bindings.drop { $0.id != binding.id }
      .first { $0.typeAnnotation != nil }?.typeAnnotation
  }

  /// A computed property; nil: it is stored, or has no code.
  func computed(
    _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, type: String?,
    isStatic: Bool = false, isInExtension: Bool = false
  ) -> ViewMember? {
    guard let block = binding.accessorBlock, Self.isComputed(block),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return nil }
    let code = Self.code(of: block)
    guard let first = code.first else { return nil }
    return ViewMember(
      name: name, isFunction: false, isStatic: isStatic, type: type,
      isViewBuilder: variable.attributes.names.contains("ViewBuilder"),
      range: source.range(of: variable.bindingSpecifier), code: first,
      otherCode: Array(code.dropFirst()),
      isPrivate: variable.modifiers.contains { $0.name.text == "private" }, source: source,
      isInExtension: isInExtension)
  }

  /// The declaration from its attributes on, or from `var` where the attributes stand above it.
  private func range(of variable: VariableDeclSyntax) -> SourceRange {
    var range = source.range(of: variable)
    let keyword = source.position(of: variable.bindingSpecifier)
    if keyword.line > range.start.line { range.start = keyword }
    return range
  }

  /// `Model` of `@Environment(Model.self)`.
  private func environmentObject(_ attributes: AttributeListSyntax) -> String? {
    attributes.lazy.compactMap { element -> String? in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.writtenText == "Environment",
        case .argumentList(let arguments)? = attribute.arguments,
        let type = arguments.first?.expression.as(MemberAccessExprSyntax.self),
        type.declName.baseName.text == "self"
      else { return nil }
      return type.base?.writtenText
    }.first
  }

  /// `State` of `@State`, `@SwiftUI.State` and `@Binding<Int>`.
  private func wrapper(_ attributes: AttributeListSyntax) -> String? {
    attributes.names.map(TypeText.name).first {
      $0.isCapitalized && $0 != "MainActor" && !Self.leavesOut($0)
    }
  }

  /// Whether an attribute leaves a property out of the `==` that a macro writes.
  private static func leavesOut(_ attribute: String) -> Bool {
    ["EquatableIgnored", "EquatableIgnoredUnsafeClosure", "SkipEquatable"].contains(attribute)
  }

  /// `didSet` and `willSet` are code of the type that no body runs.
  private func addObservers(
    of binding: PatternBindingSyntax, _ name: String, to type: inout IndexedType,
    _ isExtension: Bool
  ) {
    guard let block = binding.accessorBlock else { return }
    for code in Self.code(of: block) {
      type.members.append(
        ViewMember(
          name: "didSet " + name, isFunction: true, type: nil, isViewBuilder: false,
          range: source.range(of: binding), code: code, source: source,
          isInExtension: isExtension))
    }
  }

  private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let list):
      !list.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
  }

  /// The getter's code first.
  private static func code(of block: AccessorBlockSyntax) -> [CodeBlockItemListSyntax] {
    switch block.accessors {
    case .getter(let code): return [code]
    case .accessors(let list):
      let getter = list.first { $0.accessorSpecifier.text == "get" }
      let others = list.compactMap { $0.id == getter?.id ? nil : $0.body?.statements }
      return (getter?.body).map { [$0.statements] + others } ?? others
    }
  }
}
