import Catalog

/// What a person or the app does to the program in one step.
package enum Action: Sendable {
  /// An action that the program registered with `step("name") { … }`.
  case registered(String)
  /// A button, or anything with a tap gesture, by label, accessibility identifier or view type.
  case tap(String)
  /// Text into a field.
  case type(String, FunctionID)
  case toggle(String)
  /// A value in a picker, slider, stepper or other control with a selection.
  case select(String, FunctionID)
  /// `View.property.member = value`.
  case set(String, FunctionID)
  /// Another value for a control (by its label) or a property (by its path), whatever it is: the
  /// next number, the opposite, the next case.
  case change(String)
  /// Another value of SwiftUI's environment above the root, by its key.
  case changeEnvironment(String)
  /// A value of SwiftUI's environment above the root, by its key.
  case setEnvironment(String, FunctionID)
  case append(String, FunctionID)
  /// An element, by index.
  case remove(String, Int)
  /// The view appears again: its `onAppear` actions run.
  case appear(String)
  /// A method or free function without arguments: `View.method`, `View.model.load`.
  case call(String)
  /// The actions of a modifier or an undeclared view, by address: `.onDelete`.
  case perform(String)
  /// What is not declared calls a function that it was given, by address.
  case answer(String)
  /// A sheet or cover goes up, by address.
  case present(String)
}

/// Why an action could not be carried out.
package enum ActionProblem: Hashable, Sendable {
  /// Nothing answers to the name; what does.
  case notFound(String, known: [String])
  /// A control without an action or binding of that kind.
  case notPossible(String)
  /// What answers to the name holds a value of another type.
  case unfit(String, value: String, holds: String)
  /// What answers to the name has no elements that could be added or taken away.
  case noElements(String, holds: String)
  /// What answers to the name is disabled, so that a person can do nothing with it.
  case disabled(String)
}

/// What a person and the app do: taps, controls, changes of state by path.
struct ControlActions: GraphPart {
  let graph: ViewGraph
}

extension ControlActions {
  /// Carries out an action outside of updates. nil: done.
  func carryOut(_ action: Action) throws(Interruption) -> ActionProblem? {
    switch action {
    case .registered(let name):
      guard let closure = graph.engine.registered[name] else {
        return .notFound(name, known: graph.engine.registered.keys.sorted())
      }
      _ = try interpreter.call(closure, [])
      return nil
    case .tap(let label): return try tap(label)
    case .toggle(let label):
      return try changeControl(label, kinds: ["Toggle"]) { value, _ in
        switch value {
        case .boolean(let flag): value = .boolean(!flag)
        case .term(let term): value = term.negated
        default: break
        }
      }
    case .type(let label, let text):
      let value = try interpreter.invoke(text, values: [], this: nil)
      let problem = try changeControl(label, kinds: ["TextField", "SecureField", "TextEditor"]) {
        current, _ in
        current = value
      }
      guard case .notFound(_, let known)? = problem else { return problem }
      return try search(label, for: value, known: known)
    case .select(let label, let function):
      return try choose(try interpreter.invoke(function, values: [], this: nil), in: label)
    case .set(let path, let function):
      let value = try interpreter.invoke(function, values: [], this: nil)
      return try notingControl { () throws(Interruption) in try set(path, to: value) }
    case .change(let path):
      var wanted: Interruption?
      let problem = try changeControl(path, kinds: []) { value, node in
        do throws(Interruption) { value = try screenEvents.moved(value, at: node) } catch {
          wanted = error
        }
      }
      if let wanted { throw wanted }
      guard case .notFound? = problem else { return problem }
      let type = declaredType(at: path)
      graph.changesDirectly = true
      return try modifyPath(path, isSet: true) { value throws(Interruption) in
        if let other = try valueVariation.withOtherFields(value) { return value = other }
        value = try valueVariation.variation(of: value, type: type)
      }
    case .changeEnvironment(let key): return try screenEvents.changeEnvironment(key)
    case .setEnvironment(let key, let function):
      return try screenEvents.setEnvironment(
        key, to: try interpreter.invoke(function, values: [], this: nil))
    case .append(let path, let function):
      let value = try interpreter.invoke(function, values: [], this: nil)
      return try modifyElements(path) { current throws(Interruption) in
        let example: Value? = if case .array(let box) = current { box.elements.first } else { nil }
        let element = example.map { operators.implicit(value, like: $0) } ?? value
        _ = try library.libraryMutation(
          &current, "append", [LabeledValue(label: nil, value: element)], site: 0)
      }
    case .remove(let path, let index):
      return try modifyElements(path) { current throws(Interruption) in
        _ = try library.libraryMutation(
          &current, "remove", [LabeledValue(label: "at", value: .integer(index))], site: 0)
      }
    case .appear(let name): return try appear(name)
    case .call(let path): return try callPath(path)
    case .perform(let address): return try perform(address)
    case .present(let address): return try present(address)
    case .answer(let address): return try answer(at: address)
    }
  }

