import SwiftSyntax

/// Finds what the code of a member mentions: names that are not local, in the order of the source.
final class CodeWalker: SyntaxVisitor {
  var facts = CodeFacts()
  /// Members of the type that yield views.
  let viewMembers: Set<String>
  let closures: DeclaredClosures
  /// The depth of closures that run later.
  var deferral = 0
  private var isCapturing = false
  /// Expressions that are assigned to, by their stretches of the source.
  private var assigned: Set<Int> = []
  private var bound: [String: Local] = [:]
  private var frames: [[String: Local?]] = [[:]]
  /// By frame: constants with the name and the value of a property, of which each use counts as one of the property.
  private var copies: [Set<String>] = [[]]
  /// What the parameters without names are made of, in the closures around.
  private var anonymous: [Local] = []

  /// A local name and what it was made of.
  private struct Local {
    var sources: [Source] = []
    /// Whether it is a parameter of the member, or was made of one.
    var isOfParameter = false
    struct Source: Equatable {
      var name: String
      var form: NameUse.Form
      /// The first member after the name; nil: the whole.
      var member: String?
    }
  }

  /// A point of the walk: what is noted from there on may be what a local name is made of.
  struct Mark {
    var uses: Int
    var parameterReads: Int
  }

  var mark: Mark { Mark(uses: facts.uses.count, parameterReads: facts.parameterReads.count) }

  private init(viewMembers: Set<String>, closures: DeclaredClosures) {
    self.viewMembers = viewMembers
    self.closures = closures
    super.init(viewMode: .sourceAccurate)
  }

  static func facts(
    of member: ViewMember, viewMembers: Set<String>, closures: DeclaredClosures
  ) -> CodeFacts {
    let walker = CodeWalker(viewMembers: viewMembers, closures: closures)
    for parameter in member.parameters {
      walker.set(parameter.name, Local(isOfParameter: true))
    }
    walker.walk(member.code)
    for code in member.otherCode {
      // Setters and observers run in no body.
      walker.deferral += 1
      for name in ["newValue", "oldValue"] { walker.bind(name) }
      walker.walk(code)
      walker.deferral -= 1
    }
    // Code of a getter stands before or after its setter.
    walker.facts.uses.sort { $0.offset < $1.offset }
    walker.facts.parameterReads.sort()
    return walker.facts
  }

  // MARK: Local names

  func pushFrame() {
    frames.append([:])
    copies.append([])
  }

  func popFrame() {
    copies.removeLast()
    for (name, before) in frames.popLast() ?? [:] { bound[name] = before }
  }

  /// Makes a name local up to the end of the frame.
  ///
  /// - Parameter start: what was noted since is what it is made of.
  func bind(_ name: String, from start: Mark? = nil) {
    var plain = name
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber == false {
      plain = String(name.dropFirst())
    }
    set(plain, local(from: start))
  }

  /// Makes `$0`, `$1` and `$2` local, up to ``popAnonymous()``.
  func pushAnonymous(from start: Mark) { anonymous.append(local(from: start)) }

  func popAnonymous() { anonymous.removeLast() }

  private func set(_ name: String, _ local: Local) {
    let last = frames.count - 1
    let before = bound.updateValue(local, forKey: name)
    if frames[last][name] == nil { frames[last].updateValue(before, forKey: name) }
  }

