import Analysis

/// Rows of a `ForEach($items)` that run for their bindings.
struct BoundRows {
  /// The type of the row.
  var row: String
  /// The array, as `tracks` of `ForEach($tracks)`.
  var array: String
  /// The line of the loop.
  var line: Int
  /// The row's property that holds the binding.
  var binding: String
}

extension CostHints {
  /// The rows that build most for nothing, where a binding to an element is why they run; nil: it is
  /// something else.
  var boundRows: BoundRows? {
    guard let dearest = worst?.dearest, let input = dearest.origin?.input,
      dearest.origin?.isFreshBinding == true,
      let type = outline(of: dearest.view),
      let property = type.properties.first(where: { $0.name == input.name }),
      property.wrapper == "Binding"
    else { return nil }
    let loop = /(?:ForEach|List)\(\s*\$(?<array>[A-Za-z_][A-Za-z_0-9.]*)/
    for (index, text) in request.submission.text.rows.enumerated() {
      if let found = text.firstMatch(of: loop) {
        return BoundRows(
          row: type.name, array: String(found.array), line: index + 1, binding: property.name)
      }
    }
    return nil
  }

  /// A hint on such rows; nil: this level is as always. What a finding says of the row's binding
  /// follows from the loop.
  func hint(_ level: Int, on rows: BoundRows) -> Hint? {
    switch level {
    case 2:
      let loop = HintWords.placed("`ForEach($\(rows.array))`", rows.line)
      return Hint(text: CostHintWords.lookAtBindings(loop, rows.row))
    case 3: return Hint(text: CostHintWords.bindingsOfElements())
    case 5:
      let hole = ExtractionOutline.hole
      let kept = (outline(of: rows.row)?.properties ?? []).filter { $0.name != rows.binding }
      return Hint(
        text: CostHintWords.loopOverValues(rows.array, rows.row),
        code: ["ForEach(\(rows.array)) { \(hole) in", "  \(rows.row)(\(hole))", "}", ""]
          + ["struct \(rows.row): View, Equatable {"]
          + (kept.map(\.declaration) + ["let \(hole): \(hole)"]).map { "  " + $0 } + ["}"])
    default: return nil
    }
  }
}
