import Catalog

/// View modifiers.
extension ViewMaker {
  /// `view.name(arguments)`. nil: the receiver is no view, or `name` no modifier.
  func applyModifier(
    _ receiver: Value, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard let content = modifiable(receiver, name) else { return nil }
    if name == "gesture", arguments.count == 1, case .term(let gesture) = arguments[0].value,
      let tap = gesture.endedTap
    {
      let action = LabeledValue(label: nil, value: .closure(tap.closure))
      return try applyModifier(receiver, "onTapGesture", tap.given + [action], site: site)
    }
    if case .structure = receiver, recorder.isActing, !Catalog.isModifier(name) {
      recorder.noteUnknownEffect(
        .methodCall, name, [receiver] + arguments.map(\.value), site: site)
    }
    if let modified = try specialModifier(content, name, arguments, site: site) { return modified }
    let modifier = try primitiveModifier(name, arguments, site: site)
    return .view(
      .modified(
        ModifiedView(content: content, modifier: .primitive(modifier), name: name, site: site)))
  }

  /// The receiver as a view, if it is one.
  private func modifiable(_ receiver: Value, _ name: String) -> ViewValue? {
    switch receiver {
    case .view(let view): return view
    case .structure(let value): return declaredTypes.isView(value.type) ? .custom(value) : nil
    case .enumeration(let value):
      return declaredTypes.isView(value.type) ? .custom(wrapping(value)) : nil
    case .term(let term):
      guard term.kind == .call, term.head.startsUppercase,
        !term.head.hasSuffix("Gesture"), Catalog.isModifier(name)
      else { return nil }
      return view(from: receiver)
    default: return nil
    }
  }

  private func specialModifier(
    _ content: ViewValue, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    func modified(_ modifier: ModifiedView.Modifier) -> Value {
      .view(
        .modified(ModifiedView(content: content, modifier: modifier, name: name, site: site)))
    }
    switch (name, arguments.count) {
    case ("id", 1): return modified(.identity(arguments[0].value))
    case ("equatable", 0): return .view(.equatable(content))
    case ("modifier", 1):
      if case .structure(let value) = arguments[0].value, declaredTypes.isViewModifier(value.type) {
        return modified(.custom(value))
      }
      if case .term(let term) = arguments[0].value, term.kind == .call,
        term.head == "EmptyModifier" || term.head == ".init" && term.operands.isEmpty
      {
        return .view(content)
      }
      return nil
    case ("environment", 2):
      guard case .keyPath(let path) = arguments[0].value else { return nil }
      return modified(.environment(.keyPath(path, arguments[1].value)))
    case ("environment", 1): return modified(.environment(.object(arguments[0].value)))
    case ("environmentObject", 1):
      return modified(.environment(.environmentObject(arguments[0].value)))
    case ("transformEnvironment", 2):
      guard case .keyPath(let path) = arguments[0].value,
        case .closure(let closure) = arguments[1].value
      else { return nil }
      return modified(.environment(.transform(path, closure)))
    default: return nil
    }
  }

