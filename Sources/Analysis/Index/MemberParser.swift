import SwiftSyntax

/// Makes what rules look at of the members of a type.
struct MemberParser {
  let source: ParsedSource

  /// Adds a member to its type.
  func add(_ member: DeclaredMember, to type: inout IndexedType, _ isExtension: Bool) {
    if let binding = member.binding, let variable = member.variable, !binding.isComputed {
      let property = property(member, binding, variable)
      guard !member.isStatic else { return type.statics.append(property) }
      type.properties.append(property)
      addObservers(of: binding, member.name, to: &type, isExtension)
    } else if let code = code(of: member, isInExtension: isExtension) {
      type.members.append(code)
    }
  }

  /// A function, a computed property, an initializer or a subscript; nil: it is another member, or has no
  /// code.
  func code(of member: DeclaredMember, isInExtension: Bool = false) -> ViewMember? {
    guard member.binding?.isComputed != false, let code = member.allCode.first else { return nil }
    let isNamed = member.isProperty || member.kind == .method
    return ViewMember(
      name: member.name, isFunction: !member.isProperty, isStatic: isNamed && member.isStatic,
      type: (member.writtenType ?? subscripted(member))?.lineText,
      isViewBuilder: member.isViewBuilder,
      range: source.keywordRange(of: member.declaration), code: code,
      otherCode: Array(member.allCode.dropFirst()),
      parameters: member.parameters.map(ViewMember.Parameter.init), isMutating: member.isMutating,
      isPrivate: isNamed && member.isPrivate, source: source, isInExtension: isInExtension)
  }

  /// The code of a constant that is a closure, as that of a function: `let row = { (name: String) in … }`.
  func code(ofClosure member: DeclaredMember) -> ViewMember? {
    guard member.isLet, let closure = member.initial?.as(ClosureExprSyntax.self) else { return nil }
    let written = member.writtenType?.as(FunctionTypeSyntax.self)?.returnClause.type
    let type = closure.signature?.returnClause?.type ?? written
    return ViewMember(
      name: member.name, isFunction: true, type: type?.lineText, isViewBuilder: false,
      range: source.keywordRange(of: member.declaration), code: closure.statements,
      parameters: closure.parameterNames.map {
        ViewMember.Parameter(label: nil, name: $0, type: "", isViewBuilder: false)
      }, isPrivate: member.isPrivate, source: source, isInExtension: false)
  }

  /// The type of what a subscript gives.
  private func subscripted(_ member: DeclaredMember) -> TypeSyntax? {
    member.declaration.as(SubscriptDeclSyntax.self)?.returnClause.type
  }

  private func property(
    _ member: DeclaredMember, _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax
  ) -> ViewProperty {
    let written = binding.typeAnnotation ?? Self.laterType(binding, variable)
    return ViewProperty(
      name: member.name, wrapper: wrapper(variable.attributes), isLet: member.isLet,
      type: written?.type.lineText ?? environmentObject(variable.attributes),
      range: range(of: variable), isPrivate: member.isPrivate,
      isSetPrivately: variable.modifiers.contains { $0.name.text == "private" },
      initialValue: member.initial,
      isLeftOutOfEquality: variable.attributes.names.contains(where: Self.leavesOut),
      source: source)
  }

  /// The type of `x` in `let x, y: Int`.
  private static func laterType(
    _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax
  ) -> TypeAnnotationSyntax? {
    guard variable.bindings.count > 1 else { return nil }
    return variable.bindings.drop { $0.id != binding.id }
      .first { $0.typeAnnotation != nil }?.typeAnnotation
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
    for code in binding.accessorBlock?.all.compactMap(\.code) ?? [] {
      type.members.append(
        ViewMember(
          name: "didSet " + name, isFunction: true, type: nil, isViewBuilder: false,
          range: source.range(of: binding), code: code, source: source,
          isInExtension: isExtension))
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it has accessors that are no observers.
  fileprivate var isComputed: Bool {
    accessorBlock.map { !$0.all.contains { ["didSet", "willSet"].contains($0.keyword) } } ?? false
  }
}

extension ViewMember.Parameter {
  fileprivate init(_ parameter: FunctionParameterSyntax) {
    let label = parameter.firstName.identifierText
    self.label = label == "_" ? nil : label
    name = (parameter.secondName ?? parameter.firstName).identifierText
    type = parameter.type.writtenText
    isViewBuilder = parameter.attributes.builder != nil
  }
}
