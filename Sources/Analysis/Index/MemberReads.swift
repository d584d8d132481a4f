/// Which stored properties of a view a piece of code depends on: directly, and through the view's
/// own computed properties and methods.
struct MemberReads {
  /// Properties that a run of the code reads, and those it makes bindings to.
  struct Inputs {
    var reads: Set<String> = []
    var binds: Set<String> = []
    /// Properties of observable models that a run reads: `workout.distance`.
    var paths: Set<String> = []
    var all: Set<String> { binds.isEmpty ? reads : reads.union(binds) }

    func contains(_ name: String) -> Bool {
      reads.contains(name) || binds.contains(name) || paths.contains(name)
    }

    mutating func formUnion(_ other: Inputs) {
      if !other.reads.isEmpty { reads.formUnion(other.reads) }
      if !other.binds.isEmpty { binds.formUnion(other.binds) }
      if !other.paths.isEmpty { paths.formUnion(other.paths) }
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
  /// Names that the body uses, through members transitively.
  private var bodyReach: Set<String> = []
  /// Names that they mention.
  private var bodyMentions: Set<String> = []

  init(
    members: [ViewMember], properties: [String: ViewProperty], objects: Set<String>,
    models: [String: ObservedModel]
  ) {
    self.properties = properties
    self.objects = objects
    self.models = models
    for member in members { add(member) }
    byMember = TransitiveInputs(names: evaluatedNames, direct: direct).all
    bodyReach = reachable(from: "body", allNames)
    for member in bodyReach {
      for name in allNames[member] ?? [] where name != member { bodyMentions.insert(name) }
    }
  }

  private mutating func add(_ member: ViewMember) {
    var all = allNames[member.name] ?? []
    var evaluated = evaluatedNames[member.name] ?? []
    var reads = direct[member.name] ?? Inputs()
    var mentions = directMentions[member.name] ?? Inputs()
    for use in member.facts.uses {
      all.insert(use.name)
      if !use.isDeferred { evaluated.insert(use.name) }
      guard let property = properties[use.name] else { continue }
      add(use, of: property, isMention: true, to: &mentions)
      if !use.isDeferred { add(use, of: property, to: &reads) }
    }
    allNames[member.name] = all
    evaluatedNames[member.name] = evaluated
    direct[member.name] = reads
    directMentions[member.name] = mentions
  }

  /// Adds the property that a use reads or binds.
  private func add(
    _ use: NameUse, of property: ViewProperty, isMention: Bool = false, to inputs: inout Inputs
  ) {
    if use.isWritten {
      if isMention { inputs.binds.insert(use.name) }
    } else if use.path.isEmpty, use.form == .value, !use.isIndirect, objects.contains(use.name) {
      inputs.binds.insert(use.name)
    } else {
      if use.form == .value || property.isObservedObject || property.wrapper == "Bindable" {
        // A binding to a property of an object is made by reading that property.
        inputs.reads.insert(use.name)
      } else {
        inputs.binds.insert(use.name)
      }
      if !models.isEmpty { inputs.paths.formUnion(paths(of: use)) }
    }
  }

  /// The properties of an observable model that a use reads. A binding to one is made by reading it.
  private func paths(of use: NameUse) -> [String] {
    guard let model = models[use.name] else { return [] }
    guard let member = use.path.first, !use.isIndirect else {
      return model.tracked.map { "\(use.name).\($0)" }
    }
    return model.properties(behind: member).map { "\(use.name).\($0)" }
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
  func addInputs(of use: NameUse, to inputs: inout Inputs) {
    guard !use.isDeferred else { return }
    if let property = properties[use.name] {
      add(use, of: property, to: &inputs)
    } else if let inner = byMember[use.name] {
      inputs.formUnion(inner)
    }
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
  func reachable(from member: String) -> Set<String> {
    member == "body" ? bodyReach : reachable(from: member, allNames)
  }

  /// Names that a run of a member uses, through members transitively.
  func evaluated(from member: String) -> Set<String> { reachable(from: member, evaluatedNames) }

  /// Whether the code that a member reaches mentions a name.
  func mentions(_ name: String, from member: String) -> Bool {
    if member == "body" { return bodyMentions.contains(name) }
    return reachable(from: member).contains { $0 != name && allNames[$0]?.contains(name) == true }
  }
}
