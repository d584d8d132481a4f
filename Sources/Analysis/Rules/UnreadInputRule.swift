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
    func add(_ use: NameUse, _ owners: [Int?]) {
      for (name, owner) in zip(use.path, owners) { result[name, default: []].insert(owner) }
    }
    for id in index.types.indices {
      let types = MemberTypes(index: index, id: id)
      for member in index.types[id].members {
        for use in member.facts.uses {
          add(use, types.owners(of: use))
          if let origin = use.origin { result[origin, default: []].insert(types.owner(of: use)) }
        }
        for use in member.facts.localUses {
          for owner in types.owners(ofLocal: use.name, in: member) {
            add(use, use.path.map { _ in owner })
          }
        }
      }
    }
    for function in index.functions.values.joined() {
      for use in function.facts.uses {
        add(use, use.path.map { _ in nil })
        if let origin = use.origin { result[origin, default: []].insert(nil) }
      }
      let file = index.types.indices.first { index.types[$0].source.file == function.source.file }
      guard let file else { continue }
      for use in function.facts.localUses {
        let owners = MemberTypes(index: index, id: file).owners(ofLocal: use.name, in: function)
        for owner in owners { add(use, use.path.map { _ in owner }) }
      }
    }
    return result
  }
}

/// The program's types that the names in a type's code have.
private struct MemberTypes {
  let index: ViewIndex
  /// The type in whose code they stand.
  let id: Int

  /// The type that has each member of a use's path; nil: not known.
  func owners(of use: NameUse) -> [Int?] {
    guard use.form == .value, !use.isIndirect else { return use.path.map { _ in nil } }
    var owner: Int?
    if let property = index.types[id].properties.first(where: { $0.name == use.name }) {
      owner = property.typeName.flatMap { index.type($0, in: id) }
    } else if use.name.isCapitalized {
      owner = use.name == "Self" ? id : index.type(use.name, in: id)
    }
    return use.path.map { name in
      let current = owner
      owner = current.flatMap { type(of: name, in: $0) }
      return current
    }
  }

  private func type(of member: String, in owner: Int) -> Int? {
    let type = index.types[owner]
    let text =
      (type.properties + type.statics).first { $0.name == member }?.typeName
      ?? type.members.first { $0.name == member && !$0.isFunction }?.type
    return text.flatMap { index.type($0, in: owner) }
  }

  /// The type that a property holds, or that its elements have where a local was made of them.
  func owner(of use: NameUse) -> Int? {
    guard use.form == .value,
      let text = index.types[id].properties.first(where: { $0.name == use.name })?.typeName
    else { return nil }
    let element = TypeText.element(text)
    guard use.isIndirect == (element != nil) else { return nil }
    return index.type(element ?? text, in: id)
  }

  /// The types that a local name may have which is made of nothing that is known: that of the parameter, or
  /// any that the code names. What is generic has no members of its own.
  func owners(ofLocal name: String, in member: ViewMember) -> Set<Int> {
    let own = member.parameters.filter { $0.name == name }.map(\.type)
    let texts = own.isEmpty ? member.parameters.map(\.type) + member.facts.typeNames.sorted() : own
    return Set(texts.flatMap(TypeText.names).compactMap { index.type($0, in: id) })
  }
}
