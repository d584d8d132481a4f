import SwiftSyntax
import Words

extension Rule {
  /// Seed 002.
  static let workInBody = Rule(
    id: "work-in-body", words: WorkInBodyWords.self,
    summary: "A body sorts, filters or formats in each run.",
    severity: .note,
    explanation: """
      What stands in a body is done in each of its runs, whatever changed. Keep the result where \
      the values change, or in a view that runs only when they do; make formatters once.
      """,
    exceptions: [
      "work on all that makes the body run, and work that only a condition on the rest leads to",
      "work on constants, and work that actions do",
      "`map`, `enumerated`, `prefix`, `first` and others that end soon or build no more than rows",
    ],
    example: .workInBody
  ) { context in
    // Two views may ask for one formatter.
    var seen: Set<OutsideHelper.Place> = []
    let elsewhere = WorkElsewhere(context.index)
    return context.index.builders.flatMap { view -> [Finding] in
      guard view.body != nil, !view.isOfWidget else { return [] }
      let work = BodyWork(view: view, index: context.index, elsewhere: elsewhere)
      return work.findings.filter {
        seen.insert(OutsideHelper.Place(file: $0.file, start: $0.range.start)).inserted
      }
    }
  }
}

/// The messages of `work-in-body`.
enum WorkInBodyWords: String, Words {
  static let area = "rule.work-in-body"

  case found = """
    Keep the result of {1}: each run of `{2}.{3}` does it again, also when only `{4}` changes.
    """
  case formatter = """
    Make the `{1}` once, as a static constant, or use `formatted`: each run of `{2}.{3}` makes \
    another one.
    """
  case made = """
    Move {1} from the initializer of `{2}` to its body: each run of `{3}.{4}` makes a `{2}` again, also \
    when only `{5}` changes.
    """
  // Notes.
  case several = "`{1}` is asked for {2} times a run"
}

/// What the runs of a body do again and again.
private struct BodyWork {
  let view: ViewType
  let index: ViewIndex
  /// Properties whose change makes the body run, and those of models.
  private let changes: [String]
  private let elsewhere: WorkElsewhere

  init(view: ViewType, index: ViewIndex, elsewhere: WorkElsewhere) {
    self.view = view
    self.index = index
    self.elsewhere = elsewhere
    let read = view.bodyInputs.reads
    changes =
      view.mutableProperties.map(\.name).filter { read.contains($0) && view.models[$0] == nil }
      + view.modelPaths
  }

  var findings: [Finding] {
    view.ranMembers.flatMap { member in
      formatters(in: member) + chains(in: member) + extended(in: member) + made(in: member)
    } + outsideFormatters
  }

  private func formatters(in member: ViewMember) -> [Finding] {
    member.facts.constructions.compactMap { construction in
      guard FreshValue.references.contains(construction.name),
        !member.facts.isApart(construction.call.span.lowerBound)
      else { return nil }
      return finding(
        at: ExprSyntax(construction.call), member, .warning,
        WorkInBodyWords.formatter(construction.name, view.name, view.entry))
    }
  }

  /// Formatters that functions and computed variables outside of the instance make, each time they are asked:
  /// `static var formatter: DateFormatter { DateFormatter() }`, `func weight(_ value: Double) -> String`.
  private var outsideFormatters: [Finding] {
    var seen: Set<OutsideHelper.Place> = []
    return view.ranMembers.flatMap { member in
      member.facts.uses.filter {
        $0.isRead && !$0.isIndirect && !member.facts.isApart($0.offset)
      }.flatMap { use in
        OutsideHelper.candidates(use, view, index).filter { seen.insert($0.place).inserted }
      }
    }.flatMap { formatters(in: $0.member) }
  }

  private func chains(in member: ViewMember) -> [Finding] {
    var seen: Set<Int> = []
    let outermost = member.facts.works.filter { !CollectionWork.isPartOfChain($0) }
    return outermost.compactMap { call in
      guard seen.insert(call.span.lowerBound).inserted,
        !member.facts.isApart(call.span.lowerBound),
        let idle = idleChange(ExprSyntax(call), member)
      else { return nil }
      var finding = finding(
        at: ExprSyntax(call), member, .note,
        WorkInBodyWords.found(Self.names(in: call), view.name, view.entry, idle))
      let uses = view.evaluatedMembers.flatMap(\.facts.uses).count {
        $0.name == member.name && $0.isRead && !$0.isIndirect
      }
      if uses > 1, member.name != view.entry {
        finding.notes = [
          Finding.Note(
            message: WorkInBodyWords.several(member.name, uses), range: member.range)
        ]
      }
      return finding
    }
  }

