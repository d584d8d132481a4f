import Catalog

/// What is on screen, with a choice where it depends on a condition.
struct ProofNode {
  var name: String
  var values: [(label: String?, term: ProofTerm)]
  var children: [(label: String?, items: [ProofItem])]
  var events: [ProofEvent]
  var site: Int
}

indirect enum ProofItem {
  case node(ProofNode)
  case choice(ProofTerm, [ProofItem], [ProofItem])
}

/// Something that may happen at a node.
struct ProofEvent {
  enum Action {
    case closure(ProofClosure)
    /// A control writes a value of a sort. The facts are about the value.
    case control(ProofBinding, ProofSort, bounds: (low: ProofTerm, high: ProofTerm)?)
  }
  var kind: String
  var action: Action
}

/// Makes the tree of a screen of view values, with the state that its views are born with.
struct ProofViews: ProofPart {
  let run: ProofRun
}

/// Installs views and evaluates their bodies, in the state that the hypothesis gives.
extension ProofViews {
  func mount(
    _ view: ProofView, into items: inout [ProofItem]
  ) throws(ProofStop) {
    try run.tick()
    switch view {
    case .group(let views):
      for (index, inner) in views.enumerated() {
        try at("\(index)") { () throws(ProofStop) in try self.mount(inner, into: &items) }
      }
    case .custom(let type, let fields): try mount(type, fields, into: &items)
    case .primitive(let primitive): items.append(.node(try node(primitive, name: primitive.name)))
    case .modified(let content, let modifier):
      try mount(content, modifier, into: &items)
    case .conditional(let condition, let a, let b): try mount(condition, a, b, into: &items)
    case .erased(let inner): try mount(erased: inner, into: &items)
    case .row("any", let inner):
      run.branchDepth += 1
      defer { run.branchDepth -= 1 }
      try at("row") { () throws(ProofStop) in try self.mount(inner, into: &items) }
    case .row(let identity, let inner):
      try at("row \(identity)") { () throws(ProofStop) in try self.mount(inner, into: &items) }
    case .remade(let inner): try mount(remade: inner, into: &items)
    }
  }

  /// A row that is another one at each run: that shows in nothing that only shows.
  private func mount(
    remade view: ProofView, into items: inout [ProofItem]
  ) throws(ProofStop) {
    var made: [ProofItem] = []
    try mount(.row("any", view), into: &made)
    run.remakesRows = true
    guard ProofComparison.isInert(made) else { throw run.stop(.identity, "UUID") }
    items += made
  }

  private func at(
    _ name: String, _ body: () throws(ProofStop) -> Void
  ) throws(ProofStop) {
    run.place.append(name)
    defer { run.place.removeLast() }
    if run.place.count > 150 { throw run.stop(.bound) }
    try run.nested(body)
  }

  private func mount(
    _ condition: ProofTerm, _ a: ProofView, _ b: ProofView, into items: inout [ProofItem]
  ) throws(ProofStop) {
    let other = run.terms.not(condition)
    if condition == run.terms.yes || places.isRefuted(other) {
      return try at("then") { () throws(ProofStop) in try self.mount(a, into: &items) }
    }
    if condition == run.terms.no || places.isRefuted(condition) {
      return try at("else") { () throws(ProofStop) in try self.mount(b, into: &items) }
    }
    run.branchDepth += 1
    defer { run.branchDepth -= 1 }
    var (yes, no): ([ProofItem], [ProofItem]) = ([], [])
    try places.assuming(condition) { () throws(ProofStop) in
      try self.at("then") { () throws(ProofStop) in try self.mount(a, into: &yes) }
    }
    try places.assuming(other) { () throws(ProofStop) in
      try self.at("else") { () throws(ProofStop) in try self.mount(b, into: &no) }
    }
    if !yes.isEmpty || !no.isEmpty { items.append(.choice(condition, yes, no)) }
  }

  // MARK: Declared views

