import Catalog

/// A thing to do that the screen offers, addressed so that another program with the same screen
/// understands it: by a label, or by a view's name, and by number where several answer to it.
package struct Offer: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A control's value.
    case edit
    case toggle, tap
    /// What a modifier or an undeclared view does with its closures: `onDelete`, `refreshable`.
    case perform
    /// A sheet or cover that is not up.
    case present
    /// A completion that was given away and not called.
    case answer
  }

  package var kind: Kind
  package var address: String
  /// The same while labels count up or echo what was typed.
  package var key: String
}

extension Machine {
  /// Rows of a ForEach whose buttons are tried.
  private static let triedRows = 3

  /// What may be done now, in tree order. Rows of a ForEach offer what the first of them offer.
  func offers() -> [Offer] {
    var result: [Offer] = []
    var rows: [RowOffer: Int] = [:]
    var counts: [Address: Int] = [:]
    var keys: [String: Int] = [:]
    for node in nodesInOrder() {
      for kind in offerKinds(at: node) {
        let names = addresses(of: node, kind)
        guard let name = names.first else { continue }
        let number = (counts[Address(kind: kind, name: name)] ?? 0) + 1
        for other in Set(names) { counts[Address(kind: kind, name: other), default: 0] += 1 }
        if let row = rowOffer(kind, at: node) {
          rows[row, default: 0] += 1
          if rows[row, default: 0] > (kind == .tap ? Self.triedRows : 1) { continue }
        }
        let text = kind == .tap ? name.filter { !$0.isNumber } : ""
        let key = "\(kind) \(site(of: node)) \(text)"
        keys[key, default: 0] += 1
        result.append(
          Offer(
            kind: kind, address: number == 1 ? name : "\(name)#\(number)",
            key: "\(key) \(keys[key] ?? 0)"))
      }
    }
    return result
      + expected.map { Offer(kind: .answer, address: $0.address, key: "answer \($0.address)") }
  }

  private struct Address: Hashable {
    var kind: Offer.Kind
    var name: String
  }

  /// Labels, then the view's name. What is no control goes by its name alone.
  private func addresses(of node: NodeID, _ kind: Offer.Kind) -> [String] {
    switch (engine.nodes[node].kind, kind) {
    case (.deferred, _): [viewName(at: engine.nodes[node].parent)]
    case (.modifier, .edit), (.modifier, .perform): [viewName(at: node)]
    case (.primitive(let primitive), .edit)
    where Catalog.view(primitive.name)?.control?.kind == .choose:
      [primitive.name]
    default: labels(of: node) + [viewName(at: node)]
    }
  }

  /// The node that an address means among those of a kind.
  func node(at address: String, kind: Offer.Kind) -> NodeID? {
    let nodes = nodesInOrder().filter { offerKinds(at: $0).contains(kind) }
    if let first = nodes.first(where: { addresses(of: $0, kind).contains(address) }) {
      return first
    }
    guard let mark = address.lastIndex(of: "#"),
      let number = Int(address[address.index(after: mark)...]), number > 0
    else { return nil }
    let name = String(address[..<mark])
    let matches = nodes.filter { addresses(of: $0, kind).contains(name) }
    return number <= matches.count ? matches[number - 1] : nil
  }

  private func offerKinds(at node: NodeID) -> [Offer.Kind] {
    if tapAction(at: node) != nil { return [.tap] }
    if case .deferred(let content) = engine.nodes[node].kind {
      return content.condition != nil && engine.nodes[node].rule == nil ? [.present] : []
    }
    var kinds: [Offer.Kind] = []
    if editedBinding(at: node) != nil {
      let isToggle = Catalog.view(viewName(at: node))?.control?.kind == .toggle
      kinds.append(isToggle ? .toggle : .edit)
    }
    if !performed(at: node).isEmpty { kinds.append(.perform) }
    return kinds
  }

  /// The binding that a person changes: a control's, a search field's, the focus.
  func editedBinding(at node: NodeID) -> BindingValue? {
    switch engine.nodes[node].kind {
    case .primitive(let primitive):
      let control = Catalog.view(primitive.name)?.control
      guard control?.binding != nil || isUndeclared(node) else { return nil }
      return controlBinding(at: node)
    case .modifier(let modified):
      guard case .primitive(let modifier) = modified.modifier, modifier.deferred.isEmpty else {
        return nil
      }
      for argument in modifier.arguments {
        if case .binding(let binding) = argument.value { return binding }
      }
      return nil
    default: return nil
    }
  }

  private func isUndeclared(_ node: NodeID) -> Bool {
    guard case .primitive(let primitive) = engine.nodes[node].kind else { return false }
    return !Catalog.isRendered(primitive.name)
  }

