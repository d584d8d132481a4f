/// The parts of a body that do not need a change, for one change after another.
///
/// A body may read thousands of properties and have thousands of sections, so what a change needs is
/// looked up, and the walk for a change steps over all that does not depend on it.
struct IdleParts {
  private let tree: ViewTree
  private let parts: [Part]
  /// By change: the nodes whose subtrees depend on it, parents first.
  private var dependents: [String: [Int]] = [:]
  /// By change: how many view values, of SwiftUI's own, read it in their own arguments.
  private(set) var readers: [String: Int] = [:]
  /// By node: the number of the last change that its subtree depended on.
  private var marks: [Int]
  private var changes = 0
  /// Where each node stands in the order of files and positions; nil: in the order of the tree.
  private let ranks: [Int]?

  /// What a walk asks of a node.
  private struct Part {
    var end: Int
    var size: Int
    var inlineSize: Int
    var isLeaf: Bool
    /// A view already: what stands in its closures may be worth one.
    var isView: Bool
    var isPresented: Bool
    var mayBeReplaced: Bool
  }

  /// - Parameter changes: the changes that will be asked for.
  init(_ tree: ViewTree, changes: Set<String>) {
    self.tree = tree
    marks = Array(repeating: 0, count: tree.nodes.count)
    parts = tree.nodes.indices.map { place in
      Part(
        end: tree.ends[place], size: tree.nodes[place].rebuilt,
        inlineSize: max(0, tree.nodes[place].inlineSize - tree.nodes[place].kept),
        isLeaf: !tree.nodes[place].isSection,
        isView: tree.nodes[place].isCustom && !tree.nodes[place].isInMember,
        isPresented: tree.nodes[place].isPresented,
        mayBeReplaced: !tree.nodes[place].replacedBy.isEmpty)
    }
    ranks = Self.ranks(tree.nodes)
    for place in tree.nodes.indices {
      for name in tree.nodes[place].dependencies where changes.contains(name) {
        dependents[name, default: []].append(place)
      }
    }
    countReaders(changes)
  }

  /// What is presented is left out with all that it holds.
  private mutating func countReaders(_ changes: Set<String>) {
    var place = 0
    while place < parts.count {
      guard !parts[place].isPresented else {
        place = parts[place].end
        continue
      }
      let own = tree.nodes[place].own
      guard !tree.nodes[place].isCustom || tree.nodes[place].modifiers > 0 else {
        place += 1
        continue
      }
      for name in own.all.union(own.paths) where changes.contains(name) {
        readers[name, default: 0] += 1
      }
      place += 1
    }
  }

  /// The nodes whose subtrees depend on a change, parents first.
  func dependents(of change: String) -> [Int] { dependents[change] ?? [] }

  /// The largest subtrees that do not depend on a change, and of which at least `minimum` view values
  /// are built again for it, by their places in the tree's nodes, in order of file and position.
  mutating func idle(_ change: String, minimum: Int) -> (places: [Int], size: Int) {
    changes += 1
    for place in dependents[change] ?? [] { marks[place] = changes }
    var places: [Int] = []
    var size = 0
    var place = 0
    while place < parts.count {
      let part = parts[place]
      if part.isPresented
        || part.mayBeReplaced && tree.nodes[place].replacedBy.contains(change)
      {
        place = part.end
      } else if marks[place] == changes || part.isView {
        place += 1
      } else {
        if part.inlineSize >= minimum, !part.isLeaf {
          places.append(place)
          size += part.size
        }
        place = part.end
      }
    }
    if let ranks { places.sort { ranks[$0] < ranks[$1] } }
    return (places, size)
  }

  private static func ranks(_ nodes: [ViewNode]) -> [Int]? {
    let isBefore = { (left: Int, right: Int) in
      (nodes[left].file, nodes[left].position) < (nodes[right].file, nodes[right].position)
    }
    let isInOrder = nodes.indices.dropFirst().allSatisfy { !isBefore($0, $0 - 1) }
    if isInOrder { return nil }
    var ranks = Array(repeating: 0, count: nodes.count)
    for (rank, place) in nodes.indices.sorted(by: isBefore).enumerated() { ranks[place] = rank }
    return ranks
  }
}
