import TutorKit

/// The rows of a tree in one step, as the static pictures and the page at first show them: views, and
/// what they are made of where all trees are small. Equal neighbours are one row.
struct PictureRows {
  /// A row: a node, or several equal ones.
  struct Row: Hashable {
    /// The first of its nodes.
    var node: Int
    var count = 1
    var depth: Int
    /// The row of the node above; nil: none.
    var parent: Int?
    var state: PictureTree.State?
    /// Primitives of the view that are not shown.
    var hidden = 0
  }

  /// A static picture has no more rows.
  static let mostRows = 400

  private(set) var rows: [Row] = []
  private(set) var isCut = false
  private let tree: PictureTree
  private let states: [Int: PictureTree.State]
  private var children: [Int: [Int]] = [:]
  private var hidden: [Int: Int] = [:]
  private var roots: [Int] = []
  private var signatures: [Int: Int] = [:]

  /// - Parameter isOpen: whether views are shown with what they are made of.
  init(_ tree: PictureTree, step: PictureTree.Step, isOpen: Bool) {
    self.tree = tree
    states = Dictionary(step.states.map { ($0.node, $0) }) { first, _ in first }
    let order = tree.orders[step.order]
    place(order, isOpen: isOpen)
    sign(order)
    fill()
  }

  /// Hangs each shown node below the next shown one above it.
  private mutating func place(_ order: [Int], isOpen: Bool) {
    var shown: Set<Int> = []
    /// The shown node at or above each node.
    var above: [Int: Int] = [:]
    for node in order {
      let parent = tree.nodes[node].parent.flatMap { above[$0] }
      let isShown = isOpen || tree.nodes[node].kind == .view || parent == nil
      guard isShown else {
        above[node] = parent
        if let parent { hidden[parent, default: 0] += 1 }
        continue
      }
      above[node] = node
      shown.insert(node)
      if let parent { children[parent, default: []].append(node) } else { roots.append(node) }
    }
  }

  /// Numbers for what looks the same with all that is below it.
  private mutating func sign(_ order: [Int]) {
    var known: [[Int]: Int] = [:]
    var names: [String: Int] = [:]
    func number(_ name: String) -> Int {
      if let found = names[name] { return found }
      names[name] = names.count
      return names.count - 1
    }
    for node in order.reversed() {
      let state = states[node]
      let value = tree.nodes[node]
      let look = [
        number(value.name), number(value.modifiers ?? ""), state?.ran ?? 0, state?.built ?? 0,
        state?.needed ?? 0, number(state?.why.first ?? ""),
      ]
      let signature = look + (children[node] ?? []).map { signatures[$0] ?? -1 }
      let next = known.count
      signatures[node] = known[signature, default: next]
      if known[signature] == nil { known[signature] = next }
    }
  }

  /// Rows from top to bottom.
  private mutating func fill() {
    var pending = groups(of: roots, depth: 0, parent: nil)
    while let row = pending.popLast() {
      guard rows.count < Self.mostRows else {
        isCut = true
        return
      }
      rows.append(row)
      if row.count > 1 { continue }
      pending += groups(of: children[row.node] ?? [], depth: row.depth + 1, parent: rows.count - 1)
    }
  }

  /// Neighbours of one look as one row, the last first.
  private func groups(of nodes: [Int], depth: Int, parent: Int?) -> [Row] {
    var result: [Row] = []
    for node in nodes {
      if let last = result.last, signatures[last.node] == signatures[node] {
        result[result.count - 1].count += 1
        continue
      }
      result.append(
        Row(
          node: node, depth: depth, parent: parent, state: states[node],
          hidden: hidden[node] ?? 0))
    }
    return result.reversed().flatMap { row in row.count == 2 ? both(row, nodes) : [row] }
  }

  /// Two are shown each by itself, the last first.
  private func both(_ row: Row, _ nodes: [Int]) -> [Row] {
    guard let first = nodes.firstIndex(of: row.node) else { return [row] }
    return [first + 1, first].map { index in
      var single = row
      single.node = nodes[index]
      single.count = 1
      single.state = states[nodes[index]]
      single.hidden = hidden[nodes[index]] ?? 0
      return single
    }
  }
}

extension PictureTree.Node {
  /// `Row #2`, `Text "Total"`
  func label(_ state: PictureTree.State?) -> String {
    var parts = [name]
    if let row { parts.append("#" + row) }
    if let shown = state?.text ?? text, !shown.isEmpty {
      parts.append("“\(shown.shortened(to: 32))”")
    }
    return parts.joined(separator: " ")
  }
}

extension PictureTree.State {
  /// What happened to it, in words.
  var words: String {
    let counts =
      needed == 0 ? PictureWords.nothingNew(built) : PictureWords.builtAndNeeded(built, needed)
    if ran == 0, built == 0 { return why.isEmpty ? "" : PictureWords.skipped() }
    // Of views alone it is said why; their rows and other content may run without their body.
    if ran == 0 { return why.isEmpty ? counts : "\(PictureWords.contentRan()), \(counts)" }
    let times = ran == 1 ? PictureWords.ran() : PictureWords.ranTimes(ran)
    return "\(times), \(counts)"
  }
}

extension PictureTree.Step {
  /// `3 bodies ran, 12 view values rebuilt, 1 needed`
  var counts: String { PictureWords.counts(bodies, rebuilt, needed) }
}
