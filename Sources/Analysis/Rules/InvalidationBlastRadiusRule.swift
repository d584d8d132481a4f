import Catalog
import Words

extension Rule {
  /// Seed 002.
  static let invalidationBlastRadius = Rule(
    id: "invalidation-blast-radius", words: InvalidationBlastRadiusWords.self,
    summary: "A change of one property builds much more than it needs.",
    severity: .warning,
    explanation: """
      When state changes, the body that reads it runs, and all that it builds inline is built \
      again. Views of their own, with only the inputs they need, keep a change to the subtree that \
      depends on it.
      """,
    thresholds: [
      "idle-size": Threshold(5, unit: "view values")
    ],
    exceptions: [
      "subtrees smaller than `idle-size`",
      "the rows of a `ForEach` whose closure uses nothing of the view: they stay while the data is equal",
      "what cannot change by itself, beside a property of an observable model that the view is given",
      "what a condition on the property replaces, and what a sheet or an alert shows",
      "branches that are not shown while the property is read",
      "properties that the body does not read, such as those that only actions use",
    ]
  ) { context in
    context.index.compared.flatMap { view -> [Finding] in
      guard !view.isOfWidget, !Sections.isTrivial(view.tree.roots) else { return [] }
      return BlastRadius(view, context).findings
    }
  }
}

/// The messages of `invalidation-blast-radius`.
enum InvalidationBlastRadiusWords: String, Words {
  static let area = "rule.invalidation-blast-radius"

  case found = """
    {6|Make a view|Make views} of {1}: changing `{2}` builds up to {3} view values of `{4}.body` again, and {5} of \
    them {5|reads|read} it.
    """
  case foundWithRows = """
    {6|Make a view|Make views} of {1}: changing `{2}` builds up to {3} view values of `{4}.body` again, rows not \
    counted, and {5} of them {5|reads|read} it.
    """
  case foundHandedOn = """
    {5|Make a view|Make views} of {1}: changing `{2}` builds up to {3} view values of `{4}.body` again, though the \
    body only branches on it or hands it on.
    """
  // Notes.
  case idle = "{1} view values that do not read `{2}`"
}

/// The evidence of `invalidation-blast-radius` for one view.
private struct BlastRadius {
  private let view: ViewType
  private let context: RuleContext
  /// What a change of a property means, by the property: a change of itself, or of the tracked
  /// properties of the model that it holds.
  private let changes: [String: [String]]
  /// nil: the body has no conditions.
  private let reach: BranchReach?

  /// A body of thousands of sections has as many idle ones for each of its states.
  private static let maximumNotes = 20

  init(_ view: ViewType, _ context: RuleContext) {
    self.view = view
    self.context = context
    let reads = view.bodyInputs.reads
    let paths = Dictionary(grouping: view.modelPaths) { path in
      String(path.prefix { $0 != "." })
    }
    var changes: [String: [String]] = [:]
    for name in view.propertyOrder {
      if view.models[name] != nil {
        changes[name] = paths[name]
      } else if reads.contains(name), view.properties[name].map(view.canChange) == true {
        changes[name] = [name]
      }
    }
    self.changes = changes
    let hasBranches = !changes.isEmpty && view.tree.nodes.contains { $0.branch != nil }
    reach = hasBranches ? BranchReach(view.tree) : nil
  }

  var findings: [Finding] {
    guard !changes.isEmpty else { return [] }
    var parts = IdleParts(view.tree, changes: Set(changes.values.joined()))
    // Rows are built again only where what they are given is another.
    let total = ViewNode.mostBuilt(view.tree.roots, countsRows: false)
    return view.propertyOrder.compactMap { view.properties[$0] }.compactMap { property in
      guard let (change, idle) = most(of: property, &parts) else { return nil }
      let nodes = view.tree.nodes
      let file = property.source.file
      let notes = idle.lazy.filter { nodes[$0].file == file }.prefix(Self.maximumNotes)
      return Finding(
        "invalidation-blast-radius", property, of: view,
        message: message(change, file, total, parts.readers[change] ?? 0, idle),
        notes: Self.distinct(
          notes.map { place in
            Finding.Note(
              message: InvalidationBlastRadiusWords.idle(nodes[place].rebuilt, change),
              range: SourceRange(start: nodes[place].position, end: nodes[place].position))
          }))
    }
  }

  /// What is said of one line is said once: a member that is used several times stands at one place.
  private static func distinct(_ notes: [Finding.Note]) -> [Finding.Note] {
    var seen: [Int: Set<String>] = [:]
    return notes.filter { seen[$0.range.start.line, default: []].insert($0.message).inserted }
  }

  /// The change that drags most along, of a model's properties the first such one, and the places of
  /// the idle subtrees; nil: no change drags anything along.
  private func most(
    of property: ViewProperty, _ parts: inout IdleParts
  ) -> (change: String, idle: [Int])? {
    var result: (change: String, idle: [Int])?
    var most = 0
    let nodes = view.tree.nodes
    for change in changes[property.name] ?? [] {
      var found = parts.idle(change, minimum: context.limit("idle-size"))
      if let movers = view.movers(beside: change) {
        found.places.removeAll { movers.isDisjoint(with: nodes[$0].dependencies) }
      }
      if let reach, !found.places.isEmpty {
        let branches = reach.branches(readBy: change, among: parts.dependents(of: change))
        found.places.removeAll { reach.isElsewhere($0, than: branches) }
      }
      found.size = found.places.reduce(0) { $0 + nodes[$1].rebuilt }
      if found.size > most {
        most = found.size
        result = (change, found.places)
      }
    }
    return result
  }

  private func message(
    _ change: String, _ file: String, _ total: Int, _ needed: Int, _ idle: [Int]
  ) -> String {
    var places: [String] = []
    for place in idle where places.count < 3 {
      let text = view.tree.nodes[place].nameAndPlace(from: file)
      // A member that is used several times stands at one place.
      if !places.contains(text) { places.append(text) }
    }
    let list = places.joined(separator: ", ")
    guard needed > 0 else {
      return InvalidationBlastRadiusWords.foundHandedOn(
        list, change, total, view.name, places.count)
    }
    let hasRows = view.tree.nodes.contains(where: \.isRow)
    return hasRows
      ? InvalidationBlastRadiusWords.foundWithRows(
        list, change, total, view.name, needed, places.count)
      : InvalidationBlastRadiusWords.found(list, change, total, view.name, needed, places.count)
  }
}
