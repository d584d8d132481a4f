import SwiftSyntax
import Words

extension Rule {
  /// Section 7 of the semantics.
  static let unstableIdentity = Rule(
    id: "unstable-identity", words: UnstableIdentityWords.self,
    summary: "A view gets a new identity when nothing new has come.",
    severity: .warning,
    explanation: """
      A view with a new identity is a new view: its state is lost, it is built from scratch, and \
      it appears instead of changing. Identities belong to the data and stay with it.
      """,
    isAboutBehavior: true,
    exceptions: [
      "ids that are kept in a state, and ids of the data",
      "positions in collections that nothing reorders or changes in the middle",
      "properties that nothing changes, as ids",
      "twins without state",
    ],
    example: .unstableIdentity
  ) { context in
    // Few programs show the positions of a collection.
    var known: CollectionChanges?
    let isChanged = { (collection: CollectionChanges.Collection) in
      let changes = known ?? CollectionChanges(context.index)
      known = changes
      return changes.changed.contains(collection)
    }
    let fresh = FreshElements(context.index)
    return FreshIdentity.findings(context.index) + ConditionalModifiers.findings(context.index)
      + context.index.views.flatMap { view in
        IndexIdentity(view: view, index: context.index, isChanged: isChanged).findings
          + fresh.findings(in: view)
          + ChangedIdentity(view: view, index: context.index).findings
          + Twins(view: view, index: context.index).findings
      }
  }
}

/// The messages of `unstable-identity`.
enum UnstableIdentityWords: String, Words {
  static let area = "rule.unstable-identity"

  case freshModifier = """
    Leave `.id({1})` out or keep the value in a state: it is new whenever the code around \
    it runs, so the view then starts from scratch and loses its state.
    """
  case freshSpinner = """
    Leave `.id({1})` out unless the spinner stops without it: it makes the view anew in each run.
    """
  case computedID = """
    Store the `id` of `{1}`: as a computed property it is another one each time it is asked for, \
    so no row is ever the same row.
    """
  case positions = """
    Give this `{1}` the elements' own ids: positions are its identities, and `{2}` is reordered or \
    changed in the middle, so rows take over the state of others.
    """
  case freshElements = """
    Make the `{1}` values of this `{2}` once, or take their ids from the data: each run of \
    `{3}.body` gives them new ones, so no row is the row it was.
    """
  case freshKeys = """
    Take the ids of this `{1}` from the data: each time `{2}.body` makes its rows they have new ones, so no \
    row is the row it was.
    """
  case theElement = "the element"
  case changedKeys = """
    Give the rows of this `{1}` an id that stays: `{2}` is another one after {3} has changed, so the row that is \
    edited is a new one, and what it keeps itself is lost.
    """
  case conditionalModifier = """
    Put the condition into the arguments of the modifier: `{1}` gives another view when the condition \
    changes, and what it is applied to loses its state.
    """
  case builtInTwins = """
    Write one `{1}` with a ternary in its arguments: the branches make two identities, so it starts \
    from scratch when the condition changes.
    """
  case twins = """
    Write one `{1}` with a ternary in its arguments: the branches make two identities, so its \
    state is lost when the condition changes.
    """
}

/// Collections that the program reorders, or changes elsewhere than at the end.
private struct CollectionChanges {
  struct Collection: Hashable {
    /// The place of its type.
    var owner: Int
    var property: String
  }

  private(set) var changed: Set<Collection> = []

  private static let methods: Set<String> = [
    "insert", "remove", "removeFirst", "popFirst", "removeSubrange", "move", "sort", "shuffle",
    "reverse", "swapAt", "partition", "replaceSubrange",
  ]
  private static let reordering: Set<String> = ["filter", "sorted", "shuffled", "reversed"]

  init(_ index: ViewIndex) {
    for id in index.types.indices {
      for member in index.types[id].members { add(member, id, index) }
    }
    followBindings(index)
  }

  /// What is changed through a binding is changed where the binding leads.
  private mutating func followBindings(_ index: ViewIndex) {
    guard !changed.isEmpty else { return }
    let given = index.types.indices.flatMap { id in
      index.types[id].members.flatMap { Self.bindings(in: $0, id, index) }
    }
    var before = -1
    while changed.count != before {
      before = changed.count
      for (input, source) in given where changed.contains(input) { changed.insert(source) }
    }
  }

