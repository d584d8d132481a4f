import SwiftSyntax

/// The uses of a property or function that becomes a struct, and how they become calls of it.
struct MemberCalls {
  private let extractor: Extractor
  private let member: DeclaredMember
  private let scope: Scope
  private let uses: [SuggestedNameUse]
  private var parameters: [FunctionParameterSyntax] = []
  /// Whether the struct is declared inside of the owner.
  var isNested = false

  /// It throws where a use is none that a struct could replace.
  init(
    _ extractor: Extractor, _ helper: HelperDeclaration, _ scope: Scope
  ) throws(ExtractionObstacle) {
    self.extractor = extractor
    member = helper.member
    self.scope = scope
    uses = try HelperUses(extractor, helper).all()
    parameters = helper.function.map { Array($0.signature.parameterClause.parameters) } ?? []
    if uses.isEmpty {
      // The values of many types have what a protocol gives.
      let isOfProtocol = extractor.types.type(named: helper.owner)?.kind == .protocolType
      throw isOfProtocol ? .noPlace : .unused(helper.name)
    }
    let isFunction = helper.function != nil
    for use in uses {
      guard !use.isProjected, !use.isWritten, !use.isFixed,
        use.isCalled == isFunction || (!isFunction && use.call == nil)
      else { throw .otherUse(helper.name) }
      if isFunction, use.call.flatMap(arguments) == nil { throw .arguments(helper.name) }
    }
  }

  /// The types whose code uses the member.
  var users: [String] { Set(uses.map(\.root.owner)).sorted() }

  /// Whether code outside of the owner uses the member.
  var isUsedOutside: Bool {
    !scope.owner.isEmpty && users.contains { $0 != scope.owner && !$0.hasPrefix(scope.owner + ".") }
  }

  /// What a use calls: with the owner's name where the struct is inside of it.
  private func callee(_ name: String, _ use: SuggestedNameUse) -> String {
    let user = use.root.owner
    let isInside = user == scope.owner || user.hasPrefix(scope.owner + ".")
    return isNested && !isInside ? "\(scope.owner).\(name)" : name
  }

  // MARK: Arguments

  private struct Argument {
    var parameter: String
    var expression: ExprSyntax
    /// nil: a trailing closure.
    var element: LabeledExprSyntax?
  }

  private func internalName(_ parameter: FunctionParameterSyntax) -> String {
    (parameter.secondName ?? parameter.firstName).text
  }

  /// The arguments of a call by parameter; nil: they do not fit.
  private func arguments(of call: FunctionCallExprSyntax) -> [Argument]? {
    var result: [Argument] = []
    var rest = parameters[...]
    for element in call.arguments {
      let label = element.label?.text ?? "_"
      guard let index = rest.firstIndex(where: { $0.firstName.text == label }),
        rest[..<index].allSatisfy({ $0.defaultValue != nil })
      else { return nil }
      result.append(
        Argument(
          parameter: internalName(rest[index]), expression: element.expression, element: element))
      rest = rest[(index + 1)...]
    }
    if let closure = call.trailingClosure {
      guard let next = rest.first(where: { $0.type.trimmedDescription.contains("->") }) else {
        return nil
      }
      result.append(Argument(parameter: internalName(next), expression: ExprSyntax(closure)))
      rest = rest.drop { $0.firstName.text != next.firstName.text }.dropFirst()
    }
    for closure in call.additionalTrailingClosures {
      guard let next = rest.first(where: { $0.firstName.text == closure.label.text }) else {
        return nil
      }
      result.append(
        Argument(parameter: internalName(next), expression: ExprSyntax(closure.closure)))
      rest = rest.drop { $0.firstName.text != next.firstName.text }.dropFirst()
    }
    return rest.allSatisfy { $0.defaultValue != nil } ? result : nil
  }

  private var hasTrailingClosures: Bool { uses.contains { $0.call?.trailingClosure != nil } }

  /// Parameters at the end that are closures: inputs from the view come before them.
  private var closureSuffix: Set<String> {
    guard hasTrailingClosures else { return [] }
    return Set(
      parameters.reversed().prefix { $0.type.trimmedDescription.contains("->") }.map(internalName))
  }

  // MARK: Inputs

  /// Edits of the code for parameters that are view builders: `content()` becomes `content`.
  private(set) var contentEdits: [SourceEdit] = []

  /// Puts the inputs into the order of the calls, with the default values of parameters.
  mutating func order(_ inputs: inout [StructInput]) throws(ExtractionObstacle) {
    let suffix = closureSuffix
    var first: [StructInput] = []
    var last: [StructInput] = []
    for parameter in parameters {
      let name = internalName(parameter)
      var own = inputs.filter { $0.isParameter && $0.root == name }
      if own.contains(where: { !$0.path.isEmpty }), !isSimple(name) {
        throw .arguments(member.name)
      }
      if own.isEmpty {
        guard let unused = unused(parameter) else { throw .arguments(member.name) }
        own = [unused]
      }
      if let value = parameter.defaultValue?.value, own.count == 1 {
        guard own[0].path.isEmpty, own[0].declaration.hasPrefix("let ") else {
          throw .arguments(member.name)
        }
        own[0].declaration =
          "var " + own[0].declaration.dropFirst(4) + " = \(value.trimmedDescription)"
      } else if parameter.defaultValue != nil, own.count > 1 {
        throw .arguments(member.name)
      }
      if parameter.attributes.names.contains("ViewBuilder"), own.count == 1 {
        guard let declaration = builder(parameter, name) else { throw .otherUse(name) }
        own[0].declaration = declaration
      }
      if suffix.contains(name) { last += own } else { first += own }
    }
    inputs = first + inputs.filter { !$0.isParameter } + last
  }

