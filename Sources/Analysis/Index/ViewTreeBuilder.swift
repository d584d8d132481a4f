import Catalog
import SwiftSyntax

/// Builds the tree of view values of a view's body. Computed view properties and helper methods of
/// the view stand where they are used, once for each use.
struct ViewTreeBuilder {
  private let view: ViewType
  private let expandable: [String: ViewMember]
  private let viewNames: ViewNames
  private let valueNames: Set<String>
  private var memo: [String: [ViewNode]] = [:]
  private var kinds: [String: NameKind] = [:]
  private var open: Set<String> = []
  /// View values that members have added.
  private var expanded = 0
  /// The member whose code is being read.
  private var member: ViewMember?
  /// Whether the code builds no views by itself: what stands in a chart, a map or a table.
  private var isInContent = false

  private static let maximumDepth = 100
  private static let maximumExpansion = 3_000

  init(_ view: ViewType, _ index: ViewIndex) {
    self.view = view
    viewNames = index.viewNames
    valueNames = index.valueNames
    let members = view.members.filter {
      ViewTypeNames.yieldsView($0, viewNames: index.viewNames)
    }
    expandable = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
  }

  mutating func nodes(of body: ViewMember) -> [ViewNode] {
    member = body
    return built(body.code, depth: 0).nodes
  }

  private mutating func built(_ code: CodeBlockItemListSyntax, depth: Int) -> Built {
    guard depth < Self.maximumDepth else { return Built() }
    var result = Built()
    for item in code { result.append(built(item, depth: depth + 1)) }
    return result
  }

