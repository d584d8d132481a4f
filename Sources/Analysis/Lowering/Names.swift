import Catalog
import Simulation
import SwiftSyntax

/// What a bare name means.
extension Lowerer {
  func name(
    _ name: String, _ node: some SyntaxProtocol, _ context: FunctionContext,
    labels: [String]? = nil, isCalled: Bool = false
  ) -> Expr {
    if name == "self" { return selfValue(context) }
    if name == "super" {
      context.useSelf()
      return .superValue
    }
    if let variable = context.lookUp(name) {
      return variable.isBoxed ? .boxed(variable.slot) : .local(variable.slot)
    }
    if let variable = context.lookUp("computed " + name) {
      return .call(.boxed(variable.slot), [], site: site(node))
    }
    if let binding = context.lookUp("$" + name) {
      // `{ $item in … item … }`
      let projected: Expr = binding.isBoxed ? .boxed(binding.slot) : .local(binding.slot)
      return .member(projected, "wrappedValue", labels: nil, site: site(node))
    }
    if let member = memberName(name, node, context, labels: labels) { return member }
    if let global = globalName(name, node, context) { return global }
    if isCalled, isInheritedMember(name, context) {
      context.useSelf()
      return .member(.selfValue, name, labels: labels, site: site(node))
    }
    if !isCalled, isInheritedProperty(name, context) || isOfConformer(name, context) {
      context.useSelf()
      return .member(.selfValue, name, labels: nil, site: site(node))
    }
    return .unresolved(name, site: site(node))
  }

  /// In extensions of outside types: properties of the standard collections, and members that the
  /// `where` clause's protocols may give.
  private func isInheritedProperty(_ name: String, _ context: FunctionContext) -> Bool {
    guard let type = context.type, !context.isStatic,
      program.types[type.id].kind == .externalExtension
    else { return false }
    if Self.collectionProperties.contains(name) { return true }
    return requirements.values.contains { $0.contains(name) }
  }

  /// In extensions of the program's protocols: a property of a type that conforms, which `where Self: Animal`
  /// gives.
  private func isOfConformer(_ name: String, _ context: FunctionContext) -> Bool {
    guard let type = context.type, !context.isStatic,
      program.types[type.id].kind == .protocolType
    else { return false }
    return program.types.contains { other in
      (other.stored.contains { $0.name == name } || other.computed[name] != nil)
        && other.inherits.contains { inherited in
          if case .declared(type.id, _) = inherited { true } else { false }
        }
    }
  }

  private static let collectionProperties: Set<String> = [
    "count", "isEmpty", "indices", "first", "last", "keys", "values", "startIndex", "endIndex",
    "lowerBound", "upperBound", "wrappedValue", "projectedValue", "description", "magnitude",
    "rawValue", "capitalized", "unicodeScalars", "utf8", "utf16", "hashValue", "isNaN", "isZero",
    "lazy",
  ]

  /// Functions that code in extensions of outside types calls without meaning a member.
  private static let freeNames: Set<String> = [
    "print", "max", "min", "abs", "zip", "stride", "withAnimation", "withTransaction", "probe",
    "step", "debugPrint", "fatalError", "precondition", "assert", "assertionFailure", "swap",
    "type", "pow", "sqrt", "sin", "cos", "tan", "floor", "ceil", "round", "NSLocalizedString",
  ]

  func selfValue(_ context: FunctionContext) -> Expr {
    context.useSelf()
    return .selfValue
  }

  /// A member of an enclosing type, innermost type first.
  private func memberName(
    _ name: String, _ node: some SyntaxProtocol, _ context: FunctionContext, labels: [String]?
  ) -> Expr? {
    guard let type = context.type else { return nil }
    let plain = plainName(name)
    let names = members(of: type.id)
    if !context.isStatic, names.instance.contains(plain) {
      context.useSelf()
      return .member(.selfValue, name, labels: labels, site: site(node))
    }
    if names.statics.contains(plain), isInDefaultValue(context) {
      return .member(.type(.declared(type.id, [])), name, labels: labels, site: site(node))
    }
    if context.isStatic, names.statics.contains(plain) || names.instance.contains(plain) {
      context.useSelf()
      return .member(.selfValue, name, labels: labels, site: site(node))
    }
    if names.statics.contains(plain), context.isStatic == false,
      program.types[type.id].kind == .enumeration
        && program.types[type.id].cases.contains(where: { $0.name == name })
    {
      return .member(.type(.declared(type.id, [])), name, labels: labels, site: site(node))
    }
    var outer = type.parent
    while let enclosing = outer {
      if members(of: enclosing.id).statics.contains(plain) {
        return .member(.type(.declared(enclosing.id, [])), name, labels: labels, site: site(node))
      }
      outer = enclosing.parent
    }
    return nil
  }

  /// Whether the code is a property's default value, or a closure in one: there is no `self` yet.
  private func isInDefaultValue(_ context: FunctionContext) -> Bool {
    var outermost = context
    while let parent = outermost.parent { outermost = parent }
    return context.isStatic && program.functions[outermost.function].kind == .defaultValue
  }

  /// `$name` and `_name` of wrapped properties belong to `name`.
  private func plainName(_ name: String) -> String {
    guard let first = name.first, first == "$" || first == "_", name.count > 1,
      Int(name.dropFirst()) == nil
    else { return name }
    return String(name.dropFirst())
  }

