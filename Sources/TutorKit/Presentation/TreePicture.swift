/// The picture of a step: one row a view, with tree lines, what happened, how many view values
/// its body built, a bar, and the cause. Each glyph has words beside it.
struct TreePicture {
  private var rows: [Row]

  private struct Row {
    var view: String
    var depth: Int
    /// Equal neighbours shown as one row.
    var instances = 1
    var ran: Int
    var built: Int
    var cause: String
    var inlined: [String: Int]
    /// Whether a later row has the same parent, for each level of depth.
    var continues: [Bool] = []
    /// Whether the row after it stands below it.
    var hasChildren = false
  }

  init(_ evaluations: [SimulationReport.Evaluation]) {
    rows = evaluations.map {
      Row(
        view: $0.view, depth: $0.depth, ran: $0.ran, built: $0.built, cause: $0.cause,
        inlined: $0.inlined ?? [:])
    }
    rows = Self.merged(rows)
    connect()
  }

  /// Neighbours without children of their own that did the same become one row.
  private static func merged(_ rows: [Row]) -> [Row] {
    var result: [Row] = []
    for (index, row) in rows.enumerated() {
      let hasChildren = index + 1 < rows.count && rows[index + 1].depth > row.depth
      guard !hasChildren, let last = result.last, last.view == row.view, last.depth == row.depth,
        last.ran == row.ran, last.built == row.built,
        last.cause == row.cause
      else {
        result.append(row)
        continue
      }
      result[result.count - 1].instances += 1
    }
    return result
  }

  private mutating func connect() {
    var open: [Bool] = []
    for index in rows.indices.reversed() {
      let depth = rows[index].depth
      if open.count > depth + 1 { open.removeLast(open.count - depth - 1) }
      while open.count <= depth { open.append(false) }
      rows[index].continues = open
      rows[index].hasChildren = index + 1 < rows.count && rows[index + 1].depth > depth
      open[depth] = true
    }
  }

  func lines(_ options: RenderOptions) -> [String] {
    let heads = rows.map { head($0, options) }
    let width = min(heads.map(\.columns).max() ?? 0, max(16, options.width / 2))
    let most = rows.map(\.built).max() ?? 0
    return zip(rows, heads).flatMap { row, head in
      line(row, head.padded(to: width), most: most, options)
    }
  }

  private func head(_ row: Row, _ options: RenderOptions) -> String {
    let name = row.instances > 1 ? "\(row.instances) \(options.times) \(row.view)" : row.view
    return "  " + branches(row, options) + name
  }

  /// Levels that a deep tree keeps in view: its last ones.
  private func levels(_ row: Row) -> ClosedRange<Int>? {
    row.depth > 0 ? max(1, row.depth - 10)...row.depth : nil
  }

  /// What stands before words below a row's name: the tree's lines go on beside them.
  private func trunks(_ row: Row, _ options: RenderOptions) -> String {
    guard !options.plain else {
      return String(repeating: " ", count: 6 + 2 * (levels(row)?.count ?? 0))
    }
    let above = levels(row)?.map { row.continues[$0] ? options.trunk : "   " }.joined() ?? ""
    return "  " + above + (row.hasChildren ? options.trunk : "   ") + " "
  }

  private func branches(_ row: Row, _ options: RenderOptions) -> String {
    guard let shown = levels(row) else { return "" }
    return shown.map { level in
      let isOwn = level == row.depth
      if options.plain { return "  " }
      if isOwn { return row.continues[level] ? options.branch : options.lastBranch }
      return row.continues[level] ? options.trunk : "   "
    }.joined()
  }

  private func line(
    _ row: Row, _ head: String, most: Int, _ options: RenderOptions
  ) -> [String] {
    guard row.ran > 0 || row.built > 0 else {
      return fit(options.paint(head, .muted), row, options)
    }
    let times =
      row.ran == 0
      ? TraceWords.contentRuns()
      : row.ran == 1 ? TraceWords.ran() : TraceWords.ranTimes(row.ran)
    let count = String(row.built).leftPadded(to: String(most).count)
    let bar = options.bar(row.built, of: most)
    // In narrow windows the bar gives way.
    let words = "\(options.paint(head, .strong))  \(TraceWords.built(times, count))"
    let fits = !bar.isEmpty && words.columns + 1 + bar.columns <= options.width
    let start = fits ? words + " " + bar : words
    return fit(start, row, options) + inlined(row, options)
  }

  /// The cause on the same line where it fits, else wrapped below.
  private func fit(_ start: String, _ row: Row, _ options: RenderOptions) -> [String] {
    if start.columns + 2 + row.cause.columns <= options.width { return [start + "  " + row.cause] }
    return [start] + below(row, row.cause, options)
  }

  /// Words below a row, further in than its name, unless the window has no room for that.
  private func below(_ row: Row, _ words: String, _ options: RenderOptions) -> [String] {
    let start = trunks(row, options)
    guard start.columns <= options.width / 2 else { return options.wrap(words, indent: 6) }
    return options.wrap(words, indent: start.columns).map { start + $0.dropFirst(start.count) }
  }

  private func inlined(_ row: Row, _ options: RenderOptions) -> [String] {
    row.inlined.sorted { $0.key < $1.key }.flatMap { name, count in
      below(row, TraceWords.inlined(count, options.times, name, row.view), options)
    }
  }
}

extension RenderOptions {
  var isASCII: Bool { plain || ascii }
  var times: String { isASCII ? "x" : "×" }
  var branch: String { isASCII ? "|- " : "├─ " }
  var lastBranch: String { isASCII ? "`- " : "└─ " }
  var trunk: String { isASCII ? "|  " : "│  " }

  /// At most ten cells; a value above zero has one.
  func bar(_ value: Int, of most: Int) -> String {
    guard !plain, most > 0, value > 0 else { return "" }
    let cells = max(1, value * 10 / most)
    return String(repeating: isASCII ? "#" : "█", count: cells)
      + String(repeating: isASCII ? "." : "░", count: 10 - cells)
  }
}
