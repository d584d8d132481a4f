import Foundation

/// What grading and explaining one text takes, over texts of the course. Whole processes, one after
/// another.
struct Answers {
  /// Seconds of the processor for a grade without the compiler.
  private var grades: [Double] = []
  /// Seconds by the clock until the findings are there.
  private var findings: [Double] = []
  /// Seconds of the processor for findings, counts and suggestions.
  private var explanations: [Double] = []
  /// Bytes of the largest process.
  private let peak: Int

  init(_ texts: CourseTexts, tutor: String) throws {
    for path in texts.paths {
      let grade = [tutor, "grade", "--no-compile", path]
      grades.append(try Measurement.run(grade, allowed: [0, 1, 2]).processor)
      let quick = [tutor, "explain", "--format", "xcode", path]
      findings.append(try Measurement.run(quick, allowed: [0, 1, 2]).elapsed)
      let explain = [tutor, "explain", path]
      explanations.append(try Measurement.run(explain, allowed: [0, 1, 2]).processor)
    }
    peak = Measurement.peakOfChildren
  }

  /// One line a target, with what was measured and whether it is met.
  var verdicts: [String] {
    [
      "\(grades.count) texts of the course, one process each; medians: a grade "
        + "\(Row.ratio(Self.share(0.5, of: grades))) s of the processor, findings "
        + "\(Row.ratio(Self.share(0.5, of: findings))) s, all of an explanation "
        + "\(Row.ratio(Self.share(0.5, of: explanations))) s of the processor",
      Table.verdict(
        "s of the processor, 95th percentile: grade", Self.share(0.95, of: grades), 0.1),
      Table.verdict("s, 95th percentile: findings of a text", Self.share(0.95, of: findings), 0.1),
      Table.verdict("s of the processor, most: explain", explanations.max() ?? 0, 2),
      Table.verdict("MB, most: grade and explain", Double(peak) / 1e6, 300),
    ]
  }

  /// The least value that such a share of all does not exceed.
  private static func share(_ share: Double, of values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let rank = Int((share * Double(values.count)).rounded(.up))
    return values.sorted()[max(0, min(values.count, rank) - 1)]
  }
}
