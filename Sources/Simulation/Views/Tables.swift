/// `Table(rows) { TableColumn("Name") { row in … } }`: a list of rows, each with a cell a column.
extension ViewMaker {
  /// nil: it is not called as a table is.
  func table(_ arguments: [LabeledValue], site: Int) throws(Interruption) -> Value? {
    let rowsGiven = arguments.first { $0.label == "rows" }
    let others = arguments.filter { $0.label != "rows" }
    guard case .closure(let closure)? = others.last?.value else { return nil }
    let built = try interpreter.call(closure.with(builder: "ViewBuilder"), [])
    guard let columns = view(from: built), hasColumn(columns) else { return nil }
    let given = Array(others.dropLast())
    let rows: ViewValue
    if case .closure(let made)? = rowsGiven?.value {
      let listed = view(from: try interpreter.call(made.with(builder: "ViewBuilder"), []))
      rows = try cells(of: listed ?? .empty, columns)
    } else if given.first.map({ $0.label == nil }) == true {
      let row = Closure(code: .library("table row"), captures: [.view(columns)])
      rows = .forEach(try makeForEach(given, row, site: site))
    } else {
      return nil
    }
    let rest = given.filter { $0.label != nil && $0.label != "id" && $0.label != "of" }
    return .view(
      .primitive(
        PrimitiveView(
          name: "Table", arguments: rest,
          children: [
            LabeledView(label: nil, view: columns), LabeledView(label: nil, view: rows),
          ], site: site)))
  }

  private func hasColumn(_ view: ViewValue) -> Bool {
    switch view {
    case .group(let views): views.contains(where: hasColumn)
    case .conditional(_, let branch, let inner): branch >= 0 && hasColumn(inner)
    case .modified(let modified): hasColumn(modified.content)
    case .primitive(let column): column.name == "TableColumn"
    default: false
    }
  }

  // MARK: Rows

  /// What the closure `rows` makes, with the cells of each `TableRow` in its place.
  private func cells(of rows: ViewValue, _ columns: ViewValue) throws(Interruption) -> ViewValue {
    switch rows {
    case .group(let views):
      var made: [ViewValue] = []
      for view in views { made.append(try cells(of: view, columns)) }
      return .group(made)
    case .conditional(let site, let branch, let inner):
      return .conditional(site: site, branch: branch, try cells(of: inner, columns))
    case .modified(let modified):
      return .modified(
        ModifiedView(
          content: try cells(of: modified.content, columns), modifier: modified.modifier,
          name: modified.name, site: modified.site))
    case .forEach(let list):
      let content = Closure(
        code: .library("table rows"), captures: [.view(columns), .closure(list.content)])
      return .forEach(
        ForEachView(
          data: list.data, identity: list.identity, content: content, site: list.site))
    case .primitive(let row) where row.name == "TableRow":
      guard let value = row.arguments.first?.value else { return .empty }
      return try cells(columns, value)
    default: return rows
    }
  }

  /// The rows for an element of a `ForEach` in the closure `rows`.
  func tableRows(_ captures: [Value], _ element: Value) throws(Interruption) -> Value {
    guard case .view(let columns)? = captures.first, case .closure(let content)? = captures.last
    else { return .void }
    let rows = view(from: try interpreter.call(content.with(builder: "ViewBuilder"), [element]))
    return .view(try cells(of: rows ?? .empty, columns))
  }

  // MARK: Cells

  /// The cells of a row, one a column.
  func tableRow(_ captures: [Value], _ row: Value) throws(Interruption) -> Value {
    guard case .view(let columns)? = captures.first else { return .void }
    return .view(try cells(columns, row))
  }

  /// A cell in the place of each column, so that a column that comes or goes leaves the others alone.
  private func cells(_ columns: ViewValue, _ row: Value) throws(Interruption) -> ViewValue {
    switch columns {
    case .group(let views):
      var cells: [ViewValue] = []
      for view in views { cells.append(try self.cells(view, row)) }
      return .group(cells)
    case .conditional(let site, let branch, let inner):
      return .conditional(
        site: site, branch: branch, branch >= 0 ? try cells(inner, row) : .empty)
    case .modified(let modified): return try cells(modified.content, row)
    case .primitive(let column) where column.name == "TableColumn":
      return try cell(of: column, row)
    default: return .empty
    }
  }

  /// What a column makes of a row: by its closure, or a text by a key path.
  private func cell(of column: PrimitiveView, _ row: Value) throws(Interruption) -> ViewValue {
    if let content = column.actions.first {
      let built = try interpreter.call(content.closure.with(builder: "ViewBuilder"), [row])
      return view(from: built) ?? .empty
    }
    guard case .keyPath(let path)? = column.arguments.first(where: { $0.label == "value" })?.value
    else { return .empty }
    let value = try interpreter.host.valueStore.read(path.components[...], from: row, site: 0)
    return .primitive(
      PrimitiveView(
        name: "Text", arguments: [LabeledValue(label: nil, value: value)], site: 0))
  }
}
