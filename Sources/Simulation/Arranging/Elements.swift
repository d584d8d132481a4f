/// The rows of lists and of ForEach.
struct ListRows: GraphPart {
  let graph: ViewGraph
}

/// ForEach: identity of rows, and when their content runs again (semantics.md section 7).
extension ListRows {
  func updateElements(
    _ forEach: ForEachView, at node: NodeID, reason: Reason
  ) throws(Interruption) {
    let rows = try rows(of: forEach)
    let shown = try shownElements(
      of: rows, forEach.content, limit: graph.engine.nodes[node].rowLimit)
    try interpreter.check(count: shown, site: forEach.site)
    if interpreter.options.showsEverything {
      let further = rows.dropFirst(shown)
      graph.engine.nodes[node].furtherRows = try countRows(
        further.map(\.arguments), forEach.content)
    }
    var kept: [HashKey: NodeID] = [:]
    var children: [NodeID] = []
    var earlier: [HashKey: Int] = [:]
    for row in rows.prefix(shown) {
      let count = earlier[row.key, default: 0]
      earlier[row.key] = count + 1
      let key = count == 0 ? row.key : .repeated(row.key, count)
      let child: NodeID
      if let existing = graph.engine.nodes[node].elements[key] ?? graph.takeBack(to: node, as: key)
      {
        child = existing
        wakeRow(child, forEach.content, row.arguments, reason: reason)
      } else {
        child = try graph.addNode(.element(key), under: node)
        try graph.addRule(.row(forEach.content, row.arguments), at: child, reason: reason)
      }
      kept[key] = child
      children.append(child)
    }
    for (key, old) in graph.engine.nodes[node].elements.sorted(by: { $0.value < $1.value })
    where kept[key] == nil {
      graph.leave(old, from: node, as: key)
    }
    graph.engine.nodes[node].elements = kept
    graph.engine.nodes[node].children = children
  }

  /// How many elements a lazy container makes until so many rows stand: an element may have no row,
  /// or several.
  private func shownElements(
    of rows: [(key: HashKey, arguments: [Value])], _ content: Closure, limit: Int?
  ) throws(Interruption) -> Int {
    guard let limit, rows.count > limit else { return rows.count }
    // The cells of a table's row stand beside each other.
    if case .library("table row") = content.code { return limit }
    var standing = 0
    for (index, row) in rows.enumerated() where index < limit * Self.elementsPerRow {
      if standing >= limit { return index }
      try interpreter.tick()
      standing += rowCount(of: content, row.arguments)
    }
    return min(rows.count, limit * Self.elementsPerRow)
  }

  /// How many rows elements have that a lazy container does not make. Of very many each counts as one.
  private func countRows(
    _ elements: [[Value]], _ content: Closure
  ) throws(Interruption) -> Int {
    guard elements.count <= Self.countedElements else { return elements.count }
    var count = 0
    for arguments in elements {
      try interpreter.tick()
      count += rowCount(of: content, arguments)
    }
    return count
  }

  /// Elements behind the last row that are looked into.
  private static let countedElements = 100

  /// Elements without a row are looked through up to this multiple of the rows that are shown.
  private static let elementsPerRow = 100

  /// How many rows the content of an element is, without a trace of having asked.
  private func rowCount(of content: Closure, _ arguments: [Value]) -> Int {
    let trial = Trial(graph)
    defer { trial.restore(graph) }
    do throws(Interruption) {
      let built = try interpreter.untracked { () throws(Interruption) in
        try interpreter.call(content, arguments)
      }
      return viewMaker.view(from: built).map { rowCount($0, depth: 0) } ?? 0
    } catch {
      return 1
    }
  }

  private func rowCount(_ view: ViewValue, depth: Int) -> Int {
    guard depth < 100 else { return 1 }
    switch view {
    case .empty: return 0
    case .custom, .primitive, .placeholder: return 1
    case .group(let views): return views.reduce(0) { $0 + rowCount($1, depth: depth + 1) }
    case .conditional(_, let branch, let inner):
      return branch >= 0 ? rowCount(inner, depth: depth + 1) : 0
    case .forEach(let inner):
      switch inner.data {
      case .elements(let elements, _): return elements.count
      case .bindings(_, let count): return count
      }
    case .modified(let modified): return rowCount(modified.content, depth: depth + 1)
    case .erased(let inner, _), .equatable(let inner): return rowCount(inner, depth: depth + 1)
    }
  }

  private func wakeRow(
    _ node: NodeID, _ content: Closure, _ arguments: [Value], reason: Reason
  ) {
    guard let rule = graph.engine.nodes[node].rule else { return }
    graph.engine.rules[rule].content = .row(content, arguments)
    graph.engine.rules[rule].isContainerChanged = true
    graph.engine.rules[rule].pending.append(reason)
    graph.engine.woken.append(node)
  }

  /// Identity and closure arguments of each row.
  private func rows(
    of forEach: ForEachView
  ) throws(Interruption) -> [(key: HashKey, arguments: [Value])] {
    var result: [(HashKey, [Value])] = []
    switch forEach.data {
    case .elements(let elements, _):
      for (index, element) in elements.enumerated() {
        try interpreter.tick(forEach.site)
        result.append(
          (try key(of: element, index, forEach.identity, site: forEach.site), [element]))
      }
    case .bindings(let binding, let count):
      for index in 0..<count {
        try interpreter.tick(forEach.site)
        let row = try storage.element(
          of: binding, [LabeledValue(label: nil, value: .integer(index))], isOfRow: true,
          site: forEach.site)
        result.append(
          (
            try key(of: row.snapshot, index, forEach.identity, site: forEach.site), [.binding(row)]
          ))
      }
    }
    return result
  }

  private func key(
    of element: Value, _ index: Int, _ identity: KeyPathValue?, site: Int
  ) throws(Interruption) -> HashKey {
    if identity == nil, case .view = element { return .integer(index) }
    return comparison.hashKey(try identityValue(of: element, identity, site: site))
  }

  /// What tells an element from the others: what the key path leads to, else its `id`. A number or a text,
  /// as a range of numbers has them, is told by itself.
  func identityValue(
    of element: Value, _ identity: KeyPathValue?, site: Int
  ) throws(Interruption) -> Value {
    if let identity {
      return try storage.read(identity.components[...], from: element, site: site)
    }
    switch element {
    case .structure, .object, .enumeration:
      return try interpreter.member("id", of: element, site: site)
    default: return element
    }
  }

  /// Of which row on the screen a value that nothing else has is the identity, as ` #2`, so that it is told from
  /// that of another row. Only outside of updates: on the screen such a value may be any. Empty: of none.
  func rowPlace(ofFresh id: Int) -> String {
    guard recorder.isActing, interpreter.options.showsEverything else { return "" }
    let places = graph.engine.freshRows ?? freshRows()
    return places[.fresh(id)].map { " #\($0)" } ?? ""
  }

  /// The rows on the screen whose identity nothing else has, numbered from 1 in their order.
  func freshRows() -> [HashKey: Int] {
    var places: [HashKey: Int] = [:]
    guard graph.engine.nodes.contains(where: \.isFreshRow) else { return places }
    for node in controlActions.nodesInOrder() {
      guard case .element(let key) = graph.engine.nodes[node].kind, case .fresh = key,
        places[key] == nil
      else { continue }
      places[key] = places.count + 1
    }
    return places
  }
}

extension Node {
  /// Whether it is a row whose identity nothing else has.
  fileprivate var isFreshRow: Bool {
    if case .element(.fresh) = kind { true } else { false }
  }
}
