import Catalog

/// Values as they are shown on a screen that is compared.
extension Descriptions {
  /// Values as text. Things that are new each time show as their kind.
  func shownValues(_ primitive: PrimitiveView, _ rendered: [Value]) -> [String] {
    // What an action does is seen when it is done.
    let areActions = Catalog.modifier(primitive.name, is: .action)
    if areActions { interpreter.hiddenFunctions += 1 }
    defer { if areActions { interpreter.hiddenFunctions -= 1 } }
    var result: [String] = []
    for (argument, value) in zip(primitive.arguments, rendered) {
      if Catalog.isDefault(argument.label, shown(value), of: primitive.name) { continue }
      let label = argument.label.map { $0 + ": " } ?? ""
      var text = label + shown(value)
      if case .binding(let binding) = argument.value, let animation = binding.animation {
        text += " animated " + shown(animation)
      }
      result.append(text)
    }
    // What a link opens is a part of what it is, although it is not on screen.
    for view in primitive.hidden {
      result.append((view.label ?? "destination") + ": " + shown(view.view))
    }
    for (index, action) in primitive.actions.enumerated() {
      let isLast = index == primitive.actions.count - 1
      let isTrailing = isLast && Catalog.label(action.label ?? "", is: .trails)
      // What it does is seen when what is presented goes.
      if action.label == "onDismiss" { continue }
      let label = isTrailing || action.label == "perform" ? nil : action.label
      let text =
        action.isValue
        ? interpreter.host.shownValueFunction(action.closure) : ShownKind.closure.rawValue
      result.append(
        action.isValue && label == nil ? text : (label ?? Self.unlabeled(primitive)) + ": " + text)
    }
    return result
  }

  func shown(_ value: Value, depth: Int = 0) -> String {
    guard depth < 20 else { return cut() }
    switch value {
    case .fresh(let kind, let id):
      recorder.noteUnresolved(kind: kind)
      return kind + settings(of: id) + interpreter.host.rowPlace(ofFresh: id)
    case .closure(let closure): return interpreter.host.shownFunction(closure)
    case .object(let id): return interpreter.program.types[interpreter.objects[id].type].name
    case .view(let view): return shown(view)
    case .string(let text): return "\"\(text)\""
    case .floating(let number): return shown(number)
    case .binding(let binding): return shown(binding.snapshot, depth: depth + 1)
    case .structure(let value):
      noteOwnStyle(value)
      let type = interpreter.program.types[value.type]
      // Values of the library as code writes them, so that other spellings are known again.
      let labels = type.isOfLibrary ? declaredTypes.layout(value.type).map(\.name) : []
      let fields = value.fields.enumerated().map { index, field in
        (index < labels.count ? labels[index] + ": " : "") + shown(field, depth: depth + 1)
      }
      return type.name + "(" + fields.joined(separator: ", ") + ")"
    case .array(let box):
      return "[" + box.elements.map { shown($0, depth: depth + 1) }.joined(separator: ", ") + "]"
    case .term(let term): return shown(term, depth: depth)
    case .enumeration(let value):
      let name = "." + interpreter.program.types[value.type].cases[value.caseIndex].name
      return value.payload.isEmpty ? name : name + list(value.payload, depth)
    case .tuple(let tuple): return list(tuple.elements, depth)
    case .set(let box): return list(box.elements, depth, sorted: true)
    case .dictionary(let box):
      return list(
        box.entries.map { .tuple(Tuple(elements: [$0.key, $0.value], labels: [nil, nil])) }, depth,
        sorted: true)
    default: return fullDescription(value)
    }
  }

  /// The label of an action that stands behind the call without one.
  private static func unlabeled(_ primitive: PrimitiveView) -> String {
    let hasBinding = primitive.arguments.contains {
      if case .binding = $0.value { true } else { false }
    }
    return switch primitive.name {
    case "Stepper": hasBinding ? "onEditingChanged" : "onIncrement"
    case "Slider": "onEditingChanged"
    default: "action"
    }
  }

  /// How a style of the program looks is what its `resolve(in:)` gives, which is not asked here.
  private func noteOwnStyle(_ value: Structure) {
    guard interpreter.options.showsEverything, declaredTypes.conforms(value.type, to: "ShapeStyle"),
      interpreter.unresolvedShown.count < 20
    else { return }
    interpreter.unresolvedShown.append(interpreter.program.types[value.type].name)
  }

  private func list(_ values: [Value], _ depth: Int, sorted: Bool = false) -> String {
    let texts = values.map { shown($0, depth: depth + 1) }
    return "(" + (sorted ? texts.sorted() : texts).joined(separator: ", ") + ")"
  }

  /// `8` and `8.0` are one literal where a length is wanted.
  private func shown(_ number: Double) -> String {
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    guard number == number.rounded(), abs(number) < 1e15 else { return String(describing: number) }
    return String(Int(number))
  }

  /// A term as text; what of it is not known is noted.
  private func shown(_ term: Term, depth: Int) -> String {
    interpreter.shownTerms += 1
    let count = interpreter.unresolvedShown.count
    if term.isTooLarge { cut() }
    recorder.noteUnresolved(term)
    let text = plainlyShown(term, depth: depth)
    // The whole chain is what is not known: `plan.callsign`, not `plan`.
    if interpreter.unresolvedShown.count == count + 1, term.kind != .operation,
      !recorder.isUncomputed(term)
    {
      interpreter.unresolvedShown[count] = text
    }
    return text
  }

  private func shown(_ modifier: ModifiedView.Modifier) -> String {
    guard case .primitive(let primitive) = modifier else { return "" }
    return "(" + shownValues(primitive, primitive.arguments.map(\.value)).joined(separator: ", ")
      + ")"
  }

  private func shown(_ view: ViewValue) -> String {
    switch view {
    case .primitive(let primitive):
      primitive.name + "("
        + primitive.arguments.map { shown($0.value) }.joined(separator: ", ") + ")"
    case .modified(let modified):
      shown(modified.content) + "." + modified.name + shown(modified.modifier)
    default: interpreter.viewName(view)
    }
  }
}