  private func mount(
    _ type: TypeID, _ fields: [ProofValue], into items: inout [ProofItem]
  ) throws(ProofStop) {
    let declaration = run.program.types[type]
    guard declaration.kind == .structure, let body = declaration.computed["body"] else {
      throw run.stop(.view, declaration.name)
    }
    try at(declaration.name) { () throws(ProofStop) in
      var observed = ProofBody()
      let fields = try self.outdated(fields, of: type)
      let installed = try self.install(declaration, fields, &observed)
      let value = try self.evaluateBody(observed) { () throws(ProofStop) in
        try run.invoke(body.getter, [], this: .structure(type, installed))
      }
      guard let view = self.view(from: value) else { throw run.stop(.view, declaration.name) }
      try self.mount(view, into: &items)
    }
  }

  /// A declared modifier: its body with the content where it stands.
  private func mount(
    _ type: TypeID, _ fields: [ProofValue], around content: ProofView,
    into items: inout [ProofItem]
  ) throws(ProofStop) {
    let declaration = run.program.types[type]
    let isModifier = declaration.inherits.allSatisfy {
      if case .external("ViewModifier", _) = $0 { true } else { false }
    }
    guard isModifier, !declaration.inherits.isEmpty, let ids = declaration.methods["body"],
      ids.count == 1
    else { throw run.stop(.modifier, declaration.name) }
    try at(declaration.name) { () throws(ProofStop) in
      var observed = ProofBody()
      let installed = try self.install(declaration, fields, &observed)
      let value = try self.evaluateBody(observed) { () throws(ProofStop) in
        try run.invoke(
          ids[0], [ProofArgument(label: "content", value: .view(content))],
          this: .structure(type, installed))
      }
      guard let view = self.view(from: value) else { throw run.stop(.view, declaration.name) }
      try self.mount(view, into: &items)
    }
  }

  private func evaluateBody(
    _ body: ProofBody, _ work: () throws(ProofStop) -> ProofValue
  ) throws(ProofStop) -> ProofValue {
    run.bodies.append(body)
    defer { run.bodies.removeLast() }
    let effects = run.store.effects.count
    let value = try places.merged(work)
    if run.store.effects.count != effects { throw run.stop(.effect) }
    return value
  }

  /// The dynamic properties with their places in the state.
  private func install(
    _ declaration: TypeDecl, _ fields: [ProofValue], _ body: inout ProofBody
  ) throws(ProofStop) -> [ProofValue] {
    var result = fields
    for (index, property) in declaration.stored.enumerated() {
      guard case .wrapper(var wrapper) = fields[index] else {
        if case .ended = fields[index] { throw run.stop(.property, property.name) }
        continue
      }
      let name = run.side + " " + run.place.joined(separator: "/") + "." + property.name
      switch wrapper.kind {
      case .state, .focus:
        try adopt(objectsIn: wrapper.value, name)
        if case .object(let id) = wrapper.value {
          if property.wrapper?.name == "StateObject" { body.observed.insert(id) }
        } else if property.wrapper?.name == "StateObject" {
          throw run.stop(.property, property.name)
        }
        let value = try cell(name, wrapper.value)
        run.store.cells.append(value)
        run.cellNames.append(name)
        wrapper.cell = run.store.cells.count - 1
        result[index] = .wrapper(wrapper)
      case .observed:
        if case .object(let id) = wrapper.value { body.observed.insert(id) }
      case .environment, .environmentObject:
        let value = try environmentValue(wrapper)
        if wrapper.kind == .environmentObject, case .object(let id) = value {
          body.observed.insert(id)
        }
        wrapper.value = value
        result[index] = .wrapper(wrapper)
      default: break
      }
    }
    return result
  }

