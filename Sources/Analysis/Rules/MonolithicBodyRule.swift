import Words

extension Rule {
  /// Seeds 000, 002 and 003.
  static let monolithicBody = Rule(
    id: "monolithic-body", words: MonolithicBodyWords.self,
    summary: "Sections of a body do not depend on what changes beside them.",
    severity: .warning,
    explanation: """
      SwiftUI runs a body as a whole. A section that does not read what changed is built again all \
      the same, unless it is a view of its own whose inputs compare equal.
      """,
    thresholds: [
      "section-size": Threshold(5, unit: "view values"),
      "section-lines": Threshold(40, unit: "lines"),
    ],
    exceptions: [
      "bodies with one section, or whose sections are smaller than `section-size`",
      "sections that all read the state that changes",
      "what cannot change by itself, beside a property of an observable model that the view is given",
      "what a condition on the property replaces, and what a sheet or an alert shows",
      "`body` of scenes, commands, widgets, toolbars and other types that are no views",
    ],
    example: .monolithicBody
  ) { context in
    context.index.views.compactMap { view -> Finding? in
      guard let body = view.body, !view.isOfWidget, !Sections.isTrivial(view.tree.roots) else {
        return nil
      }
      for siblings in Sections.of(view.tree.roots, size: context.limit("section-size")) {
        let sections = siblings.filter {
          $0.inlineSize >= context.limit("section-size") && $0.isSection && !$0.isInMember
        }
        guard let message = MonolithicBody.message(view, sections, context) else { continue }
        return Finding(
          "monolithic-body", body, view: view.name, message: message,
          notes: MonolithicBody.notes(sections))
      }
      return nil
    }
  }
}

/// The messages of `monolithic-body`.
enum MonolithicBodyWords: String, Words {
  static let area = "rule.monolithic-body"

  case idleSections = """
    Make views of the sections that do not read `{1}`: {2} {3|is|are} built again each time it \
    changes.
    """
  case separateSections = """
    Make views of the sections: the one at line {1} and the one at line {2} share no input, and \
    each is built again when the other's input changes.
    """
  case longSection = "Make a view of the section at line {1}: it has {2} lines."
  // Notes.
  case section = "a section of {1} view values"
}

/// The evidence of `monolithic-body`.
private enum MonolithicBody {
  static func message(
    _ view: ViewType, _ sections: [ViewNode], _ context: RuleContext
  ) -> String? {
    let reads = sections.map(\.dependencies)
    var reach: BranchReach?
    if sections.count >= 2 {
      for property in changes(view) {
        let movers = view.movers(beside: property)
        let idle = shown(
          sections.indices.filter {
            !reads[$0].contains(property) && !sections[$0].replacedBy.contains(property)
              && movers?.isDisjoint(with: reads[$0]) != true
          }.map { sections[$0] }, besideReadersOf: property, in: view.tree, &reach)
        if !idle.isEmpty {
          return MonolithicBodyWords.idleSections(property, places(idle), idle.count)
        }
      }
      let idle = withoutRuns(view)
      if let pair = disjointPair(reads.map { $0.subtracting(idle) }) {
        return MonolithicBodyWords.separateSections(
          sections[pair.0].position.line, sections[pair.1].position.line)
      }
    }
    if let long = sections.first(where: {
      $0.endLine - $0.position.line >= context.limit("section-lines")
    }) {
      return MonolithicBodyWords.longSection(
        long.position.line, long.endLine - long.position.line + 1)
    }
    return nil
  }

  /// Sections without those in branches that are not built while a property is read.
  private static func shown(
    _ sections: [ViewNode], besideReadersOf property: String, in tree: ViewTree,
    _ known: inout BranchReach?
  ) -> [ViewNode] {
    guard sections.contains(where: { $0.branch != nil }) else { return sections }
    let reach = known ?? BranchReach(tree)
    known = reach
    let branches = reach.branches(readBy: property, among: tree.nodes.indices)
    guard !branches.isEmpty else { return sections }
    let elsewhere = tree.nodes.indices.filter { reach.isElsewhere($0, than: branches) }
      .map { Place(tree.nodes[$0]) }
    let hidden = Set(elsewhere)
    return sections.filter { !hidden.contains(Place($0)) }
  }

