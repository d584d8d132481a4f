/// Which stored properties of a view a piece of code depends on: directly, and through the view's
/// own computed properties and methods.
struct MemberReads {
  /// Properties that a run of the code reads, and those it makes bindings to.
  struct Inputs {
    var reads: Set<String> = []
    var binds: Set<String> = []
    /// Properties of observable models that a run reads: `workout.distance`.
    var paths: Set<String> = []
    /// Whether a run reads what the member is called with.
    var readsParameters = false
    var isEmpty: Bool { reads.isEmpty && binds.isEmpty && paths.isEmpty }
    var all: Set<String> { binds.isEmpty ? reads : reads.union(binds) }

    func contains(_ name: String) -> Bool {
      reads.contains(name) || binds.contains(name) || paths.contains(name)
    }

    mutating func formUnion(_ other: Inputs) {
      Self.add(other.reads, to: &reads)
      Self.add(other.binds, to: &binds)
      Self.add(other.paths, to: &paths)
      readsParameters = readsParameters || other.readsParameters
    }

    /// The first set that is added is shared, not copied.
    private static func add(_ names: Set<String>, to result: inout Set<String>) {
      if result.isEmpty { result = names } else if !names.isEmpty { result.formUnion(names) }
    }
  }

  /// The view's stored properties: whether what they hold is an object that is observed, so that a
  /// binding to a property of it is made by reading it.
  private let properties: [String: Bool]
  /// Properties that hold an object: handing it on reads nothing of it.
  private let objects: Set<String>
  /// Properties that hold an observable model.
  private let models: [String: ObservedModel]
  /// Which members each member's own code mentions: in a run of it, or also in actions.
  private var evaluatedNames: [String: Set<String>] = [:]
  /// Of these, without those in content that is evaluated apart.
  private var runNames: [String: Set<String>] = [:]
  private var allNames: [String: Set<String>] = [:]
  private var direct: [String: Inputs] = [:]
  /// What is read in content that is evaluated apart, and what is not.
  private var directShown: [String: Inputs] = [:]
  /// Properties that keep a value of the view's own: who reads one apart is told of it apart.
  private let states: Set<String>
  private var directMentions: [String: Inputs] = [:]
  private var byMember: [String: Inputs] = [:]
  /// The name of the member that builds the content.
  private let entry: String
  /// Members that the body uses, through members transitively.
  private var bodyReach: Set<String> = []
  /// Members that they mention.
  private var bodyMentions: Set<String> = []

  init(
    members: [ViewMember], properties: [String: ViewProperty], objects: Set<String>,
    models: [String: ObservedModel], entry: String = "body"
  ) {
    self.entry = entry
    self.properties = properties.mapValues { $0.isObservedObject || $0.wrapper == "Bindable" }
    self.objects = objects
    self.models = models
    states = Set(properties.values.filter { $0.wrapper == "State" }.map(\.name))
    let names = Set(members.map(\.name))
    for member in members { add(member, names) }
    byMember = TransitiveInputs(names: runNames, direct: direct).all
    bodyReach = reachable(from: entry, allNames)
    for member in bodyReach {
      for name in allNames[member] ?? [] where name != member { bodyMentions.insert(name) }
    }
  }

  /// - Parameter names: those of all members.
  private mutating func add(_ member: ViewMember, _ names: Set<String>) {
    var all = allNames[member.name] ?? []
    var evaluated = evaluatedNames[member.name] ?? []
    var run = runNames[member.name] ?? []
    var reads = direct[member.name] ?? Inputs()
    var shown = directShown[member.name] ?? Inputs()
    var mentions = directMentions[member.name] ?? Inputs()
    for use in member.facts.uses {
      let called = use.isOwnSubscript ? ViewMember.subscripting : use.name
      let isApart = member.facts.isApart(use.offset)
      if names.contains(called) {
        all.insert(called)
        if !use.isDeferred { evaluated.insert(called) }
        if !use.isDeferred, !isApart { run.insert(called) }
      }
      guard let isObserved = properties[use.name] else { continue }
      add(use, isObserved: isObserved, isMention: true, to: &mentions)
      guard !use.isDeferred else { continue }
      let isToldApart =
        isApart && !isObserved && (states.contains(use.name) || models[use.name] != nil)
      if !isToldApart { add(use, isObserved: isObserved, to: &reads) }
      add(use, isObserved: isObserved, to: &shown)
    }
    allNames[member.name] = all
    evaluatedNames[member.name] = evaluated
    runNames[member.name] = run
    direct[member.name] = reads
    directShown[member.name] = shown
    directMentions[member.name] = mentions
  }

  /// Adds the property that a use reads or binds.
  private func add(
    _ use: NameUse, isObserved: Bool, isMention: Bool = false, to inputs: inout Inputs
  ) {
    if isMention, !use.isWritten, use.isMutatingCall, !objects.contains(use.name) {
      inputs.binds.insert(use.name)
    }
    if use.isWritten {
      if isMention { inputs.binds.insert(use.name) }
    } else if use.path.isEmpty, use.form == .value, !use.isIndirect, objects.contains(use.name) {
      inputs.binds.insert(use.name)
    } else {
      if use.form == .value || isObserved {
        inputs.reads.insert(use.name)
      } else {
        inputs.binds.insert(use.name)
      }
      if !models.isEmpty { inputs.paths.formUnion(paths(of: use)) }
    }
  }

  /// Whether a property holds an object.
  func isObject(_ name: String) -> Bool { objects.contains(name) }

  /// The properties of an observable model that a use reads. A binding to one is made by reading it.
  private func paths(of use: NameUse) -> [String] {
    guard let model = models[use.name] else { return [] }
    guard let member = use.isIndirect ? use.origin : use.path.first else {
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
    if let isObserved = properties[use.name] {
      add(use, isObserved: isObserved, to: &inputs)
    } else if let inner = byMember[use.name] {
      inputs.formUnion(inner)
    }
  }

  /// What is shown of a member depends on, with content that is evaluated apart.
  func shownInputs(of member: String) -> Inputs {
    TransitiveInputs(names: evaluatedNames, direct: directShown).all[member] ?? Inputs()
  }

  /// What a member depends on when it is evaluated.
  func inputs(of member: String) -> Inputs { byMember[member] ?? Inputs() }

  /// Stored properties that each member mentions, also in actions and through other members.
  var mentionsByMember: [String: Inputs] {
    TransitiveInputs(names: allNames, direct: directMentions).all
  }

  /// Members that a member uses, through members transitively, also in actions.
  func reachable(from member: String) -> Set<String> {
    member == entry ? bodyReach : reachable(from: member, allNames)
  }

  /// Members that a run of a member uses, through members transitively.
  func evaluated(from member: String) -> Set<String> { reachable(from: member, evaluatedNames) }

  /// Of these, those that its own run uses: not content that is evaluated apart.
  func ran(from member: String) -> Set<String> { reachable(from: member, runNames) }

  /// Whether the code that a member reaches mentions another member.
  func mentions(_ name: String, from member: String) -> Bool {
    if member == entry { return bodyMentions.contains(name) }
    return reachable(from: member).contains { $0 != name && allNames[$0]?.contains(name) == true }
  }
}
