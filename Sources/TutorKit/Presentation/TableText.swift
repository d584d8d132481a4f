/// The numbers of a step in a table, with a `?` where something in the step is not modelled.
struct StepCells {
  var bodies: String
  var rebuilt: String

  init(bodies: Int, rebuilt: Int, needed: Int, isUnchecked: Bool) {
    let mark = isUnchecked ? "?" : ""
    self.bodies = "\(bodies)\(mark)"
    self.rebuilt = "\(rebuilt)/\(needed)\(mark)"
  }
}

extension CompareReport.Counts {
  var cells: StepCells {
    StepCells(
      bodies: bodies, rebuilt: rebuilt, needed: needed, isUnchecked: isUnchecked == true)
  }
}

extension RenderOptions {
  /// Counts in columns, indented by two; the first column gives way. Where it would have less than
  /// twelve columns, and in plain text, each row is a heading with the other cells named below it.
  func counts(_ rows: [[String]]) -> [String] {
    guard let header = rows.first else { return [] }
    let widths = header.indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    let rest = widths.dropFirst().reduce(0) { $0 + $1 + 2 }
    let first = min(widths[0], width - rest - 2)
    guard !plain, first >= min(12, widths[0]) else { return records(rows) }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == 0 ? cell.shortened(to: first).padded(to: first) : cell.padded(to: widths[column])
      }
      return ("  " + cells.joined(separator: "  ")).trimmingRight
    }
  }

  private func records(_ rows: [[String]]) -> [String] {
    guard let header = rows.first else { return [] }
    return rows.dropFirst().flatMap { row in
      let facts = zip(header, row).dropFirst().filter { !$1.isEmpty }.map { "\($0) \($1)" }
      return wrap(row[0], indent: 2) + wrap(facts.joined(separator: ", "), indent: 4)
    }
  }

  /// A name of so many columns with what it stands for beside it, in lines of the width.
  package func fact(_ name: String, _ value: String, width columns: Int) -> String {
    let lines = wrap(value, indent: columns)
    let first = name.padded(to: columns) + (lines.first?.dropFirst(columns) ?? "")
    return ([first.trimmingRight] + lines.dropFirst()).joined(separator: "\n") + "\n"
  }

  /// A heading with prose beside it, or below it where less than thirty columns are left.
  func beside(_ heading: String, _ prose: String) -> [String] {
    let room = min(width, 110) - heading.columns
    guard room >= 30 else { return [heading.trimmingRight] + wrap(prose, indent: 4) }
    let lines = wrap(prose, to: room)
    let space = String(repeating: " ", count: heading.columns)
    return lines.enumerated().map { ($0 == 0 ? heading : space) + $1 }
  }

  /// A table of prose. Columns that are too wide are wrapped; where that leaves less than eight
  /// columns for each, and in plain text, each row is a list of its named cells.
  func table(header: [String], rows: [[String]], indent: Int) -> [String] {
    let rows = rows.map { row in header.indices.map { $0 < row.count ? row[$0] : "" } }
    let space = String(repeating: " ", count: indent)
    guard !plain, let widths = columnWidths([header] + rows, limit: width - indent) else {
      return rows.flatMap { list(header, $0, indent: indent) }
    }
    let rule = widths.map { String(repeating: isASCII ? "-" : "─", count: $0) }
    let head = cells(header, widths).map { $0.map { paint($0, .strong) } }
    let body = rows.flatMap { cells($0, widths) }
    return (head + [rule] + body).map { row in
      space + zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmingRight
    }
  }

  private func list(_ header: [String], _ row: [String], indent: Int) -> [String] {
    zip(header, row).enumerated().flatMap { index, cell in
      wrap("\(cell.0): \(cell.1)", hanging: indent + 4, first: index == 0 ? indent : indent + 2)
    }
  }

  /// The widest columns give way until all fit; nil: some would be narrower than eight.
  private func columnWidths(_ rows: [[String]], limit: Int) -> [Int]? {
    guard let header = rows.first, !header.isEmpty else { return nil }
    var widths = header.indices.map { column in max(1, rows.map { $0[column].columns }.max() ?? 0) }
    let room = limit - 2 * (widths.count - 1)
    while widths.reduce(0, +) > room {
      guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 8
      else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  /// The lines of a row, each with a piece of every cell.
  private func cells(_ row: [String], _ widths: [Int]) -> [[String]] {
    let wrapped = zip(row, widths).map { wrap($0, to: $1) }
    let height = wrapped.map(\.count).max() ?? 0
    return (0..<height).map { line in wrapped.map { line < $0.count ? $0[line] : "" } }
  }
}
