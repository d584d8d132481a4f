import SwiftSyntax

/// Writes out a struct to extract.
struct StructText {
  let extractor: Extractor
  let layout: Layout
  let place: ExtractionPlace
  var name: String
  var plan: InputPlan
  /// Generic parameters that the code itself brings along.
  var generics: [GenericParameterClauseSyntax] = []
  var constraints: [GenericWhereClauseSyntax] = []
  /// Comment lines and attributes above the struct, without indentation.
  var heading: [String] = []

  private var outer: String { plan.isNested ? place.ownerIndentation + layout.unit : "" }

  /// The indentation of the body's code.
  var codeIndentation: String { outer + layout.unit + layout.unit }

  /// The struct, from its first comment to the closing brace; nil: a moved member cannot be moved.
  func text(code: String) -> String? {
    let inner = outer + layout.unit
    var lines = heading.map { outer + $0 }
    lines.append(outer + "private struct \(name)\(genericClause): View\(whereClause) {")
    lines += plan.inputs.map { inner + $0.declaration }
    if !plan.inputs.isEmpty { lines.append("") }
    lines += [inner + "var body: some View {", code, inner + "}"]
    for member in plan.moved {
      let node = Syntax(member.declaration)
      guard layout.canIndent([node], from: node.bytes.lowerBound),
        let text = layout.text(node.bytes, edits: plan.renames, indentation: inner)
      else { return nil }
      lines += ["", text]
    }
    lines.append(outer + "}")
    return lines.joined(separator: "\n")
  }

  /// Generic parameters that inputs mention. A nested struct sees those of the view.
  private var genericParameters: [GenericParameterSyntax] {
    let owner = plan.isNested ? nil : extractor.types.type(named: place.owner)?.generics
    let all = ([owner].compactMap { $0 } + generics).flatMap { Array($0.parameters) }
    var used = plan.inputs.reduce(into: Set<String>()) {
      $0.formUnion(SuggestedTypeText.names(in: $1.declaration))
    }
    used.formUnion(mentioned)
    return all.filter { used.contains($0.name.text) }
  }

  /// Names that the code mentions, as types or values.
  var mentioned: Set<String> = []

  private var genericClause: String {
    let parameters = genericParameters.map { parameter in
      parameter.inheritedType.map { "\(parameter.name.text): \($0.trimmedDescription)" }
        ?? parameter.name.text
    }
    return parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">"
  }

  private var whereClause: String {
    let names = Set(genericParameters.map(\.name.text))
    let owner = plan.isNested ? nil : extractor.types.type(named: place.owner)?.constraints
    let requirements = ([owner].compactMap { $0 } + constraints).flatMap { clause in
      clause.requirements.map { $0.requirement.trimmedDescription }
    }
    let kept = requirements.filter { !names.isDisjoint(with: SuggestedTypeText.names(in: $0)) }
    return kept.isEmpty ? "" : " where " + kept.joined(separator: ", ")
  }
}

/// Where code that is extracted stands.
struct ExtractionPlace {
  /// The qualified name of the view.
  var owner: String
  var ownerIndentation: String
  /// The end of the declaration at file level.
  var fileEnd: Int
  /// The end of the last member of the type or extension.
  var memberEnd: Int

  /// nil: the code is in no type, or under an `#if`.
  init?(of node: Syntax, layout: Layout) {
    var names: [String] = []
    var current: Syntax? = node
    var members: MemberBlockSyntax?
    var last: Syntax = node
    while let step = current {
      if step.is(IfConfigDeclSyntax.self) { return nil }
      if let block = step.as(MemberBlockSyntax.self), members == nil { members = block }
      if let name = Self.name(of: step) { names.insert(name, at: 0) }
      if step.is(CodeBlockItemSyntax.self) { last = step }
      current = step.parent
    }
    guard let members, let end = members.members.last?.endPosition else { return nil }
    owner = names.joined(separator: ".")
    ownerIndentation = layout.indentation(at: members.parent?.bytes.lowerBound ?? 0)
    fileEnd = last.endPosition.utf8Offset
    memberEnd = end.utf8Offset
  }

  private static func name(of node: Syntax) -> String? {
    if let node = node.as(StructDeclSyntax.self) { return node.name.text }
    if let node = node.as(ClassDeclSyntax.self) { return node.name.text }
    if let node = node.as(EnumDeclSyntax.self) { return node.name.text }
    if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
    return nil
  }
}
