import Catalog

/// Result builders, and the views of the library.
extension ProofViews {
  func build(_ block: Block) throws(ProofStop) -> ProofView {
    var parts: [ProofView] = []
    for statement in block.statements { try build(statement, into: &parts) }
    return parts.count == 1 ? parts[0] : .group(parts)
  }

  private func build(
    _ statement: Stmt, into parts: inout [ProofView]
  ) throws(ProofStop) {
    try run.tick()
    switch statement {
    case .expression(let expression, let site):
      if case .assign = expression { throw run.stop(.statement, "", site) }
      let value = try run.evaluate(expression)
      guard let view = builtView(value, site) else { throw run.stop(.view, "", site) }
      parts.append(view)
    case .conditional(let conditions, let yes, let no, let site):
      parts.append(try build(conditions[...], [], yes, no, site))
    case .switchCases(let subject, let cases, let site):
      parts.append(try buildSwitch(cases[...], all: cases, run.evaluate(subject), site))
    case .bind(let pattern, let type, let value?):
      guard
        try run.bind(pattern, to: natives.coerce(run.evaluate(value), to: type)) == run.terms.yes
      else {
        throw run.stop(.pattern)
      }
    case .block(let body): for inner in body.statements { try build(inner, into: &parts) }
    default: throw run.stop(.statement)
    }
  }

  /// An `if`: the clauses one after another, each under those before it.
  private func build(
    _ conditions: ArraySlice<Condition>, _ facts: [ProofTerm], _ yes: Block, _ no: Block?,
    _ site: Int
  ) throws(ProofStop) -> ProofView {
    guard let first = conditions.first else {
      let condition = run.terms.and(facts)
      let other = run.terms.not(condition)
      let a = try arm(condition, yes)
      let b = try no.map { block throws(ProofStop) in try self.arm(other, block) } ?? .group([])
      return .conditional(condition, a, b)
    }
    let fact = try places.assuming(run.terms.and(facts)) { () throws(ProofStop) in
      try run.clause(first, site: site)
    }
    return try build(conditions.dropFirst(), facts + [fact], yes, no, site)
  }

  /// What a branch yields where its condition is true. Where it never is, nothing.
  private func arm(_ condition: ProofTerm, _ block: Block) throws(ProofStop) -> ProofView {
    if condition == run.terms.no || places.isRefuted(condition) { return .group([]) }
    return try places.assuming(condition) { () throws(ProofStop) in try self.build(block) }
  }

  private func buildSwitch(
    _ cases: ArraySlice<SwitchCase>, all: [SwitchCase], _ value: ProofValue, _ site: Int
  ) throws(ProofStop) -> ProofView {
    guard let one = cases.first else { return .group([]) }
    if one.isDefault {
      guard cases.count == 1 else { throw run.stop(.statement, "default", site) }
      return try build(one.body)
    }
    var matches: [ProofTerm] = []
    for item in one.items {
      let fact = try run.bind(item.pattern, to: value)
      guard let condition = item.condition else {
        matches.append(fact)
        continue
      }
      guard one.items.count == 1 else { throw run.stop(.pattern, "where", site) }
      let extra = try places.assuming(fact) { () throws(ProofStop) in
        try run.truth(run.evaluate(condition), site: site)
      }
      matches.append(run.terms.and(fact, extra))
    }
    let condition = run.terms.or(matches)
    let other = run.terms.not(condition)
    let a = try arm(condition, one.body)
    if other == run.terms.no || places.isRefuted(other) {
      return .conditional(condition, a, .group([]))
    }
    let b = try places.assuming(other) { () throws(ProofStop) in
      try self.buildSwitch(cases.dropFirst(), all: all, value, site)
    }
    return .conditional(condition, a, b)
  }

  private func builtView(_ value: ProofValue, _ site: Int) -> ProofView? {
    if case .term(let term) = value, run.terms[term].sort == .other {
      let view = ProofPrimitive("constant", site: site)
      view.arguments = [ProofArgument(label: nil, value: value)]
      return .primitive(view)
    }
    if case .optional(let isPresent, let inner) = value, let view = view(from: inner) {
      return .conditional(isPresent, view, .group([]))
    }
    if case .none = value { return .group([]) }
    return view(from: value)
  }

  func view(from value: ProofValue) -> ProofView? {
    switch value {
    case .view(let view): view
    case .structure(let type, let fields): isView(type) ? .custom(type, fields) : nil
    default: nil
    }
  }

  func isView(_ type: TypeID) -> Bool {
    run.program.types[type].inherits.contains {
      if case .external("View", _) = $0 { true } else { false }
    }
  }

  // MARK: Views of the library

