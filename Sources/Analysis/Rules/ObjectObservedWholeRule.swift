import Words

extension Rule {
  /// Section 4.3 of the semantics.
  static let objectObservedWhole = Rule(
    id: "object-observed-whole", words: ObjectObservedWholeWords.self,
    summary: "A view observes an object and reads little or nothing of it.",
    severity: .warning,
    explanation: """
      `@ObservedObject` and `@EnvironmentObject` run the body whenever any property of the object \
      is set, read or not. A view that only passes the object on or calls its methods can hold it \
      in a `let`; one that shows a single property can take the value. An `@Observable` class is \
      tracked for each property.
      """,
    thresholds: [
      "published": Threshold(4, unit: "published properties"),
      "reads": Threshold(1, unit: "properties read"),
    ],
    exceptions: [
      "observable classes, and objects that signal their changes by hand",
      "bodies that call a method of the object: what it reads is not known",
      "objects of fewer than `published` properties of which one is read",
    ],
    example: .objectObservedWhole
  ) { context in
    context.index.compared.flatMap { view -> [Finding] in
      guard view.body != nil, !view.isOfWidget else { return [] }
      let found = view.propertyOrder.compactMap { name in
        view.properties[name].flatMap { ObservedReads.finding($0, view, context) }
      }
      return found.isEmpty || view.hasUnknownUses(context.index) ? [] : found
    }
  }
}

/// The messages of `object-observed-whole`.
enum ObjectObservedWholeWords: String, Words {
  static let area = "rule.object-observed-whole"

  case passedOn = """
    Hold `{1}` in a `let`: `{2}.body` runs at each change of the object and reads nothing of it.
    """
  case passedOnFromEnvironment = """
    Let the parent hand `{1}` over for a `let`: `{2}.body` runs at each change of the object and \
    reads nothing of it.
    """
  case owned = """
    Hold `{1}` in a `@State`: `{2}.body` runs at each change of the object and reads nothing of it.
    """
  case unused =
    "Leave `{1}` out: `{2}.body` runs at each change of the object and reads nothing of it."
  case oneRead = """
    Pass `{1}` instead of the whole `{2}`: `{3}.body` runs when any of its {4} published \
    properties is set, and reads one.
    """
  case oneBound = """
    Pass the binding `${2}.{1}` instead of the whole `{2}`: `{3}.body` runs when any of its {4} \
    published properties is set, and reads one.
    """
  case oneReadBesideCalls = """
    Make `{1}` an input, and `{2}` a `let` for what is called of it: `{3}.body` runs when any of \
    its {4} published properties is set, and reads one.
    """
}

/// The evidence of `object-observed-whole`.
private enum ObservedReads {
  static func finding(
    _ property: ViewProperty, _ view: ViewType, _ context: RuleContext
  ) -> Finding? {
    guard property.isObservedObject else { return nil }
    let model = property.typeName.flatMap { context.index.type($0, in: view.id) }
      .map { context.index.types[$0] }
    let published = model?.properties.count { $0.wrapper == "Published" } ?? 0
    guard model == nil || published > 0, model?.signalsByHand != true,
      let reads = reads(property.name, view, model)
    else { return nil }
    if reads.isEmpty {
      return Finding(
        "object-observed-whole", property, of: view,
        severity: model == nil || property.wrapper == "StateObject" ? .note : .warning,
        message: unreadWords(property, view)(property.name, view.name))
    }
    guard property.wrapper != "StateObject", reads.count <= context.limit("reads"),
      published >= context.limit("published"), let name = reads.first
    else { return nil }
    return Finding(
      "object-observed-whole", property, of: view, severity: .note,
      message: readWords(name, property.name, view)(name, property.name, view.name, published))
  }

  private static func unreadWords(
    _ property: ViewProperty, _ view: ViewType
  ) -> ObjectObservedWholeWords {
    guard isMentioned(property.name, view) else { return .unused }
    switch property.wrapper {
    case "StateObject"?: return .owned
    case "EnvironmentObject"?: return .passedOnFromEnvironment
    default: return .passedOn
    }
  }

  /// What can be done where one property is read: it is bound, or other code needs the object.
  private static func readWords(
    _ name: String, _ object: String, _ view: ViewType
  ) -> ObjectObservedWholeWords {
    let uses = view.allMembers.flatMap(\.facts.uses).filter { $0.name == object }
    if uses.contains(where: { ($0.path.isEmpty || $0.path.first != name) && $0.form == .value }) {
      return .oneReadBesideCalls
    }
    let isBound = uses.contains { $0.form == .projection || $0.isWritten }
    return isBound ? .oneBound : .oneRead
  }

  private static func isMentioned(_ name: String, _ view: ViewType) -> Bool {
    view.allMembers.contains { $0.facts.uses.contains { $0.name == name } }
  }

  /// Properties of the object that a run of the body reads; nil: how many is not known.
  private static func reads(
    _ name: String, _ view: ViewType, _ model: IndexedType?
  ) -> Set<String>? {
    var result: Set<String> = []
    var isRenamed = false
    for use in view.evaluatedMembers.flatMap(\.facts.uses)
    where use.name == name && !use.isDeferred {
      isRenamed = isRenamed || use.isIndirect
      if use.isIndirect { continue }
      if use.form == .storage || use.path.first == "[]" { return nil }
      guard let first = use.path.first else { continue }
      if use.isWritten { continue }
      // `model.$query` in onReceive reads the property, too.
      let member = first.hasPrefix("$") ? String(first.dropFirst()) : first
      if use.isCalled, use.path.count == 1 {
        // A method called by the body reads what it needs.
        return nil
      }
      guard let inner = model?.members.first(where: { $0.name == member && !$0.isFunction }) else {
        result.insert(member)
        continue
      }
      let stored = Set(model?.properties.map(\.name) ?? [])
      let through = Set(inner.facts.uses.map(\.name)).intersection(stored)
      result.formUnion(through.isEmpty ? [member] : through)
    }
    // `let m = model`: what is read of `m` is not known here.
    return result.isEmpty && isRenamed ? nil : result
  }
}

extension IndexedType {
  /// Whether it calls `objectWillChange`: what it is observed for may be no published property.
  fileprivate var signalsByHand: Bool {
    members.contains { member in
      member.facts.uses.contains { $0.name == "objectWillChange" }
    }
  }
}