  private func globalName(
    _ name: String, _ node: some SyntaxProtocol, _ context: FunctionContext
  ) -> Expr? {
    // A given expression may name what any file declares.
    let isGiven = file == sources.count
    let files = isGiven ? privateGlobals.keys.sorted() : [file]
    let hidden = files.lazy.compactMap { self.privateGlobals[$0]?[name] }.first
    if let index = hidden ?? globalsByName[name] { return .global(index) }
    if let getter = privateComputed[file]?[name] ?? program.globalComputed[name]?.getter {
      return .call(.functions([getter]), [], site: site(node))
    }
    if let all = program.freeFunctions[name] {
      let functions = all.filter { id in
        isGiven || fileOfPrivateFunction[id].map { $0 == file } ?? true
      }
      if !functions.isEmpty { return .functions(functions) }
    }
    if context.generics.contains(name) { return .type(.parameter(name)) }
    if name == "Self", let type = context.type {
      return .type(isConcrete(type.id) ? .declared(type.id, []) : .parameter("Self"))
    }
    if name.first?.isUppercase == true || name.first == "_" || lowercaseTypes.contains(name) {
      let reference = lower(
        TypeSyntax(IdentifierTypeSyntax(name: .identifier(name))), context.typeScope)
      if case .external(let meant, let arguments) = reference {
        if meant == name { return nil }
        // The program calls a type of the library by another name, or another one by this name.
        return arguments.isEmpty ? .unresolved(meant, site: site(node)) : .type(reference)
      }
      return .type(reference)
    }
    return nil
  }

  /// Whether a call of an undeclared name may mean a member from outside the program: any method
  /// in an extension of an outside type, a view modifier in a view.
  private func isInheritedMember(_ name: String, _ context: FunctionContext) -> Bool {
    guard let type = context.type, !context.isStatic, name.first?.isUppercase == false,
      !Self.freeNames.contains(name)
    else { return false }
    let names = members(of: type.id)
    return names.isOpen || (names.isView && Catalog.isModifier(name))
  }

  /// Names of a type's members, inherited ones included.
  func members(of type: TypeID) -> MemberNames {
    if let known = memberNames[type] { return known }
    var names = MemberNames()
    var seen: Set<TypeID> = []
    collect(type, into: &names, &seen)
    memberNames[type] = names
    return names
  }

  private func collect(_ type: TypeID, into names: inout MemberNames, _ seen: inout Set<TypeID>) {
    guard seen.insert(type).inserted else { return }
    let declaration = program.types[type]
    names.instance.formUnion(declaration.stored.map(\.name))
    names.instance.formUnion(declaration.computed.keys)
    names.instance.formUnion(declaration.methods.keys)
    names.instance.formUnion(requirements[type] ?? [])
    names.statics.formUnion(declaration.staticStored.map(\.name))
    names.statics.formUnion(declaration.staticComputed.keys)
    names.statics.formUnion(declaration.staticMethods.keys)
    names.statics.formUnion(declaration.cases.map(\.name))
    if declaration.kind == .externalExtension || declaration.kind == .protocolType {
      names.isOpen = true
    }
    if declaration.kind == .enumeration { names.instance.insert("rawValue") }
    for reference in declaration.inherits {
      if case .external("ObservableObject", _) = reference {
        names.instance.insert("objectWillChange")
      }
      if case .external("CaseIterable", _) = reference { names.statics.insert("allCases") }
      if case .external("OptionSet", _) = reference { names.instance.formUnion(Self.setMembers) }
      switch reference {
      case .declared(let parent, _): collect(parent, into: &names, &seen)
      case .external(let name, _):
        if let id = typesByName["extension " + name] {
          let wasOpen = names.isOpen
          collect(id, into: &names, &seen)
          names.isOpen = wasOpen
        }
        if declaration.kind == .classType, !Self.protocolNames.contains(name) {
          names.isOpen = true
        }
        if name == "View" { names.isView = true }
      default: break
      }
    }
  }

  /// What an option set has from its protocol.
  private static let setMembers: Set<String> = [
    "contains", "insert", "remove", "update", "union", "intersection", "symmetricDifference",
    "subtracting", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
    "isEmpty",
    "isSubset", "isSuperset", "isStrictSubset", "isStrictSuperset", "isDisjoint",
  ]

  /// Outside protocols that a class may conform to without inheriting unknown members.
  private static let protocolNames: Set<String> = [
    "ObservableObject", "Identifiable", "Equatable", "Hashable", "Codable", "Sendable",
    "CustomStringConvertible", "Comparable", "Observable", "Decodable", "Encodable",
  ]
}

extension Lowerer {
  /// Remembers which names extensions of a type declare under constraints, and which of them not only there.
  func noteMembers(of node: ExtensionDeclSyntax, _ id: TypeID) {
    let isConstrained =
      node.genericWhereClause != nil
      || node.extendedType.trimmedDescription != node.extendedType.extendedName
    for (whole, name) in node.memberBlock.members.flatMap(\.decl.declaredNames) {
      let isKnown = extensionMembers[id, default: [:]][whole]
      if let isKnown, isKnown || isConstrained {
        program.types[id].repeatedUnderConstraints.insert(name)
      }
      extensionMembers[id, default: [:]][whole] = isKnown ?? false || isConstrained
    }
  }
}

extension DeclSyntax {
  /// The names of a method, with the labels of its arguments, or of properties; each also without labels.
  fileprivate var declaredNames: [(whole: String, name: String)] {
    if let function = self.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      let name = function.name.identifierText
      return [("\(name)(\(labels.joined(separator: ":")))", name)]
    }
    return self.as(VariableDeclSyntax.self)?.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self).map {
        ($0.identifier.identifierText, $0.identifier.identifierText)
      }
    } ?? []
  }
}