  /// The objects that a state holds, which are the same ones always: nothing writes where an object is.
  private func adopt(objectsIn value: ProofValue, _ name: String) throws(ProofStop) {
    switch value {
    case .object(let id): try run.nested { () throws(ProofStop) in try self.adopt(id, name) }
    case .optional(_, let inner): try adopt(objectsIn: inner, name)
    case .structure(_, let values), .enumeration(_, _, let values), .tuple(let values, _),
      .array(let values):
      for (index, value) in values.enumerated() where run.holdsObject(value) {
        try adopt(objectsIn: value, "\(name).\(index)")
      }
    default: break
    }
  }

  /// An object that a state holds: its members have the values that they are taken to have.
  private func adopt(_ id: Int, _ name: String) throws(ProofStop) {
    if run.store.objects[id].isAdopted { throw run.stop(.object, name) }
    run.store.objects[id].isAdopted = true
    run.store.objects[id].name = name
    let declaration = run.program.types[run.store.objects[id].type]
    for (index, property) in declaration.stored.enumerated() {
      let field = run.store.objects[id].fields[index]
      if run.holdsObject(field) {
        try adopt(objectsIn: field, name + "." + property.name)
        continue
      }
      if property.isLet { continue }
      run.store.objects[id].fields[index] = try cell(name + "." + property.name, field)
    }
  }

  /// The value that a cell is taken to have.
  private func cell(_ name: String, _ value: ProofValue) throws(ProofStop) -> ProofValue {
    if run.branchDepth > 0 { run.conditionalCells.insert(name) }
    if run.holdsObject(value) { return value }
    if run.initial[name] == nil {
      run.initial[name] = value
      if run.hypothesis[name] == nil { run.hypothesis[name] = value }
    }
    return run.hypothesis[name] ?? value
  }

  // MARK: Views of the library

  private func node(
    _ primitive: ProofPrimitive, name: String
  ) throws(ProofStop) -> ProofNode {
    var node = ProofNode(name: name, values: [], children: [], events: [], site: primitive.site)
    for argument in primitive.arguments {
      if case .binding(let binding) = argument.value {
        let value = try run.scalar(shown(binding, primitive.site), site: primitive.site)
        node.values.append((argument.label, value))
        node.events.append(try control(primitive, binding, value))
      } else {
        let value = try initializers.constantTerm(argument.value, site: primitive.site)
        if isDefault(argument.label, value, primitive.name) { continue }
        node.values.append((argument.label, value))
      }
    }
    for action in primitive.actions {
      node.events.append(
        ProofEvent(kind: primitive.name, action: .closure(action.closure)))
    }
    for (index, child) in primitive.children.enumerated() {
      var items: [ProofItem] = []
      // State in a lazy container lives as long as its row is near the screen.
      let isLazy = Catalog.view(primitive.name, is: .lazy)
      run.branchDepth += isLazy ? 1 : 0
      defer { run.branchDepth -= isLazy ? 1 : 0 }
      try at("\(primitive.name) \(index)") { () throws(ProofStop) in
        try self.mount(child.view, into: &items)
      }
      node.children.append((child.label, items))
    }
    return node
  }

  func isDefault(_ label: String?, _ value: ProofTerm, _ view: String) -> Bool {
    guard let text = initializers.shownConstant(value) else { return false }
    return Catalog.isDefault(label, text, of: view)
  }

  /// The value that a control shows.
  private func shown(_ binding: ProofBinding, _ site: Int) throws(ProofStop) -> ProofValue {
    if case .functions = binding.base {
      // What the functions read is read by the control: only state and observed models tell it.
      run.bodies.append(ProofBody())
      defer { run.bodies.removeLast() }
      return try places.merged { () throws(ProofStop) in try run.read(binding, site: site) }
    }
    return try places.merged { () throws(ProofStop) in try run.read(binding, site: site) }
  }

