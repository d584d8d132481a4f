import Words

extension Rule {
  /// Section 3 of the semantics.
  static let unreadInput = Rule(
    id: "unread-input", words: UnreadInputWords.self,
    summary: "A view stores what it does not read.",
    severity: .warning,
    explanation: """
      A view is compared by all that it stores. An input that nothing reads makes the body run when \
      it changes, for nothing; so does a value of the environment.
      """,
    exceptions: [
      "properties that other types read, or that a protocol may ask for",
      "views of which not all code is there",
      "bindings and observed objects, which have rules of their own",
    ],
    example: .unreadInput
  ) { context in
    // What is read of a value anywhere may be read of the view.
    var known: Set<String>?
    return context.index.views.flatMap { view -> [Finding] in
      guard view.body != nil,
        context.index.types[view.id].inherits.allSatisfy({ ["View", "Sendable"].contains($0) })
      else { return [] }
      let unread = UnreadInputs.of(view)
      guard !unread.isEmpty, !view.hasUnknownUses(context.index) else { return [] }
      let members = known ?? UnreadInputs.membersRead(in: context.index)
      known = members
      return unread.filter { !members.contains($0.name) }.map { property in
        Finding(
          "unread-input", property, of: view,
          message: property.wrapper == nil
            ? UnreadInputWords.input(property.name, view.name)
            : UnreadInputWords.environment(property.name, view.name))
      }
    }
  }
}

/// The messages of `unread-input`.
enum UnreadInputWords: String, Words {
  static let area = "rule.unread-input"

  case input = """
    Leave `{1}` out: `{2}` does not read it, and its body runs when it changes.
    """
  case environment = """
    Leave `{1}` out: `{2}` does not read it, and its body runs when the value in the environment \
    changes.
    """
}

/// Properties that nothing reads.
private enum UnreadInputs {
  static func of(_ view: ViewType) -> [ViewProperty] {
    let inputs = view.propertyOrder.compactMap { view.properties[$0] }.filter { property in
      switch property.wrapper {
      case nil:
        property.initialValue == nil && !TypeText.isFunction(property.type ?? "")
      case "Environment"?: property.isPrivate
      default: false
      }
    }
    guard !inputs.isEmpty else { return [] }
    var read: Set<String> = []
    for use in (view.usedMembers + view.otherMembers).flatMap(\.facts.uses) where !use.isWritten {
      read.insert(use.name)
    }
    return inputs.filter { !read.contains($0.name) }
  }

  /// Names that stand after a dot anywhere in the program.
  static func membersRead(in index: ViewIndex) -> Set<String> {
    var result: Set<String> = []
    for member in index.types.flatMap(\.members) + index.functions.values.joined() {
      for use in member.facts.uses {
        result.formUnion(use.path)
        if let origin = use.origin { result.insert(origin) }
      }
    }
    return result
  }
}
