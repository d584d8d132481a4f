import SwiftSyntax

/// Makes a struct of a computed property or a function.
struct MemberExtraction {
  let extractor: Extractor
  let declaration: DeclSyntax
  let style: MemberStyle

  init(_ extractor: Extractor, _ declaration: DeclSyntax, _ style: MemberStyle) {
    self.extractor = extractor
    self.declaration = declaration
    self.style = style
  }

  func outcome() throws(ExtractionObstacle) -> Extractor.Outcome {
    let layout = Layout(extractor.source)
    let place = try ExtractionPlace(of: Syntax(declaration), layout: layout)
    let helper = try HelperDeclaration(declaration, extractor.types)
    guard let statements = helper.member.code, !statements.isEmpty else {
      throw .noCode(helper.name)
    }
    if let view = viewAlready(statements) { throw .oneView(view) }
    if let control = OneControl.name(of: statements) { throw .oneControl(control) }
    guard !extractor.types.isRequired(helper.name, of: place.owner) else {
      throw .required(helper.name)
    }
    guard layout.canIndent([Syntax(statements)], from: statements.contentStart) else {
      throw .outdentedString
    }
    let scope = Scope(types: extractor.types, owner: place.owner)
    let plan = try InputPlanner.plan(
      [Syntax(statements)], in: scope, style: style, helper: declaration)
    guard plan.blockers.isEmpty else {
      // A view that contains itself has no struct of its own before it.
      if plan.blockers.contains(where: { $0.name == helper.name }) { throw .recursive(helper.name) }
      return Extractor.Outcome(blockers: plan.blockers)
    }
    return Extractor.Outcome(
      extraction: try write(helper, statements, plan, scope, layout, place),
      hasStyles: plan.usesMembers)
  }

  /// The view of the file that code makes, with modifiers and no content of its own; nil: it is something
  /// else.
  private func viewAlready(_ statements: CodeBlockItemListSyntax) -> String? {
    guard statements.count == 1, let item = statements.first?.item,
      let value = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    else { return nil }
    let chain = ViewChain(value)
    guard let call = chain.call, call.trailingClosure == nil, let name = chain.viewName,
      extractor.types.viewNames.contains(name)
    else { return nil }
    return name
  }

  private func write(
    _ helper: HelperDeclaration, _ statements: CodeBlockItemListSyntax, _ plan: InputPlan,
    _ scope: Scope, _ layout: Layout, _ place: ExtractionPlace
  ) throws(ExtractionObstacle) -> Extraction {
    var plan = plan
    var calls = try MemberCalls(extractor, helper, scope)
    try calls.order(&plan.inputs)
    var text = StructText(
      extractor: extractor, layout: layout, place: place, name: structName(helper), plan: plan)
    text.mentioned = Mentions.names(in: [Syntax(statements)])
    text.addGenerics(around: Syntax(statements))
    if calls.isUsedOutside { text.access = "fileprivate" }
    text.heading = DeclarationRemoval(extractor.source).comment(of: declaration) + attributes
    let start = statements.contentStart
    let range = start..<max(start, contentEnd(statements))
    guard
      let code = layout.text(
        range, edits: plan.renames + calls.contentEdits, indentation: text.codeIndentation),
      let declared = text.text(code: code)
    else { throw .outdentedString }
    calls.isNested = plan.isNested
    let edits =
      try calls.edits(name: text.name, inputs: plan.inputs)
      + [DeclarationRemoval(extractor.source).edit(of: declaration), text.insertion(declared)]
      + MovedMembers(extractor, plan, place).removals(without: [declaration.bytes])
    guard let rewritten = edits.applied(to: extractor.source.text) else { throw .noPlace }
    return Extraction(
      name: text.name, declaration: declared + "\n",
      call: try calls.example(name: text.name, inputs: plan.inputs), edits: edits,
      rewritten: rewritten, part: declaration.bytes, users: calls.users)
  }

  /// The end of the code with a comment that follows it.
  private func contentEnd(_ statements: CodeBlockItemListSyntax) -> Int {
    guard
      let brace = statements.lastToken(viewMode: .sourceAccurate)?
        .nextToken(viewMode: .sourceAccurate)
    else { return statements.endPositionBeforeTrailingTrivia.utf8Offset }
    let end = statements.endPositionBeforeTrailingTrivia.utf8Offset
    let rest = extractor.source.slice(end..<brace.bytes.lowerBound)
    let kept = rest.reversed().drop { $0.isWhitespace }
    return end + String(kept.reversed()).utf8.count
  }

  private func structName(_ helper: HelperDeclaration) -> String {
    let parameters = helper.function?.signature.parameterClause.parameters
    let names = StructNames(extractor.source, owner: helper.owner)
    if StructNames.isVague(helper.name), let statements = helper.member.code {
      return names.section(ShownContent.of([Syntax(statements)]), reads: [])
    }
    return names.member(helper.name, parameterType: parameters?.first?.type.trimmedDescription)
  }

  /// `@available` goes with the code.
  private var attributes: [String] {
    let list =
      declaration.as(FunctionDeclSyntax.self)?.attributes
      ?? declaration.as(VariableDeclSyntax.self)?.attributes
    return list?.attributes.filter { $0.attributeName.trimmedDescription == "available" }
      .map(\.trimmedDescription) ?? []
  }
}
