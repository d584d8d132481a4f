import SwiftSyntax
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
    // What is read of a value anywhere may be read of the view, unless it is known whose it is.
    var known: [String: Set<Int?>]?
    return context.index.compared.flatMap { view -> [Finding] in
      guard view.body != nil,
        context.index.types[view.id].inherits.allSatisfy(UnreadInputs.protocols.contains)
      else { return [] }
      let unread = UnreadInputs.of(view)
      guard !unread.isEmpty, !view.hasUnknownUses(context.index) else { return [] }
      let members = known ?? UnreadInputs.membersRead(in: context.index)
      known = members
      return unread.filter { property in
        guard let owners = members[property.name] else { return true }
        return !owners.contains(nil) && !owners.contains(view.id)
      }.map { property in
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

/// Finds the members that key paths name.
private final class KeyPathNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func all(in code: CodeBlockItemListSyntax) -> Set<String> {
    let visitor = KeyPathNames(viewMode: .sourceAccurate)
    visitor.walk(code)
    return visitor.names
  }

  override func visit(_ path: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    for part in path.components {
      if case .property(let property) = part.component {
        names.insert(property.declName.baseName.identifierText)
      }
    }
    return .visitChildren
  }
}

/// Properties that nothing reads.
private enum UnreadInputs {
  /// They ask for no properties.
  static let protocols: Set<String> = ["View", "ViewModifier", "Sendable"]

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
    var read = namesBehindSelf(in: view)
    for use in (view.usedMembers + view.otherMembers).flatMap(\.facts.uses) {
      // What is written to a member is written to the object that the property holds.
      if use.isWritten, use.path.isEmpty { continue }
      read.insert(use.name)
    }
    return inputs.filter { !read.contains($0.name) }
  }

  /// What `self[0]` and `self[keyPath: \.title]` may read: all that subscripts and key paths name.
  private static func namesBehindSelf(in view: ViewType) -> Set<String> {
    let isUsed = view.allMembers.flatMap(\.facts.uses).contains {
      $0.name == "self" && $0.path.first == "[]"
    }
    guard isUsed else { return [] }
    let subscripts = view.allMembers.filter { $0.name == ViewMember.subscripting }
    return Set(subscripts.flatMap(\.facts.uses).map(\.name))
      .union(view.allMembers.flatMap { KeyPathNames.all(in: $0.code) })
  }

  /// Names that stand after a dot anywhere in the program, with the types whose members they are; nil
  /// stands for a type that is not known.
  static func membersRead(in index: ViewIndex) -> [String: Set<Int?>] {
    var result: [String: Set<Int?>] = [:]
    func add(_ use: NameUse, _ owner: Int?) {
      for (place, name) in use.path.enumerated() {
        result[name, default: []].insert(place == 0 && use.origin == nil ? owner : nil)
      }
      if let origin = use.origin { result[origin, default: []].insert(owner) }
    }
    for id in index.types.indices {
      let type = index.types[id]
      let properties = Dictionary(type.properties.map { ($0.name, $0) }) { first, _ in first }
      for use in type.members.flatMap(\.facts.uses) {
        add(use, properties[use.name].flatMap { owner(of: use, $0, id, index) })
      }
    }
    for use in index.functions.values.joined().flatMap(\.facts.uses) { add(use, nil) }
    return result
  }

  /// The type that a property holds, or that its elements have where a local was made of them.
  private static func owner(
    of use: NameUse, _ property: ViewProperty, _ id: Int, _ index: ViewIndex
  ) -> Int? {
    guard use.form == .value, let text = property.typeName else { return nil }
    let element = TypeText.element(text)
    guard use.isIndirect == (element != nil) else { return nil }
    return index.type(element ?? text, in: id)
  }
}