  /// A SwiftUI modifier with its arguments sorted by what they are for.
  private func primitiveModifier(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> PrimitiveView {
    var parts = PrimitiveParts()
    for argument in arguments {
      guard case .closure(let closure) = argument.value else {
        try addValue(argument, to: &parts, name: name)
        continue
      }
      var role = Catalog.role(
        ofClosureOn: name, label: argument.label, values: parts.values.map(\.label))
      if interpreter.options.showsEverything, Catalog.modifier(name)?.presents == .destination {
        role = .deferred(arguments: parts.values.contains { $0.label == "for" } ? 1 : 0)
      }
      switch role {
      case .builder:
        let built = try content(of: closure, presenting: parts.values)
        if let view = view(from: built) {
          parts.children.append(LabeledView(label: argument.label, view: view))
        }
      case .deferred(let count):
        parts.deferred.append(deferred(closure, argument.label, count, parts, name))
      case .value
      where !Catalog.isModifier(name)
        && addContent(closure, label: argument.label, to: &parts, name: name):
        continue
      case .rows, .action, .value, .hidden:
        parts.actions.append(
          LabeledClosure(label: argument.label, closure: closure, isValue: role == .value))
      }
    }
    return PrimitiveView(
      name: name, arguments: parts.values, children: parts.children, deferred: parts.deferred,
      actions: parts.actions, site: site)
  }

  private func deferred(
    _ closure: Closure, _ label: String?, _ count: Int, _ parts: PrimitiveParts, _ name: String
  ) -> DeferredContent {
    var condition: BindingValue?
    for value in parts.values where value.label == "isPresented" || value.label == "item" {
      condition = binding(in: value.value) ?? condition
    }
    let isItem = parts.values.contains { $0.label == "item" }
    var arguments = (0..<max(count, isItem ? 1 : 0)).map {
      Value.term(Term(.source, "\(name) content \($0)"))
    }
    if case .type(let type)? = parts.values.first(where: { $0.label == "for" })?.value,
      interpreter.options.showsEverything, arguments.count == 1,
      declaredTypes.isKnownValueType(type)
    {
      arguments = [declaredTypes.anyValue(of: type)]
    }
    return DeferredContent(
      label: label, closure: closure.with(builder: "ViewBuilder"), arguments: arguments,
      condition: condition)
  }

  /// A view passed as a value (`.background(Card())`, `Section(header: Title())`) is content.
  func addValue(
    _ argument: LabeledValue, to parts: inout PrimitiveParts, name: String
  ) throws(Interruption) {
    if argument.label == "destination", let view = view(from: argument.value), isContent(view) {
      count(built: view)
      addHidden(view, label: argument.label, to: &parts)
    } else if let action = actionGiven(argument, to: name) {
      parts.actions.append(LabeledClosure(label: argument.label, closure: action))
    } else if case .enumeration(let value) = argument.value, declaredTypes.isView(value.type) {
      parts.children.append(LabeledView(label: argument.label, view: .custom(wrapping(value))))
    } else if case .structure(let value) = argument.value, declaredTypes.isView(value.type) {
      parts.children.append(LabeledView(label: argument.label, view: .custom(value)))
    } else if case .view(let view) = argument.value,
      interpreter.options.showsEverything || !isStyleValue(view)
    {
      count(built: view)
      parts.children.append(LabeledView(label: argument.label, view: view))
    } else {
      parts.values.append(argument)
    }
  }

  /// A function that is not declared, given as an action: `Button(action: model.save)`.
  private func actionGiven(_ argument: LabeledValue, to name: String) -> Closure? {
    guard case .term(let term) = argument.value, term.kind == .member || term.kind == .name else {
      return nil
    }
    let takesFunction =
      argument.label.map { Catalog.isAction(label: $0) }
      ?? Catalog.modifier(name, is: .takesFunction)
    return takesFunction ? term.function : nil
  }

  private func isContent(_ view: ViewValue) -> Bool {
    if case .primitive(let primitive) = view { return Catalog.isRendered(primitive.name) }
    return true
  }

  /// Colours, shapes and texts given as arguments are values, not content.
  private func isStyleValue(_ view: ViewValue) -> Bool {
    switch view {
    case .primitive(let primitive): primitive.children.isEmpty && primitive.deferred.isEmpty
    case .modified(let modified): isStyleValue(modified.content)
    case .empty: true
    default: false
    }
  }

  /// A modifier on an undeclared view.
  func modifierView(_ name: String, _ arguments: [LabeledValue], site: Int) -> PrimitiveView {
    do throws(Interruption) {
      return try primitiveModifier(name, arguments, site: site)
    } catch {
      recorder.note(error)
      return PrimitiveView(name: name, site: site)
    }
  }

  private func addBuilt() {
    interpreter.counts.rebuilt += 1
    interpreter.trace.addBuilt()
  }

  /// Whether a modifier does nothing but give the views below a model.
  private func handsModelDown(_ modifier: ModifiedView.Modifier) -> Bool {
    switch modifier {
    case .environment(.environmentObject), .environment(.object): true
    default: false
    }
  }

  /// Counts the primitives of a view value that a body has built.
  func count(built view: ViewValue, depth: Int = 0) {
    guard depth < 200 else { return }
    switch view {
    case .primitive(let primitive):
      guard !primitive.isCounted else { return }
      primitive.isCounted = true
      addBuilt()
    case .modified(let modified):
      // A modifier with a body is no primitive, as a view with one is none.
      if case .custom = modified.modifier {
        return count(built: modified.content, depth: depth + 1)
      }
      if !modified.isCounted {
        modified.isCounted = true
        addBuilt()
        if handsModelDown(modified.modifier) { interpreter.counts.titles += 1 }
      }
      count(built: modified.content, depth: depth + 1)
    case .group(let views): for view in views { count(built: view, depth: depth + 1) }
    case .conditional(_, _, let inner), .erased(let inner, _), .equatable(let inner):
      count(built: inner, depth: depth + 1)
    case .empty, .custom, .forEach, .placeholder: break
    }
  }
}
