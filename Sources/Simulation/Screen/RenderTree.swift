import Catalog

/// What is on screen: the view tree without the program's own boundaries, so that two programs
/// that show the same compare equal.
package struct RenderTree: Hashable, Sendable {
  /// `Text`, `.padding`, …
  package var name: String
  /// Arguments as text, with labels.
  package var values: [String]
  /// The value of `.id(…)`.
  package var identity: String?
  package var children: [RenderTree]
  /// What of it is declared nowhere. It is no part of what is shown.
  package var unresolved: [String] = []
  /// The view itself is declared nowhere.
  package var isUndeclared = false
  /// Whether nothing in it keeps anything that a new one would lose.
  var keepsNothing: Bool {
    !isUndeclared && StillViews.keepsNothing(name) && children.allSatisfy(\.keepsNothing)
  }
  /// Of a modifier: how many of the first children it stands around; the others are its own.
  var contents = 0

  package static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.values == right.values && left.identity == right.identity
      && left.children == right.children
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(values)
    hasher.combine(identity)
    hasher.combine(children)
  }

  package init(name: String, values: [String], identity: String? = nil, children: [RenderTree]) {
    self.name = name
    self.values = values
    self.identity = identity
    self.children = children
  }

  /// A modifier without what it stands around.
  var withoutContents: RenderTree {
    var result = RenderTree(
      name: name, values: values, children: Array(children.dropFirst(contents)))
    result.unresolved = unresolved
    return result
  }

  /// The tree as indented lines: one node a line.
  package var lines: [String] { lines(depth: 0) }

  private func lines(depth: Int) -> [String] {
    let head = name + (identity.map { " #\($0)" } ?? "")
    let line =
      String(repeating: "  ", count: depth) + head
      + (values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")")
    return [line] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}

extension RenderTree {
  /// What stands for the rows of a list that are not made.
  static let furtherRows = "FurtherRows"

  /// Whether views that neither the program nor SwiftUI declares are in the tree.
  var holdsUndeclared: Bool {
    var pending = [self]
    while let tree = pending.popLast() {
      if !tree.name.hasPrefix("."), tree.name.startsUppercase,
        tree.name != Self.furtherRows, !Catalog.isRendered(tree.name)
      {
        return true
      }
      pending += tree.children
    }
    return false
  }
}

extension RenderTree {
  /// From here on a number is large: six steps may come to one of which digits are grouped.
  package static let largeNumber = 100

  /// Whether a number of three digits or more is in a text on the screen.
  package var showsLargeNumber: Bool {
    var pending = [self]
    while let tree = pending.popLast() {
      if tree.name == "Text", tree.values.contains(where: Self.holdsLargeNumber) { return true }
      pending += tree.children
    }
    return false
  }

  private static func holdsLargeNumber(_ text: String) -> Bool {
    var digits = 0
    for byte in text.utf8 {
      digits = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? digits + 1 : 0
      if digits == 3 { return true }
    }
    return false
  }
}

/// What is on screen, as a tree that can be compared.
struct ScreenTree: GraphPart {
  let graph: ViewGraph
}

extension ScreenTree {
  /// The render tree below a node. View boundaries, groups, rows and erasure leave no trace.
  func renderTree(of node: NodeID, at place: RenderPlace = RenderPlace()) -> [RenderTree] {
    guard place.depth < 2_000 else { return [] }
    let current = graph.engine.nodes[node]
    func inner() -> [RenderTree] {
      current.children.flatMap { renderTree(of: $0, at: place.inner) }
    }
    switch current.kind {
    case .custom: return drawnElsewhere(current).map { [$0] } ?? inner()
    case .root, .styled, .group, .erased, .equatable, .placeholder, .deferred,
      .attachment, .conditional:
      return inner()
    case .element(let key): return withTag(key, withOwnBars(inner), at: node)
    case .forEach: return inner() + furtherRows(current)
    case .empty: return []
    case .primitive(let primitive):
      if showsOnlyItsStyle(current, primitive.name) { return inner() }
      let inside = renderChildren(
        current, primitive.children.map(\.label), after: 0, place.inside(primitive.name))
      var tree = rendered(primitive, current.rendered, name: primitive.name, inside)
      // What a method of something unknown gives: a view that nothing is known of.
      if !primitive.name.isEmpty, !primitive.name.startsUppercase {
        tree.isUndeclared = true
        tree.unresolved.insert(primitive.name, at: 0)
      }
      if tree.isPlainItem { return tree.children }
      return [withPlaceOfChoice(tree, of: primitive, at: node)]
    case .modifier(let modified): return renderModifier(modified, current, place)
    }
  }

