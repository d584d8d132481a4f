import Catalog
import Simulation
import SwiftSyntax

/// Variables: stored and computed, of types and global.
extension Lowerer {
  func declareVariable(_ node: VariableDeclSyntax, in type: TypeContext?) {
    let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        program.unsupported.append(unsupported(.patternProperty, binding))
        continue
      }
      let name = pattern.identifier.identifierText
      let declared = annotation(binding, node.bindings)
      let reference = declared.map { lower($0, TypeScope(type: type)) }
      if let block = binding.accessorBlock, isComputed(block), accessors(block).getter == nil {
        // `{ get set }`
        requirement(name, reference, node, in: type, isStatic: isStatic)
      } else if let accessors = binding.accessorBlock, isComputed(accessors) {
        declareComputed(
          name, reference, accessors, node, in: type, isStatic: isStatic)
      } else if isProtocol(type) {
        requirement(name, reference, node, in: type, isStatic: isStatic)
      } else {
        declareStored(name, reference, binding, node, in: type, isStatic: isStatic)
      }
    }
  }

  /// `let a, b: Int`: the annotation of a later binding holds for those before it.
  private func annotation(
    _ binding: PatternBindingSyntax, _ bindings: PatternBindingListSyntax
  ) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    guard binding.initializer == nil else { return nil }
    var found = false
    for other in bindings {
      if other.id == binding.id { found = true }
      if found, let type = other.typeAnnotation?.type { return type }
    }
    return nil
  }

  private func isProtocol(_ type: TypeContext?) -> Bool {
    guard let type else { return false }
    return program.types[type.id].kind == .protocolType
  }

  func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let list):
      list.contains {
        ["get", "set", "_read", "_modify", "unsafeAddress"].contains($0.accessorSpecifier.text)
      }
    }
  }

  // MARK: Stored

  private func declareStored(
    _ name: String, _ reference: TypeRef?, _ binding: PatternBindingSyntax,
    _ node: VariableDeclSyntax, in type: TypeContext?, isStatic: Bool
  ) {
    let initial =
      refusedWrapper(name, binding, node, in: type, isStatic: isStatic)
      ?? binding.initializer.map {
        defaultValue($0.value, name: name, in: type, isLazy: node.isLazy)
      }
    var property = StoredProperty(
      name: name, type: reference, initial: initial,
      isLet: node.bindingSpecifier.text == "let")
    property.isLazy = node.isLazy
    property.isWeak = node.modifiers.contains { ["weak", "unowned"].contains($0.name.text) }
    property.isPrivate = node.modifiers.contains { $0.isPrivate }
    property.builder = builder(among: node.attributes)
    property.isObservationIgnored = node.attributes.names.contains("ObservationIgnored")
    property.isEqualityIgnored = node.attributes.names.contains { $0.hasPrefix("EquatableIgnored") }
    property.location = location(binding)
    // A property wrapper needs a variable: another attribute of a constant is a macro.
    property.wrapper = property.isLet ? nil : wrapper(node.attributes, in: type)
    observers(binding.accessorBlock, &property, in: type)
    property.keepsInitial = !isStatic && keepsInitial(property, of: type)
    guard let type else {
      if property.isPrivate {
        privateGlobals[file, default: [:]][name] = program.globals.count
      } else {
        globalsByName[name] = program.globals.count
      }
      program.globals.append(property)
      return
    }
    if isStatic {
      program.types[type.id].staticStored.append(property)
    } else {
      let index = program.types[type.id].stored.count
      program.types[type.id].stored.append(property)
      if reference == nil, let initial {
        later { [self] in
          program.types[type.id].stored[index].type = elementType(of: initial).map { .array($0) }
        }
      }
    }
    if isStatic, name == "previews", let initial { program.previews.append(initial) }
  }

  /// Whether a variable of a class has its initial value for good.
  private func keepsInitial(_ property: StoredProperty, of type: TypeContext?) -> Bool {
    guard let type, program.types[type.id].kind == .classType, !property.isLet,
      property.initial != nil,
      property.willSet == nil, property.didSet == nil,
      property.wrapper.map({ $0.name == "Published" }) ?? true
    else { return false }
    return written.leaveAlone(property.name)
  }

  /// The type of the elements of `[Item(id: 1)]`, which is a structure of the program. nil: the value is no such
  /// array.
  private func elementType(of initial: FunctionID) -> TypeRef? {
    guard
      case .expression(.array(let elements), _)? = program.functions[initial].body?.statements.first,
      case .call(.type(let type), _, _)? = elements.first, case .declared(let id, _) = type,
      program.types[id].kind == .structure, program.types[id].genericParameters.isEmpty
    else { return nil }
    return type
  }

  /// A default value: a function of its own, so that it has a frame.
  func defaultValue(
    _ value: ExprSyntax, name: String, in type: TypeContext?, isLazy: Bool = false
  ) -> FunctionID {
    var function = Simulation.Function(name: name, kind: .defaultValue)
    function.owner = type?.id
    function.location = location(value)
    // It may change the structure that it is a part of.
    function.isMutating = isLazy
    let id = addFunction(function)
    later { [self] in
      let context = FunctionContext(function: id, type: type, isStatic: !isLazy)
      let expression = lower(value, context)
      program.functions[id].body = Block([.expression(expression, site: site(value))])
      program.functions[id].frameSize = context.nextSlot
    }
    return id
  }

  private func observers(
    _ block: AccessorBlockSyntax?, _ property: inout StoredProperty, in type: TypeContext?
  ) {
    guard case .accessors(let list)? = block?.accessors else { return }
    for accessor in list {
      guard let body = accessor.body else { continue }
      let isWill = accessor.accessorSpecifier.text == "willSet"
      let parameter = accessor.parameters?.name.text ?? (isWill ? "newValue" : "oldValue")
      let id = accessorFunction(
        property.name, .setter, parameter: parameter, body: body.statements, in: type,
        isStatic: false)
      program.functions[id].isMutating = true
      if isWill { property.willSet = id } else { property.didSet = id }
    }
  }

  // MARK: Wrappers

  /// The value of a property that Swift refuses: a wrapped one that `@Observable` makes a computed one. Nothing
  /// is known of what such a class would do. nil: Swift takes the property.
  func refusedWrapper(
    _ name: String, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax,
    in type: TypeContext?, isStatic: Bool
  ) -> FunctionID? {
    guard !isStatic, !node.isLazy, let type, program.types[type.id].kind == .classType,
      program.types[type.id].attributes.contains("Observable"),
      node.bindingSpecifier.text == "var", !node.attributes.names.contains("ObservationIgnored"),
      let wrapper = node.attributes.names.first(where: Catalog.isSwiftUIWrapper)
    else { return nil }
    var function = Simulation.Function(name: name, kind: .defaultValue)
    function.owner = type.id
    function.location = location(binding)
    let refused = unsupported(.wrapsTracked, facts: [wrapper], binding)
    function.body = Block([.expression(.unsupported(refused), site: site(binding))])
    return addFunction(function)
  }

  private static let otherAttributes: Set<String> = [
    "MainActor", "ViewBuilder", "available", "discardableResult", "objc", "Sendable",
    "ObservationIgnored", "ObservationTracked", "Attribute", "Relationship", "Transient",
    "preconcurrency", "usableFromInline", "inlinable", "IBOutlet", "IBInspectable", "NSManaged",
    "TaskLocal", "Test", "Guide",
  ]

  private func wrapper(_ attributes: AttributeListSyntax, in type: TypeContext?) -> WrapperUse? {
    for attribute in attributes.attributes {
      var name = attribute.attributeName.trimmedDescription
      // `@FocusState<Field?>.Binding`
      if name.hasSuffix(".Binding") { name = "Binding" }
      if let plain = name.split(separator: "<").first { name = String(plain) }
      let written = name
      if name.hasPrefix("SwiftUI.") { name = String(name.dropFirst(8)) }
      guard !Self.otherAttributes.contains(name), !name.hasSuffix("Builder"),
        !name.hasPrefix("EquatableIgnored"), name != "SkipEquatable",
        name.first?.isUppercase == true
      else { continue }
      let declared = name == written ? declaredWrapper(&name, in: type) : nil
      if let declared, program.types[declared].attributes.contains("globalActor") { continue }
      return WrapperUse(
        name: name, declared: declared, arguments: arguments(of: attribute, in: type))
    }
    return nil
  }

  /// The program's wrapper of a name. An alias gives the name that it stands for.
  private func declaredWrapper(_ name: inout String, in type: TypeContext?) -> TypeID? {
    let plain = TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
    switch lower(plain, TypeScope(type: type)) {
    case .declared(let id, _): return id
    case .external(let meant, _):
      name = meant
      return nil
    default: return nil
    }
  }

  private func arguments(
    of attribute: AttributeSyntax, in type: TypeContext?
  ) -> [WrapperArgument] {
    guard case .argumentList(let list)? = attribute.arguments else { return [] }
    return list.map {
      WrapperArgument(
        label: $0.label?.text, value: defaultValue($0.expression, name: "argument", in: type))
    }
  }

  // MARK: Computed

  private func declareComputed(
    _ name: String, _ reference: TypeRef?, _ block: AccessorBlockSyntax,
    _ node: VariableDeclSyntax, in type: TypeContext?, isStatic: Bool
  ) {
    let parts = accessors(block)
    guard let getterBody = parts.getter else { return }
    let getter = accessorFunction(
      name, .getter, parameter: nil, body: getterBody, in: type, isStatic: isStatic)
    program.functions[getter].result = reference
    program.functions[getter].location = location(node)
    program.functions[getter].builder = builder(
      for: name, attributes: node.attributes, in: type, isStatic: isStatic)
    var setter: FunctionID?
    if let body = parts.setter {
      let id = accessorFunction(
        name, .setter, parameter: parts.parameter, body: body, in: type, isStatic: isStatic)
      program.functions[id].parameters[0].type = reference
      program.functions[id].isMutating = !parts.isNonmutating
      setter = id
    }
    var property = ComputedProperty(type: reference, getter: getter, setter: setter)
    property.isPrivate = node.modifiers.contains { $0.isPrivate }
    store(property, name: name, in: type, isStatic: isStatic)
  }

  private func store(
    _ property: ComputedProperty, name: String, in type: TypeContext?, isStatic: Bool
  ) {
    guard let type else {
      program.globalComputed[name] = property
      if property.isPrivate { privateComputed[file, default: [:]][name] = property.getter }
      return
    }
    if isStatic {
      program.types[type.id].staticComputed[name] = property
      if name == "previews" { program.previews.append(property.getter) }
    } else if program.types[type.id].computed[name] == nil {
      program.types[type.id].computed[name] = property
    }
  }

  /// A protocol's requirement: a name without a body.
  private func requirement(
    _ name: String, _ reference: TypeRef?, _ node: VariableDeclSyntax, in type: TypeContext?,
    isStatic: Bool
  ) {
    guard let type else { return }
    requirements[type.id, default: []].insert(name)
    if let builder = builder(among: node.attributes) {
      requiredBuilders[type.id, default: [:]][name] = builder
    }
  }

  typealias AccessorParts = (
    getter: CodeBlockItemListSyntax?, setter: CodeBlockItemListSyntax?, parameter: String,
    isNonmutating: Bool
  )

  func accessors(_ block: AccessorBlockSyntax) -> AccessorParts {
    switch block.accessors {
    case .getter(let body): return (body, nil, "newValue", false)
    case .accessors(let list):
      var parts: AccessorParts = (nil, nil, "newValue", false)
      for accessor in list {
        switch accessor.accessorSpecifier.text {
        case "get", "_read": parts.getter = accessor.body?.statements
        case "set", "_modify":
          parts.setter = accessor.body?.statements
          parts.parameter = accessor.parameters?.name.text ?? "newValue"
          parts.isNonmutating = accessor.modifier?.name.text == "nonmutating"
        default: break
        }
      }
      return parts
    }
  }

  func accessorFunction(
    _ name: String, _ kind: Simulation.Function.Kind, parameter: String?,
    body: CodeBlockItemListSyntax, in type: TypeContext?, isStatic: Bool
  ) -> FunctionID {
    var function = Simulation.Function(name: name, kind: kind)
    function.owner = type?.id
    function.isStatic = isStatic
    function.genericParameters = type.map { Array($0.generics).sorted() } ?? []
    function.location = location(body)
    if let parameter {
      function.parameters = [Parameter(label: nil, name: parameter, type: nil)]
    }
    let id = addFunction(function)
    later { [self] in
      let context = FunctionContext(function: id, type: type, isStatic: isStatic)
      finish(id, context, body: body)
    }
    return id
  }

  // MARK: Result builders

  /// The result builder among attributes, with those of the program's own.
  func builder(among attributes: AttributeListSyntax) -> String? {
    attributes.builder
      ?? attributes.names.first { typesByName[$0] != nil && ownBuilders.contains($0) }
  }

  /// The builder of a member: written, required by a protocol, or implied by its name.
  func builder(
    for name: String, attributes: AttributeListSyntax, in type: TypeContext?, isStatic: Bool
  ) -> String? {
    if let written = builder(among: attributes) { return written }
    guard let type else { return nil }
    if isStatic { return name == "previews" ? "ViewBuilder" : nil }
    if let required = requiredBuilder(name, of: type.id, seen: []) { return required }
    guard name == "body" || name == "makeBody" else { return nil }
    return isPlainOwner(type.id) ? nil : "ViewBuilder"
  }

  private func requiredBuilder(_ name: String, of type: TypeID, seen: Set<TypeID>) -> String? {
    guard !seen.contains(type) else { return nil }
    if let builder = requiredBuilders[type]?[name] { return builder }
    for case .declared(let parent, _) in program.types[type].inherits {
      if let found = requiredBuilder(name, of: parent, seen: seen.union([type])) { return found }
    }
    return nil
  }

  /// A type with a `body` that is no SwiftUI builder: it conforms to nothing that implies one.
  private func isPlainOwner(_ type: TypeID) -> Bool {
    !conformsToBuilding(type, seen: [])
  }

  private func conformsToBuilding(_ type: TypeID, seen: Set<TypeID>) -> Bool {
    guard !seen.contains(type) else { return false }
    for reference in program.types[type].inherits {
      switch reference {
      case .declared(let parent, _):
        if conformsToBuilding(parent, seen: seen.union([type])) { return true }
      case .external(let name, _):
        if Self.buildingProtocols.contains(name) || name.hasSuffix("Style") { return true }
      default: continue
      }
    }
    return false
  }

  private static let buildingProtocols: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "Commands", "ToolbarContent", "Widget", "WidgetBundle",
    "CustomizableToolbarContent", "AnimatableModifier", "TableColumnContent", "TableRowContent",
    "ChartContent", "MapContent", "Shape",
  ]
}

extension VariableDeclSyntax {
  var isLazy: Bool { modifiers.contains { $0.name.text == "lazy" } }
}
