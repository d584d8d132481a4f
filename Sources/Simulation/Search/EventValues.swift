/// The values that a control on screen can give.
extension ScreenEvents {
  private static let textFields: Set<String> = [
    "TextField", "SecureField", "TextEditor", "searchable",
  ]
  private static let choosers: Set<String> = ["Picker", "TabView", "List", "Table"]

  func needsValue(_ kind: ScreenEvent.Kind, at node: NodeID) -> Bool {
    switch kind {
    case .edit: true
    case .perform: ["onDelete", "onMove"].contains(modifierName(at: node))
    default: false
    }
  }

  func values(for kind: ScreenEvent.Kind, at node: NodeID, _ palette: Palette) -> [EventValue] {
    switch kind {
    case .edit: return editValues(at: node, palette)
    case .perform: return performValues(at: node)
    case .toggle: return isKnownFlag(at: node) ? [] : [.boolean(true), .boolean(false)]
    default: return []
    }
  }

  /// Whether it is known if a toggle is on. Where it is not, it can be put either way.
  private func isKnownFlag(at node: NodeID) -> Bool {
    guard let binding = controlActions.editedBinding(at: node),
      let current = try? storage.peekBinding(binding)
    else {
      return true
    }
    if case .boolean = current { return true }
    return false
  }

  private func modifierName(at node: NodeID) -> String {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind else {
      return screenTree.viewName(at: node)
    }
    return modified.name
  }

  private func performValues(at node: NodeID) -> [EventValue] {
    let rows = rowCount(below: node)
    switch modifierName(at: node) {
    case "onDelete":
      guard rows > 0 else { return [] }
      let single = Array(Set([0, 1, rows - 1])).sorted().filter { $0 < rows }
      return single.map { .offsets([$0]) } + (rows > 1 ? [.offsets([0, rows - 1])] : [])
    case "onMove":
      return rows > 1 ? [.move([0], rows), .move([rows - 1], 0), .move([0], 2)] : []
    case "onHover", "onLongPressGesture", "Slider", "Stepper", "onFocusChange":
      return [.boolean(true), .boolean(false)]
    default: return []
    }
  }

  func rowCount(below node: NodeID) -> Int {
    var pending = graph.engine.nodes[node].children
    while let next = pending.popLast() {
      if case .forEach = graph.engine.nodes[next].kind {
        return graph.engine.nodes[next].children.count
      }
      pending += graph.engine.nodes[next].children
    }
    return 0
  }

  func editValues(at node: NodeID, _ palette: Palette) -> [EventValue] {
    guard let binding = controlActions.editedBinding(at: node),
      let current = try? storage.peekBinding(binding)
    else {
      return []
    }
    if focusValue(at: node) != nil { return [.tag(0), .none] }
    let name = modifierName(at: node)
    switch name {
    case "Stepper": return steps(at: node, from: current)
    case "Slider": return positions(at: node, from: current, palette)
    default: break
    }
    if Self.choosers.contains(name) {
      let count = choices(below: node).count
      if count > 0 { return (0..<count).map { .tag($0) } }
    }
    if Self.textFields.contains(name), case .string = current {
      guard !takesLines(at: node) else { return texts(palette) + [.string("\n")] }
      // A field of one line takes no second one.
      return texts(palette).filter {
        if case .string(let text) = $0 { !text.contains("\n") } else { true }
      }
    }
    if isPresentation(binding, at: node) {
      switch current {
      case .boolean(false), .nilValue: return []
      case .boolean: return [.boolean(false)]
      default: return [.none]
      }
    }
    let others = otherValues(than: current, palette)
    guard Self.textFields.contains(name) else { return others }
    // A number that is typed may have a sign. Of two neighbours one at least is no multiple of what a program
    // divides by.
    switch current {
    case .integer: return others + [.integer(-7), .integer(-8)]
    case .floating: return others + [.floating(-2.5)]
    default: return others
    }
  }

  /// What a property holds while the focus is here: `focused($field, equals: .name)`.
  private func focusValue(at node: NodeID) -> Value? {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier
    else { return nil }
    return argument("equals", of: modifier)
  }

  /// Whether a line can be ended in a field.
  private func takesLines(at node: NodeID) -> Bool {
    modifierName(at: node) == "TextEditor"
      || primitive(at: node).flatMap { argument("axis", of: $0) } != nil
  }

  private func isPresentation(_ binding: BindingValue, at node: NodeID) -> Bool {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier
    else { return false }
    return modifier.arguments.contains { argument in
      guard argument.label == "isPresented" || argument.label == "item",
        case .binding(let other) = argument.value
      else { return false }
      return other === binding
    }
  }

  func otherValues(than current: Value, _ palette: Palette) -> [EventValue] {
    switch current {
    case .boolean(let flag): return [.boolean(!flag)]
    case .integer(let number):
      return palette.integers.filter { $0 != number }.prefix(12).map { .integer($0) }
        + [.integer(number + 1)]
    case .floating(let number):
      return palette.floatings.filter { $0 != number }.prefix(12).map { .floating($0) }
        + [.floating(number + 1)]
    case .string: return texts(palette)
    case .enumeration(let value):
      return interpreter.program.types[value.type].cases.enumerated().filter {
        $0.offset != value.caseIndex && $0.element.payload.isEmpty
      }.map { .enumCase($0.element.name) }
    default: return [.other]
    }
  }

  private func texts(_ palette: Palette) -> [EventValue] { palette.strings.map { .string($0) } }

  // MARK: Numbers

