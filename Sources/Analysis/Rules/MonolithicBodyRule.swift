extension Rule {
  /// Seeds 000, 002 and 003.
  static let monolithicBody = Rule(
    id: "monolithic-body",
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
      "`body` of scenes, commands, widgets, toolbars and other types that are no views",
    ]
  ) { context in
    context.index.views.compactMap { view -> Finding? in
      guard let body = view.body, !Sections.isTrivial(context.tree(view)) else { return nil }
      let sections = Sections.of(context.tree(view)).filter {
        $0.inlineSize >= context.limit("section-size") && $0.viewCount > 1 && !$0.isInMember
      }
      guard let message = MonolithicBody.message(view, sections, context) else { return nil }
      return Finding(
        "monolithic-body", body, view: view.name, message: message,
        notes: sections.map { section in
          Finding.Note(
            message: "a section of \(section.size) view values",
            range: SourceRange(start: section.position, end: section.position))
        })
    }
  }
}

/// The evidence of `monolithic-body`.
private enum MonolithicBody {
  static func message(
    _ view: ViewType, _ sections: [ViewNode], _ context: RuleContext
  ) -> String? {
    let reads = sections.map(\.dependencies)
    if sections.count >= 2 {
      for property in view.mutableProperties {
        let idle = zip(sections, reads).filter { !$1.contains(property.name) }.map(\.0)
        let isRead = isReadInBody(property.name, view)
        if isRead, !idle.isEmpty {
          return "Make views of the sections that do not read `\(property.name)`: "
            + "\(places(idle)) \(idle.count == 1 ? "is" : "are") built again each time it changes."
        }
      }
      if let pair = disjointPair(reads) {
        return "Make views of the sections: the one at line \(sections[pair.0].position.line) and "
          + "the one at line \(sections[pair.1].position.line) share no input, and each is built "
          + "again when the other's input changes."
      }
    }
    if let long = sections.first(where: {
      $0.endLine - $0.position.line >= context.limit("section-lines")
    }) {
      return "Make a view of the section at line \(long.position.line): it has "
        + "\(long.endLine - long.position.line + 1) lines."
    }
    return nil
  }

  private static func isReadInBody(_ property: String, _ view: ViewType) -> Bool {
    view.reads.inputs(of: "body").reads.contains(property)
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
    let lines = sections.prefix(4).map { "\($0.name) (line \($0.position.line))" }
    return lines.joined(separator: ", ")
  }
}

/// The sections of a body: what stands side by side below its outer containers.
enum Sections {
  /// Fewer than five elements below the outermost ones, and nothing expensive.
  static func isTrivial(_ tree: [ViewNode]) -> Bool {
    tree.reduce(-tree.count) { $0 + $1.viewCount } < 5 && !tree.contains(where: \.isExpensive)
  }

  static func of(_ nodes: [ViewNode]) -> [ViewNode] {
    var current = nodes
    var steps = 0
    while current.count == 1, current[0].children.count >= 1, steps < 100 {
      current = current[0].children
      steps += 1
    }
    return current
  }
}
