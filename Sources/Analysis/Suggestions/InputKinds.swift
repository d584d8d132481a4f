import SwiftSyntax

/// The inputs for each kind of name.
extension InputPlanner {
  mutating func add(
    _ local: LocalName, _ name: String, _ uses: [SuggestedNameUse]
  ) throws(ExtractionObstacle) {
    if let function = local.function { return try add(function, name, uses) }
    guard var type = local.type else { throw .unknownType(name) }
    for part in ["@escaping ", "@Sendable "] where type.hasPrefix(part) {
      type.removeFirst(part.count)
    }
    guard !type.hasPrefix("inout "), !type.hasPrefix("@"), !type.hasSuffix("...") else {
      throw .unstorable(name: name, type: type)
    }
    if type.hasPrefix("some ") { type = generic(for: type, of: name) }
    if let value = SuggestedTypeText.argument(type, of: ["Binding"]), local.isParameter {
      return try addBindingParameter(name, value, uses)
    }
    let isBound = local.isProjected && uses.contains { $0.isProjected || $0.isWritten }
    if !isBound, uses.contains(where: { $0.isProjected || $0.isWritten }) {
      throw .writesValue(name)
    }
    if isBound {
      append("@Binding var \(name): \(type)", type, name, isBinding: true, local: local)
    } else {
      try addValue(name, type, uses, local: local)
    }
  }

  /// A function inside of the code: one that builds views is a struct first, another is passed.
  private mutating func add(
    _ function: FunctionDeclSyntax, _ name: String, _ uses: [SuggestedNameUse]
  ) throws(ExtractionObstacle) {
    guard let member = DeclaredMember.all(in: DeclSyntax(function)).first else {
      throw .noCode(name)
    }
    if scope.types.yieldsView(member) { return plan.blockers.append(member) }
    try addMethod(member, uses)
    plan.inputs[plan.inputs.count - 1].isMember = false
  }

  /// A generic parameter in place of `some View`.
  private mutating func generic(for type: String, of name: String) -> String {
    let parameter = name.capitalizedFirst
    plan.generics.append(parameter + ": " + type.dropFirst("some ".count))
    return parameter
  }

  /// A parameter of type `Binding<Value>` is a `@Binding` of the struct.
  mutating func addBindingParameter(
    _ name: String, _ type: String, _ uses: [SuggestedNameUse]
  ) throws(ExtractionObstacle) {
    for use in uses {
      let bytes = use.root.bytes
      if use.path.first == "wrappedValue" {
        rename(bytes.lowerBound..<use.ends[0], name)
      } else if use.isFixed {
        throw .otherUse(name)
      } else {
        rename(bytes, "$" + name)
      }
    }
    plan.inputs.append(
      StructInput(
        name: name, declaration: "@Binding var \(name): \(type)", type: type, root: name,
        isParameter: true))
  }

  mutating func addMethod(
    _ member: DeclaredMember, _ uses: [SuggestedNameUse]
  ) throws(ExtractionObstacle) {
    guard let function = member.declaration.as(FunctionDeclSyntax.self), !member.isOverloaded,
      let type = function.closureType
    else { throw .unstorable(name: member.name, type: "a method") }
    let count = function.signature.parameterClause.parameters.count
    for use in uses {
      if use.isCalled, let call = use.call, !dropLabels(call, count) {
        throw .arguments(member.name)
      }
    }
    append("let \(member.name): \(type)", type, member.name, isMember: true)
  }

  private mutating func dropLabels(_ call: FunctionCallExprSyntax, _ count: Int) -> Bool {
    guard call.arguments.count == count, call.trailingClosure == nil else { return false }
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      rename(label.bytes.lowerBound..<argument.expression.bytes.lowerBound, "")
    }
    return true
  }

  mutating func addComputed(
    _ member: DeclaredMember, _ uses: [SuggestedNameUse]
  ) throws(ExtractionObstacle) {
    guard let type = member.type else { throw .unknownType(member.name) }
    guard !uses.contains(where: { $0.isWritten || $0.isProjected }) else {
      throw .writesValue(member.name)
    }
    append("let \(member.name): \(type)", type, member.name, isMember: true)
  }

  mutating func addStored(
    _ member: DeclaredMember, _ uses: [SuggestedNameUse]
  ) throws(ExtractionObstacle) {
    let type = scope.type(of: member)
    let isBound = uses.contains { $0.isProjected || $0.isWritten }
    let declared = type.flatMap { scope.types.type(named: $0) }
    let isObject = declared?.kind == .object
    switch member.wrapperName {
    case "Environment",
      "EnvironmentObject" where member.wrapperName == "Environment" || isBound:
      guard member.wrapperName != "Environment" || !uses.contains(where: \.isProjected) else {
        throw .otherUse(member.name)
      }
      redeclare(member)
    case "Namespace":
      append("let \(member.name): Namespace.ID", "", member.name, isMember: true)
    case "FocusState":
      let type = type ?? "Bool"
      if !isBound { return try addValue(member.name, type, uses) }
      append(
        "@FocusState.Binding var \(member.name): \(type)", type, member.name, isBinding: true,
        isMember: true)
    case "State", "Binding", "AppStorage", "SceneStorage", "StateObject", "ObservedObject",
      "EnvironmentObject", "Bindable":
      guard let type else { throw .unknownType(member.name) }
      if isObject
        || ["StateObject", "ObservedObject", "EnvironmentObject", "Bindable"].contains(
          member.wrapperName)
      {
        addObject(member, type, declared, uses)
      } else if isBound {
        addBinding(member.name, type, uses)
      } else {
        try addValue(member.name, type, uses)
      }
    default:
      guard let type else { throw .unknownType(member.name) }
      guard !isBound || isObject else { throw .writesValue(member.name) }
      if isObject {
        return append("let \(member.name): \(type)", type, member.name, isMember: true)
      }
      // What a builder made already is handed on as it is.
      try addValue(
        member.name, type, uses, isBuilder: member.isViewBuilder && TypeText.isFunction(type))
    }
  }

  mutating func redeclare(_ member: DeclaredMember) {
    guard let wrapper = member.wrapper else { return }
    let isPrivate = wrapper.arguments != nil
    let annotation = member.type.map { ": " + $0 } ?? ""
    plan.inputs.append(
      StructInput(
        name: member.name,
        declaration: "\(wrapper.trimmedDescription) \(isPrivate ? "private " : "")var "
          + member.name + annotation,
        type: "", root: member.name, hasArgument: false))
  }
}