  /// Where a node stands in the source: sections are copies of the tree's nodes.
  private struct Place: Hashable {
    var file: String
    var position: SourcePosition

    init(_ node: ViewNode) {
      file = node.file
      position = node.position
    }
  }

  static func notes(_ sections: [ViewNode]) -> [Finding.Note] {
    sections.map {
      Finding.Note(
        message: MonolithicBodyWords.section($0.size),
        range: SourceRange(start: $0.position, end: $0.position))
    }
  }

  /// What the body reads and what can change: properties, and those of observable models.
  private static func changes(_ view: ViewType) -> [String] {
    let read = view.bodyInputs.reads
    return view.mutableProperties.map(\.name).filter {
      read.contains($0) && view.models[$0] == nil
    } + view.modelPaths
  }

  /// Properties that make the body run at no time: they have one value for good, or only bindings to
  /// them are handed on.
  private static func withoutRuns(_ view: ViewType) -> Set<String> {
    let inputs = view.bodyInputs
    return Set(
      view.properties.values.filter { property in
        guard view.mayDiffer(property) else { return true }
        return property.isMutableSource && !inputs.reads.contains(property.name)
      }.map(\.name))
  }

  private static func disjointPair(_ reads: [Set<String>]) -> (Int, Int)? {
    let places = reads.indices.prefix(100)
    for first in places where !reads[first].isEmpty {
      for second in places where second > first && !reads[second].isEmpty {
        if reads[first].isDisjoint(with: reads[second]) { return (first, second) }
      }
    }
    return nil
  }

  private static func places(_ sections: [ViewNode]) -> String {
    let lines = sections.prefix(4).map { PlaceWords.viewAtLine($0.name, $0.position.line) }
    return lines.joined(separator: ", ")
  }
}

/// The sections of a body: what stands side by side below its outer containers.
enum Sections {
  /// Fewer than five elements below the outermost ones, and nothing expensive.
  static func isTrivial(_ tree: [ViewNode]) -> Bool {
    tree.reduce(-tree.count) { $0 + $1.shownCount } < 5 && !tree.contains(where: \.isExpensive)
  }

  /// One list for each alternative, where the whole content hangs on a condition; and one for what is
  /// in the only section, where the others beside it are small.
  ///
  /// - Parameter size: the least size of a section, in view values; nil: what is in the only one is
  ///   left out.
  static func of(_ nodes: [ViewNode], size: Int? = nil) -> [[ViewNode]] {
    var result: [[ViewNode]] = []
    var around: [[ViewNode]] = []
    var pending = [nodes.filter { !$0.isPresented }]
    var steps = 0
    while let current = pending.popLast(), steps < 200 {
      steps += 1
      if let parts = alternatives(current) {
        pending += parts.reversed()
      } else if current.count == 1, !current[0].children.isEmpty {
        pending.append(inside(current[0]))
      } else if let size, let only = onlySection(current, size) {
        pending.append(inside(only))
        around.append(current)
      } else {
        result.append(current)
      }
    }
    return result + around
  }

  private static func inside(_ node: ViewNode) -> [ViewNode] {
    node.children.filter { !$0.isPresented }.map { child in
      var result = child
      result.replacedBy.formUnion(node.replacedBy)
      return result
    }
  }

  /// The one that is large enough for a section, and no row; nil: several are, or none.
  private static func onlySection(_ nodes: [ViewNode], _ size: Int) -> ViewNode? {
    let large = nodes.filter { $0.inlineSize >= size && $0.isSection }
    guard large.count == 1, let only = large.first, !only.isInMember, !only.isRow,
      !only.children.contains(where: \.isRow)
    else { return nil }
    return only
  }

  /// The branches of one condition, when all of the nodes stand in them; nil: some do not.
  private static func alternatives(_ nodes: [ViewNode]) -> [[ViewNode]]? {
    guard nodes.count > 1, let condition = nodes[0].branch?.condition,
      nodes.allSatisfy({ $0.branch?.condition == condition && $0.file == nodes[0].file })
    else { return nil }
    let parts = Dictionary(grouping: nodes) { $0.branch?.number ?? 0 }
    guard parts.count > 1 else { return nil }
    return parts.sorted { $0.key < $1.key }.map { part in
      // Below a branch its condition divides nothing any more.
      part.value.map { node in
        var result = node
        result.branch = nil
        return result
      }
    }
  }
}
