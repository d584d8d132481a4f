import Catalog

/// Makes view values of calls: views and modifiers of SwiftUI, and of nobody known.
struct ViewMaker: InterpreterPart {
  let interpreter: Interpreter
}

/// Views that the program does not declare, and how values become views.
extension ViewMaker {
  /// The view that a value is, when a builder or a body yields it.
  func view(from value: Value) -> ViewValue? {
    switch value {
    case .view(let view): return view
    case .structure(let structure):
      return declaredTypes.isView(structure.type) ? .custom(structure) : nil
    case .enumeration(let value):
      return declaredTypes.isView(value.type) ? .custom(wrapping(value)) : nil
    case .term(let term): return view(from: term)
    case .nilValue: return .empty
    case .type(let reference):
      guard let name = declaredTypes.name(of: reference) else { return nil }
      return .primitive(PrimitiveView(name: name, site: 0))
    case .fresh(let kind, _):
      return .primitive(
        PrimitiveView(name: kind, arguments: [LabeledValue(label: nil, value: value)], site: 0))
    case .array(let box): return .group(box.elements.compactMap(view(from:)))
    case .string, .integer, .floating, .boolean, .tuple, .closure: return nil
    case .wrapper(let wrapper): return view(from: wrapper.value)
    default: return nil
    }
  }

  /// An enum that is a view, as a structure of one field. Its body gets the enum for `self`.
  func wrapping(_ value: Enumeration) -> Structure {
    Structure(type: value.type, fields: [.enumeration(value)])
  }

  /// What `self` is in the members of a view.
  func unwrappingEnum(_ value: Structure) -> Value {
    interpreter.program.types[value.type].kind == .enumeration
      ? value.fields.first ?? .structure(value) : .structure(value)
  }

  /// An undeclared name in the place of a view is a primitive whose inputs are its arguments.
  private func view(from term: Term, depth: Int = 0) -> ViewValue? {
    guard depth < 100 else { return nil }
    switch term.kind {
    // `Kit.Card { … }` is a view of a namespace, and `Card.make { … }` one that a type makes.
    case .methodCall where term.head.startsUppercase || isOfType(term):
      return .primitive(
        unknownView(term.head, Array(term.labeledOperands.dropFirst()), site: term.site))
    case .methodCall:
      guard case .term(let base)? = term.operands.first,
        let content = view(from: base, depth: depth + 1)
      else { return primitive(term) }
      let modifier = modifierView(
        term.head, Array(term.labeledOperands.dropFirst()), site: 0)
      return .modified(
        ModifiedView(content: content, modifier: .primitive(modifier), name: term.head, site: 0))
    default: return primitive(term)
    }
  }

  /// Whether it is a call of what a type has.
  private func isOfType(_ term: Term) -> Bool {
    if case .type? = term.operands.first { true } else { false }
  }

  private func primitive(_ term: Term) -> ViewValue {
    if term.kind == .operation {
      // `Text("a") + Text("b")`
      return .primitive(
        PrimitiveView(name: "Text", arguments: term.labeledOperands, site: 0))
    }
    if term.kind == .name {
      interpreter.assumptions.fail(
        Unsupported(.undeclaredView, [term.head], at: recorder.location(site: term.site)))
    } else if Catalog.view(term.head)?.kind != .content(of: .table) {
      recorder.assume(.view, [term.head], site: term.site)
    }
    guard term.kind == .call else {
      return .primitive(
        PrimitiveView(
          name: term.head, arguments: [LabeledValue(label: nil, value: .term(term))], site: 0))
    }
    return .primitive(unknownView(term.head, term.labeledOperands, site: term.site))
  }

  /// A call of a SwiftUI view's initializer.
  func constructPrimitive(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    if let special = try specialView(name, arguments, site: site) { return special }
    if arguments.count == 1, case .tuple(let configuration) = arguments[0].value,
      configuration["isPressed"] != nil
    {
      return .view(.primitive(control(name, of: configuration, site: site)))
    }
    return .view(.primitive(try primitiveView(name, arguments, site: site)))
  }