  /// Work that members of extensions of collections do: `chores.byTitle`, which sorts.
  private func extended(in member: ViewMember) -> [Finding] {
    let names = elsewhere.extensions
    guard !names.isEmpty else { return [] }
    return member.facts.uses.filter {
      $0.isRead && !$0.path.isEmpty && !member.facts.isApart($0.offset)
    }.compactMap { use in
      guard let name = use.path.first(where: names.contains),
        let access = member.access(to: name, at: use),
        let idle = idleChange(access, member)
      else { return nil }
      return finding(
        at: access, member, .note,
        WorkInBodyWords.found("`\(name)`", view.name, view.entry, idle))
    }
  }

  /// Work that the initializers of views do which a run makes again: `ShelfList(records: records)`, which sorts.
  private func made(in member: ViewMember) -> [Finding] {
    member.facts.constructions.compactMap { construction in
      guard let id = index.type(construction.name, in: view.id),
        !member.facts.isApart(construction.call.span.lowerBound),
        let work = elsewhere.initializers[id],
        let idle = idleChange(ExprSyntax(construction.call), member)
      else { return nil }
      return finding(
        at: ExprSyntax(construction.call), member, .note,
        WorkInBodyWords.made(
          Self.names(in: work), index.types[id].simpleName, view.name, view.entry, idle))
    }
  }

  private func finding(
    at node: ExprSyntax, _ member: ViewMember, _ severity: Severity, _ message: String
  ) -> Finding {
    let start = member.source.position(of: node)
    return Finding(
      rule: "work-in-body", severity: severity, message: message, file: member.source.file,
      range: SourceRange(start: start, end: start), subject: "\(view.name).\(member.name)")
  }

  /// The first change that makes the body run and that the work does not depend on; nil: there is none,
  /// or the work is on constants. Whether the work is done depends on the conditions around it.
  private func idleChange(_ call: ExprSyntax, _ member: ViewMember) -> String? {
    var inputs = MemberReads.Inputs()
    var members: [String: Set<String>] = [:]
    func add(_ uses: some Sequence<NameUse>) {
      for use in uses {
        view.reads.addInputs(of: use, to: &inputs)
        if let next = use.isIndirect ? use.origin : use.path.first {
          members[use.name, default: []].insert(next)
        }
      }
    }
    add(member.facts.uses(in: call.span))
    guard !inputs.reads.isEmpty || !inputs.paths.isEmpty else { return nil }
    let places = places(from: Syntax(call), in: member)
    for place in places {
      for decision in place.conditions.decisions { add(place.member.facts.uses(in: decision)) }
    }
    let beside = places.last.flatMap(readBeside)
    let idle = changes.first { change in
      !inputs.contains(change) && beside?.contains(change) != false
    }
    if let idle { return idle }
    for name in inputs.reads.sorted() where view.properties[name]?.isObservedObject == true {
      guard let id = view.properties[name]?.typeName.flatMap({ index.type($0, in: view.id) }) else {
        continue
      }
      let other = index.types[id].properties.first {
        $0.wrapper == "Published" && members[name]?.contains($0.name) == false
      }
      if let other { return "\(name).\(other.name)" }
    }
    return nil
  }

  /// Code of the view, and what decides whether a run comes to the work by way of it.
  private struct Place {
    var member: ViewMember
    var conditions: WorkConditions
  }

  /// Where the work stands, and where the member is asked for in which it stands, as long as that is one
  /// place: up to the body.
  private func places(from node: Syntax, in member: ViewMember) -> [Place] {
    var result = [Place(member: member, conditions: WorkConditions(around: node, in: member.code))]
    while let last = result.last?.member, last.name != view.entry, result.count < 10 {
      let uses = view.evaluatedMembers.flatMap { user in
        user.facts.uses.filter { $0.name == last.name && $0.isRead }.map { (user, $0.offset) }
      }
      guard uses.count == 1, let (user, offset) = uses.first, user !== last,
        let token = user.source.tree.token(at: AbsolutePosition(utf8Offset: offset))
      else { return result }
      let conditions = WorkConditions(around: Syntax(token), in: user.code)
      result.append(Place(member: user, conditions: conditions))
    }
    return result
  }

