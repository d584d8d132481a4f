import SwiftSyntax
import Words

extension Rule {
  /// Seeds 000 and 003.
  static let repeatedSubtree = Rule(
    id: "repeated-subtree", words: RepeatedSubtreeWords.self,
    summary: "The same view structure is written twice.",
    severity: .warning,
    explanation: """
      A structure that repeats up to its values is one view with parameters: it is written once, \
      tested once, and compared by its inputs.
      """,
    thresholds: ["size": Threshold(4, unit: "view values")],
    exceptions: [
      "subtrees smaller than `size`",
      "structures that differ in a view or a modifier, or in as many values as they have view values",
      "subviews that are used several times",
    ],
    example: .repeatedSubtree
  ) { context in
    context.index.views.flatMap { view in
      Repetition.groups(view.tree, size: context.limit("size")).compactMap {
        Repetition.alike($0, in: view)
      }.map { group in
        let others = group.dropFirst()
        let places = others.prefix(4).map { $0.place(from: group[0].file) }
        return Finding(
          rule: "repeated-subtree", severity: .warning,
          message: RepeatedSubtreeWords.found(
            group[0].name, places.joined(separator: ", "), others.count),
          file: group[0].file,
          range: SourceRange(start: group[0].position, end: group[0].position),
          subject: "\(view.name).body",
          notes: group.dropFirst().filter { $0.file == group[0].file }.map {
            Finding.Note(
              message: RepeatedSubtreeWords.twin(),
              range: SourceRange(start: $0.position, end: $0.position))
          })
      }
    }
  }
}

/// The messages of `repeated-subtree`.
enum RepeatedSubtreeWords: String, Words {
  static let area = "rule.repeated-subtree"

  case found = "Make one view with parameters of this `{1}`: {2} {3|has|have} the same structure."
  // Notes.
  case twin = "the same structure"
}

/// The evidence of `repeated-subtree`.
private enum Repetition {
  private struct Place: Hashable {
    var file: String
    var position: SourcePosition
  }

  /// Subtrees of the same structure at several places; those inside a repeated one are left out.
  static func groups(_ tree: ViewTree, size: Int) -> [[ViewNode]] {
    guard hasTwins(tree.nodes, size: size) else { return [] }
    var byShape: [UInt64: [ViewNode]] = [:]
    var places: [UInt64: Set<Place>] = [:]
    for node in tree.nodes where node.inlineSize >= size {
      // A member that is used twice is written once.
      let place = Place(file: node.file, position: node.position)
      if places[node.shape, default: []].insert(place).inserted {
        byShape[node.shape, default: []].append(node)
      }
    }
    var result: [[ViewNode]] = []
    var reported: Set<UInt64> = []
    var place = 0
    while place < tree.nodes.count {
      let shape = tree.nodes[place].shape
      if tree.nodes[place].inlineSize >= size, let group = byShape[shape], group.count > 1,
        !isRow(of: tree.nodes[place], size: size)
      {
        if reported.insert(shape).inserted { result.append(group) }
        place = tree.ends[place]
      } else {
        place += 1
      }
    }
    return result
  }

  /// The first subtree and those that share more with it than differs; nil: none does. Two sections
  /// of three switches each have one structure by chance.
  static func alike(_ group: [ViewNode], in view: ViewType) -> [ViewNode]? {
    let first = group[0]
    guard let code = code(of: first, view) else { return group }
    let others = group.dropFirst().filter { other in
      guard let otherCode = Self.code(of: other, view) else { return true }
      return StructureDifference(code, otherCode).count < first.size
    }
    return others.isEmpty ? nil : [first] + others
  }

  private static func code(of node: ViewNode, _ view: ViewType) -> Syntax? {
    view.allMembers.lazy.map(\.source).first { $0.file == node.file }
      .flatMap { StructureDifference.expression(at: node.site, in: $0) }
  }

  /// Whether all in a container is one structure again: that is the one to make a view of.
  private static func isRow(of node: ViewNode, size: Int) -> Bool {
    guard node.children.count > 1, let first = node.children.first else { return false }
    return first.inlineSize >= size && node.children.allSatisfy { $0.shape == first.shape }
  }

  /// Whether two subtrees are of the same structure. In most bodies none are.
  private static func hasTwins(_ nodes: [ViewNode], size: Int) -> Bool {
    var shapes: [UInt64] = []
    for place in nodes.indices where nodes[place].inlineSize >= size {
      shapes.append(nodes[place].shape)
    }
    shapes.sort()
    return zip(shapes, shapes.dropFirst()).contains { $0 == $1 }
  }
}
