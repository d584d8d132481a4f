/// A declared view.
struct ViewType {
  /// Its place in ``ViewIndex/types``.
  var id: Int
  var name: String
  var source: ParsedSource
  /// Stored properties by name.
  var properties: [String: ViewProperty]
  /// Stored properties in order.
  var propertyOrder: [String]
  /// Computed properties other than `body`, and methods; static ones are left out.
  var members: [ViewMember]
  /// What SwiftUI calls for the content: `body`, or `body(content:)` and `makeBody(configuration:)`.
  var body: ViewMember?
  /// The name of that member.
  let entry: String
  /// States that nothing writes, and objects that never change: they have one value for good.
  private(set) var unwritten: Set<String> = []
  /// Whether it is shown by a widget, whose views are built once for an entry.
  let isOfWidget: Bool
  /// Initializers, observers and static members.
  var otherMembers: [ViewMember]
  /// Members of self that a name reads, through members transitively.
  let reads: MemberReads
  /// Observable models by the property that holds them.
  let models: [String: ObservedModel]
  /// What the body builds; views of its own members stand where they are used.
  private(set) var tree = ViewTree([])
  /// All code of the type.
  let allMembers: [ViewMember]
  /// The body and the members that it uses, also in its actions.
  let usedMembers: [ViewMember]
  /// The body and the members that a run of it uses.
  let evaluatedMembers: [ViewMember]

  init(_ id: Int, _ index: ViewIndex) {
    let type = index.types[id]
    self.id = id
    name = type.name
    source = type.source
    properties = Dictionary(type.properties.map { ($0.name, $0) }) { first, _ in first }
    propertyOrder = type.properties.map(\.name)
    body = Self.body(of: type) ?? Self.content(of: id, index)
    let entry = body?.name ?? "body"
    self.entry = entry
    isOfWidget = WidgetViews.contains(type, in: id, index)
    let isOther = { (member: ViewMember) in
      member.isStatic || member.name == ViewMember.initializer || member.name.contains(" ")
    }
    let content = body
    members = type.members.filter { $0 !== content && !isOther($0) }
    otherMembers = type.members.filter(isOther)
    models = Dictionary(
      type.properties.compactMap { property in
        property.typeName.flatMap { index.type($0, in: id) }
          .flatMap { ObservedModel(index.types[$0]) }.map { (property.name, $0) }
      }
    ) { first, _ in first }
    reads = MemberReads(
      members: type.members.filter { !isOther($0) }, properties: properties,
      objects: Set(type.properties.filter { $0.isObject(in: id, index) }.map(\.name)),
      models: models, entry: entry)
    let bodies = body.map { [$0] } ?? []
    allMembers = bodies + members + otherMembers
    let used = reads.reachable(from: entry)
    usedMembers = bodies + members.filter { used.contains($0.name) }
    let evaluated = reads.evaluated(from: entry)
    evaluatedMembers = bodies + members.filter { evaluated.contains($0.name) }
    unwritten = UnwrittenProperties.names(of: type, in: id, index, allMembers)
    if let body {
      var builder = ViewTreeBuilder(self, index)
      tree = ViewTree(builder.nodes(of: body))
    }
  }

  /// The member that builds the content; a view with a `body` of parameters has it from a protocol that
  /// refines View.
  private static func body(of type: IndexedType) -> ViewMember? {
    let own = type.members.filter { !$0.isStatic }
    return own.first { $0.name == "body" && !$0.isFunction }
      ?? own.first { $0.name == "body" && $0.isFunction }
      ?? own.first { $0.name == "makeBody" && $0.isFunction }
  }

  /// The member that the `body` of one of the view's protocols asks for: `main` of `NavigationStack { main }`.
  private static func content(of id: Int, _ index: ViewIndex) -> ViewMember? {
    let bodies = index.protocols(of: id).flatMap { index.types[$0].members }.filter {
      $0.name == "body" && !$0.isStatic
    }
    let named = Set(bodies.flatMap(\.facts.uses).map(\.name))
    guard !named.isEmpty else { return nil }
    return index.types[id].members.first { member in
      named.contains(member.name) && !member.isStatic
        && ViewTypeNames.yieldsView(member, viewNames: index.viewNames)
    }
  }

