import SwiftSyntax

/// Inputs for observed objects.
extension InputPlanner {
  mutating func addObject(
    _ member: DeclaredMember, _ type: String, _ declared: SourceType?, _ uses: [SuggestedNameUse]
  ) {
    let isProjected = uses.contains(where: \.isProjected)
    if declared?.isObservable == true || member.wrapperName == "Bindable" {
      append(
        (isProjected ? "@Bindable var " : "let ") + "\(member.name): \(type)", type, member.name,
        isMember: true)
      return
    }
    if style == .passed, addParts(of: member, type, uses) { return }
    if style == .passed { plan.usesMembers = true }
    if member.wrapperName == "EnvironmentObject" { return redeclare(member) }
    append("@ObservedObject var \(member.name): \(type)", type, member.name, isMember: true)
  }

  /// The properties and methods of an ObservableObject that are used, each as an input.
  mutating func addParts(
    of member: DeclaredMember, _ type: String, _ uses: [SuggestedNameUse]
  ) -> Bool {
    var parts: [String: StructInput] = [:]
    var order: [String] = []
    var renames: [SourceEdit] = []
    for use in uses {
      guard !use.isFixed, let first = use.path.first ?? use.method,
        let declared = scope.declaration(of: type),
        let part = scope.types.member(first, of: declared.name), !part.isStatic
      else { return false }
      let name = free(first, for: member.name)
      var input = StructInput(
        name: name, declaration: "", type: "", root: member.name, path: [first], isMember: true)
      let end: Int
      if use.path.isEmpty {
        guard let function = part.declaration.as(FunctionDeclSyntax.self), !part.isOverloaded,
          let signature = function.closureType, let call = use.call,
          call.trailingClosure == nil,
          call.arguments.count == function.signature.parameterClause.parameters.count
        else { return false }
        for argument in call.arguments {
          guard let label = argument.label else { continue }
          renames.append(
            SourceEdit(
              range: label.bytes.lowerBound..<argument.expression.bytes.lowerBound, text: ""))
        }
        input.declaration = "let \(name): \(signature)"
        end = use.methodEnd
      } else {
        guard let value = scope.property(first, of: type) else { return false }
        input.isBinding = use.isProjected || use.isWritten || parts[first]?.isBinding == true
        input.declaration = (input.isBinding ? "@Binding var " : "let ") + "\(name): \(value)"
        end = use.ends[0]
      }
      if parts[first] == nil { order.append(first) }
      parts[first] = input
      renames.append(
        SourceEdit(
          range: use.root.bytes.lowerBound..<end, text: (use.isProjected ? "$" : "") + name))
    }
    guard order.count <= Self.maximumPaths + 2 else { return false }
    plan.inputs += order.compactMap { parts[$0] }
    plan.renames += renames
    return true
  }
}

extension String {
  /// With a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension FunctionDeclSyntax {
  /// The type of the method as a closure; nil: a closure cannot stand for it.
  var closureType: String? {
    let parameters = signature.parameterClause.parameters
    guard genericParameterClause == nil,
      !parameters.contains(where: {
        $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ")
          || $0.type.trimmedDescription.hasPrefix("some ")
      })
    else { return nil }
    let types = parameters.map(\.type.trimmedDescription).joined(separator: ", ")
    let effects = signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    return "(\(types))\(effects) -> \(result)"
  }
}
