import Words

extension Rule {
  /// Seed 002.
  static let subviewVisibility = Rule(
    id: "subview-visibility", words: SubviewVisibilityWords.self,
    summary: "A subview of one parent is visible everywhere.",
    severity: .note,
    explanation: """
      `private` says that a subview is a part of its parent: nobody else depends on it, and it can \
      change with the parent.
      """,
    exceptions: [
      "views that another file or a second view uses, and public ones",
      "views that are nested in another type, or have extensions in other files",
      "views that the type of one of the parent's properties or methods names",
    ],
    example: .subviewVisibility
  ) { context in
    context.index.views.compactMap { view in
      guard let parent = SubviewVisibility.onlyParent(of: view, context.index) else { return nil }
      return Finding(
        rule: "subview-visibility", severity: .note,
        message: SubviewVisibilityWords.found(view.name, parent),
        file: view.source.file, range: context.index.types[view.id].range, subject: view.name)
    }
  }
}

/// The messages of `subview-visibility`.
enum SubviewVisibilityWords: String, Words {
  static let area = "rule.subview-visibility"

  case found = "Make `{1}` private: only `{2}` uses it."
}

/// The evidence of `subview-visibility`.
private enum SubviewVisibility {
  /// The one other view that uses a subview, in the same file.
  static func onlyParent(of view: ViewType, _ index: ViewIndex) -> String? {
    let type = index.types[view.id]
    guard !index.surroundings.mentioned.contains(type.simpleName),
      type.kind == .structure, type.access == nil || type.access == "internal",
      !type.isNested, index.count(named: type.simpleName) == 1,
      type.extensionFiles.allSatisfy({ $0 == type.source.file })
    else { return nil }
    let users = (index.mentions[type.simpleName] ?? []).filter { user in
      guard let user else { return true }
      return user != view.id && !index.conforms(user, to: "PreviewProvider")
    }
    guard users.count == 1, let user = users.first, let parent = user, index.isView(parent),
      index.types[parent].source.file == type.source.file,
      index.types[parent].extensionFiles.allSatisfy({ $0 == type.source.file }),
      isConstructed(type.simpleName, in: index.types[parent]),
      !isPromised(type.simpleName, by: index.types[parent])
    else { return nil }
    return index.types[parent].name
  }

  /// Whether the parent's own interface names it: a declaration that others see cannot have a private
  /// type.
  private static func isPromised(_ name: String, by type: IndexedType) -> Bool {
    let isNamed = { (text: String) in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
    return type.properties.contains { property in
      !property.isPrivate
        && (property.type ?? property.initialValue?.writtenText).map(isNamed) == true
    }
      || type.members.contains { member in
        !member.isPrivate
          && (member.type.map(isNamed) == true || member.parameters.contains { isNamed($0.type) })
      }
  }

  private static func isConstructed(_ name: String, in type: IndexedType) -> Bool {
    type.members.contains { member in
      member.facts.typeNames.contains(name)
        && member.facts.uses.contains { $0.name == name && ($0.isCalled || $0.path == ["init"]) }
    }
  }
}
