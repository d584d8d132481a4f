/// What several texts of one program do in each step, side by side.
struct TraceColumns {
  /// Each text's name and run, in order; all take the same steps.
  let columns: [(title: String, report: SimulationReport)]

  /// Columns of a window in which two texts, and three, have room.
  static let widthOfTwo = 100
  static let widthOfThree = 150

  /// How many texts have room; 1: they do not stand side by side. Words alone are read one after the other.
  static func most(_ options: RenderOptions) -> Int {
    if options.plain || options.width < widthOfTwo { return 1 }
    return options.width < widthOfThree ? 2 : 3
  }

  func text(_ options: RenderOptions) -> String {
    let bar = options.isASCII ? " | " : " │ "
    var narrow = options
    narrow.width = (options.width - bar.count * (columns.count - 1)) / columns.count
    let steps = columns.map(\.report.steps.count).min() ?? 0
    let lines = (0..<steps).flatMap { step -> [String] in
      let action = columns[0].report.steps[step].action
      let parts = columns.map { $0.report.steps[step].column(under: $0.title, narrow) }
      let rows = (0..<(parts.map(\.count).max() ?? 0)).map { row in
        parts.map { ($0.indices.contains(row) ? $0[row] : "").padded(to: narrow.width) }
          .joined(separator: bar).trimmingRight
      }
      return (step == 0 ? [] : [""]) + [options.paint(action, .strong)] + rows
    }
    return options.lines(lines)
  }
}
