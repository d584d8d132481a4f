import SwiftSyntax

/// Which members of a struct that a view holds the view reads.
enum ReadMembers {
  /// The stored properties that members read, through computed properties and methods.
  static func stored(
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
  static func of(
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