  private func control(
    _ primitive: ProofPrimitive, _ binding: ProofBinding, _ value: ProofTerm
  ) throws(ProofStop) -> ProofEvent {
    let sort = run.terms[value].sort
    func event(bounds: (low: ProofTerm, high: ProofTerm)? = nil) -> ProofEvent {
      ProofEvent(kind: primitive.name, action: .control(binding, sort, bounds: bounds))
    }
    switch (primitive.name, sort) {
    case ("Toggle", .boolean), ("TextField", .string), ("SecureField", .string),
      ("TextEditor", .string), ("Slider", .floating):
      return event()
    case ("Picker", .string), ("Picker", .integer), ("Picker", .boolean), ("Picker", .enumeration):
      return event()
    case ("Stepper", .integer):
      for argument in primitive.arguments where argument.label == "in" {
        guard case .range(let low, let high) = argument.value else { break }
        return event(bounds: (low, high))
      }
      return event()
    default: throw run.stop(.view, primitive.name, primitive.site)
    }
  }

  private func mount(
    _ content: ProofView, _ modifier: ProofModifier, into items: inout [ProofItem]
  ) throws(ProofStop) {
    switch modifier {
    case .environment(let names, let value):
      return try writing(names, value) { () throws(ProofStop) in
        try self.at("content") { () throws(ProofStop) in try self.mount(content, into: &items) }
      }
    case .declared(let type, let fields):
      try mount(type, fields, around: content, into: &items)
    case .identity(let identity):
      // What never changes gives no second identity: it is as if nothing were written.
      guard run.isConstant(identity) else { throw run.stop(.identity, "id") }
      try at("content") { () throws(ProofStop) in try self.mount(content, into: &items) }
    case .library(let primitive):
      var node = try node(primitive, name: "." + primitive.name)
      var inner: [ProofItem] = []
      try at("content") { () throws(ProofStop) in try self.mount(content, into: &inner) }
      node.children.insert((nil, inner), at: 0)
      items.append(.node(node))
    }
  }

  // MARK: All

  /// The screen in the state of the hypothesis.
  func screen(_ root: FunctionID) throws(ProofStop) -> [ProofItem] {
    run.store = ProofStore()
    (run.assumed, run.alike) = (run.known, [])
    run.fork = nil
    run.cellNames = []
    run.place = []
    run.inputCount = 0
    run.steps = 0
    (run.remakesRows, run.animates, run.repeatsRows) = (false, false, false)
    run.rootFunction = root
    let value = try run.invoke(root, [], this: nil)
    guard let view = view(from: value) else { throw run.stop(.root) }
    var items: [ProofItem] = []
    try mount(view, into: &items)
    // A row that is another one fades in where one that stays would move.
    if run.remakesRows, run.animates { throw run.stop(.identity, "UUID") }
    return items
  }

  /// What every cell holds, by name: state, and members of objects.
  func values(_ store: ProofStore) -> [(name: String, value: ProofValue)] {
    var result: [(name: String, value: ProofValue)] = []
    for (name, value) in zip(run.cellNames, store.cells) {
      if run.holdsObject(value) { continue }
      result.append((name, value))
    }
    for object in store.objects {
      for (index, property) in run.program.types[object.type].stored.enumerated()
      where !property.isLet && run.initial[object.name + "." + property.name] != nil {
        result.append((object.name + "." + property.name, object.fields[index]))
      }
    }
    return result
  }

  /// What comes of an event in a state.
  func outcomes(
    of event: ProofEvent, from start: ProofStore, facts: [ProofTerm]
  ) throws(ProofStop) -> [ProofPlaces.Way] {
    run.store = start
    run.store.frames = []
    run.store.effects = []
    run.assumed = facts
    run.fork = nil
    run.steps = 0
    return try places.ways { () throws(ProofStop) in
      switch event.action {
      case .closure(let closure):
        _ = try run.call(closure, [], site: nil)
      case .control(let binding, let sort, _):
        let value = ProofValue.term(run.terms.symbol("given", sort))
        _ = try places.merged { () throws(ProofStop) in
          try run.write(binding, value, site: 0)
          return .void
        }
      }
      return .void
    }
  }
}