  private func primitiveView(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> PrimitiveView {
    var parts = PrimitiveParts()
    var closureIndex = 0
    for argument in arguments {
      guard case .closure(let closure) = argument.value else {
        let actions = parts.actions.count
        try addValue(argument, to: &parts, name: name)
        closureIndex += parts.actions.count - actions
        continue
      }
      let role = Catalog.role(
        ofClosureIn: name, label: argument.label, index: closureIndex,
        takesValue: (declaredTypes.parameterCount(closure) ?? 0) > 0, values: parts.labels)
      closureIndex += 1
      try add(closure, label: argument.label, role: role, to: &parts, name: name, site: site)
    }
    return PrimitiveView(
      name: name, arguments: parts.values, children: inOneOrder(parts.children, of: name),
      deferred: parts.deferred, hidden: parts.hidden, actions: parts.actions, site: site)
  }

  /// Sorts a closure argument into what it is for.
  private func add(
    _ closure: Closure, label: String?, role: ClosureRole, to parts: inout PrimitiveParts,
    name: String, site: Int
  ) throws(Interruption) {
    switch role {
    case .builder:
      let content = try interpreter.call(closure.with(builder: "ViewBuilder"), [])
      if let view = view(from: content) {
        if isTitle(view, label: label, of: name) { interpreter.counts.titles += 1 }
        parts.children.append(LabeledView(label: label, view: view))
      }
    case .hidden:
      let content = try interpreter.call(closure.with(builder: "ViewBuilder"), [])
      if let view = view(from: content) { addHidden(view, label: label, to: &parts) }
    case .deferred(let count):
      let arguments = (0..<count).map {
        Value.term(Term(.source, "\(name) content \($0)"))
      }
      parts.deferred.append(
        DeferredContent(
          label: label, closure: closure.with(builder: "ViewBuilder"), arguments: arguments,
          condition: presentation(parts.values)))
    case .rows:
      try addRows(closure, label: label, to: &parts, name: name, site: site)
    case .action
    where Catalog.mayBeLeftOut(action: label) && closure.doesNothing(in: interpreter.program): break
    case .action, .value:
      // A path is drawn at once, as a part of the body.
      if name == "Path", interpreter.isUpdating, !interpreter.options.showsEverything {
        _ = try interpreter.call(closure, [.term(Term(.source, "a path"))])
      }
      parts.actions.append(
        LabeledClosure(label: label, closure: closure, isValue: role == .value))
    }
  }

  /// Whether a part of a view is what its initializer takes as a title: `Button { … } label: { Text("Save") }`.
  private func isTitle(_ view: ViewValue, label: String?, of name: String) -> Bool {
    guard case .primitive(let part) = view, let place = Catalog.labelPlace(name) else {
      return false
    }
    switch (place, part.name) {
    case (.alone, "Text"): return true
    case (.beside(let wanted), "Text"): return Catalog.part(label, of: name) == wanted
    case (_, "Image"): return name == "Label" && label == "icon"
    default: return false
    }
  }

  /// What a link opens is in the tree only where everything is.
  func addHidden(_ view: ViewValue, label: String?, to parts: inout PrimitiveParts) {
    let content = LabeledView(label: label ?? "destination", view: view)
    if interpreter.options.showsEverything {
      parts.children.append(content)
    } else {
      parts.hidden.append(content)
    }
  }

  /// The binding that says whether deferred content is shown.
  private func presentation(_ values: [LabeledValue]) -> BindingValue? {
    for value in values {
      guard value.label == "isPresented" || value.label == "item" || value.label == "isExpanded"
      else { continue }
      if let binding = binding(in: value.value) { return binding }
    }
    return nil
  }

  /// The binding that an argument is. `.constant(false)` has its type from the parameter alone.
  func binding(in value: Value) -> BindingValue? {
    switch value {
    case .binding(let binding): return binding
    case .term(let term) where term.isImplicit && term.memberName == "constant":
      guard case .binding(let binding) = conversions.coerce(value, to: .external("Binding")) else {
        return nil
      }
      return binding
    default: return nil
    }
  }

  /// `List(items) { row }`: a ForEach inside.
  private func addRows(
    _ closure: Closure, label: String?, to parts: inout PrimitiveParts, name: String, site: Int
  ) throws(Interruption) {
    let rows = try makeForEach(parts.values, closure, site: site)
    parts.values.removeAll { $0.label == nil || $0.label == "id" || $0.label == "children" }
    parts.children.append(LabeledView(label: label, view: .forEach(rows)))
  }

  func makeForEach(
    _ arguments: [LabeledValue], _ content: Closure, site: Int
  ) throws(Interruption) -> ForEachView {
    var identity: KeyPathValue?
    if case .keyPath(let path)? = arguments.first(where: { $0.label == "id" })?.value {
      identity = path
    }
    let source = arguments.first { $0.label == nil }?.value ?? .array(ArrayBox([]))
    let builder = content.with(builder: "ViewBuilder")
    if case .binding(let binding) = source {
      let value = try interpreter.host.valueStore.readBinding(binding)
      let count = try sequenceLibrary.elements(of: value, site: site).count
      return ForEachView(
        data: .bindings(binding, count: count), identity: identity, content: builder, site: site)
    }
    return ForEachView(
      data: .elements(try sequenceLibrary.elements(of: source, site: site), source: source),
      identity: identity,
      content: builder, site: site)
  }

  /// The views that a container takes its content apart into. Rows are not there yet when it does.
  private func subviews(of content: ViewValue, site: Int) -> [ViewValue] {
    var result: [ViewValue] = []
    var pending = [content]
    while let view = pending.popLast() {
      switch view {
      case .group(let views): pending += views.reversed()
      case .conditional(_, let branch, let inner): if branch >= 0 { pending.append(inner) }
      case .empty: continue
      case .forEach, .placeholder:
        interpreter.assumptions.fail(Unsupported(.subviews, at: recorder.location(site: site)))
        result.append(view)
      default: result.append(view)
      }
    }
    return result
  }

  /// Views with a meaning of their own.
  private func specialView(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    switch name {
    case "EmptyView": return .view(.empty)
    case "Table": return try table(arguments, site: site)
    case "Group" where arguments.first?.label == "sections",
      "ForEach" where arguments.first?.label == "sections":
      interpreter.assumptions.fail(Unsupported(.subviews, at: recorder.location(site: site)))
      return arguments.first.flatMap { view(from: $0.value) }.map(Value.view)
    case "Group" where arguments.first?.label == "subviews":
      guard let content = arguments.first.flatMap({ view(from: $0.value) }),
        case .closure(let closure)? = arguments.last?.value
      else { return .view(.empty) }
      let views = subviews(of: content, site: site).map(Value.view)
      return try interpreter.call(closure.with(builder: "ViewBuilder"), [.array(ArrayBox(views))])
    case "Group":
      guard case .closure(let closure)? = arguments.last?.value else { return .view(.empty) }
      return try interpreter.call(closure.with(builder: "ViewBuilder"), [])
    case "AnyView":
      guard let content = arguments.first.flatMap({ view(from: $0.value) }) else { return nil }
      interpreter.freshCount += 1
      return .view(.erased(content, id: interpreter.freshCount))
    case "EquatableView":
      guard let content = arguments.first.flatMap({ view(from: $0.value) }) else { return nil }
      return .view(.equatable(content))
    case "ForEach":
      guard case .closure(let closure)? = arguments.last?.value else { return nil }
      if arguments.first?.label == "subviews",
        let content = arguments.first.flatMap({ view(from: $0.value) })
      {
        let views = subviews(of: content, site: site).map(Value.view)
        return .view(
          .forEach(
            ForEachView(
              data: .elements(views, source: .array(ArrayBox(views))), identity: nil,
              content: closure.with(builder: "ViewBuilder"), site: site)))
      }
      return .view(.forEach(try makeForEach(arguments.dropLast(), closure, site: site)))
    default: return nil
    }
  }

  /// The children of a view in the order that ``inOneOrder(_:of:)`` shows them in, under the names of their
  /// parts: what can be done on two screens that show the same has the same order.
  func inOneOrder(_ children: [LabeledView], of view: String) -> [LabeledView] {
    guard interpreter.options.showsEverything, Catalog.labelPlace(view) != nil else {
      return children
    }
    let named = children.map {
      LabeledView(label: Catalog.part($0.label, of: view), view: $0.view)
    }
    let parts = named.filter { Catalog.isPart($0.label, of: view) }
    guard !parts.isEmpty else { return named }
    return parts.sorted { ($0.label ?? "") < ($1.label ?? "") }
      + named.filter { !Catalog.isPart($0.label, of: view) }
  }

  /// `Toggle(configuration)`: the control that a style is for, with the parts that it was given.
  func control(_ name: String, of configuration: Tuple, site: Int) -> PrimitiveView {
    var parts = PrimitiveParts()
    for (label, value) in zip(configuration.labels, configuration.elements) {
      guard let label else { continue }
      switch value {
      case .view(let view) where Self.parts(of: name).contains(label):
        parts.children.append(LabeledView(label: label, view: view))
      case .binding where label.hasPrefix("$"):
        parts.values.append(LabeledValue(label: String(label.dropFirst()), value: value))
      default:
        if label == "value" { parts.values.append(LabeledValue(label: label, value: value)) }
      }
    }
    return PrimitiveView(
      name: name, arguments: parts.values, children: parts.children, site: site)
  }

  /// The parts that a control shows of its configuration.
  private static func parts(of control: String) -> Set<String> {
    switch control {
    case "Label": ["title", "icon"]
    case "GroupBox", "LabeledContent", "DisclosureGroup", "ControlGroup": ["label", "content"]
    default: ["label", "currentValueLabel"]
    }
  }
}

/// The arguments of a primitive, sorted.
struct PrimitiveParts {
  /// The labels of the values, and of the views that were given as values.
  var labels: [String?] {
    values.map(\.label) + (children + hidden).compactMap(\.label).map(Optional.some)
  }

  var values: [LabeledValue] = []
  var children: [LabeledView] = []
  var deferred: [DeferredContent] = []
  var hidden: [LabeledView] = []
  var actions: [LabeledClosure] = []
}
