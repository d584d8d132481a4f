import Catalog

/// Modifiers.
extension ProofViews {
  func modify(
    _ view: ProofView, _ name: String, _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofValue {
    try run.tick(site)
    if isDeclaredElsewhere(name) { throw run.stop(.modifier, name, site) }
    let values = try run.evaluate(arguments)
    switch name {
    case "environment", "environmentObject": return try environment(view, values, site: site)
    case "modifier":
      guard values.count == 1, case .structure(let type, let fields) = values[0].value else {
        throw run.stop(.modifier, name, site)
      }
      return .view(.modified(view, .declared(type, fields)))
    case "equatable":
      guard case .custom = view else { throw run.stop(.modifier, name, site) }
      return .view(view)
    case "id":
      guard values.count == 1, values[0].label == nil else { throw run.stop(.identity, "id", site) }
      let identity = try initializers.constantTerm(values[0].value, site: site)
      return .view(.modified(view, .identity(identity)))
    default: break
    }
    guard let entry = Catalog.modifier(name), isKnown(entry) else {
      throw run.stop(.modifier, name, site)
    }
    if name == "animation" { run.animates = true }
    let modifier = ProofPrimitive(name, site: site)
    let labels = values.compactMap { argument -> String?? in
      if case .closure = argument.value { return nil }
      return .some(argument.label)
    }
    for argument in values {
      if case .closure(let closure) = argument.value {
        switch Catalog.role(ofClosureOn: name, label: argument.label, values: labels) {
        case .builder:
          guard let content = try content(argument.value) else {
            throw run.stop(.modifier, name, site)
          }
          modifier.children.append((argument.label, content))
        case .action: modifier.actions.append((argument.label, closure))
        default: throw run.stop(.modifier, name, site)
        }
      } else if let child = self.view(from: argument.value) {
        modifier.children.append((argument.label, child))
      } else {
        var argument = argument
        if entry.traits.contains(.takesStyle) { argument.value = level(argument.value) }
        modifier.arguments.append(argument)
      }
    }
    return .view(.modified(view, .library(modifier)))
  }

  /// `.secondary` where any style is taken: a level of the style around the view, which may be
  /// another than the color of that name.
  private func level(_ value: ProofValue) -> ProofValue {
    switch value {
    case .implicit(let name, nil) where Catalog.levelsLikeColors.contains(name):
      .term(run.terms.constant("HierarchicalShapeStyle." + name))
    case .either(let condition, let yes, let no): .either(condition, level(yes), level(no))
    default: value
    }
  }

  /// Whether an extension of a type of the library other than `View` declares the name.
  private func isDeclaredElsewhere(_ name: String) -> Bool {
    run.program.types.contains { type in
      guard type.kind == .externalExtension || type.kind == .protocolType,
        !Self.plainTypes.contains(type.name)
      else { return false }
      return type.methods[name] != nil || type.computed[name] != nil
    }
  }

  private static let plainTypes: Set<String> = [
    "Int", "String", "Bool", "Double", "Array", "EnvironmentValues", "Date", "CGFloat",
  ]

  /// Whether a modifier shows its arguments and content and does no more, or runs its action when
  /// it is touched.
  private func isKnown(_ entry: ModifierEntry) -> Bool {
    if Self.touches.contains(entry.name) { return true }
    return entry.presents == nil && entry.traits.isDisjoint(with: [.action, .scheduled])
      && !Self.unknownModifiers.contains(entry.name)
  }

  private static let touches: Set<String> = ["onTapGesture", "onSubmit"]

  /// Modifiers that do more than show, and that are not modelled.
  private static let unknownModifiers: Set<String> = [
    "searchable", "refreshable", "onPreferenceChange", "transformPreference", "preference",
    "gesture", "simultaneousGesture", "highPriorityGesture", "onDrag", "onDrop", "draggable",
    "dropDestination", "swipeActions", "equatable", "transaction", "preferredColorScheme",
    "colorScheme", "fileImporter", "fileExporter", "fileMover", "updating", "userActivity",
    "phaseAnimator", "keyframeAnimator", "matchedGeometryEffect", "redacted", "toolbar", "tabItem",
    "overlayPreferenceValue", "backgroundPreferenceValue", "scrollTransition", "anchorPreference",
    "focused", "focusedValue", "focusedSceneValue", "contextMenu", "searchSuggestions",
    "sensoryFeedback", "visualEffect", "layoutValue", "drawingGroup", "onDelete", "onMove",
    "onInsert", "alignmentGuide", "defaultFocus", "searchScopes", "transformEnvironment",
    "coordinateSpace", "navigationDestination", "modelContainer", "defaultAppStorage",
  ]

  private func environment(
    _ view: ProofView, _ values: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    if values.count == 2, case .keyPath(let names) = values[0].value, names.count == 1 {
      return .view(.modified(view, .environment(names, values[1].value)))
    }
    guard values.count == 1, case .object = values[0].value else {
      throw run.stop(.environment, "", site)
    }
    return .view(.modified(view, .environment([], values[0].value)))
  }

  // MARK: The environment

  /// Runs code with a value written to the environment.
  func writing(
    _ names: [String], _ value: ProofValue, _ body: () throws(ProofStop) -> Void
  ) throws(ProofStop) {
    let saved = run.store.environment
    defer { run.store.environment = saved }
    if case .object(let id) = value, names.isEmpty {
      run.store.environment["object " + run.program.types[run.store.objects[id].type].name] = value
      return try body()
    }
    guard let name = names.first, let owner = run.externalExtension("EnvironmentValues") else {
      throw run.stop(.environment, names.first ?? "")
    }
    if let property = run.program.types[owner].computed[name], let setter = property.setter {
      run.bodies.append(ProofBody())
      defer { run.bodies.removeLast() }
      try run.runSetter(setter, natives.coerce(value, to: property.type), this: .environment)
    } else if let entry = run.program.types[owner].stored.first(where: { $0.name == name }) {
      let initial = try environmentEntry(entry)
      run.store.environment["entry " + name] = try natives.coerce(
        run.alike(value, initial), to: entry.type)
    } else {
      throw run.stop(.environment, name)
    }
    let written = run.bodies
    run.bodies = []
    defer { run.bodies = written }
    try body()
  }

  /// `@Entry var name = value`
  func environmentEntry(_ property: StoredProperty) throws(ProofStop) -> ProofValue {
    if let value = run.store.environment["entry " + property.name] { return value }
    guard let initial = property.initial else { return ProofValue.none }
    return try run.open(key: property.name, run.constant(initial, property.type))
  }

  func environmentMember(_ name: String, site: Int) throws(ProofStop) -> ProofValue {
    switch name {
    case "dismiss": .closure(ProofClosure(code: .input("dismiss")))
    default: throw run.stop(.environment, name, site)
    }
  }

  /// The value of an `@Environment` or `@EnvironmentObject` property.
  func environmentValue(_ wrapper: ProofWrapper) throws(ProofStop) -> ProofValue {
    switch wrapper.value {
    case .keyPath(let names):
      var value = ProofValue.environment
      let saved = run.openKey
      defer { run.openKey = saved }
      for (index, name) in names.enumerated() {
        run.openKey = index == 0 ? name : nil
        value = try run.member(name, of: value, site: 0)
      }
      return value
    case .type(let type):
      guard let object = run.store.environment["object " + places.typeName(type)] else {
        throw run.stop(.environment, places.typeName(type))
      }
      return object
    default: throw run.stop(.environment)
    }
  }
}