  /// What makes two offers of different rows the same.
  private struct RowOffer: Hashable {
    var kind: Offer.Kind
    var site: Int
    var code: FunctionID?
  }

  private func rowOffer(_ kind: Offer.Kind, at node: NodeID) -> RowOffer? {
    var current = node
    while current > 0 {
      if case .element = engine.nodes[current].kind {
        return RowOffer(kind: kind, site: site(of: node), code: code(at: node))
      }
      current = engine.nodes[current].parent
    }
    return nil
  }

  private func site(of node: NodeID) -> Int {
    switch engine.nodes[node].kind {
    case .primitive(let primitive): primitive.site
    case .modifier(let modified): modified.site
    default: engine.nodes[node].parent
    }
  }

  private func code(at node: NodeID) -> FunctionID? {
    guard let closure = tapAction(at: node) ?? performed(at: node).first,
      case .literal(let id) = closure.code
    else { return nil }
    return id
  }

  // MARK: Actions that no control stands for

  private func performed(at node: NodeID) -> [Closure] {
    switch engine.nodes[node].kind {
    case .primitive(let primitive):
      let entry = Catalog.view(primitive.name)
      guard entry?.traits.contains(.draws) != true, entry?.control != .tap else { return [] }
      return primitive.actions.map(\.closure) + closures(in: primitive.arguments)
    case .modifier(let modified):
      guard case .primitive(let modifier) = modified.modifier,
        isOutside(modifier), isPerformed(modifier)
      else { return [] }
      return modifier.actions.map(\.closure) + closures(in: modifier.arguments)
    default: return []
    }
  }

  /// Whether something else than the simulation runs its actions. An alert's stand in its arguments.
  private func isPerformed(_ modifier: PrimitiveView) -> Bool {
    guard let entry = Catalog.modifier(modifier.name) else { return true }
    if entry.traits.contains(.scheduled) { return false }
    return entry.traits.contains(.action) || entry.presents == .alert
  }

  /// What `onChange` watches may change by itself only where it is not the program's own.
  private func isOutside(_ modifier: PrimitiveView) -> Bool {
    guard modifier.name == "onChange", let value = modifier.arguments.first?.value else {
      return true
    }
    return isSymbolic(value)
  }

  /// Closures in arguments: `TapGesture().onEnded { … }`, `Alert(…, primaryButton: …)`.
  private func closures(in arguments: [LabeledValue]) -> [Closure] {
    var result: [Closure] = []
    var pending = arguments.reversed().map(\.value)
    var steps = 0
    while let value = pending.popLast(), steps < 200 {
      steps += 1
      switch value {
      case .closure(let closure): result.append(closure)
      case .term(let term): pending += term.operands.reversed()
      default: break
      }
    }
    return result
  }

  /// Runs the actions at an address, with arguments that are not known.
  func perform(_ address: String) throws(Interruption) -> ActionProblem? {
    guard let node = node(at: address, kind: .perform) else {
      return .notFound(address, known: [])
    }
    let name = viewName(at: node)
    let known = Catalog.modifier(String(name.drop { $0 == "." }))?.actionArguments
    for closure in performed(at: node) {
      let count = parameterCount(closure) ?? known ?? 0
      let arguments = (0..<count).map { Value.term(Term(.source, "\(name) argument \($0)")) }
      _ = try call(closure, arguments)
    }
    return nil
  }

  func parameterCount(_ closure: Closure) -> Int? {
    switch closure.code {
    case .literal(let id): program.functions[id].parameters.count
    case .functions(let ids, _): ids.first.map { program.functions[$0].parameters.count }
    case .method(let name, _, let base):
      declaredType(of: base).flatMap { members($0).methods[name]?.first }
        .map { program.functions[$0].parameters.count }
    default: nil
    }
  }

  /// Puts a sheet up through its binding.
  func present(_ address: String) throws(Interruption) -> ActionProblem? {
    guard let node = node(at: address, kind: .present),
      case .deferred(let content) = engine.nodes[node].kind, let condition = content.condition
    else { return .notFound(address, known: []) }
    try modifyBinding(condition, site: 0) { value in
      if case .boolean = value {
        value = .boolean(true)
      } else {
        value = .term(Term(.source, "an item"))
      }
    }
    return nil
  }
}

extension Term {
  /// The function that a term stands for where one is wanted: `model.load` as an action.
  var function: Closure {
    switch kind {
    case .member:
      if let base = operands.first {
        return Closure(code: .method(name: head, labels: nil, base: base))
      }
    case .name: return Closure(code: .library(head))
    default: break
    }
    return Closure(code: .method(name: "callAsFunction", labels: nil, base: .term(self)))
  }
}
