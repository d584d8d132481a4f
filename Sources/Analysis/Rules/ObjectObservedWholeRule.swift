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
      "objects that a view owns with `@StateObject`, and observable classes",
      "bodies that call a method of the object: what it reads is not known",
      "objects of fewer than `published` properties of which one is read",
    ],
    example: .objectObservedWhole
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      guard view.body != nil else { return [] }
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
  case unused =
    "Leave `{1}` out: `{2}.body` runs at each change of the object and reads nothing of it."
  case oneRead = """
    Pass `{1}` instead of the whole `{2}`: `{3}.body` runs when any of its {4} published \
    properties is set, and reads one.
    """
}

/// The evidence of `object-observed-whole`.
private enum ObservedReads {
  static func finding(
    _ property: ViewProperty, _ view: ViewType, _ context: RuleContext
  ) -> Finding? {
    guard ["ObservedObject", "EnvironmentObject"].contains(property.wrapper ?? "") else {
      return nil
    }
    let model = property.typeName.flatMap { context.index.type($0, in: view.id) }
      .map { context.index.types[$0] }
    guard let reads = reads(property.name, view, model) else { return nil }
    let published = model?.properties.count { $0.wrapper == "Published" } ?? 0
    if reads.isEmpty {
      return Finding(
        "object-observed-whole", property, of: view,
        message: isMentioned(property.name, view)
          ? ObjectObservedWholeWords.passedOn(property.name, view.name)
          : ObjectObservedWholeWords.unused(property.name, view.name))
    }
    guard reads.count <= context.limit("reads"), published >= context.limit("published"),
      let name = reads.first
    else { return nil }
    return Finding(
      "object-observed-whole", property, of: view,
      message: ObjectObservedWholeWords.oneRead(name, property.name, view.name, published))
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