  private mutating func built(_ item: CodeBlockItemSyntax, depth: Int) -> Built {
    switch item.item {
    case .expr(let expression): return built(expression, depth: depth)
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        return built(expression, depth: depth)
      }
      if let value = statement.as(ReturnStmtSyntax.self)?.expression {
        return built(value, depth: depth)
      }
      if let condition = statement.as(GuardStmtSyntax.self) {
        return built(condition.body.statements, depth: depth)
      }
      return Built()
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) {
        return built(variable, depth: depth)
      }
      return declaration.as(IfConfigDeclSyntax.self).map { built($0, depth: depth) } ?? Built()
    }
  }

  /// One branch is compiled: the largest one stands for all.
  private mutating func built(_ conditional: IfConfigDeclSyntax, depth: Int) -> Built {
    var result = Built()
    var most = -1
    for clause in conditional.clauses {
      guard case .statements(let code)? = clause.elements else { continue }
      let branch = built(code, depth: depth)
      let size = branch.nodes.reduce(0) { $0 + $1.size }
      if size > most { (result, most) = (branch, size) }
    }
    return result
  }

  /// `let header = HStack { … }` builds a view as well.
  private mutating func built(_ variable: VariableDeclSyntax, depth: Int) -> Built {
    var result = Built()
    for binding in variable.bindings {
      guard let value = binding.initializer?.value, let name = ViewChain(value).viewName,
        Catalog.isView(name), name != "Color", name != "Path"
      else { continue }
      result.append(built(value, depth: depth))
    }
    return result
  }

  // MARK: Expressions

  private mutating func built(_ expression: ExprSyntax, depth: Int) -> Built {
    guard depth < Self.maximumDepth else { return Built() }
    if let conditional = expression.as(IfExprSyntax.self) {
      return built(conditional, depth: depth)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return built(choice, depth: depth)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return built(sequence, depth: depth)
    }
    return chain(expression, depth: depth)
  }

  private mutating func built(_ choice: SwitchExprSyntax, depth: Int) -> Built {
    let subject = SwitchedCondition.property(choice.subject).flatMap { isChange($0) ? $0 : nil }
    var result = Built()
    for (number, element) in choice.cases.enumerated() {
      guard let item = element.as(SwitchCaseSyntax.self) else { continue }
      let branch = ViewNode.Branch(condition: choice.span.lowerBound, number: number)
      var part = built(item.statements, depth: depth + 1).marked(branch)
      if let subject, SwitchedCondition.isLeft(item) {
        for place in part.nodes.indices { part.nodes[place].replacedBy.insert(subject) }
      }
      result.append(part)
    }
    return condition(choice.subject.span, of: result)
  }

  /// Whether a name is that of a property of the view, or of one of its observable models:
  /// `model.tab`.
  private func isChange(_ name: String) -> Bool {
    guard let dot = name.firstIndex(of: ".") else { return view.properties[name] != nil }
    return view.models[String(name[..<dot])]?.tracked
      .contains(String(name[name.index(after: dot)...])) == true
  }

  /// - Parameter first: the branch of its own code, when it goes on an `if` before it.
  private mutating func built(
    _ node: IfExprSyntax, after first: ViewNode.Branch? = nil, depth: Int
  ) -> Built {
    guard depth < Self.maximumDepth else { return Built() }
    let own = first ?? ViewNode.Branch(condition: node.span.lowerBound, number: 0)
    let next = ViewNode.Branch(condition: own.condition, number: own.number + 1)
    var result = built(node.body.statements, depth: depth + 1).marked(own)
    switch node.elseBody {
    case .codeBlock(let block)?:
      result.append(built(block.statements, depth: depth + 1).marked(next))
    case .ifExpr(let inner)?: result.append(built(inner, after: next, depth: depth + 1))
    case nil: break
    }
    if let test = SwitchedCondition(node.conditions), isChange(test.property) {
      for place in result.nodes.indices
      where !test.isEquality || result.nodes[place].branch == own {
        result.nodes[place].replacedBy.insert(test.property)
      }
    }
    return condition(node.conditions.span, of: result)
  }

  /// What stands under a condition depends on it.
  private func condition(_ condition: Range<Int>, of built: Built) -> Built {
    guard !built.nodes.isEmpty else { return built }
    var result = built
    let inputs = inputs(in: condition, except: [])
    for place in result.nodes.indices { result.nodes[place].add(inputs) }
    result.claimed.append(condition)
    return result
  }

  /// `isOn ? Text("on") : Text("off")`, `Text("a") + Text("b")`.
  private mutating func built(_ sequence: SequenceExprSyntax, depth: Int) -> Built {
    let elements = Array(sequence.elements)
    var result = Built()
    for element in elements {
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        result.append(chain(ternary.thenExpression, depth: depth + 1))
      } else if !element.is(BinaryOperatorExprSyntax.self) {
        result.append(chain(element, depth: depth + 1))
      }
    }
    if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      guard let test = elements.first else { return result }
      return condition(test.span, of: result)
    }
    return result
  }

  private mutating func chain(
    _ expression: ExprSyntax, _ known: ViewChain? = nil, depth: Int
  ) -> Built {
    guard depth < Self.maximumDepth, let source = member?.source else { return Built() }
    let chain = known ?? ViewChain(expression)
    if let inner = ownMember(chain.callee) {
      return expansion(of: inner, chain, expression, depth: depth)
    }
    guard let name = chain.viewName else { return Built() }
    let kind = kind(of: name)
    if kind.isValue { return Built() }
    let site = expression.span
    var node = ViewNode(
      name: name, modifiers: chain.modifiers.count,
      position: source.lines.position(of: site.lowerBound),
      endLine: source.lines.position(of: site.upperBound).line, file: source.file, site: site)
    node.isCustom = kind.isCustom
    node.isExpensive = kind.isExpensive
    var inner = Built()
    if let call = chain.call {
      inner.append(content(of: call, chain.name, isView: name, depth: depth))
    }
    node.isPlainCall = kind.isCustom && inner.nodes.isEmpty
    node.keepsRows = name == "ForEach" && KeptRows.areKept(by: chain.call, member?.facts)
    for modifier in chain.modifiers.reversed() {
      inner.append(content(of: modifier.call, modifier.name, isView: nil, depth: depth))
    }
    // What such content reads is read by the view around it.
    if isInContent || kind.isContent { return inner }
    finish(&node, inner, chain)
    return Built(nodes: [node])
  }

  /// What a capitalized name that is called stands for. A body calls the same few again and again.
  private mutating func kind(of name: String) -> NameKind {
    if let known = kinds[name] { return known }
    let kind = NameKind(name, viewNames, valueNames)
    kinds[name] = kind
    return kind
  }

  private mutating func finish(_ node: inout ViewNode, _ inner: Built, _ chain: ViewChain) {
    node.children = inner.nodes
    let sites = inner.nodes.map(\.site) + inner.claimed
    node.own = inputs(in: node.site, except: sites.sorted { $0.lowerBound < $1.lowerBound })
    node.sum()
    node.shape = ShapeHash(node, chain).value
  }

  // MARK: Content

  /// What the closures and arguments of a call build.
  ///
  /// - Parameter callee: the last part of the called name.
  private mutating func content(
    of call: FunctionCallExprSyntax, _ callee: String, isView name: String?, depth: Int
  ) -> Built {
    var result = allContent(of: call, callee, isView: name, depth: depth)
    if !result.nodes.isEmpty, name == nil, Catalog.modifier(callee)?.isBuiltWhenPresented == true {
      for place in result.nodes.indices { result.nodes[place].isPresented = true }
    }
    return result
  }

  private mutating func allContent(
    of call: FunctionCallExprSyntax, _ callee: String, isView name: String?, depth: Int
  ) -> Built {
    var result = Built()
    for argument in call.arguments {
      let label = argument.label?.text
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        result.append(content(closure, call, callee, label: label, of: name, depth: depth))
        continue
      }
      let value = argument.expression
      if value.isPlainValue { continue }
      let inside = ViewChain(value)
      if let root = inside.viewName {
        guard kind(of: root).isKnown else { continue }
        let inner = chain(value, inside, depth: depth + 1)
        let isContent =
          name == "AnyView" || label == "destination" || viewNames.contains(root)
          || inner.nodes.contains { $0.size > 1 }
        if isContent { result.append(inner) }
      } else if ownMember(inside.callee) != nil {
        result.append(chain(value, inside, depth: depth + 1))
      }
    }
    if let closure = call.trailingClosure {
      result.append(content(closure, call, callee, label: nil, of: name, depth: depth))
    }
    for element in call.additionalTrailingClosures {
      result.append(
        content(
          element.closure, call, callee, label: element.label.text, of: name, depth: depth))
    }
    return result
  }

  private mutating func content(
    _ closure: ClosureExprSyntax, _ call: FunctionCallExprSyntax, _ callee: String,
    label: String?, of name: String?, depth: Int
  ) -> Built {
    if KnownClosures.role(callee: callee, label: label, call) == .deferred { return Built() }
    let outer = isInContent
    if let name { isInContent = isContentContainer(name) } else { isInContent = false }
    defer { isInContent = outer }
    var result = built(closure.statements, depth: depth + 1)
    if let name, !isInContent, Catalog.view(name, is: .rows),
      label == nil || label == "content" || label == "rowContent",
      name == "ForEach" || closure.signature?.parameterClause != nil
        || call.arguments.first.map({ $0.label == nil }) == true
    {
      for place in result.nodes.indices { result.nodes[place].isRow = true }
    }
    return result
  }

  /// Whether the closure of a view builds marks, annotations or columns: that of a chart, and that of a
  /// ForEach in it.
  private func isContentContainer(_ name: String) -> Bool {
    if isInContent { return name == "ForEach" || name == "Group" || name == "Section" }
    return Catalog.view(name, is: .holdsContent) && !viewNames.contains(name)
  }

  // MARK: Members of the view

  /// The member of the view that an expression names: `header`, `self.header`, `row(item)`.
  private func ownMember(_ callee: ExprSyntax) -> ViewMember? {
    var reference = callee.as(DeclReferenceExprSyntax.self)
    if let access = callee.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      reference = access.declName
    }
    guard !expandable.isEmpty, let name = reference?.baseName.identifierText,
      let found = expandable[name], let facts = member?.facts
    else { return nil }
    let offset = callee.positionAfterSkippingLeadingTrivia.utf8Offset
    let place = facts.firstUse(from: offset)
    guard place < facts.uses.count else { return nil }
    let use = facts.uses[place]
    // A local name may hide the member.
    return use.offset == offset && use.name == name && !use.isIndirect ? found : nil
  }

  private mutating func expansion(
    of inner: ViewMember, _ chain: ViewChain, _ expression: ExprSyntax, depth: Int
  ) -> Built {
    var nodes = nodes(ofMember: inner, depth: depth)
    guard !nodes.isEmpty else { return Built() }
    var outer = Built()
    for modifier in chain.modifiers.reversed() {
      outer.append(content(of: modifier.call, modifier.name, isView: nil, depth: depth))
    }
    let reference = chain.callee.span
    let sites = outer.nodes.map(\.site) + outer.claimed + [reference]
    let inputs = inputs(
      in: expression.span, except: sites.sorted { $0.lowerBound < $1.lowerBound })
    if !inner.parameters.isEmpty {
      for place in nodes.indices { nodes[place].replaceParameters(by: inputs) }
    }
    if chain.modifiers.isEmpty {
      for place in nodes.indices {
        nodes[place].add(inputs)
        nodes[place].site = expression.span
      }
      return Built(nodes: nodes)
    }
    var node = ViewNode(
      name: inner.name, modifiers: chain.modifiers.count, children: nodes + outer.nodes,
      own: inputs, position: nodes[0].position, endLine: nodes[0].endLine, file: nodes[0].file,
      isInMember: true, site: expression.span)
    node.sum(ownViews: 0)
    node.shape = ShapeHash(node, chain).value
    return Built(nodes: [node])
  }

  private mutating func nodes(ofMember inner: ViewMember, depth: Int) -> [ViewNode] {
    if memo[inner.name] == nil {
      guard open.insert(inner.name).inserted else { return [] }
      let outer = member
      member = inner
      var result = built(inner.code, depth: depth + 1).nodes
      for place in result.indices { result[place].isInMember = true }
      member = outer
      open.remove(inner.name)
      memo[inner.name] = result
    }
    let nodes = memo[inner.name] ?? []
    expanded += nodes.reduce(0) { $0 + $1.size }
    return expanded > Self.maximumExpansion ? [] : nodes
  }

  // MARK: Inputs

  /// What the code of a stretch depends on, stretches of its children left out.
  private func inputs(in range: Range<Int>, except sites: [Range<Int>]) -> MemberReads.Inputs {
    var result = MemberReads.Inputs()
    guard let member else { return result }
    let uses = member.facts.uses
    var next = 0
    var place = member.facts.firstUse(from: range.lowerBound)
    while place < uses.count, uses[place].offset < range.upperBound {
      let use = uses[place]
      while next < sites.count, sites[next].upperBound <= use.offset { next += 1 }
      if next < sites.count, sites[next].contains(use.offset) {
        place = max(place + 1, member.facts.firstUse(from: sites[next].upperBound))
        continue
      }
      view.reads.addInputs(of: use, to: &result)
      place += 1
    }
    result.readsParameters = member.facts.readsParameters(in: range, except: sites)
    return result
  }
}