  /// The bindings that a member gives to subviews: `Rows(items: $items)`.
  private static func bindings(
    in member: ViewMember, _ id: Int, _ index: ViewIndex
  ) -> [(input: Collection, source: Collection)] {
    member.facts.constructions.flatMap {
      construction -> [(input: Collection, source: Collection)] in
      guard let child = index.type(called: construction.name, in: id) else { return [] }
      return construction.call.arguments.compactMap { argument in
        guard let label = argument.label?.identifierText,
          let use = member.facts.uses(in: argument.expression.span).first, use.form == .projection,
          let source = collection(use.name, use.path, id, index)
        else { return nil }
        return (Collection(owner: child, property: label), source)
      }
    }
  }

  private mutating func add(_ member: ViewMember, _ id: Int, _ index: ViewIndex) {
    let uses = member.facts.uses
    for (place, use) in uses.enumerated() where !use.isIndirect {
      var path = use.path
      if use.isWritten, place + 1 < uses.count {
        // `items = items.sorted()`
        let value = uses[place + 1]
        guard value.name == use.name, value.path.dropLast() == use.path[...],
          let method = value.path.last, Self.reordering.contains(method)
        else { continue }
      } else {
        guard use.isCalled, let method = path.popLast(),
          Self.methods.contains(method) || method == "removeAll" && use.hasArguments
        else { continue }
      }
      if let target = Self.collection(use.name, path, id, index) { changed.insert(target) }
    }
  }

  /// The stored property that a name and the members after it mean.
  static func collection(
    _ name: String, _ path: [String], _ id: Int, _ index: ViewIndex
  ) -> Collection? {
    var owner = id
    var property = name
    for next in path {
      guard
        let type = index.types[owner].properties.first(where: { $0.name == property })?.typeName,
        let id = index.type(type, in: owner)
      else { return nil }
      owner = id
      property = next
    }
    guard index.types[owner].properties.contains(where: { $0.name == property }) else {
      return nil
    }
    return Collection(owner: owner, property: property)
  }
}

/// ForEach and List over the indices of collections that change.
private struct IndexIdentity {
  let view: ViewType
  let index: ViewIndex
  /// Whether the program reorders a collection, or changes it elsewhere than at the end.
  let isChanged: (CollectionChanges.Collection) -> Bool

  var findings: [Finding] {
    view.usedMembers.flatMap { member in
      member.facts.constructions.compactMap { construction in
        finding(construction.call, construction.name, member)
      }
    }
  }

  private func finding(
    _ call: FunctionCallExprSyntax, _ name: String, _ member: ViewMember
  ) -> Finding? {
    guard ["ForEach", "List"].contains(name), let data = call.arguments.first, data.label == nil,
      !Self.isOfPicker(call)
    else { return nil }
    let id = call.arguments.first { $0.label?.text == "id" }?.expression.writtenText
    guard let base = Self.indexed(data.expression, id: id),
      let use = member.facts.uses(in: base.span).first, !use.isIndirect
    else { return nil }
    let path = use.path.prefix { !["indices", "count", "enumerated"].contains($0) }
    let changed = CollectionChanges.collection(use.name, Array(path), view.id, index)
      .flatMap { isChanged($0) ? $0.property : nil }
    guard let shown = changed ?? (isChosen(base, use, member) ? use.name : nil) else { return nil }
    return Finding(
      rule: "unstable-identity", severity: .warning,
      message: UnstableIdentityWords.positions(name, shown),
      file: member.source.file, range: member.source.range(of: call.calledExpression),
      subject: "\(view.name).\(member.name)")
  }

  /// Whether the rows are those of a collection that is filtered or sorted anew by what can change, where it stands
  /// or in a computed property.
  private func isChosen(_ base: ExprSyntax, _ use: NameUse, _ member: ViewMember) -> Bool {
    let computed = view.usedMembers.first { $0.name == use.name && !$0.isFunction }
    let isHere = Self.chooses(Syntax(base))
    guard isHere || computed.map({ Self.chooses(Syntax($0.code)) }) == true else { return false }
    let uses = isHere ? Array(member.facts.uses(in: base.span)) : computed?.facts.uses ?? []
    return uses.contains { view.properties[$0.name].map(view.canChange) == true }
  }

  private static func chooses(_ code: Syntax) -> Bool {
    code.tokens(viewMode: .sourceAccurate).contains { choosing.contains($0.text) }
  }

  /// The first elements keep their positions.
  private static let choosing = ChosenElements.choosing.subtracting(["prefix", "dropLast"])

