import SwiftSyntax

/// Makes one struct of expressions that have the same structure.
struct RepeatedExtraction {
  let extractor: Extractor
  let nodes: [ExprSyntax]
  let style: MemberStyle
  private static let maximumInputs = 7

  init(_ extractor: Extractor, _ nodes: [ExprSyntax], _ style: MemberStyle) {
    self.extractor = extractor
    self.style = style
    var kept: [ExprSyntax] = []
    for node in nodes where !kept.contains(where: { $0.bytes.overlaps(node.bytes) }) {
      kept.append(node)
    }
    self.nodes = kept
  }

  func outcome() throws(ExtractionObstacle) -> Extractor.Outcome {
    let layout = Layout(extractor.source)
    guard nodes.count > 1, let first = nodes.first else { throw .noPlace }
    let place = try ExtractionPlace(of: Syntax(first), layout: layout)
    guard layout.canIndent([Syntax(first)], from: first.bytes.lowerBound) else {
      throw .outdentedString
    }
    let scope = Scope(types: extractor.types, owner: place.owner)
    guard let holes = Alignment(scope: scope).holes(nodes.map { Syntax($0) }) else {
      throw .differences
    }
    let excluded = holes.map { $0.nodes[0].bytes }
    var plan = try InputPlanner.plan(
      [Syntax(first)], in: scope, style: style, excluding: excluded)
    guard plan.blockers.isEmpty else { return Extractor.Outcome(blockers: plan.blockers) }
    guard let parameters = Parameters(holes, plan, scope) else { throw .differences }
    plan.renames += parameters.renames
    let common = plan.inputs
    plan.inputs = parameters.inputs + common
    guard plan.inputs.count <= Self.maximumInputs else { throw .inputs(plan.inputs.count) }
    return Extractor.Outcome(
      extraction: try write(plan, parameters, common, layout, place), hasStyles: plan.usesMembers)
  }

  private func write(
    _ plan: InputPlan, _ parameters: Parameters, _ common: [StructInput], _ layout: Layout,
    _ place: ExtractionPlace
  ) throws(ExtractionObstacle) -> Extraction {
    let first = nodes[0]
    let container = first.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    var text = StructText(
      extractor: extractor, layout: layout, place: place,
      name: StructNames(extractor.source, owner: place.owner).repeated(
        container, headings: headings), plan: plan)
    text.mentioned = Mentions.names(in: [Syntax(first)])
    guard
      let code = layout.text(
        first.bytes, edits: plan.renames, indentation: text.codeIndentation),
      let declaration = text.text(code: code)
    else { throw .outdentedString }
    let calls = nodes.indices.map { index -> String in
      let indentation = layout.indentation(at: nodes[index].bytes.lowerBound)
      let arguments =
        parameters.arguments(of: index)
        + common.filter(\.hasArgument).map { "\($0.name): \($0.argument())" }
      return CallText(layout: layout).call(
        text.name, arguments, indentation: indentation, column: indentation.count)
    }
    let edits =
      zip(nodes, calls).map { SourceEdit(range: $0.bytes, text: $1) }
      + [text.insertion(declaration)]
      + MovedMembers(extractor, plan, place).removals(without: nodes.map(\.bytes))
    guard let rewritten = edits.applied(to: extractor.source.text) else { throw .noPlace }
    return Extraction(
      name: text.name, declaration: declaration + "\n",
      call: calls.map(\.withLineFeeds).joined(separator: "\n"), edits: edits,
      rewritten: rewritten,
      part: first.bytes.lowerBound..<(nodes.last ?? first).bytes.upperBound,
      users: [place.owner])
  }
}

extension RepeatedExtraction {
  /// The texts that stand before the first of the nodes.
  private var headings: [String] {
    guard let first = nodes.first, let list = Syntax(first).enclosingList else { return [] }
    return ShownContent.of(
      list.prefix { $0.bytes.upperBound <= first.bytes.lowerBound }.map { Syntax($0) }
    ).texts
  }
}

/// The parameters for the places where repeated code differs.
private struct Parameters {
  private(set) var inputs: [StructInput] = []
  private(set) var renames: [SourceEdit] = []
  private var holes: [AlignedHole] = []

  /// nil: a place is written, and what stands there has no binding.
  init?(_ found: [AlignedHole], _ plan: InputPlan, _ scope: Scope) {
    var taken = Set(plan.inputs.map(\.name))
    var names: [[String]: String] = [:]
    let written = found.map { Self.isWritten($0, scope) }
    for (index, hole) in found.enumerated() where names[hole.key] == nil {
      let isBinding = zip(found, written).contains {
        $0.key == hole.key && ($0.isBinding || $1)
      }
      if isBinding, !hole.nodes.allSatisfy({ Self.hasBinding($0, scope) }) { return nil }
      let name = Self.free(Self.name(hole), &taken)
      names[hole.key] = name
      var parameter = hole
      parameter.isBinding = isBinding
      holes.append(parameter)
      inputs.append(
        StructInput(
          name: name,
          declaration: (isBinding ? "@Binding var " : "let ") + "\(name): \(found[index].type)",
          type: hole.type, root: name))
    }
    for hole in found {
      guard let name = names[hole.key] else { continue }
      let isProjected = hole.nodes[0].trimmedDescription.hasPrefix("$")
      let text = hole.isAction ? "{ \(name)() }" : (isProjected ? "$" : "") + name
      renames.append(SourceEdit(range: hole.nodes[0].bytes, text: text))
    }
  }

  func arguments(of index: Int) -> [String] {
    zip(inputs, holes).map { input, hole in
      let text = hole.nodes[index].trimmedDescription
      let isProjected = text.hasPrefix("$")
      return "\(input.name): " + (hole.isBinding && !isProjected ? "$" : "") + text
    }
  }

  private static func isWritten(_ hole: AlignedHole, _ scope: Scope) -> Bool {
    guard let code = hole.nodes.first?.parent?.parent?.parent else { return false }
    let uses = NameUses(mutating: scope.types.mutating)
    uses.walk(code)
    return uses.uses.contains { $0.isWritten && $0.root.bytes == hole.nodes[0].bytes }
  }

  /// Whether `$name` exists.
  private static func hasBinding(_ node: ExprSyntax, _ scope: Scope) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    if name.hasPrefix("$") { return true }
    guard scope.local(name, at: node) == nil else { return false }
    return ["State", "Binding", "AppStorage", "SceneStorage"].contains(
      scope.types.member(name, of: scope.owner)?.wrapperName)
  }

  /// A name from the argument's label, or from what the call shows.
  private static func name(_ hole: AlignedHole) -> String {
    if hole.isAction { return "action" }
    let node = hole.nodes[0]
    if let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text { return label }
    switch hole.type {
    case "String":
      let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      let callee = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      if callee == "Button" { return "buttonTitle" }
      return callee == "Text" || callee == nil ? "text" : "label"
    case "Int": return "count"
    case "Bool": return "isOn"
    case "Color": return "color"
    case "Font": return "font"
    default: return "value"
    }
  }

  private static func free(_ name: String, _ taken: inout Set<String>) -> String {
    var candidates = [name]
    if name == "text" { candidates = ["title", "detail", "caption"] }
    var number = 2
    while candidates.allSatisfy(taken.contains) {
      candidates.append(name + String(number))
      number += 1
    }
    let result = candidates.first { !taken.contains($0) } ?? name
    taken.insert(result)
    return result
  }
}
