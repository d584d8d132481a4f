import SwiftSyntax
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
      "views with an `==` of their own that does not compare the whole value, and what a macro leaves out",
      "structs with an `==` of their own that leaves properties out",
      "views that hand the value on as a whole",
    ],
    example: .wideInput
  ) { context in
    let equality = OwnEquality(index: context.index)
    return context.index.compared.flatMap { view -> [Finding] in
      guard view.body != nil, !view.isOfWidget else { return [] }
      let found = view.propertyOrder.compactMap { name in
        view.properties[name].flatMap { WideInput.finding($0, view, equality, context) }
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
    _ property: ViewProperty, _ view: ViewType, _ equality: OwnEquality, _ context: RuleContext
  ) -> Finding? {
    guard property.wrapper == nil, !property.isLeftOutOfEquality, property.initialValue == nil,
      let text = property.type,
      !TypeText.isFunction(text), let id = context.index.type(text, in: view.id)
    else { return nil }
    let model = context.index.types[id]
    let stored = Set(model.properties.map(\.name))
    guard model.kind == .structure, !context.index.isView(id),
      stored.count >= context.limit("model-properties"),
      let reads = reads(property.name, view, model), !reads.isEmpty
    else { return nil }
    let behind = storedProperties(behind: reads, model)
    guard behind.count <= context.limit("reads"), 2 * behind.count < stored.count else {
      return nil
    }
    if let compared = equality.comparedMembers(of: id),
      storedProperties(behind: compared, model).count < stored.count
    {
      return nil
    }
    if equality.leavesOut(property.name, of: view) { return nil }
    let names = reads.sorted().map { "`\($0)`" }
    let listed = names.dropFirst().reduce(names[0]) { WideInputWords.both($0, $1) }
    return Finding(
      "wide-input", property, of: view,
      message: WideInputWords.found(
        listed, model.name, view.name, stored.count, max(1, behind.count)))
  }

  /// The stored properties that members read, through computed properties and methods.
  private static func storedProperties(
    behind names: Set<String>, _ model: IndexedType
  ) -> Set<String> {
    let stored = Set(model.properties.map(\.name))
    var result: Set<String> = []
    var seen: Set<String> = []
    var pending = Array(names)
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard !stored.contains(name) else {
        result.insert(name)
        continue
      }
      for member in model.members where member.name == name && !member.isStatic {
        // `"\(self)"` reads all.
        if member.facts.uses.contains(where: { $0.name == "self" && $0.path.isEmpty }) {
          return stored
        }
        pending += member.facts.uses.map(\.name)
      }
    }
    return result
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
        if use.isWritten && use.path.isEmpty || isRenaming(use, member) { continue }
        guard let first = use.isIndirect ? use.origin : use.path.first, use.form == .value else {
          return nil
        }
        guard stored.contains(first) || computed.contains(first) else { return nil }
        result.insert(first)
      }
    }
    return result
  }

  /// Whether the value gets a local name, of which the members are read: `let h = harbour`, `if let harbour`.
  private static func isRenaming(_ use: NameUse, _ member: ViewMember) -> Bool {
    guard !use.isIndirect, use.path.isEmpty, use.form == .value, !use.isDeferred else {
      return false
    }
    let place = AbsolutePosition(utf8Offset: use.offset)
    var node = member.source.tree.token(at: place).flatMap(\.parent)
    // `self.harbour`
    if let access = node?.parent?.as(MemberAccessExprSyntax.self) { node = Syntax(access) }
    guard let node else { return false }
    if node.is(IdentifierPatternSyntax.self) {
      return node.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
    guard node.parent?.is(InitializerClauseSyntax.self) == true, let binding = node.parent?.parent
    else { return false }
    let pattern =
      binding.as(PatternBindingSyntax.self)?.pattern
      ?? binding.as(OptionalBindingConditionSyntax.self)?.pattern
    return pattern?.is(IdentifierPatternSyntax.self) == true
  }
}
