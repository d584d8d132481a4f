import SwiftSyntax

/// Mutations that undo an extraction: the subview's body back in the parent, or its binding cut.
func subviewEdits(_ source: ParsedSource) -> [Mutation] {
  let types = DeclaredTypes([source])
  let structs = source.tree.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
  let views = structs.filter { types[$0.name.text]?.inherits.contains("View") == true }
  return views.flatMap { view -> [Mutation] in
    let uses = UseFinder.uses(of: view.name.text, in: source.tree)
    guard uses.count == 1, let use = uses.first else { return [] }
    return inlined(view, use, types) + stateCopies(view, use)
  }
}

/// `private var name: some View { let input = argument … body }` in the parent.
private func inlined(
  _ view: StructDeclSyntax, _ use: SubviewUse, _ types: DeclaredTypes
) -> [Mutation] {
  guard let type = types[view.name.text], let body = view.bodyStatements,
    view.genericParameterClause == nil, type.methods.isEmpty, type.ownInitializers.isEmpty,
    type.properties.allSatisfy({ $0.hasGetter ? $0.name == "body" : $0.wrapper == nil }),
    use.call.trailingClosure == nil, use.call.arguments.allSatisfy({ $0.label != nil })
  else { return [] }
  let constants = view.memberBlock.members.filter {
    $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.initializer != nil
  }
  let lets = use.call.arguments.map {
    "    let \($0.label?.text ?? "") = \($0.expression.trimmedDescription)"
  }
  // An argument of the same name would shadow itself.
  guard
    use.call.arguments.allSatisfy({ $0.expression.trimmedDescription != $0.label?.text }),
    constants.isEmpty, !use.isInClosureWithParameters
  else { return renamedInline(view, use, body) }
  let name = view.name.text.prefix(1).lowercased() + view.name.text.dropFirst()
  func mutation(_ kind: Mutant.Kind, _ declaration: String) -> Mutation {
    Mutation(
      kind: kind,
      edits: [
        TextEdit(range: use.call.byteRange, replacement: name),
        TextEdit(range: use.endOfParent..<use.endOfParent, replacement: declaration),
      ])
  }
  let code = (lets + ["    \(body.trimmedDescription)"]).joined(separator: "\n")
  return [
    mutation(
      .inlinesSubview, "\n  @ViewBuilder private var \(name): some View {\n\(code)\n  }\n")
  ]
}

/// Arguments that are plain names of the same name: the body stands as it is.
private func renamedInline(
  _ view: StructDeclSyntax, _ use: SubviewUse, _ body: CodeBlockItemListSyntax
) -> [Mutation] {
  guard !use.isInClosureWithParameters,
    use.call.arguments.allSatisfy({ $0.expression.trimmedDescription == $0.label?.text })
  else { return [] }
  let name = view.name.text.prefix(1).lowercased() + view.name.text.dropFirst()
  let plain =
    "\n  @ViewBuilder private var \(name): some View {\n    \(body.trimmedDescription)\n  }\n"
  let erased =
    "\n  private var \(name): AnyView {\n    AnyView(Group { \(body.trimmedDescription) })\n  }\n"
  return [(Mutant.Kind.inlinesSubview, plain), (.erasesSubview, erased)].map { kind, declaration in
    Mutation(
      kind: kind,
      edits: [
        TextEdit(range: use.call.byteRange, replacement: name),
        TextEdit(range: use.endOfParent..<use.endOfParent, replacement: declaration),
      ])
  }
}

/// `@Binding var x` and `$x` become `@State var x` and `x`. Where the parent uses it for nothing else,
/// that moves the state into the subview, which is no fault.
private func stateCopies(_ view: StructDeclSyntax, _ use: SubviewUse) -> [Mutation] {
  view.memberBlock.members.compactMap { member in
    guard let variable = member.decl.as(VariableDeclSyntax.self),
      let attribute = variable.attributes.first(where: {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Binding"
      })?.as(AttributeSyntax.self), let name = variable.bindings.first?.name,
      let argument = use.call.arguments.first(where: { $0.label?.text == name })?.expression,
      let reference = argument.as(DeclReferenceExprSyntax.self),
      reference.baseName.text.hasPrefix("$"), isUsedElsewhere(reference)
    else { return nil }
    return Mutation(
      kind: .copiesState,
      edits: [
        TextEdit(range: attribute.attributeName.byteRange, replacement: "State"),
        TextEdit(
          range: reference.byteRange, replacement: String(reference.baseName.text.dropFirst())),
      ])
  }
}

/// Whether the type around a reference has another one to the same property.
private func isUsedElsewhere(_ reference: DeclReferenceExprSyntax) -> Bool {
  var type = reference.parent
  while let current = type, !current.is(StructDeclSyntax.self) { type = current.parent }
  let bound = reference.baseName.text
  let plain = String(bound.dropFirst())
  let uses = type?.tokens(viewMode: .sourceAccurate).count {
    ($0.text == plain || $0.text == bound) && $0.parent?.is(DeclReferenceExprSyntax.self) == true
  }
  return (uses ?? 0) > 1
}

/// The one call that makes a subview.
struct SubviewUse {
  var call: FunctionCallExprSyntax
  /// Bytes before the closing brace of the type around it.
  var endOfParent: Int
  /// Parameters of a closure around it may be among the arguments.
  var isInClosureWithParameters: Bool
}

/// Finds calls of one type.
private final class UseFinder: SyntaxVisitor {
  private let name: String
  private var found: [SubviewUse] = []

  static func uses(of name: String, in tree: SourceFileSyntax) -> [SubviewUse] {
    let finder = UseFinder(name)
    finder.walk(tree)
    return finder.found
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == name else { return .visitChildren }
    var current = node.parent
    var hasParameters = false
    while let next = current {
      if let closure = next.as(ClosureExprSyntax.self), closure.signature != nil {
        hasParameters = true
      }
      if let parent = next.as(StructDeclSyntax.self) {
        found.append(
          SubviewUse(
            call: node, endOfParent: parent.memberBlock.rightBrace.byteRange.lowerBound,
            isInClosureWithParameters: hasParameters))
        break
      }
      current = next.parent
    }
    return .visitChildren
  }
}

extension StructDeclSyntax {
  fileprivate var bodyStatements: CodeBlockItemListSyntax? {
    for member in memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, binding.name == "body",
        case .getter(let statements)? = binding.accessorBlock?.accessors
      else { continue }
      return statements
    }
    return nil
  }
}