  /// A parameter that the code does not use keeps its place in the calls.
  private func unused(_ parameter: FunctionParameterSyntax) -> StructInput? {
    let type = parameter.type.trimmedDescription
    let name = internalName(parameter)
    guard !type.contains("@"), !type.hasPrefix("inout "), !type.hasPrefix("some "), name != "_"
    else { return nil }
    return StructInput(
      name: name, declaration: "let \(name): \(type)", type: type, root: name, isParameter: true)
  }

  /// `@ViewBuilder let content: Content` for a builder that is only called.
  private mutating func builder(_ parameter: FunctionParameterSyntax, _ name: String) -> String? {
    guard
      let type = parameter.type.as(FunctionTypeSyntax.self)
        ?? parameter.type.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self),
      type.parameters.isEmpty, let code = member.code
    else { return nil }
    let found = NameUses(mutating: [])
    found.walk(code)
    for use in found.uses where use.name == name && !use.isOfSelf {
      guard use.isCalled, let call = use.call, call.arguments.isEmpty else { return nil }
      contentEdits.append(
        SourceEdit(range: use.root.bytes.upperBound..<call.bytes.upperBound, text: ""))
    }
    return "@ViewBuilder let \(name): \(type.returnClause.type.trimmedDescription)"
  }

  /// Whether all calls pass a name or a path for the parameter, so that members can be passed.
  private func isSimple(_ parameter: String) -> Bool {
    uses.allSatisfy { use in
      guard let call = use.call, let list = arguments(of: call) else { return false }
      return list.allSatisfy { $0.parameter != parameter || $0.expression.isPath }
    }
  }

  // MARK: Calls

  /// The edits that turn the uses into calls of the struct.
  func edits(
    name: String, inputs: [StructInput]
  ) throws(ExtractionObstacle) -> [SourceEdit] {
    var result: [SourceEdit] = []
    for use in uses where !member.declaration.bytes.contains(use.root.bytes.lowerBound) {
      let own = inputs.filter { !$0.isParameter && $0.hasArgument }.map {
        "\($0.name): \($0.argument(isHidden: isHidden($0, at: use)))"
      }
      guard let call = use.call else {
        let layout = Layout(extractor.source)
        let start = use.root.bytes.lowerBound
        let indentation = layout.indentation(at: start)
        let text = CallText(layout: layout).call(
          callee(name, use), own, indentation: indentation, column: indentation.count)
        result.append(SourceEdit(range: use.root.bytes, text: text))
        continue
      }
      guard let edits = edits(of: call, use, callee(name, use), inputs, own) else {
        throw .arguments(member.name)
      }
      result += edits
    }
    return result
  }

  private func edits(
    of call: FunctionCallExprSyntax, _ use: SuggestedNameUse, _ name: String,
    _ inputs: [StructInput],
    _ own: [String]
  ) -> [SourceEdit]? {
    guard let arguments = arguments(of: call) else { return nil }
    let suffix = closureSuffix
    var result = [SourceEdit(range: use.root.bytes, text: name)]
    var lastBefore: Int?
    var firstAfter: Int?
    for argument in arguments {
      guard let element = argument.element else { continue }
      let named = inputs.filter { $0.isParameter && $0.root == argument.parameter }
      let start = element.bytes.lowerBound
      let end = argument.expression.bytes.upperBound
      if suffix.contains(argument.parameter) {
        firstAfter = firstAfter ?? start
      } else {
        lastBefore = end
      }
      if named.isEmpty { return nil }
      if named.count == 1, named[0].path.isEmpty {
        result.append(
          SourceEdit(
            range: start..<argument.expression.bytes.lowerBound, text: named[0].name + ": "))
      } else {
        let value = argument.expression.trimmedDescription
        let text = named.map { "\($0.name): \(value)\($0.suffix)" }.joined(separator: ", ")
        result.append(SourceEdit(range: start..<end, text: text))
      }
    }
    guard !own.isEmpty else { return result }
    let text = own.joined(separator: ", ")
    if let lastBefore {
      result.append(SourceEdit(range: lastBefore..<lastBefore, text: ", " + text))
    } else if let firstAfter {
      result.append(SourceEdit(range: firstAfter..<firstAfter, text: text + ", "))
    } else if let open = call.leftParen {
      let offset = open.bytes.upperBound
      result.append(SourceEdit(range: offset..<offset, text: text))
    } else {
      result[0].text = "\(name)(\(text))"
    }
    return result
  }

  /// Whether a local name hides a member at a use.
  private func isHidden(_ input: StructInput, at use: SuggestedNameUse) -> Bool {
    input.isMember && scope.local(input.root, at: use.root) != nil
  }

  /// The first call, for people to read.
  func example(
    name: String, inputs: [StructInput]
  ) throws(ExtractionObstacle) -> String {
    let edits = try edits(name: name, inputs: inputs)
    guard
      let use = uses.first(where: {
        !member.declaration.bytes.contains($0.root.bytes.lowerBound)
      })
    else { return name + "()" }
    let node = use.call.map { Syntax($0) } ?? Syntax(use.root)
    let layout = Layout(extractor.source)
    return layout.text(node.bytes, edits: edits, indentation: "") ?? name + "()"
  }
}

extension ExprSyntax {
  /// A name, or members of one: written twice it means the same.
  var isPath: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return base.isPath
  }
}