  /// Children with the labels of the arguments that made them, where the label says what they are.
  private func renderChildren(
    _ node: Node, _ labels: [String?], after count: Int, _ place: RenderPlace
  ) -> [RenderTree] {
    node.children.enumerated().flatMap { index, child in
      let tree = { self.renderTree(of: child, at: place.inner) }
      let trees = isScreen(index, of: node) ? withOwnBars(tree) : tree()
      let position = index - count
      guard labels.indices.contains(position), let label = labels[position], !trees.isEmpty,
        isPart(label, of: node)
      else { return trees }
      return [RenderTree(name: label, values: [], children: trees)]
    }
  }

  private func isPart(_ label: String, of node: Node) -> Bool {
    guard case .primitive(let primitive) = node.kind else {
      return Catalog.label(label, is: .names)
    }
    return Catalog.isPart(label, of: primitive.name)
  }

  private func renderModifier(
    _ modified: ModifiedView, _ node: Node, _ place: RenderPlace
  ) -> [RenderTree] {
    let moved = movedCount
    if case .primitive(let modifier) = modified.modifier {
      if setsDeclaredStyle(modifier, node) { return renderChildren(node, [], after: 1, place) }
      let tree = renderModifier(modifier, node, place)
      if Catalog.isSurroundings(modifier.name) { surround(from: moved) { tree.around($0) } }
      if movesFreely(tree, modifier) {
        if !isUnseen(tree, modifier, at: place) { graph.appearing.append(tree.withoutContents) }
        return Array(tree.children.prefix(tree.contents))
      }
      if setsBar(tree, modifier) {
        graph.bars.append(tree.withoutContents)
        return Array(tree.children.prefix(tree.contents))
      }
      return isUnseen(tree, modifier, at: place) || saysItsIdentity(modifier, node)
        ? tree.children : tree.inOneSpelling
    }
    let children = renderChildren(node, [], after: 1, place)
    switch modified.modifier {
    case .custom: return children
    case .environment(let change):
      surround(from: moved) { renderEnvironment(change, [$0]) }
      return renderEnvironment(change, children)
    case .identity(let value):
      let identity = rowLabel(comparison.hashKey(value))
      // What it does to the state below it is seen there; a new one at each run only costs, and one that
      // never changes does nothing.
      if interpreter.program.fixedIdentities.contains(modified.site) { return children }
      if !interpreter.options.seesIdentities, children.allSatisfy(\.keepsNothing) {
        if UntoldIdentity(rawValue: identity) == .fresh {
          graph.freshIdentities.append(children.first?.name ?? "")
        }
        return children
      }
      return [RenderTree(name: ".id", values: [], identity: identity, children: children)]
    case .primitive: return children
    }
  }

  /// A container that does nothing but show its parts, in a style that the program declares: the style's
  /// body is all that is seen.
  private func showsOnlyItsStyle(_ node: Node, _ name: String) -> Bool {
    guard let first = node.children.first, case .styled = graph.engine.nodes[first].kind else {
      return false
    }
    return Catalog.view(name)?.traits.contains(.showsParts) == true
  }

  /// Colors, shapes and titles that are given to a modifier are values, however they are spelled:
  /// `Color.red` is `.red`, and `Circle()` is `.circle`.
  private func renderModifier(
    _ modifier: PrimitiveView, _ node: Node, _ place: RenderPlace
  ) -> RenderTree {
    var children: [RenderTree] = []
    var contents = 0
    var values: [String] = []
    var unresolved: [String] = []
    for (index, child) in node.children.enumerated() {
      let inner = (index == 0 ? place.below(modifier) : place).inner
      let tree = { self.renderTree(of: child, at: inner) }
      let trees = isScreen(index, of: node) ? withOwnBars(tree) : tree()
      let label =
        modifier.children.indices.contains(index - 1) ? modifier.children[index - 1].label : nil
      if index > 0, trees.count == 1,
        let value = argument(trees[0], label, of: modifier, at: place)
      {
        values.append((label.map { $0 + ": " } ?? "") + value)
        unresolved += trees[0].unresolved
      } else if let label, !trees.isEmpty, Catalog.isPart(label, ofModifier: modifier.name) {
        children.append(RenderTree(name: label, values: [], children: trees))
      } else {
        children += trees
        if index == 0 { contents = trees.count }
      }
    }
    var tree = rendered(modifier, node.rendered, name: "." + modifier.name, children)
    // What a task begins again for is only held against what it was.
    if modifier.name == "task", interpreter.options.showsEverything {
      tree.values.removeAll { $0.hasPrefix("id: ") }
    }
    tree.values = Self.inOneOrder(values + tree.values)
    tree.unresolved += unresolved
    tree.contents = contents
    return tree.inOneName.withForegroundStyle(at: place)
  }

