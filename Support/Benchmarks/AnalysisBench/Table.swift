import Foundation

/// All rows, and what they say of the targets.
struct Table {
  private var rows: [Row] = []

  mutating func add(_ row: Row) { rows.append(row) }

  static let head = """
    Whole processes, the best of interleaved runs: milliseconds by the clock, of the processor, and
    instructions. Parsing has one thread. parse: parse-only; explain: tutor explain --format xcode,
    all default rules; lint: swift format lint.

    """
    + line([
      "sample", "lines", "parse", "explain", "/parse", "instr.", "cpu", "/parse", "lint",
      "lint/",
    ])

  static func line(_ cells: [String]) -> String {
    cells.enumerated().map { place, cell in
      let blanks = String(repeating: " ", count: max(0, (place == 0 ? 10 : 9) - cell.count))
      return place == 0 ? cell + blanks : blanks + cell
    }.joined()
  }

  /// One line a target, with what was measured and whether it is met.
  var verdicts: [String] {
    var result = [""]
    for row in rows.dropLast() {
      let name = "\(row.sample.name), \(row.sample.lines) lines"
      result.append(Self.verdict("\(name): explain / parse", row.overParsing, 2.5))
      if let instructions = row.instructions {
        result.append(Self.verdict("\(name): instructions, explain / parse", instructions, 2.5))
      }
    }
    if let app = rows.last {
      result.append(Self.verdict("\(app.sample.lines) lines: explain / parse", app.overParsing, 4))
    }
    if rows.count > 2 {
      result.append(
        Self.verdict(
          "10,000 lines / 1,000 lines", rows[2].explain.elapsed / rows[1].explain.elapsed, 12)
      )
    }
    for row in rows {
      guard let faster = row.fasterThanFormat else { continue }
      result.append(
        Self.verdict(
          "\(row.sample.name), \(row.sample.lines) lines: lint / explain", faster, 5, isLeast: true)
      )
    }
    return result
  }

  /// What was measured, beside its target.
  static func verdict(
    _ what: String, _ value: Double, _ target: Double, isLeast: Bool = false
  ) -> String {
    let isMet = isLeast ? value >= target : value <= target
    let bound = isLeast ? "at least" : "at most"
    return
      "\(isMet ? "met     " : "not met ") \(Row.ratio(value)), target \(bound) \(Row.ratio(target)): \(what)"
  }
}
