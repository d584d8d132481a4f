import SwiftSyntax

/// Makes a struct of a computed property or a method.
struct MemberExtraction {
  let extractor: Extractor
  let declaration: DeclSyntax
  let style: MemberStyle

  init(_ extractor: Extractor, _ declaration: DeclSyntax, _ style: MemberStyle) {
    self.extractor = extractor
    self.declaration = declaration
    self.style = style
  }

  private var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }

  private var name: String? {
    if let function { return function.name.text }
    let bindings = declaration.as(VariableDeclSyntax.self)?.bindings
    guard let bindings, bindings.count == 1 else { return nil }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  var outcome: Extractor.Outcome {
    let source = extractor.source
    let layout = Layout(source)
    guard let name, let place = ExtractionPlace(of: Syntax(declaration), layout: layout),
      let member = extractor.types.member(name, of: place.owner), member.declaration == declaration,
      let statements = member.code, !statements.isEmpty, !member.isStatic, !member.isOverloaded,
      !extractor.types.isRequired(name, of: place.owner),
      layout.canIndent([Syntax(statements)], from: statements.contentStart)
    else { return .impossible }
    let scope = Scope(types: extractor.types, owner: place.owner)
    let codes = [Syntax(statements)]
    guard var plan = InputPlanner.plan(codes, in: scope, style: style) else { return .impossible }
    guard plan.blockers.isEmpty else {
      // A view that contains itself has no struct of its own before it.
      return plan.blockers.contains { $0.name == name } ? .impossible : .blocked(plan.blockers)
    }
    guard var calls = MemberCalls(extractor, member, scope, excluding: plan) else {
      return .impossible
    }
    guard calls.order(&plan.inputs) else { return .impossible }
    var text = StructText(
      extractor: extractor, layout: layout, place: place, name: structName(member, place),
      plan: plan)
    text.mentioned = Mentions.names(in: codes)
    text.addGenerics(around: Syntax(statements))
    let removal = DeclarationRemoval(source)
    text.heading = removal.comment(of: declaration) + attributes
    let start = statements.contentStart
    let range = start..<max(start, contentEnd(statements))
    guard
      let code = layout.text(
        range, edits: plan.renames + calls.contentEdits, indentation: text.codeIndentation),
      let declared = text.text(code: code),
      let uses = calls.edits(name: text.name, inputs: plan.inputs)
    else { return .impossible }
    let edits =
      uses + [removal.edit(of: declaration), text.insertion(declared)]
      + MovedMembers(extractor, plan, place).removals(without: [declaration.bytes])
    guard let rewritten = edits.applied(to: source.text) else { return .impossible }
    return .extraction(
      Extraction(
        name: text.name, declaration: declared + "\n",
        call: calls.example(name: text.name, inputs: plan.inputs), edits: edits,
        rewritten: rewritten, part: declaration.bytes),
      plan.usesMembers)
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

  private func structName(_ member: DeclaredMember, _ place: ExtractionPlace) -> String {
    let type = function?.signature.parameterClause.parameters.first?.type.trimmedDescription
    return StructNames(extractor.source, owner: place.owner)
      .member(member.name, parameterType: type)
  }

  /// `@available` goes with the code.
  private var attributes: [String] {
    let list =
      function?.attributes ?? declaration.as(VariableDeclSyntax.self)?.attributes
    return list?.attributes.filter { $0.attributeName.trimmedDescription == "available" }
      .map(\.trimmedDescription) ?? []
  }
}
