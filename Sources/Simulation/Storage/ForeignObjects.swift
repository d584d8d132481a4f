import Catalog

/// An object whose class is not declared here, held by a wrapper that observes it. What its members
/// are is not known, but that bodies read them is: so they change, symbolically.
struct ForeignObject {
  /// How writes name it: its type, or the property that holds it.
  var name: String
  /// It announces changes of the whole object; else the readers of a member are told.
  var announces: Bool
  /// Members that were written.
  var members: [String: Value] = [:]
  /// Views that observe the whole object.
  var subscribers: Set<NodeID> = []
  /// Bodies that read a member since it was last written.
  var observers: [String: Set<NodeID>] = [:]
  /// Counts announcements that were applied.
  var emissions = 0
}

extension Storage {
  /// The key of a value that may be an object from elsewhere.
  func foreignKey(_ value: Value) -> HashKey? {
    guard !graph.engine.foreign.isEmpty || !interpreter.observedClasses.isEmpty,
      isObject(value)
    else { return nil }
    let key = comparison.hashKey(value)
    if graph.engine.foreign[key] != nil { return key }
    // Some wrapper of the program observes an object of this class: whoever holds one holds such an object.
    guard let announces = className(of: value).flatMap({ interpreter.observedClasses[$0] }) else {
      return nil
    }
    graph.engine.foreign[key] = ForeignObject(name: foreignName(value), announces: announces)
    if announces { graph.announcing.insert(key) }
    return key
  }

  /// Each view keeps an object of its own of a class that is not declared here.
  func objectFromElsewhere(_ value: Value) -> Value {
    guard !interpreter.options.showsEverything, case .term(let term) = value, term.kind == .call,
      term.head.startsUppercase
    else { return value }
    return interpreter.fresh(term.head)
  }

  /// Whether an object from elsewhere tells those who read a property, and not all who observe it.
  func tellsReaders(_ value: Value) -> Bool {
    foreignKey(value).flatMap { graph.engine.foreign[$0] }?.announces == false
  }

  /// The class of an object that is not declared here; nil: not known.
  private func className(of value: Value) -> String? {
    switch value {
    case .fresh(let kind, _): return kind
    case .term(let term) where term.kind == .source && term.head == "changed":
      return term.operands.first.flatMap(className)
    case .term(let term):
      guard case .external(let name, _)? = term.type?.unwrapped else { return nil }
      return name
    default: return nil
    }
  }

  /// Whether a value may be an object from elsewhere: one that is made or handed out, or the one that a type
  /// keeps for all (`Model.shared`).
  private func isObject(_ value: Value) -> Bool {
    switch value {
    case .fresh: return true
    case .term(let term) where term.kind == .member:
      guard case .type? = term.operands.first else { return false }
      return true
    case .term(let term): return term.kind == .source || term.kind == .name
    default: return false
    }
  }

  /// Has a view observe an object that a wrapper of its holds. false: the value is none.
  func observeForeign(_ wrapper: Wrapper, _ value: Value, _ pass: inout InstallPass) -> Wrapper {
    guard isObject(value) else {
      return Wrapper(kind: wrapper.kind, value: value, key: wrapper.key)
    }
    let key = comparison.hashKey(value)
    let announces = wrapper.kind != .environment && wrapper.kind != .bindable
    if graph.engine.foreign[key] == nil {
      graph.engine.foreign[key] = ForeignObject(name: foreignName(value), announces: announces)
    }
    if announces {
      graph.announcing.insert(key)
      graph.engine.foreign[key]?.announces = true
      graph.engine.foreign[key]?.subscribers.insert(pass.node)
      if graph.engine.rules[pass.rule].firedForeign.contains(key) {
        pass.isChanged = true
        pass.changedForeign.insert(key)
      }
    }
    return Wrapper(
      kind: wrapper.kind, value: value, key: wrapper.key,
      seed: announces ? graph.engine.foreign[key]?.emissions ?? 0 : 0)
  }

  func foreignName(_ value: Value) -> String {
    switch value {
    case .fresh(let kind, _): kind
    case .term(let term) where term.kind == .member: descriptions.describe(value)
    case .term(let term): term.type.flatMap { declaredTypes.name(of: $0.unwrapped) } ?? term.head
    default: ""
    }
  }

  /// What was written to a member, or what it is at first.
  func foreignMember(_ name: String, of base: Value) -> Value? {
    noteUnfollowed(name, of: base)
    guard let key = foreignKey(base), name.first != "$", name.first != "_" else { return nil }
    if interpreter.isUpdating, let scope = interpreter.scopes.last,
      graph.engine.foreign[key]?.announces == false,
      graph.engine.foreign[key]?.observers[name, default: []].insert(scope).inserted == true
    {
      graph.engine.foreignReaders[scope, default: []].insert(
        ForeignAccess(object: key, member: name))
    }
    return graph.engine.foreign[key]?.members[name] ?? .term(Term(.member, name, [base]))
  }

  /// Sets a member. false: the base is no such object.
  func setForeign(_ name: String, of base: Value, to value: Value, site: Int) -> Bool {
    guard let key = foreignKey(base), let object = graph.engine.foreign[key],
      !interpreter.isUpdating
    else {
      return false
    }
    let old = object.members[name] ?? .term(Term(.member, name, [base]))
    let change = descriptions.describeChange(old, value)
    graph.engine.foreign[key]?.members[name] = value
    let write = graph.engine.record(
      WriteRecord(
        target: "\(object.name).\(name)", change: change, site: site, isDropped: false))
    graph.engine.enqueue(.foreign(ForeignAccess(object: key, member: name), write: write))
    return true
  }

  /// Wakes what observes the object or read the member.
  func fire(_ access: ForeignAccess, write: Int) {
    guard let object = graph.engine.foreign[access.object] else { return }
    if object.announces { graph.engine.foreign[access.object]?.emissions += 1 }
    for node in object.subscribers.sorted() where graph.engine.nodes[node].isAlive {
      guard let rule = graph.engine.nodes[node].rule else { continue }
      graph.engine.rules[rule].firedForeign.insert(access.object)
      graph.wake(node, .foreign(access, write: write))
    }
    for node in (object.observers[access.member] ?? []).sorted()
    where graph.engine.nodes[node].isAlive {
      guard let rule = graph.engine.nodes[node].rule else { continue }
      for other in graph.engine.foreignReaders[node] ?? [] {
        graph.engine.foreign[other.object]?.observers[other.member]?.remove(node)
      }
      graph.engine.foreignReaders[node] = nil
      graph.engine.rules[rule].isObservationFired = true
      graph.wake(node, .foreign(access, write: write))
    }
  }
}

/// A member of an object from elsewhere.
struct ForeignAccess: Hashable {
  var object: HashKey
  var member: String
}
