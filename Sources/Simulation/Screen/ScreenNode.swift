/// A node of the view tree as it is drawn: a view with a body, or a primitive with its modifiers.
///
/// Groups, branches, rows and modifiers are no nodes of their own: what stands in them hangs below
/// the next node above.
package struct ScreenNode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It has a body: a view, a view modifier or a style that the program declares.
    case view
    /// SwiftUI's own, or a view that the program does not declare.
    case primitive
  }

  package var node: NodeID
  package var kind: Kind
  /// The position of the node above in the list; nil: the root.
  package var parent: Int?
  /// `Screen`, `VStack`, `.sheet`
  package var name: String
  /// The row of a ForEach that it begins; nil: none.
  package var row: String?
  /// The text that it shows; empty: none.
  package var text = ""
  /// Modifiers around it, the outermost last: `.padding`.
  package var modifiers: [String] = []
  /// View values of this node, its modifiers among them, that the last step built.
  package var built = 0
  /// Of these, how many show something new.
  package var changed = 0
  /// Where it is written; nil: not known.
  package var location: SourceLocation?
}

extension ScreenTree {
  /// The tree in order, within the bound of nodes that a picture can show.
  func screenNodes() -> [ScreenNode] {
    var walk = ScreenWalk(nodes: [], pending: [.init(node: 0)])
    while let place = walk.pending.popLast(), walk.nodes.count < interpreter.limits.events {
      visit(place, &walk)
    }
    return walk.nodes
  }

  private func visit(_ place: ScreenWalk.Place, _ walk: inout ScreenWalk) {
    let current = graph.engine.nodes[place.node]
    if let rule = current.rule, graph.engine.rules[rule].isBody {
      return walk.add(screenNode(.view, place), below: current.children)
    }
    switch current.kind {
    case .primitive(let primitive):
      var node = screenNode(.primitive, place)
      node.location = recorder.location(site: primitive.site)
      node.text = shownText(current.rendered)
      count(current, in: &node)
      walk.add(node, below: current.children)
    case .modifier(let modified): visit(modified, current, place, &walk)
    case .element(let key):
      walk.passOn(place, to: current.children) { $0.row = self.rowLabel(key) }
    case .empty: break
    default: walk.passOn(place, to: current.children) { _ in }
    }
  }

  /// A modifier goes with what it is on; what it presents beside that is a node of its own.
  private func visit(
    _ modified: ModifiedView, _ current: Node, _ place: ScreenWalk.Place, _ walk: inout ScreenWalk
  ) {
    var inner = place
    inner.modifiers.insert("." + modified.name, at: 0)
    if current.touched == graph.engine.step { inner.built += 1 }
    if current.changed == graph.engine.step { inner.changed += 1 }
    let presented = Array(current.children.dropFirst())
    if !presented.isEmpty, case .primitive(let modifier) = modified.modifier {
      var node = ScreenNode(
        node: place.node, kind: .primitive, parent: place.parent, name: "." + modified.name)
      node.location = recorder.location(site: modifier.site)
      walk.add(node, below: presented)
    }
    walk.passOn(inner, to: Array(current.children.prefix(1))) { _ in }
  }

  private func screenNode(_ kind: ScreenNode.Kind, _ place: ScreenWalk.Place) -> ScreenNode {
    ScreenNode(
      node: place.node, kind: kind, parent: place.parent, name: viewName(at: place.node),
      row: place.row, modifiers: place.modifiers, built: place.built, changed: place.changed)
  }

  private func count(_ current: Node, in node: inout ScreenNode) {
    if current.touched == graph.engine.step { node.built += 1 }
    if current.changed == graph.engine.step { node.changed += 1 }
  }

  /// The first text among shown values.
  private func shownText(_ values: [Value]) -> String {
    for value in values.prefix(4) {
      if case .string(let text) = value { return String(text.prefix(80)) }
    }
    return ""
  }

  /// Places of code that ran, one a line. The root's and the steps' expressions, which stand in no
  /// file, have the very beginning as their place.
  func ranLines() -> [SourceLocation] {
    let places = interpreter.ranSites.compactMap { recorder.location(site: $0) }
      .filter { $0.line > 1 || $0.column > 1 }
      .map { SourceLocation(file: $0.file, line: $0.line, column: 1) }
    return Set(places).sorted()
  }

  func viewInstances() -> [ViewInstance] {
    var result: [ViewInstance] = []
    typealias Place = (node: NodeID, depth: Int, parent: NodeID?, maker: NodeID?, list: NodeID?)
    var pending: [Place] = [(0, 0, nil, nil, nil)]
    var makers: [NodeID: NodeID?] = [:]
    while var place = pending.popLast() {
      let node = place.node
      if case .placeholder(let owner, _) = graph.engine.nodes[node].kind, let maker = makers[owner]
      {
        place.maker = maker
      }
      if let rule = graph.engine.nodes[node].rule, graph.engine.rules[rule].isBody {
        result.append(
          ViewInstance(
            view: viewName(at: node), path: path(to: node), node: node, depth: place.depth,
            parent: place.parent, maker: place.maker, list: place.list))
        makers[node] = .some(place.maker)
        place = (node, place.depth + 1, node, node, nil)
      } else if case .forEach = graph.engine.nodes[node].kind {
        place.list = node
      }
      pending += graph.engine.nodes[node].children.reversed().map {
        ($0, place.depth, place.parent, place.maker, place.list)
      }
    }
    return result
  }
}

/// A walk through the tree from top to bottom.
private struct ScreenWalk {
  /// A node of the engine's tree, with what is handed down to the next node that is drawn.
  struct Place {
    var node: NodeID
    var parent: Int?
    var row: String?
    var modifiers: [String] = []
    var built = 0
    var changed = 0
  }

  var nodes: [ScreenNode]
  var pending: [Place]

  /// A drawn node, with what comes below it.
  mutating func add(_ node: ScreenNode, below children: [NodeID]) {
    nodes.append(node)
    let parent = nodes.count - 1
    pending += children.reversed().map { Place(node: $0, parent: parent) }
  }

  /// A node that is not drawn: the first child gets its modifiers, all others only what is above.
  mutating func passOn(
    _ place: Place, to children: [NodeID], _ change: (inout Place) -> Void
  ) {
    var changed = place
    change(&changed)
    var places = children.map { child in
      var place = Place(node: child, parent: changed.parent)
      place.row = changed.row
      return place
    }
    if !places.isEmpty {
      changed.node = places[0].node
      places[0] = changed
    }
    pending += places.reversed()
  }
}