  /// Whether a property is a source of change: one that the view owns or observes, and that something
  /// writes.
  func canChange(_ property: ViewProperty) -> Bool {
    property.isMutableSource && !unwritten.contains(property.name)
  }

  /// Whether a property may have another value in the next run: a source of change, an input, a value of
  /// the environment.
  func mayDiffer(_ property: ViewProperty) -> Bool {
    if property.isMutableSource { return canChange(property) }
    if models[property.name] != nil { return true }
    return property.wrapper != nil || property.initialValue == nil
      || !property.isLet && !property.isPrivate
  }

  /// Whether a property is a constant with a value of its own: `let days = [Day(1), Day(2)]`.
  func isConstant(_ name: String) -> Bool {
    properties[name].map { $0.isLet && $0.wrapper == nil && $0.initialValue != nil } ?? false
  }

  /// Properties whose change can make the body run.
  var mutableProperties: [ViewProperty] {
    propertyOrder.compactMap { properties[$0] }.filter(canChange)
  }

  /// What a run of the body reads.
  var bodyInputs: MemberReads.Inputs { reads.inputs(of: entry) }

  /// What the body and the content that is evaluated apart from it read.
  var shownInputs: MemberReads.Inputs { reads.shownInputs(of: entry) }

  /// The members of which a run of the body makes use, and not content that is evaluated apart from it.
  var ranMembers: [ViewMember] {
    let ran = reads.ran(from: entry)
    return evaluatedMembers.filter { $0 === body || ran.contains($0.name) }
  }

  /// Properties of observable models that a run of the body reads, in order.
  var modelPaths: [String] { bodyInputs.paths.sorted() }

  /// Whether its properties may be read and written by code that is not known. This looks at all
  /// names of its code, so rules ask for it when they have found something.
  func hasUnknownUses(_ index: ViewIndex) -> Bool { passesItselfOn || usesUnknownMembers(index) }

  /// What else can change by itself, beside a property of a model that the view is given; nil: the
  /// change is none of such a property.
  ///
  /// A model that is handed to the view is an input, and a view that reads one property of it is as
  /// narrow as tracking makes it (section 5.1 of the semantics): what cannot change by itself may
  /// stand beside that property as it may beside any input. What changes for another reason, and what
  /// stands beside the view's own state, is dragged along.
  func movers(beside change: String) -> Set<String>? {
    guard let dot = change.firstIndex(of: "."), let model = properties[String(change[..<dot])],
      models[model.name] != nil, model.initialValue == nil
    else { return nil }
    let mutable = mutableProperties.map(\.name).filter { models[$0] == nil }
    return Set(mutable + modelPaths).subtracting([change])
  }

  /// Whether some code hands the view itself on: `Coordinator(self)`.
  private var passesItselfOn: Bool {
    allMembers.contains { member in
      member.facts.uses.contains(where: \.handsSelfOn)
    }
  }

  /// Whether its code uses names that are not declared here: members that it inherits, or that
  /// stand in a file that is not looked at. What those read and write is not known.
  private func usesUnknownMembers(_ index: ViewIndex) -> Bool {
    let own = Set(allMembers.map(\.name))
    return allMembers.contains { member in
      member.facts.uses.contains { use in
        let name = use.name
        return name.isUncapitalized && properties[name] == nil && !own.contains(name)
          && !index.variables.contains(name) && index.functions[name] == nil
          && !Self.freeNames.contains(name)
      }
    }
  }

  /// Functions and variables of the standard library and of SwiftUI.
  private static let freeNames: Set<String> = [
    "self", "super", "print", "debugPrint", "max", "min", "abs", "zip", "stride", "swap", "type",
    "withAnimation", "withTransaction", "fatalError", "precondition", "assert",
    "preconditionFailure", "assertionFailure", "pow", "sqrt", "sin", "cos", "tan", "floor", "ceil",
    "round", "repeatElement", "sequence", "unsafeBitCast", "newValue", "oldValue", "error",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withTaskGroup", "id", "dump",
  ]
}

extension ViewProperty {
  /// Whether it holds an object, as far as its wrapper or the program's own types tell.
  fileprivate func isObject(in id: Int, _ index: ViewIndex) -> Bool {
    if isObservedObject || wrapper == "Bindable" { return true }
    return typeName.map { index.isReference($0, in: id) } ?? false
  }
}