  /// Only what stays within the stepper's own bounds.
  private func steps(at node: NodeID, from current: Value) -> [EventValue] {
    guard let control = primitive(at: node) else { return [] }
    let step = number(argument("step", of: control)) ?? 1
    let bounds = bounds(argument("in", of: control))
    guard let value = number(current) else { return [.other] }
    return [1, -1].filter { direction in
      guard let bounds else { return true }
      let next = value + Double(direction) * step
      return next >= bounds.low && next <= bounds.high
    }.map { .by($0) }
  }

  private func positions(at node: NodeID, from current: Value, _ palette: Palette) -> [EventValue] {
    guard let control = primitive(at: node) else { return [] }
    let bounds = bounds(argument("in", of: control)) ?? (0, 1)
    guard bounds.low <= bounds.high else { return [] }
    let step = number(argument("step", of: control)) ?? 0
    var values = [bounds.low, bounds.high, (bounds.low + bounds.high) / 2]
    values += palette.floatings + palette.integers.map(Double.init)
    let beside = step > 0 ? step : (bounds.high - bounds.low) / 64
    values += palette.integers.flatMap { [Double($0) - beside, Double($0) + beside] }
    var result: [EventValue] = []
    for value in values where value >= bounds.low && value <= bounds.high {
      let position =
        step > 0 ? bounds.low + ((value - bounds.low) / step).rounded(.down) * step : value
      let event = EventValue.floating(position)
      if number(current) != position, !result.contains(event) { result.append(event) }
    }
    return Array(result.prefix(24)) + (step > 0 ? [] : between(bounds, palette))
  }

  /// Parts of one of what a program may round: just above and below a whole one, a half and a quarter.
  private static let parts = [0.995, 0.005, 0.495, 0.745]

  /// Positions of a slider that stands anywhere: between whole numbers, also of what the programs multiply by.
  private func between(
    _ bounds: (low: Double, high: Double), _ palette: Palette
  ) -> [EventValue] {
    let scales = [1] + palette.integers.filter { (2...1_000).contains($0) }.prefix(3)
    return scales.map(Double.init).flatMap { scale in
      let whole = ((bounds.low + bounds.high) / 2 * scale).rounded(.down)
      return Self.parts.map { (whole + $0) / scale }
    }
    .filter { $0 > bounds.low && $0 < bounds.high }.map { .floating($0) }
  }

  private func primitive(at node: NodeID) -> PrimitiveView? {
    guard case .primitive(let primitive) = graph.engine.nodes[node].kind else { return nil }
    return primitive
  }

  private func argument(_ label: String, of control: PrimitiveView) -> Value? {
    control.arguments.first { $0.label == label }?.value
  }

  private func number(_ value: Value?) -> Double? { value?.double }

  /// The bounds of a closed range; the upper one of a half-open range is one less.
  private func bounds(_ value: Value?) -> (low: Double, high: Double)? {
    switch value {
    case .range(let low, let high, _)?: return (Double(low), Double(high - 1))
    case .term(let term)? where term.operands.count == 2:
      guard term.head == "..." || term.head == "..<", let low = number(term.operands[0]),
        let high = number(term.operands[1])
      else { return nil }
      return (low, high)
    default: return nil
    }
  }

  // MARK: Choices

  /// What the rows of a picker or list stand for: their tags, else their identities. A row's identity counts
  /// too where its tag is of another type than what is chosen.
  func choices(below root: NodeID) -> [Value] { rows(below: root).map(\.value) }

  /// The choice that is shown as a text. nil: there is none, or more than one.
  func choice(shownAs text: String, below root: NodeID) -> Value? {
    let shown = rows(below: root).filter { controlActions.labels(of: $0.node).contains(text) }
    return shown.count == 1 ? shown[0].value : nil
  }

  private func rows(below root: NodeID) -> [(value: Value, node: NodeID)] {
    if let value = focusValue(at: root) { return [(value, root)] }
    let chosen = controlActions.editedBinding(at: root).flatMap { try? storage.peekBinding($0) }
    var result: [(value: Value, node: NodeID)] = []
    var pending = graph.engine.nodes[root].children.reversed() as [NodeID]
    var ids: [NodeID: Value] = [:]
    while let node = pending.popLast(), result.count < 64 {
      switch graph.engine.nodes[node].kind {
      case .modifier(let modified):
        if modified.name == "tag", case .primitive(let modifier) = modified.modifier,
          let value = modifier.arguments.first?.value
        {
          result.append((value, node))
          continue
        }
      case .forEach(let forEach): ids.merge(identities(forEach, at: node)) { $1 }
      case .element:
        if let id = ids[node], !isChosenByTag(below: node, chosen, besides: id) {
          result.append((id, node))
          continue
        }
      default: break
      }
      pending += graph.engine.nodes[node].children.reversed()
    }
    return result
  }

  /// Whether a row has a tag that is a choice, or as little of one as its identity.
  private func isChosenByTag(below row: NodeID, _ chosen: Value?, besides id: Value) -> Bool {
    var pending = graph.engine.nodes[row].children
    while let node = pending.popLast() {
      if case .modifier(let modified) = graph.engine.nodes[node].kind, modified.name == "tag" {
        guard let chosen, case .primitive(let modifier) = modified.modifier,
          let tag = modifier.arguments.first?.value
        else { return true }
        return valueVariation.isChoice(tag, like: chosen)
          || !valueVariation.isChoice(id, like: chosen)
      }
      pending += graph.engine.nodes[node].children
    }
    return false
  }

  private func identities(_ forEach: ForEachView, at node: NodeID) -> [NodeID: Value] {
    guard case .elements(let elements, _) = forEach.data else { return [:] }
    var result: [NodeID: Value] = [:]
    for (row, element) in zip(graph.engine.nodes[node].children, elements) {
      result[row] = (try? listRows.identityValue(of: element, forEach.identity, site: 0)) ?? element
    }
    return result
  }
}
