import SwiftSyntax

/// Makes a struct of code inside a body.
struct SectionExtraction {
  let extractor: Extractor
  let range: Range<Int>
  let nodes: [Syntax]
  let style: MemberStyle

  init(_ extractor: Extractor, _ range: Range<Int>, _ nodes: [Syntax], _ style: MemberStyle) {
    self.extractor = extractor
    self.range = range
    self.nodes = nodes
    self.style = style
  }

  func outcome() throws(ExtractionObstacle) -> Extractor.Outcome {
    let source = extractor.source
    let layout = Layout(source)
    guard let node = nodes.first else { throw .noPlace }
    let place = try ExtractionPlace(of: node, layout: layout)
    guard layout.canIndent(nodes, from: range.lowerBound) else { throw .outdentedString }
    guard !isWholeBody else { throw .wholeBody }
    if let control = OneControl.name(of: node) { throw .oneControl(control) }
    let scope = Scope(types: extractor.types, owner: place.owner)
    let plan = try InputPlanner.plan(nodes, in: scope, style: style)
    guard plan.blockers.isEmpty else { return Extractor.Outcome(blockers: plan.blockers) }
    guard plan.inputs.count <= Self.maximumInputs else { throw .inputs(plan.inputs.count) }
    return Extractor.Outcome(
      extraction: try write(plan, around: node, layout, place), hasStyles: plan.usesMembers)
  }

  private func write(
    _ plan: InputPlan, around node: Syntax, _ layout: Layout, _ place: ExtractionPlace
  ) throws(ExtractionObstacle) -> Extraction {
    var text = StructText(
      extractor: extractor, layout: layout, place: place, name: name(plan, place), plan: plan)
    text.mentioned = Mentions.names(in: nodes)
    text.addGenerics(around: node)
    guard
      let code = layout.text(range, edits: plan.renames, indentation: text.codeIndentation),
      let declaration = text.text(code: code)
    else { throw .outdentedString }
    let indentation = layout.indentation(at: range.lowerBound)
    let call = CallText(layout: layout).call(
      text.name,
      plan.inputs.filter(\.hasArgument).map { "\($0.name): \($0.argument())" },
      indentation: indentation, column: indentation.count)
    let edits =
      [SourceEdit(range: range, text: call), text.insertion(declaration)]
      + MovedMembers(extractor, plan, place).removals(without: [range])
    guard let rewritten = edits.applied(to: extractor.source.text) else { throw .noPlace }
    return Extraction(
      name: text.name, declaration: declaration + "\n", call: call.withLineFeeds,
      edits: edits, rewritten: rewritten, part: range, users: [place.owner])
  }

  /// A section that needs more is a part of the body in another place.
  private static let maximumInputs = 7

  /// Whether nothing of a member would be left: the new struct would be the old one again.
  private var isWholeBody: Bool {
    guard let list = nodes.first?.enclosingList, list.count == 1 else { return false }
    return list.parent?.is(ClosureExprSyntax.self) == false
      && list.parent?.parent?.is(IfExprSyntax.self) == false
  }

  private func name(_ plan: InputPlan, _ place: ExtractionPlace) -> String {
    let names = StructNames(extractor.source, owner: place.owner)
    let list = nodes.first?.as(CodeBlockItemListSyntax.self) ?? nodes.first?.enclosingList
    if let closure = list?.parent?.as(ClosureExprSyntax.self), closure.isRow {
      return names.row(rowVariable(closure))
    }
    let reads = plan.inputs.filter { $0.type != "Bool" }.map(\.name)
    return names.section(ShownContent.of(nodes), reads: reads)
  }

  /// The name that a row's closure gives to the element.
  private func rowVariable(_ closure: ClosureExprSyntax) -> String? {
    guard let clause = closure.signature?.parameterClause else { return nil }
    let names: [String] =
      switch clause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      }
    let name = names.last { $0 != "_" && !["index", "i", "idx", "offset"].contains($0) }
    return name.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
      .flatMap { $0.count > 2 ? $0 : nil }
  }
}

/// Names that code mentions, as types or values.
enum Mentions {
  static func names(in nodes: [Syntax]) -> Set<String> {
    nodes.reduce(into: []) { result, node in
      for token in node.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let text) = token.tokenKind { result.insert(text) }
      }
    }
  }
}

extension StructText {
  /// The edit that puts the struct into the file.
  func insertion(_ declaration: String) -> SourceEdit {
    let offset = plan.isNested ? place.memberEnd : place.fileEnd
    return SourceEdit(
      range: offset..<offset, text: ("\n\n" + declaration).ending(with: layout.newline))
  }

  /// Adds the generic parameters of the functions around a node.
  mutating func addGenerics(around node: Syntax) {
    var current: Syntax? = node
    while let step = current, !step.is(MemberBlockSyntax.self) {
      if let function = step.as(FunctionDeclSyntax.self) {
        if let clause = function.genericParameterClause { generics.append(clause) }
        if let clause = function.genericWhereClause { constraints.append(clause) }
      }
      current = step.parent
    }
  }
}

extension Syntax {
  /// The statements that the node is one of.
  var enclosingList: CodeBlockItemListSyntax? {
    parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The content of a ForEach or List.
  var isRow: Bool {
    let callee = enclosingCall?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["ForEach", "List", "Table", "OutlineGroup"].contains(callee)
      && signature?.parameterClause != nil
  }
}
