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
    case (.primitive(let primitive), .edit) where Self.choosers.contains(primitive.name):
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

  /// Controls whose value may be changed.
  private static let editors: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "Picker", "DatePicker",
    "ColorPicker", "MultiDatePicker", "TabView",
  ]

  /// Containers in which something is chosen or opened. They go by their names alone.
  private static let choosers: Set<String> = [
    "List", "Table", "NavigationSplitView", "DisclosureGroup", "Section", "PhotosPicker", "Map",
  ]

  private func offerKinds(at node: NodeID) -> [Offer.Kind] {
    if tapAction(at: node) != nil { return [.tap] }
    if case .deferred(let content) = engine.nodes[node].kind {
      return content.condition != nil && engine.nodes[node].rule == nil ? [.present] : []
    }
    var kinds: [Offer.Kind] = []
    if editedBinding(at: node) != nil {
      kinds.append(viewName(at: node) == "Toggle" ? .toggle : .edit)
    }
    if !performed(at: node).isEmpty { kinds.append(.perform) }
    return kinds
  }

  /// The binding that a person changes: a control's, a search field's, the focus.
  func editedBinding(at node: NodeID) -> BindingValue? {
    switch engine.nodes[node].kind {
    case .primitive(let primitive):
      let name = primitive.name
      guard
        name == "Toggle" || Self.editors.contains(name) || isUndeclared(node)
          || Self.choosers.contains(name)
      else { return nil }
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
    return !ViewCatalog.isView(primitive.name)
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

  /// Modifiers whose actions the simulation runs when their time comes.
  private static let scheduled: Set<String> = [
    "onAppear", "onDisappear", "onPreferenceChange", "task", "onTapGesture",
    "transformPreference", "anchorPreference",
  ]

  /// Views whose closures draw or animate.
  private static let drawing: Set<String> = [
    "Canvas", "Path", "PhaseAnimator", "KeyframeAnimator", "Button",
  ]

  private func performed(at node: NodeID) -> [Closure] {
    switch engine.nodes[node].kind {
    case .primitive(let primitive):
      guard !Self.drawing.contains(primitive.name) else { return [] }
      return primitive.actions.map(\.closure) + closures(in: primitive.arguments)
    case .modifier(let modified):
      guard case .primitive(let modifier) = modified.modifier,
        !Self.scheduled.contains(modifier.name), isOutside(modifier),
        ViewCatalog.actionModifiers.contains(modifier.name)
          || !ViewCatalog.isModifier(modifier.name) || modifier.name == "alert"
      else { return [] }
      return modifier.actions.map(\.closure) + closures(in: modifier.arguments)
    default: return []
    }
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
    for closure in performed(at: node) {
      let count = parameterCount(closure) ?? Self.argumentCounts[name] ?? 0
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

  /// What SwiftUI gives to actions, where the closure does not say.
  private static let argumentCounts: [String: Int] = [
    ".onDelete": 1, ".onMove": 2, ".onReceive": 1, ".onHover": 1, ".onOpenURL": 1, ".onInsert": 2,
    ".dropDestination": 2, ".onDrop": 1,
  ]

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