  /// nil: no view of the library has this name.
  func libraryView(
    _ name: String, _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofValue? {
    guard Catalog.isRendered(name), name != "Color" else { return nil }
    if let id = run.externalExtension(name), !run.program.types[id].initializers.isEmpty {
      throw run.stop(.view, name, site)
    }
    if name == "ForEach" { return .view(try forEach(arguments, site: site)) }
    if name == "EmptyView" { return .view(.group([])) }
    if name == "AnyView" { return .view(.erased(try erasedContent(arguments, site: site))) }
    if name == "List", let rows = try listOfRows(arguments, site: site) { return .view(rows) }
    guard Self.knownViews.contains(name) else { throw run.stop(.view, name, site) }
    let view = ProofPrimitive(name, site: site)
    let values = try run.evaluate(arguments)
    if name == "Group" {
      guard values.count == 1, let content = try content(values[0].value) else {
        throw run.stop(.view, name, site)
      }
      return .view(content)
    }
    let labels = values.compactMap { argument -> String?? in
      if case .closure = argument.value { return nil }
      return .some(argument.label)
    }
    var closures = 0
    for (argument, written) in zip(values, arguments) {
      if case .closure(let closure) = argument.value {
        let role = Catalog.role(
          ofClosureIn: name, label: written.label, index: closures, values: labels)
        closures += 1
        try add(closure, role, written.label, to: view)
      } else if let child = self.view(from: argument.value) {
        view.children.append((written.label == "content" ? nil : written.label, child))
      } else {
        view.arguments.append(spelled(argument, in: name))
      }
    }
    if Self.titled.contains(name) { titleIsLabel(view) }
    return .view(.primitive(view))
  }

  /// `Text(verbatim: title)` is `Text(title)`, but for what a literal's Markdown shows.
  private func spelled(_ argument: ProofArgument, in view: String) -> ProofArgument {
    guard view == "Text", argument.label == "verbatim", case .term(let term) = argument.value,
      !Markup.isRead(in: run.terms.literals(in: term).joined(separator: "x"))
    else { return argument }
    return ProofArgument(label: nil, value: argument.value)
  }

  private func erasedContent(
    _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofView {
    let values = try run.evaluate(arguments)
    guard values.count == 1, values[0].label == nil || values[0].label == "erasing",
      let content = view(from: values[0].value)
    else { throw run.stop(.view, "AnyView", site) }
    if case .erased(let inner) = content { return inner }
    return content
  }

  private func add(
    _ closure: ProofClosure, _ role: ClosureRole, _ label: String?, to view: ProofPrimitive
  ) throws(ProofStop) {
    switch role {
    case .builder:
      guard let content = try content(.closure(closure)) else { throw run.stop(.view, view.name) }
      view.children.append((label == "content" ? nil : label, content))
    case .action: view.actions.append((label, closure))
    default: throw run.stop(.view, view.name, view.site)
    }
  }

  func content(_ value: ProofValue) throws(ProofStop) -> ProofView? {
    guard case .closure(var closure) = value else { return view(from: value) }
    closure.builder = "ViewBuilder"
    return view(from: try run.call(closure, [], site: nil))
  }

  /// `Button("Add") { … }` is `Button { … } label: { Text("Add") }`.
  private func titleIsLabel(_ view: ProofPrimitive) {
    if let index = view.arguments.firstIndex(where: { $0.label == nil }),
      case .term = view.arguments[index].value
    {
      let text = ProofPrimitive("Text", site: view.site)
      text.arguments = [view.arguments.remove(at: index)]
      view.children.append(("label", .primitive(text)))
    } else if let index = view.children.indices.last, view.children[index].label == nil,
      view.name != "Picker"
    {
      view.children[index].label = "label"
    }
    view.arguments.sort { ($0.label ?? "") < ($1.label ?? "") }
  }

  private static let titled: Set<String> = ["Button", "Toggle", "Stepper", "Slider", "Picker"]

  /// Views that show their arguments and content, and controls whose effect is known.
  private static let knownViews: Set<String> = [
    "Text", "Image", "Label", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid",
    "GridRow", "ScrollView", "Form", "Section", "Group", "GroupBox", "NavigationStack", "List",
    "NavigationView", "Button", "Toggle", "Slider", "Stepper", "TextField", "SecureField",
    "TextEditor", "Picker", "ProgressView", "Gauge", "LabeledContent", "Divider", "Spacer",
    "Circle", "Ellipse", "Rectangle", "RoundedRectangle", "Capsule", "LinearGradient",
    "ContentUnavailableView",
  ]

  // MARK: Rows

  /// `List(notes) { note in … }`, which is a list of one `ForEach`; nil: it is another list.
  private func listOfRows(_ arguments: [Argument], site: Int) throws(ProofStop) -> ProofView? {
    guard arguments.count == 2 || arguments.count == 3, arguments[0].label == nil,
      arguments.count == 2 || arguments[1].label == "id",
      case .closure? = arguments.last?.value
    else { return nil }
    let list = ProofPrimitive("List", site: site)
    list.children = [(nil, try forEach(arguments, site: site))]
    return .primitive(list)
  }

  private func forEach(_ arguments: [Argument], site: Int) throws(ProofStop) -> ProofView {
    let values = try run.evaluate(arguments)
    guard let data = values.first, data.label == nil || data.label == "_",
      case .closure(let closure)? = values.last?.value, values.count <= 3
    else { throw run.stop(.list, "ForEach", site) }
    var source = RowSource(closure: closure, site: site)
    if values.count == 3 {
      guard values[1].label == "id", case .keyPath(let names) = values[1].value else {
        throw run.stop(.list, "ForEach", site)
      }
      source.key = names
    }
    var value = data.value
    if case .binding(let binding) = value {
      source.binding = binding
      value = try run.read(binding, site: site)
    }
    if case .list(let list, let shape) = value { return try rows(list, shape, source) }
    // Without an id the rows do not follow a range that changes.
    if source.key?.isEmpty == true, let (list, shape) = positions(value) {
      source.isByPosition = true
      return try rows(list, shape, source)
    }
    if case .range = value, source.key == nil { source.key = [] }
    return try rows(of: run.elements(of: value, site: site), source)
  }

  /// The list of which a range has all positions; nil: it is another range.
  private func positions(_ value: ProofValue) -> (list: ProofTerm, shape: ProofValue)? {
    guard case .range(let low, let high) = value, run.terms.integerValue(low) == 0 else {
      return nil
    }
    let node = run.terms[high]
    guard node.operation == .function("count"), let list = node.operands.first,
      let shape = run.shapes[list]
    else { return nil }
    return (list, shape)
  }
}
