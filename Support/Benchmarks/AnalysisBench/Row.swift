import Foundation

/// The figures of one sample: the best of several runs, which take turns.
struct Row {
  let sample: Sample
  let parse: Measurement
  let explain: Measurement
  /// nil: there is no `swift format`.
  let format: Measurement?
  /// Instructions of the analysis for each one of parsing; nil: not counted.
  let instructions: Double?

  /// - Parameter counts: whether to count instructions, which takes some fifty times as long.
  init(_ sample: Sample, _ programs: Programs, runs: Int, counts: Bool, folder: URL) throws {
    self.sample = sample
    let lint = programs.format(sample)
    var parse: [Measurement] = []
    var explain: [Measurement] = []
    var format: [Measurement] = []
    for turn in 0..<max(1, runs) {
      parse.append(try .run(programs.parse(sample)))
      explain.append(try .run(programs.explain(sample), allowed: [0, 1]))
      // It takes long, and its best run is found soon.
      if let lint, turn < 3 { format.append(try .run(lint)) }
    }
    self.parse = Self.best(parse)
    self.explain = Self.best(explain)
    self.format = format.isEmpty ? nil : Self.best(format)
    guard counts, let least = programs.instructions(of: programs.parse(sample), in: folder),
      let all = programs.instructions(of: programs.explain(sample), in: folder), least > 0
    else {
      instructions = nil
      return
    }
    instructions = Double(all) / Double(least)
  }

  /// The least processor time and the least elapsed time.
  private static func best(_ runs: [Measurement]) -> Measurement {
    Measurement(
      processor: runs.map(\.processor).min() ?? 0, elapsed: runs.map(\.elapsed).min() ?? 0)
  }

  /// Elapsed time for each second of parsing, which has one thread.
  var overParsing: Double { explain.elapsed / parse.elapsed }
  /// Processor time for each second of parsing.
  var processorOverParsing: Double { explain.processor / parse.processor }
  /// Elapsed time of `swift format lint`, which has several threads, for each second of the analysis.
  var fasterThanFormat: Double? { format.map { $0.elapsed / explain.elapsed } }

  var line: String {
    let cells = [
      "\(sample.name)", "\(sample.lines)", Self.milliseconds(parse.elapsed),
      Self.milliseconds(explain.elapsed), Self.ratio(overParsing), Self.ratio(instructions),
      Self.milliseconds(explain.processor), Self.ratio(processorOverParsing),
      format.map { Self.milliseconds($0.elapsed) } ?? "-", Self.ratio(fasterThanFormat),
    ]
    return Table.line(cells)
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.1f", seconds * 1_000)
  }

  static func ratio(_ value: Double?) -> String {
    value.map { String(format: "%.2f", $0) } ?? "-"
  }
}
