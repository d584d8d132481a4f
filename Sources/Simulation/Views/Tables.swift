/// `Table(rows) { TableColumn("Name") { row in … } }`: a list of rows, each with a cell a column.
extension Machine {
  /// nil: the table has no data of its own.
  func table(_ arguments: [LabeledValue], site: Int) throws(Interruption) -> Value? {
    guard arguments.first?.label == nil, arguments.count > 1,
      case .closure(let columns)? = arguments.last?.value
    else { return nil }
    let built = try call(columns.with(builder: "ViewBuilder"), [])
    guard let view = view(from: built) else { return nil }
    let cells = tableColumns(in: view)
    guard !cells.isEmpty else { return nil }
    let rest = arguments.dropLast().filter { $0.label != nil && $0.label != "id" }
    let row = Closure(code: .library("table row"), captures: cells)
    let rows = try makeForEach(Array(arguments.dropLast()), row, site: site)
    return .view(
      .primitive(
        PrimitiveView(
          name: "Table", arguments: Array(rest),
          children: [
            LabeledView(label: nil, view: view), LabeledView(label: nil, view: .forEach(rows)),
          ], site: site)))
  }

  /// What makes the cells of each column: a closure, or a key path to a text.
  private func tableColumns(in view: ViewValue) -> [Value] {
    var result: [Value] = []
    var pending = [view]
    while let view = pending.popLast() {
      switch view {
      case .group(let views): pending += views.reversed()
      case .conditional(_, let branch, let inner): if branch >= 0 { pending.append(inner) }
      case .modified(let modified): pending.append(modified.content)
      case .primitive(let column) where column.name == "TableColumn":
        if let cell = column.actions.first {
          result.append(.closure(cell.closure))
        } else if let value = column.arguments.first(where: { $0.label == "value" })?.value {
          result.append(value)
        }
      default: continue
      }
    }
    return result
  }

  /// The cells of a row, one a column.
  func tableRow(_ columns: [Value], _ row: Value) throws(Interruption) -> Value {
    var cells: [ViewValue] = []
    for column in columns {
      switch column {
      case .closure(let closure):
        let built = try call(closure.with(builder: "ViewBuilder"), [row])
        cells.append(view(from: built) ?? .empty)
      case .keyPath(let path):
        let value = try read(path.components[...], from: row, site: 0)
        cells.append(
          .primitive(
            PrimitiveView(
              name: "Text", arguments: [LabeledValue(label: nil, value: value)], site: 0)))
      default: continue
      }
    }
    return .view(.group(cells))
  }
}