  private func local(from start: Mark?) -> Local {
    var local = Local()
    guard let start else { return local }
    local.isOfParameter = start.parameterReads < facts.parameterReads.count
    for use in facts.uses[start.uses...].prefix(200) where !use.isDeferred && !use.isWritten {
      if local.sources.count == 50 { break }
      let source = Local.Source(
        name: use.name, form: use.form, member: use.isIndirect ? use.origin : use.path.first)
      if !local.sources.contains(source) { local.sources.append(source) }
    }
    return local
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    pushFrame()
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemListSyntax) { popFrame() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where !noteCopy(binding, node) {
      let start = mark
      if let type = binding.typeAnnotation { walk(type) }
      if let value = binding.initializer?.value {
        walk(value)
        if value.is(ClosureExprSyntax.self) {
          facts.localClosures.append(.init(declaration: node, binding: binding))
        }
        if deferral == 0, FreshValue.isFresh(value, besides: []),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)
        {
          facts.freshNames.insert(name.identifier.identifierText)
        }
      }
      if let block = binding.accessorBlock {
        facts.localProperties.append(
          CodeFacts.LocalProperty(declaration: node, binding: binding))
        walk(block)
      }
      bindNames(in: binding.pattern, from: start)
    }
    return .skipChildren
  }

  /// Notes a name that goes on meaning the member: `@Bindable var model = model`. false: it does not. A plain
  /// variable is another one.
  private func noteCopy(
    _ binding: PatternBindingSyntax, _ declaration: VariableDeclSyntax
  ) -> Bool {
    guard
      declaration.bindingSpecifier.text == "let"
        || declaration.attributes.names.contains("Bindable"),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      bound[name] == nil, let value = binding.initializer?.value
    else { return false }
    let text = value.trimmedDescription
    guard text == name || text == "self." + name else { return false }
    copies[copies.count - 1].insert(name)
    return true
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if deferral == 0 { facts.conditionals.append(node) }
    pushFrame()
    walk(node.conditions)
    walk(node.body)
    popFrame()
    if let other = node.elseBody { walk(Syntax(fromProtocol: other)) }
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    pushFrame()
    return .visitChildren
  }
  override func visitPost(_ node: WhileStmtSyntax) { popFrame() }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let start = mark
    if let value = node.initializer?.value {
      walk(value)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      add(name.identifier.identifierText, at: Syntax(node.pattern))
    }
    bindNames(in: node.pattern, from: start)
    return .skipChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    let start = mark
    walk(node.initializer.value)
    walk(node.pattern)
    bindNames(in: node.pattern, from: start)
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    let start = mark
    walk(node.sequence)
    pushFrame()
    bindNames(in: node.pattern, from: start)
    if let clause = node.whereClause { walk(clause) }
    walk(node.body)
    popFrame()
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let start = mark
    walk(node.subject)
    for element in node.cases {
      guard case .switchCase(let item) = element else {
        walk(element)
        continue
      }
      pushFrame()
      bindNames(in: item.label, from: start)
      walk(item.label)
      walk(item.statements)
      popFrame()
    }
    return .skipChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    pushFrame()
    if !node.catchItems.contains(where: { $0.pattern != nil }) { bind("error") }
    bindNames(in: node.catchItems, from: mark)
    return .visitChildren
  }
  override func visitPost(_ node: CatchClauseSyntax) { popFrame() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.localFunctions.append(node)
    bind(node.name.identifierText)
    guard let body = node.body else { return .skipChildren }
    pushFrame()
    for parameter in node.signature.parameterClause.parameters {
      bind((parameter.secondName ?? parameter.firstName).identifierText)
    }
    let start = mark
    walk(body.statements)
    popFrame()
    // Calling it later uses what it uses.
    bind(node.name.identifierText, from: start)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    enter(node)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(Syntax(fromProtocol: elements)) }
    return .skipChildren
  }

  // MARK: Names

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.typeNames.insert(node.name.identifierText)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.typeNames.insert(node.name.identifierText)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    var previous: ExprSyntax?
    for element in node.elements {
      if Self.isAssignment(element), let previous {
        if let tuple = previous.as(TupleExprSyntax.self) {
          for item in tuple.elements { assigned.insert(item.expression.stretch) }
        }
        assigned.insert(previous.stretch)
      }
      previous = element
    }
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  /// One segment is text alone.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    node.segments.count > 1 ? .visitChildren : .skipChildren
  }
  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.identifierText
    if name.isCapitalized { facts.typeNames.insert(name) }
    guard let base = node.base else { return .skipChildren }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      add(name, at: Syntax(node), isMember: true)
    } else {
      walk(base)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.baseName.identifierText, at: Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
    isCapturing = true
    for item in node.items {
      let start = mark
      if let value = item.initializer?.value {
        walk(value)
      } else {
        add(item.name.identifierText, at: Syntax(item.name))
      }
      if item.name.text != "self" { bind(item.name.identifierText, from: start) }
    }
    isCapturing = false
    return .skipChildren
  }

  /// Notes a use of a name that is not local; of a local one, uses of what it was made of.
  private func add(_ text: String, at node: Syntax, isMember: Bool = false) {
    var name = text
    var form = NameUse.Form.value
    if text.hasPrefix("$"), text.dropFirst().first?.isNumber == false {
      name = String(text.dropFirst())
      form = .projection
    } else if text.hasPrefix("_"), text.count > 1 {
      name = String(text.dropFirst())
      form = .storage
    }
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    if !isMember, let local = self.local(named: text, name) {
      note(local, text, at: node, offset: offset)
      return
    }
    if name.isCapitalized { facts.typeNames.insert(name) }
    var use = NameUse(
      name: name, form: form, isDeferred: deferral > 0, isCaptured: isCapturing, offset: offset)
    use.isOfCopy = !isMember && copies.contains { $0.contains(name) }
    use.follow(node, assigned: assigned)
    facts.uses.append(use)
  }

  /// Notes uses of what a local name was made of. The members after another name for a whole are
  /// members of the whole: `let m = model`, `m.title`.
  private func note(_ local: Local, _ name: String, at node: Syntax, offset: Int) {
    if local.isOfParameter, deferral == 0 { facts.parameterReads.append(offset) }
    var next: String?
    if local.sources.isEmpty || local.sources.contains(where: { $0.member == nil }) {
      var use = NameUse(name: name, form: .value, offset: offset)
      use.follow(node, assigned: assigned)
      next = use.path.first
      if local.sources.isEmpty, next != nil { facts.localUses.append(use) }
    }
    for source in local.sources {
      facts.uses.append(
        NameUse(
          name: source.name, form: source.form, isDeferred: deferral > 0,
          isCaptured: isCapturing, isIndirect: true, origin: source.member ?? next,
          offset: offset))
    }
  }

  /// The local name, as written or without its prefix.
  private func local(named text: String, _ name: String) -> Local? {
    if let closure = anonymous.last, text == "$0" || text == "$1" || text == "$2" {
      return closure
    }
    if bound.isEmpty { return nil }
    return bound[text] ?? (name.utf8.count == text.utf8.count ? nil : bound[name])
  }
}
