import Words

extension Rule {
  /// Seeds 001 and 002.
  static let wideInput = Rule(
    id: "wide-input", words: WideInputWords.self,
    summary: "A view takes a whole value and reads little of it.",
    severity: .warning,
    explanation: """
      A view is compared by its stored properties. One that stores a whole struct runs again when \
      any part of the struct changes, also a part that it does not show. With the values that it \
      reads as inputs it is skipped. Observable classes are tracked for each property and may be \
      passed whole.
      """,
    thresholds: [
      "model-properties": Threshold(4, unit: "stored properties"),
      "reads": Threshold(2, unit: "properties read"),
    ],
    exceptions: [
      "structs of fewer than `model-properties`, and views that read more than `reads`",
      "views that read half of the struct's properties or more",
      "classes, which are compared by identity, and observable ones above all",
      "views with an `==` of their own, and what a macro leaves out of it",
      "views that hand the value on as a whole",
    ],
    example: .wideInput
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      let type = context.index.types[view.id]
      guard view.body != nil, !view.isOfWidget, !type.hasOwnEquality else { return [] }
      let found = view.propertyOrder.compactMap { name in
        view.properties[name].flatMap { WideInput.finding($0, view, context) }
      }
      return found.isEmpty || view.hasUnknownUses(context.index) ? [] : found
    }
  }
}

/// The messages of `wide-input`.
enum WideInputWords: String, Words {
  static let area = "rule.wide-input"

  case found = """
    Store {1} instead of the whole `{2}`: `{3}` runs again when any of its {4} properties changes, \
    and reads {5}.
    """
  case both = "{1} and {2}"
}

/// The evidence of `wide-input`.
private enum WideInput {
  static func finding(
    _ property: ViewProperty, _ view: ViewType, _ context: RuleContext
  ) -> Finding? {
    guard property.wrapper == nil, !property.isLeftOutOfEquality, property.initialValue == nil,
      let text = property.type,
      !TypeText.isFunction(text), let id = context.index.type(text, in: view.id)
    else { return nil }
    let model = context.index.types[id]
    let stored = Set(model.properties.map(\.name))
    guard model.kind == .structure, !context.index.isView(id),
      stored.count >= context.limit("model-properties"),
      let reads = reads(property.name, view, model), !reads.isEmpty,
      reads.count <= context.limit("reads"), 2 * reads.count < stored.count
    else { return nil }
    let names = reads.sorted().map { "`\($0)`" }
    let listed = names.dropFirst().reduce(names[0]) { WideInputWords.both($0, $1) }
    return Finding(
      "wide-input", property, of: view,
      message: WideInputWords.found(listed, model.name, view.name, stored.count, reads.count))
  }

  /// Members that the view reads; nil: it uses the value as a whole.
  private static func reads(
    _ name: String, _ view: ViewType, _ model: IndexedType
  ) -> Set<String>? {
    let computed = Set(model.members.filter { !$0.isFunction && !$0.isStatic }.map(\.name))
    let stored = Set(model.properties.map(\.name))
    var result: Set<String> = []
    for member in view.allMembers {
      for use in member.facts.uses where use.name == name {
        if use.isWritten && use.path.isEmpty || use.isIndirect { continue }
        guard let first = use.path.first, use.form == .value else { return nil }
        guard stored.contains(first) || computed.contains(first) else { return nil }
        result.insert(first)
      }
    }
    return result
  }
}
