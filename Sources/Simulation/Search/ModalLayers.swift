import Catalog

/// What is presented stands in front of the rest, wherever its modifier is written.
extension ScreenEvents {
  /// The nodes in tree order, what is presented behind all the others, and what is not up left out.
  func nodesInLayers() -> [NodeID] {
    let all = layers()
    return all[0] + all.dropFirst().filter { isUp($0) != false }.flatMap(\.self)
  }

  /// The nodes that can be reached: those of what was presented last; nil: all, where nothing is.
  func nodesInFront() -> Set<NodeID>? {
    let layers = layers()
    let up = layers.dropFirst().filter { isUp($0) == true }
    let modal = up.last { !navigation.isPushed($0[0]) }
    var front = modal.map { Set($0) }
    // Of the screens of one stack the last one covers the others.
    let pushed = up.map { $0[0] }.filter(navigation.isPushed)
    let tops = pushed.reduce(into: [NodeID: NodeID]()) {
      $0[graph.engine.nodes[$1].parent] = $1
    }
    for screen in pushed
    where tops[graph.engine.nodes[screen].parent] == screen
      && (modal.map { controlActions.isAbove($0[0], screen) } ?? true)
    {
      let stack = graph.engine.nodes[screen].parent
      let all = front ?? Set(layers.joined())
      front = all.filter {
        !controlActions.isAbove(stack, $0) || $0 == screen || controlActions.isAbove(screen, $0)
      }
    }
    return front
  }

  /// nil: nobody knows what decides it.
  private func isUp(_ layer: [NodeID]) -> Bool? { layer.first.map(isPresented) ?? false }

  private func layers() -> [[NodeID]] {
    var result: [[NodeID]] = []
    // What one modifier presents is together: the buttons of an alert and its message.
    var roots: [[NodeID]] = [[0]]
    while !roots.isEmpty {
      var layer: [NodeID] = []
      // What stands in bars comes after the rest, wherever it is written.
      var inBars: [NodeID] = []
      var pending = Array(roots.removeFirst().reversed())
      while let node = pending.popLast() {
        layer.append(node)
        let children = graph.engine.nodes[node].children
        if graph.engine.stacks[node] != nil {
          roots += children.filter(navigation.isPushed).map { [$0] }
          pending += children.filter { !navigation.isPushed($0) }.reversed()
        } else if setsBar(node) {
          inBars += children.dropFirst()
          pending += children.prefix(1)
        } else if isModal(node), children.count > 1 {
          roots.append(Array(children.dropFirst()))
          pending += children.prefix(1)
        } else {
          pending += children.reversed()
        }
        if pending.isEmpty {
          pending = inBars.reversed()
          inBars = []
        }
      }
      result.append(layer)
    }
    return result
  }

  func isModal(_ node: NodeID) -> Bool {
    modifier(at: node).map { Catalog.isModal(modifier: $0.name) } ?? false
  }

  private func setsBar(_ node: NodeID) -> Bool {
    modifier(at: node).map { Catalog.modifier($0.name, is: .setsBar) } ?? false
  }

  /// SwiftUI's own modifier at a node; nil: there is none.
  private func modifier(at node: NodeID) -> PrimitiveView? {
    guard case .modifier(let modified) = graph.engine.nodes[node].kind,
      case .primitive(let modifier) = modified.modifier
    else { return nil }
    return modifier
  }

  private func isPresented(_ node: NodeID) -> Bool? {
    if navigation.isPushed(node) {
      if navigation.placeOnPath(node) != nil { return true }
      return navigation.hasPath(graph.engine.nodes[node].parent) ? false : nil
    }
    if case .deferred(let content) = graph.engine.nodes[node].kind, content.condition != nil {
      return graph.engine.nodes[node].rule != nil
    }
    guard let modifier = modifier(at: graph.engine.nodes[node].parent),
      condition(of: modifier) != nil
    else { return nil }
    return !isHidden(modifier)
  }
}