  /// What a run of the body reads that comes to the work; nil: it may be all that the body reads.
  private func readBeside(_ place: Place) -> MemberReads.Inputs? {
    guard place.member.name == view.entry, !place.conditions.others.isEmpty else { return nil }
    var inputs = MemberReads.Inputs()
    for use in place.member.facts.uses
    where !place.conditions.others.contains(where: { $0.contains(use.offset) }) {
      view.reads.addInputs(of: use, to: &inputs)
    }
    inputs.binds = []
    return inputs
  }

  /// "`filter` and `sorted`", in the order in which they are done.
  private static func names(in call: FunctionCallExprSyntax) -> String {
    var result: [String] = []
    var current: ExprSyntax? = ExprSyntax(call)
    while let next = current?.as(FunctionCallExprSyntax.self) {
      let name = CodeWalker.name(of: next.calledExpression)
      if CollectionWork.isWork(next, name) {
        result.append(name == "Dictionary" ? "`grouping`" : "`\(name)`")
      }
      current = next.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    return result.reversed().joined(separator: ", ")
  }
}

/// Work that stands outside of the views whose runs do it.
private struct WorkElsewhere {
  /// Members of extensions of collections that go through a collection.
  let extensions: Set<String>
  /// Of the views whose initializers go through a collection, the call that does.
  let initializers: [Int: FunctionCallExprSyntax]

  init(_ index: ViewIndex) {
    extensions = index.workOfExtensions
    let made = index.views.compactMap { view in
      view.otherMembers.filter { $0.name == ViewMember.initializer }
        .flatMap(\.facts.works).first { !CollectionWork.isPartOfChain($0) }.map { (view.id, $0) }
    }
    initializers = Dictionary(made, uniquingKeysWith: { first, _ in first })
  }
}

extension ViewIndex {
  /// Members of extensions of collections that go through a collection. What another type has too may be
  /// meant.
  fileprivate var workOfExtensions: Set<String> {
    let collections: Set<String> = [
      "Array", "Set", "Dictionary", "String", "Sequence", "Collection", "BidirectionalCollection",
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "StringProtocol",
    ]
    let extended = types.filter { $0.kind == .outside && collections.contains($0.name) }
      .flatMap(\.members)
    // `sorted { … }` is that of the collection itself.
    let names = Set(
      extended.filter { member in
        !member.isStatic
          && (!member.facts.works.isEmpty
            || member.facts.uses.contains {
              CollectionWork.methods.contains($0.name) && $0.isCalled && $0.path.isEmpty
            })
      }.map(\.name))
    guard !names.isEmpty else { return [] }
    let others = types.flatMap { type in
      type.properties.map(\.name)
        + (type.kind == .outside ? [] : type.members.map(\.name))
    }
    return names.subtracting(others).filter { !CollectionWork.methods.contains($0) }
  }
}

extension ViewMember {
  /// The expression in which a use comes to a member: `chores.byTitle`.
  fileprivate func access(to name: String, at use: NameUse) -> ExprSyntax? {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: use.offset)).map(Syntax.init)
    while let next = node?.parent, next.id != Syntax(code).id {
      if let access = next.as(MemberAccessExprSyntax.self),
        access.declName.baseName.identifierText == name
      {
        return ExprSyntax(access)
      }
      node = next
    }
    return nil
  }
}

/// Calls that go through a whole collection, and make another one or a sum of it.
enum CollectionWork {
  static let methods: Set<String> = [
    "sorted", "filter", "reduce", "compactMap", "flatMap", "shuffled",
  ]

  static func isWork(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
    if name == "Dictionary" { return call.arguments.first?.label?.text == "grouping" }
    return methods.contains(name) && call.calledExpression.is(MemberAccessExprSyntax.self)
  }

  /// Whether a longer chain of calls goes on from a call, with work in it.
  static func isPartOfChain(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      if let outer = parent.as(FunctionCallExprSyntax.self) {
        guard outer.calledExpression.id == node.id else { return false }
        if isWork(outer, CodeWalker.name(of: outer.calledExpression)) { return true }
      } else if !parent.is(MemberAccessExprSyntax.self) {
        return false
      }
      node = parent
    }
    return false
  }
}
