import SwiftSyntax

/// Whether a closure can be given for a parameter.
enum ClosureFit {
  case no
  /// The type is not known here, and may be one of a function.
  case maybe
  case yes
}

extension DeclaredTypes {
  /// A parameter with what its type says of closures, aliases of the program followed.
  func resolved(_ parameter: InitializerParameter) -> InitializerParameter {
    guard parameter.closure != .yes, !parameter.isBinding else { return parameter }
    var result = parameter
    result.closure =
      parameter.syntax.map { closureFit($0) } ?? (parameter.type == nil ? .maybe : .no)
    return result
  }

  private func closureFit(_ type: TypeSyntax, depth: Int = 0) -> ClosureFit {
    guard depth < 20 else { return .maybe }
    switch type.as(TypeSyntaxEnum.self) {
    case .functionType: return .yes
    case .attributedType(let node): return closureFit(node.baseType, depth: depth + 1)
    case .optionalType(let node): return closureFit(node.wrappedType, depth: depth + 1)
    case .implicitlyUnwrappedOptionalType(let node):
      return closureFit(node.wrappedType, depth: depth + 1)
    case .tupleType(let node):
      guard node.elements.count == 1, let only = node.elements.first else { return .no }
      return closureFit(only.type, depth: depth + 1)
    case .identifierType(let node): return named(node, depth)
    case .memberType(let node): return named(node.name.identifierText, depth)
    default: return .no
    }
  }

  private func named(_ node: IdentifierTypeSyntax, _ depth: Int) -> ClosureFit {
    let name = node.name.identifierText
    if name == "Optional", let argument = node.genericArgumentClause?.arguments.first?.argument,
      case .type(let wrapped) = argument
    {
      return closureFit(wrapped, depth: depth + 1)
    }
    if let parameter = Syntax(node).genericParameter(name) {
      return parameter.isConstrained ? .no : .maybe
    }
    return named(name, depth)
  }

  /// An alias counts before a type of the same name: the name may be declared in several types.
  private func named(_ name: String, _ depth: Int) -> ClosureFit {
    let meant = aliases[name, default: []].map { closureFit($0, depth: depth + 1) }
    if meant.contains(.yes) { return .yes }
    if meant.contains(.maybe) { return .maybe }
    let isType = types[name]?.isExternal == false || KnownNames.isFrameworkType(name)
    return isType || !meant.isEmpty ? .no : .maybe
  }
}

extension Syntax {
  /// The generic parameter of this name of a declaration around.
  fileprivate func genericParameter(_ name: String) -> GenericParameterSyntax? {
    var current = parent
    while let node = current {
      let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      if let found = clause?.parameters.first(where: { $0.name.identifierText == name }) {
        return found
      }
      current = node.parent
    }
    return nil
  }
}

extension GenericParameterSyntax {
  /// Whether a protocol is asked of it: functions conform to none that a program declares.
  fileprivate var isConstrained: Bool {
    if let inheritedType { return !["Any", "Sendable"].contains(inheritedType.plainName) }
    let owner = parent?.parent?.parent?.asProtocol((any WithGenericParametersSyntax).self)
    return owner?.genericWhereClause?.requirements.contains { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        return false
      }
      return conformance.leftType.trimmedDescription == name.text
    } ?? false
  }
}
