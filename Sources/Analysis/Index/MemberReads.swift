/// Which stored properties of a view a piece of code depends on: directly, and through the view's
/// own computed properties and methods.
struct MemberReads {
  /// Properties that a run of the code reads, and those it makes bindings to.
  struct Inputs {
    var reads: Set<String> = []
    var binds: Set<String> = []
    /// Properties of observable models that a run reads: `workout.distance`.
    var paths: Set<String> = []
    var all: Set<String> { reads.union(binds) }

    mutating func formUnion(_ other: Inputs) {
      reads.formUnion(other.reads)
      binds.formUnion(other.binds)
      paths.formUnion(other.paths)
    }
  }

  private let properties: [String: ViewProperty]
  /// Properties that hold an object: handing it on reads nothing of it.
  private let objects: Set<String>
  /// Properties that hold an observable model.
  private let models: [String: ObservedModel]
  /// What each member's own code mentions: in a run of it, or also in actions.
  private var evaluatedNames: [String: Set<String>] = [:]
  private var allNames: [String: Set<String>] = [:]
  private var direct: [String: Inputs] = [:]
  private var directMentions: [String: Inputs] = [:]
  private var byMember: [String: Inputs] = [:]

  init(
    members: [ViewMember], properties: [String: ViewProperty], objects: Set<String>,
    models: [String: ObservedModel]
  ) {
    self.properties = properties
    self.objects = objects
    self.models = models
    for member in members { add(member) }
    for name in direct.keys {
      var result = Inputs()
      for other in reachable(from: name, evaluatedNames) {
        if let inputs = direct[other] { result.formUnion(inputs) }
      }
      byMember[name] = result
    }
  }

  private mutating func add(_ member: ViewMember) {
    evaluatedNames[member.name, default: []].formUnion([])
    allNames[member.name, default: []].formUnion([])
    direct[member.name, default: Inputs()].formUnion(Inputs())
    for use in member.facts.uses {
      allNames[member.name, default: []].insert(use.name)
      directMentions[member.name, default: Inputs()].formUnion(own(use, isMention: true))
      guard !use.isDeferred else { continue }
      evaluatedNames[member.name, default: []].insert(use.name)
      direct[member.name, default: Inputs()].formUnion(own(use))
    }
  }

  /// A property that a use reads or binds.
  private func own(_ use: NameUse, isMention: Bool = false) -> Inputs {
    guard let property = properties[use.name] else { return Inputs() }
    if use.isWritten { return isMention ? Inputs(binds: [use.name]) : Inputs() }
    if use.path.isEmpty, use.form == .value, !use.isIndirect, objects.contains(use.name) {
      return Inputs(binds: [use.name])
    }
    // A binding to a property of an object is made by reading that property.
    if use.form == .value || property.isObservedObject || property.wrapper == "Bindable" {
      return Inputs(reads: [use.name], paths: paths(of: use))
    }
    return Inputs(binds: [use.name], paths: paths(of: use))
  }

  /// The properties of an observable model that a use reads. A binding to one is made by reading it.
  private func paths(of use: NameUse) -> Set<String> {
    guard let model = models[use.name] else { return [] }
    guard let member = use.path.first, !use.isIndirect else {
      return Set(model.tracked.map { "\(use.name).\($0)" })
    }
    return Set(model.properties(behind: member).map { "\(use.name).\($0)" })
  }

  private func reachable(from name: String, _ names: [String: Set<String>]) -> Set<String> {
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard let inner = names[next], seen.insert(next).inserted else { continue }
      pending += inner
    }
    return seen
  }

  /// What a use of a name depends on when it is evaluated.
  func inputs(of use: NameUse) -> Inputs {
    guard !use.isDeferred else { return Inputs() }
    if properties[use.name] != nil { return own(use) }
    return byMember[use.name] ?? Inputs()
  }

  /// What a member depends on when it is evaluated.
  func inputs(of member: String) -> Inputs { byMember[member] ?? Inputs() }

  /// Stored properties that a member mentions, also in actions and through other members.
  func mentions(of member: String) -> Inputs {
    var result = Inputs()
    for name in reachable(from: member, allNames) {
      if let inputs = directMentions[name] { result.formUnion(inputs) }
    }
    return result
  }

  /// Stored properties behind a set of names.
  func properties(of names: Set<String>) -> Set<String> {
    names.reduce(into: []) { result, name in
      if properties[name] != nil { result.insert(name) }
      if let inputs = byMember[name] { result.formUnion(inputs.all) }
    }
  }

  /// Names that a member uses, through members transitively, also in actions.
  func reachable(from member: String) -> Set<String> { reachable(from: member, allNames) }

  /// Names that a run of a member uses, through members transitively.
  func evaluated(from member: String) -> Set<String> { reachable(from: member, evaluatedNames) }

  /// Whether the code that a member reaches mentions a name.
  func mentions(_ name: String, from member: String) -> Bool {
    reachable(from: member).contains { $0 != name && allNames[$0]?.contains(name) == true }
  }
}