  /// Whether the rows are the options of a picker, which keep nothing.
  private static func isOfPicker(_ call: FunctionCallExprSyntax) -> Bool {
    call.callsAround.contains { CodeWalker.name(of: $0.calledExpression) == "Picker" }
  }

  /// The collection whose positions are the identities.
  private static func indexed(_ data: ExprSyntax, id: String?) -> ExprSyntax? {
    var value = data
    if let call = value.as(FunctionCallExprSyntax.self),
      CodeWalker.name(of: call.calledExpression) == "Array", let inner = call.arguments.first
    {
      value = inner.expression
    }
    if let member = value.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "indices"
    {
      return id == nil || id == "\\.self" ? member.base : nil
    }
    if let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let last = sequence.elements.last?.as(MemberAccessExprSyntax.self),
      last.declName.baseName.text == "count", sequence.elements.first?.writtenText == "0",
      sequence.writtenText.contains("..<")
    {
      return id == nil || id == "\\.self" ? last.base : nil
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    switch CodeWalker.name(of: call.calledExpression) {
    case "enumerated":
      guard id == "\\.offset" || id == "\\.0" else { return nil }
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    case "zip":
      guard id == "\\.0", let first = call.arguments.first?.expression else { return nil }
      return indexed(first, id: nil)
    default: return nil
    }
  }
}

/// Branches that make the same view with state.
private struct Twins {
  let view: ViewType
  let index: ViewIndex

  var findings: [Finding] {
    view.evaluatedMembers.flatMap { member in
      member.facts.conditionals.compactMap { conditional in
        guard conditional.parent?.is(IfExprSyntax.self) != true, Self.canChange(conditional),
          let name = repeated(Self.branches(conditional))
        else { return nil }
        let isOwn = index.type(called: name, in: view.id) != nil
        return Finding(
          rule: "unstable-identity", severity: isOwn ? .warning : .note,
          message: isOwn
            ? UnstableIdentityWords.twins(name) : UnstableIdentityWords.builtInTwins(name),
          file: member.source.file, range: member.source.range(of: conditional.ifKeyword),
          subject: "\(view.name).\(member.name)")
      }
    }
  }

  /// Whether the condition is more than that of a platform's version.
  private static func canChange(_ node: IfExprSyntax) -> Bool {
    !node.conditions.allSatisfy { $0.condition.is(AvailabilityConditionSyntax.self) }
  }

  /// The view that more than one branch makes.
  private func repeated(_ branches: [CodeBlockItemListSyntax]) -> String? {
    var seen: Set<String> = []
    for branch in branches {
      guard branch.count == 1, let item = branch.first, let name = Self.view(item) else {
        continue
      }
      guard keepsState(name) else { continue }
      if !seen.insert(name + Self.firstArgument(item)).inserted { return name }
    }
    return nil
  }

  /// SwiftUI's views that keep something themselves: what is loaded, typed or scrolled.
  private static let keepers: Set<String> = [
    "AsyncImage", "TextField", "SecureField", "TextEditor", "ScrollView", "VideoPlayer",
  ]

  private func keepsState(_ name: String) -> Bool {
    guard let id = index.type(called: name, in: view.id) else { return Self.keepers.contains(name) }
    return index.isView(id)
      && index.types[id].properties.contains {
        ["State", "StateObject"].contains($0.wrapper ?? "")
      }
  }

  /// What tells two of SwiftUI's views apart: the field, the picture. Nothing for a declared one.
  private static func firstArgument(_ item: CodeBlockItemSyntax) -> String {
    guard let value = item.item.as(ExprSyntax.self), let call = ViewChain(value).call,
      keepers.contains(CodeWalker.name(of: call.calledExpression))
    else { return "" }
    return call.arguments.map(\.trimmedDescription).joined()
  }

  private static func branches(_ node: IfExprSyntax) -> [CodeBlockItemListSyntax] {
    var result = [node.body.statements]
    var other = node.elseBody
    while let next = other {
      switch next {
      case .codeBlock(let block):
        result.append(block.statements)
        other = nil
      case .ifExpr(let inner):
        result.append(inner.body.statements)
        other = inner.elseBody
      }
    }
    return result
  }

  /// The name of the view that a statement makes.
  private static func view(_ item: CodeBlockItemSyntax) -> String? {
    var current = item.item.as(ExprSyntax.self)
    while let call = current?.as(FunctionCallExprSyntax.self) {
      let name = CodeWalker.name(of: call.calledExpression)
      if name.isCapitalized { return name }
      current = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    return nil
  }
}