  // MARK: Controls

  /// Nodes in tree order.
  func nodesInOrder() -> [NodeID] {
    var result: [NodeID] = []
    var pending = [0]
    while let node = pending.popLast() {
      result.append(node)
      pending += graph.engine.nodes[node].children.reversed()
    }
    return result
  }

  /// What says whether a DisclosureGroup is open. nil: the node is none.
  func disclosure(at node: NodeID) -> BindingValue? {
    guard case .primitive(let group) = graph.engine.nodes[node].kind,
      group.name == "DisclosureGroup"
    else { return nil }
    for child in graph.engine.nodes[node].children {
      if case .deferred(let content) = graph.engine.nodes[child].kind { return content.condition }
    }
    return nil
  }

  /// Labels of a DisclosureGroup itself, not of what is in it.
  func ownLabels(of node: NodeID) -> [String] {
    guard case .primitive(let primitive) = graph.engine.nodes[node].kind else { return [] }
    var result: [String] = []
    for (argument, value) in zip(primitive.arguments, graph.engine.nodes[node].rendered)
    where argument.label == nil {
      if case .string(let text) = value { result.append(text) }
    }
    for child in graph.engine.nodes[node].children {
      if case .deferred = graph.engine.nodes[child].kind { continue }
      result += labels(of: child)
    }
    return result + identifiersAbove(node)
  }

  /// The action of a button or tap gesture at a node.
  func tapAction(at node: NodeID) -> Closure? {
    switch graph.engine.nodes[node].kind {
    case .primitive(let primitive):
      guard primitive.name == "Button" else { return nil }
      return primitive.actions.first?.closure
        ?? primitive.arguments.compactMap { value in
          if case .closure(let closure) = value.value { closure } else { nil }
        }.first
    case .modifier(let modified):
      guard case .primitive(let modifier) = modified.modifier else { return nil }
      if modifier.name == "onTapGesture" { return modifier.actions.first?.closure }
      return Self.gestures.contains(modifier.name) ? tapClosure(modifier.arguments) : nil
    default: return nil
    }
  }

  private static let gestures: Set<String> = [
    "simultaneousGesture", "highPriorityGesture",
  ]

  /// Labels of arguments that are seen on a control.
  private static let titleLabels: Set<String> = ["systemImage", "verbatim"]

  /// What a control may be addressed by: its texts, and its accessibility identifier.
  func labels(of node: NodeID) -> [String] {
    var result: [String] = []
    var pending = [node]
    var steps = 0
    while let next = pending.popLast(), steps < 200 {
      steps += 1
      switch graph.engine.nodes[next].kind {
      case .primitive(let primitive):
        for (argument, value) in zip(primitive.arguments, graph.engine.nodes[next].rendered) {
          guard argument.label.map(Self.titleLabels.contains) ?? true else { continue }
          if case .string(let text) = value { result.append(text) }
          if case .term(let term) = value, let text = visibleText(term) { result.append(text) }
        }
      case .modifier(let modified):
        if case .primitive(let modifier) = modified.modifier,
          modifier.name == "accessibilityIdentifier" || modifier.name == "accessibilityLabel",
          case .string(let text)? = modifier.arguments.first?.value
        {
          result.append(text)
        }
      default: break
      }
      pending += labelFirst(next).reversed()
    }
    return result + identifiersAbove(node)
  }

  /// What can be seen of a text that is not known: how the code names it, without the object that
  /// holds it. nil: a colour or another constant, which is no text.
  private func visibleText(_ term: Term) -> String? {
    guard term.kind != .implicitMember, !term.head.hasPrefix(".") else { return nil }
    if term.kind == .operation, term.head == "interpolation" {
      return term.operands.map { part in
        switch part {
        case .string(let text): text
        case .term(let inner): path(of: inner) ?? "…"
        default: "…"
        }
      }.joined()
    }
    if let path = path(of: term) { return path }
    let text = descriptions.describe(.term(term))
    guard let mark = text.firstIndex(of: "#") else { return text }
    let rest = text[mark...].dropFirst().drop { $0.isNumber }
    guard rest.first == "." || rest.first == "[" else { return text }
    return String(rest.drop { $0 == "." })
  }

