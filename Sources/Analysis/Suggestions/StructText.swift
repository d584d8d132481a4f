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
  /// `private`, or `fileprivate` where code outside of the owner uses it.
  var access = "private"
  /// Comment lines and attributes above the struct, without indentation.
  var heading: [String] = []

  private var outer: String { plan.isNested ? place.ownerIndentation + layout.unit : "" }

  /// The indentation of the body's code.
  var codeIndentation: String { outer + layout.unit + layout.unit }

  /// The struct, from its first comment to the closing brace; nil: a moved member cannot be moved.
  func text(code: String) -> String? {
    let inner = outer + layout.unit
    // What the view around it needs, its parts may need.
    let owner = plan.isNested ? nil : extractor.types.type(named: place.owner)
    let availability = (owner?.availability ?? []).filter { !heading.contains($0) }
    var lines = (heading + availability).map { $0.isEmpty ? "" : outer + $0 }
    lines.append(outer + "\(access) struct \(name)\(genericClause): View\(whereClause) {")
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
    let declared = genericParameters.map { parameter in
      parameter.inheritedType.map { "\(parameter.name.text): \($0.trimmedDescription)" }
        ?? parameter.name.text
    }
    let parameters = declared + plan.generics
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
