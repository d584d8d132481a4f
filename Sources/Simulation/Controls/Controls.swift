import Catalog

/// Changing what controls hold.
extension ControlActions {
  /// Chooses a value in the innermost control of that label that holds such a value.
  func choose(_ value: Value, in label: String) throws(Interruption) -> ActionProblem? {
    if let chosen = try chooseOffered(value, in: label) { return chosen }
    var other: Value?
    func accepts(_ current: Value) -> Bool {
      if fitted(value, like: current) != nil { return true }
      other = other ?? current
      return false
    }
    let problem = try changeControl(label, kinds: [], accepts: accepts) { current, _ in
      current = self.fitted(value, like: current) ?? current
    }
    guard problem != nil, let other else { return problem }
    if let chosen = try chooseByText(value, in: label) { return chosen }
    return .unfit(label, value: descriptions.describe(value), holds: descriptions.describe(other))
  }

  /// Chooses no value where a control offers that, and in one that holds texts what is shown as a text and is another
  /// value than it.
  /// - Returns: nil where there is no such choice; in it, nil where it was made.
  private func chooseOffered(
    _ value: Value, in label: String
  ) throws(Interruption) -> ActionProblem?? {
    for node in nodesInOrder().reversed() where labels(of: node).contains(label) {
      guard let binding = controlBinding(at: node),
        let chosen = offered(value, at: node, like: try current(binding))
      else { continue }
      guard screenEvents.isEnabled(node) else { return .some(.disabled(label)) }
      try storage.modifyBinding(binding, site: 0) { $0 = chosen }
      return .some(nil)
    }
    return .none
  }

  private func offered(_ value: Value, at node: NodeID, like current: Value) -> Value? {
    let choices = screenEvents.choices(below: node)
    if case .nilValue = value {
      return choices.contains { if case .nilValue = $0 { true } else { false } } ? value : nil
    }
    guard case .string = current, let text = text(of: value) else { return nil }
    let isValue = choices.contains {
      if case .string(text) = $0.unwrappedOnce { true } else { false }
    }
    return isValue ? nil : screenEvents.choice(shownAs: text, below: node)
  }

  /// Makes the choice that is shown as a text, in the innermost control of a label that holds something else than
  /// texts.
  /// - Returns: nil where there is none; in it, nil where it was done.
  private func chooseByText(
    _ value: Value, in label: String
  ) throws(Interruption) -> ActionProblem?? {
    guard let text = text(of: value) else { return .none }
    for node in nodesInOrder().reversed() where labels(of: node).contains(label) {
      guard let binding = controlBinding(at: node),
        let chosen = screenEvents.choice(text, at: node, like: try current(binding))
      else { continue }
      guard screenEvents.isEnabled(node) else { return .some(.disabled(label)) }
      try storage.modifyBinding(binding, site: 0) { $0 = chosen }
      return .some(nil)
    }
    return .none
  }

  /// The text that a step's value is, with or without quotes. nil: it is something else.
  private func text(of value: Value) -> String? {
    switch value {
    case .string(let text), .type(.external(let text, _)): text
    case .term(let term) where term.kind == .name: term.head
    default: nil
    }
  }

  /// A step's value as one of the type that a control holds; in a set, the one that is chosen. nil: it
  /// is of another type.
  private func fitted(_ value: Value, like current: Value) -> Value? {
    if case .set(let box) = current {
      switch value {
      case .set: return value
      case .array(let chosen): return sequenceLibrary.makeSet(chosen.elements)
      default:
        guard let example = box.elements.first else { return sequenceLibrary.makeSet([value]) }
        return fitted(value, like: example).map { sequenceLibrary.makeSet([$0]) }
      }
    }
    let named = named(value, like: current)
    switch (current, named) {
    case (.string, .term(let term)) where term.kind == .name: return .string(term.head)
    // A text without quotes that begins with a large letter.
    case (.string, .type(.external(let text, _))), (.nilValue, .type(.external(let text, _))):
      return .string(text)
    case (.string, .string), (.integer, .integer), (.floating, .floating), (.boolean, .boolean):
      return named
    case (.floating, .integer(let number)): return .floating(Double(number))
    case (.string, let other), (.integer, let other), (.floating, let other), (.boolean, let other):
      return operators.isSymbolic(other) && !isName(other) ? other : nil
    case (.enumeration(let old), .enumeration(let new)):
      return old.type == new.type ? .enumeration(new) : nil
    case (.enumeration, let other):
      return operators.isSymbolic(other) && !isName(other) ? other : nil
    case (_, let other): return other
    }
  }

  func isName(_ value: Value) -> Bool {
    guard case .term(let term) = value else { return false }
    return term.kind == .name || term.kind == .implicitMember
  }