  /// A value by its members from the object that holds it: `items[0].title`. nil: it is no such value.
  private func path(of term: Term, depth: Int = 0) -> String? {
    guard depth < 12, let base = term.operands.first else { return nil }
    if term.kind == .operation, term.head == "??", case .term(let inner) = base {
      return path(of: inner, depth: depth + 1)
    }
    guard term.kind == .member || term.kind == .element else { return nil }
    let part = term.kind == .element ? "[\(term.head)]" : term.head
    switch base {
    case .fresh where term.kind == .member: return part
    case .term(let inner):
      return path(of: inner, depth: depth + 1).map { $0 + (term.kind == .member ? "." : "") + part }
    default: return nil
    }
  }

  /// Labels that stand around a control, through what is no view of SwiftUI's own: a struct of the program, a branch.
  private func identifiersAbove(_ node: NodeID) -> [String] {
    var result: [String] = []
    var below = node
    var current = graph.engine.nodes[node].parent
    while current > 0, isTransparent(current, above: below) {
      if case .modifier(let modified) = graph.engine.nodes[current].kind,
        case .primitive(let modifier) = modified.modifier,
        modifier.name == "accessibilityIdentifier" || modifier.name == "accessibilityLabel",
        case .string(let text)? = modifier.arguments.first?.value
      {
        result.append(text)
      }
      (below, current) = (current, graph.engine.nodes[current].parent)
    }
    return result
  }

  /// Whether what is said of a view around another one is said of that one too.
  private func isTransparent(_ node: NodeID, above inner: NodeID) -> Bool {
    switch graph.engine.nodes[node].kind {
    case .modifier: graph.engine.nodes[node].children.first == inner
    case .custom, .conditional, .erased, .equatable, .placeholder, .styled: true
    default: false
    }
  }

  /// What is presented or pushed goes: by its node, or the last of all where it is not known who dismisses.
  /// false: nothing is.
  func dismissPresented(_ known: NodeID?) throws(Interruption) -> Bool {
    guard !interpreter.isUpdating else { return false }
    if let known { return try takeAway(known) }
    guard !interpreter.options.showsEverything else { return false }
    for node in nodesInOrder().reversed() where try takeAway(node) { return true }
    return false
  }

  private func takeAway(_ node: NodeID) throws(Interruption) -> Bool {
    if try navigation.dismissPushed(node) { return true }
    guard let condition = presentingCondition(of: node) else { return false }
    try storage.modifyBinding(condition, site: 0) { value in
      if case .boolean = value { value = .boolean(false) } else { value = .nilValue }
    }
    return true
  }

  /// The binding that says whether the content of a node is presented. nil: it is no such content, or is not up.
  private func presentingCondition(of node: NodeID) -> BindingValue? {
    guard case .deferred(let content) = graph.engine.nodes[node].kind,
      graph.engine.nodes[node].rule != nil,
      disclosure(at: graph.engine.nodes[node].parent) == nil
    else { return nil }
    return content.condition
  }

  /// The node of the presented or pushed screen that a view stands in: what its `dismiss()` takes away.
  /// nil: the view is in none.
  func presentation(around node: NodeID) -> NodeID? {
    var current = node
    while current > 0 {
      if navigation.placeOnPath(current) != nil || presentingCondition(of: current) != nil {
        return current
      }
      current = graph.engine.nodes[current].parent
    }
    return nil
  }

  private func appear(_ name: String) throws(Interruption) -> ActionProblem? {
    var found = false
    for node in nodesInOrder() {
      guard case .modifier(let modified) = graph.engine.nodes[node].kind,
        case .primitive(let modifier) = modified.modifier,
        Catalog.runsOnAppearance.contains(modifier.name)
      else { continue }
      guard name.isEmpty || isInside(node, name) else { continue }
      found = true
      if let action = modifier.actions.first { _ = try interpreter.call(action.closure, []) }
    }
    return found ? nil : .notFound(name, known: [])
  }

  private func isInside(_ node: NodeID, _ name: String) -> Bool {
    var current = node
    while current > 0 {
      if screenTree.viewName(at: current) == name { return true }
      current = graph.engine.nodes[current].parent
    }
    return screenTree.viewName(at: graph.engine.nodes[node].children.first ?? node) == name
  }

  /// Calls the function that is expected under an address, with arguments that are not known.
  func answer(at address: String) throws(Interruption) -> ActionProblem? {
    guard let expected = interpreter.expected.first(where: { $0.address == address }) else {
      return .notFound(address, known: interpreter.expected.map(\.address))
    }
    let arguments = (0..<(declaredTypes.parameterCount(expected.closure) ?? 0)).map {
      Value.term(Term(.source, "\(address) answer \($0)"))
    }
    _ = try interpreter.call(expected.closure, arguments)
    return nil
  }
}