  private func rendered(
    _ primitive: PrimitiveView, _ values: [Value], name: String, _ children: [RenderTree]
  ) -> RenderTree {
    let (texts, unresolved) = recorder.withUnresolved {
      descriptions.shownValues(primitive, values)
    }
    var tree = RenderTree(name: name, values: texts, children: children)
    tree.unresolved = unresolved
    if let view = recorder.unresolvedView(name) {
      tree.isUndeclared = true
      tree.unresolved.insert(view, at: 0)
    }
    tree.unresolved += recorder.unresolvedConstants(primitive, values)
    return canonical(tree, primitive, values)
  }

  /// What a view finds in its environment shows in what it renders. What SwiftUI's own keys do, and
  /// what views from elsewhere find, does not.
  private func renderEnvironment(
    _ change: EnvironmentChange, _ children: [RenderTree]
  ) -> [RenderTree] {
    switch change {
    case .keyPath(let path, let value):
      guard
        let name = descriptions.keyName(.keyPath(path)).split(separator: ".").first.map(
          String.init),
        !declaresEnvironment(name)
      else { return children }
      let shown = descriptions.shown(now(value))
      if let modifier = Catalog.modifier(settingKey: name, to: shown) {
        if Catalog.isIdle(modifier.name, modifier.values) { return children }
        var tree = RenderTree(
          name: "." + modifier.name, values: modifier.values, children: children)
        tree.contents = children.count
        return tree.inOneSpelling
      }
      return [
        RenderTree(
          name: ".environment",
          values: ["\\." + descriptions.keyName(.keyPath(path)), descriptions.shown(now(value))],
          children: children)
      ]
    case .object(let value), .environmentObject(let value):
      guard children.contains(where: \.holdsUndeclared) else { return children }
      return [
        RenderTree(
          name: ".environmentObject", values: [descriptions.shown(value)], children: children)
      ]
    case .transform: return children
    }
  }

  /// What a binding gives now, which may have changed since it was handed on.
  private func now(_ value: Value) -> Value {
    guard case .binding(let binding) = value else { return value }
    return (try? interpreter.host.valueStore.readBinding(binding)) ?? value
  }

  /// Whether the program declares a value of the environment.
  private func declaresEnvironment(_ name: String) -> Bool {
    guard let owner = declaredTypes.externalExtension("EnvironmentValues") else { return false }
    return declaredTypes.members(owner).computed[name] != nil
      || declaredTypes.members(owner).stored[name] != nil
  }

  /// Rows that a lazy container does not show: how many there are.
  func furtherRows(_ node: Node) -> [RenderTree] {
    guard node.furtherRows > 0 else { return [] }
    return [RenderTree(name: RenderTree.furtherRows, values: ["\(node.furtherRows)"], children: [])]
  }

  func rowLabel(_ key: HashKey) -> String {
    switch key {
    case .integer(let number): String(number)
    case .string(let text): text
    case .fresh: UntoldIdentity.fresh.rawValue
    case .object: UntoldIdentity.object.rawValue
    case .boolean(let flag): String(flag)
    case .list(let keys): keys.map(rowLabel).joined(separator: " ")
    case .repeated(let key, let count): rowLabel(key) + " (\(count + 1))"
    default: UntoldIdentity.value.rawValue
    }
  }
}

/// What an identity is called that has no text: it is new each time, an object, or a value of several parts.
package enum UntoldIdentity: String, Sendable {
  case fresh, object, value
}