  /// A step's value like the one it replaces: the name of a case may stand without its dot.
  func named(_ value: Value, like other: Value) -> Value {
    if case .term(let term) = value, term.kind == .name, case .enumeration(let old) = other,
      let index = interpreter.program.types[old.type].cases.firstIndex(where: {
        $0.name == term.head && $0.payload.isEmpty
      })
    {
      return .enumeration(Enumeration(type: old.type, caseIndex: index, payload: []))
    }
    // A name that nobody declares, where a text is wanted: the text without its quotes.
    if case .term(let term) = value, term.kind == .name, case .string = other {
      return .string(term.head)
    }
    return operators.implicit(value, like: other)
  }

  /// The binding that a control edits.
  func controlBinding(at node: NodeID) -> BindingValue? {
    guard case .primitive(let primitive) = graph.engine.nodes[node].kind else { return nil }
    var first: BindingValue?
    for argument in primitive.arguments {
      guard case .binding(let binding) = argument.value,
        !Self.surroundings.contains(argument.label ?? "")
      else { continue }
      if argument.label == "selection" { return binding }
      first = first ?? binding
    }
    return first
  }

  /// Labels of bindings that say how a container stands, not what is chosen in it.
  private static let surroundings: Set<String> = [
    "columnVisibility", "preferredCompactColumn", "isPresented", "path", "isActive", "position",
  ]

  /// - Parameter accepts: whether a control that holds this value is meant.
  func changeControl(
    _ label: String, kinds: Set<String>, accepts: (Value) -> Bool = { _ in true },
    _ change: (inout Value, NodeID) -> Void
  ) throws(Interruption) -> ActionProblem? {
    if kinds.isEmpty || kinds == ["Toggle"],
      let node = node(at: label, kind: kinds.isEmpty ? .edit : .toggle),
      screenTree.viewName(at: node) == label || !isContainer(node),
      let binding = editedBinding(at: node), accepts(try current(binding))
    {
      guard screenEvents.isEnabled(node) else { return .disabled(label) }
      try storage.modifyBinding(binding, site: 0) { change(&$0, node) }
      return nil
    }
    var known: [String] = []
    var found: (node: NodeID, binding: BindingValue)?
    for node in nodesInOrder() {
      guard let binding = controlBinding(at: node) else { continue }
      if !kinds.isEmpty, !kinds.contains(screenTree.viewName(at: node)) { continue }
      let labels = labels(of: node)
      if labels.contains(label) || screenTree.viewName(at: node) == label,
        accepts(try current(binding))
      {
        // A container has the labels of all that is in it; the innermost control is meant.
        if found.map({
          isAbove($0.node, node)
            || (!screenEvents.isEnabled($0.node) && screenEvents.isEnabled(node))
        }) ?? true {
          found = (node, binding)
        }
      }
      known += labels.prefix(1)
    }
    guard let found else {
      return try countUp(label) ?? .notFound(label, known: known)
    }
    guard screenEvents.isEnabled(found.node) else { return .disabled(label) }
    try storage.modifyBinding(found.binding, site: 0) { change(&$0, found.node) }
    return nil
  }

  private func current(_ binding: BindingValue) throws(Interruption) -> Value {
    try interpreter.untracked { () throws(Interruption) in try storage.peekBinding(binding) }
  }

  private func isContainer(_ node: NodeID) -> Bool {
    Catalog.view(screenTree.viewName(at: node))?.control?.isContainer == true
  }

  func isAbove(_ outer: NodeID, _ inner: NodeID) -> Bool {
    var current = graph.engine.nodes[inner].parent
    while current > 0 {
      if current == outer { return true }
      current = graph.engine.nodes[current].parent
    }
    return false
  }

  /// A Stepper without a value counts up by its action.
  /// - Returns: nil where there is none of that label; in it, nil where it was done.
  private func countUp(_ label: String) throws(Interruption) -> ActionProblem?? {
    let steppers = nodesInOrder().filter {
      incrementAction(at: $0) != nil && labels(of: $0).contains(label)
    }
    guard !steppers.isEmpty else { return .none }
    guard let stepper = steppers.first(where: screenEvents.isEnabled),
      let action = incrementAction(at: stepper)
    else { return .some(.disabled(label)) }
    _ = try interpreter.call(action, [])
    return .some(nil)
  }

  private func incrementAction(at node: NodeID) -> Closure? {
    guard case .primitive(let primitive) = graph.engine.nodes[node].kind,
      primitive.name == "Stepper",
      controlBinding(at: node) == nil
    else { return nil }
    // A first trailing closure has no label.
    return primitive.actions.first { $0.label == "onIncrement" || $0.label == nil }?.closure
  }
}
