import Analysis
import Simulation

/// What a document's words say about work.
enum WorkClaim {
  /// Words of work that is done again.
  private static let again = [
    "re-evaluat", "reevaluat", "re-render", "rerender", "redraw", "rebuil", "invalidat", "body run",
    "bodies run", "re-run", "skips", "diffing", "recomput",
  ]
  /// Words of work, and of how much of it: one of each is a claim.
  private static let work = [
    "body evaluation", "evaluations of", "bodies", "render", "evaluat", "view update", "is rebuilt",
  ]
  private static let amount = [
    "fewer", "less", "half", "%", "only", "once", "avoid", "reduc", "no longer", "unnecessary",
  ]

  /// Whether a text names work that is done again.
  static func names(_ text: String) -> Bool {
    let text = text.lowercased()
    return again.contains(where: text.contains)
  }

  /// Whether a label or an impact says that something runs less.
  static func saves(_ text: String) -> Bool {
    let lower = text.lowercased()
    return names(text)
      || work.contains(where: lower.contains) && amount.contains(where: lower.contains)
        && !inside.contains(where: lower.contains)
  }

  /// Words of work that a body does besides building views.
  private static let inside = [
    "sort", "filter", "format", "comput", "calculat", "decod", "pars", "alloc", "creat", "made",
  ]

  /// Whether a sentence of the text says that something runs again. What a body does each time it runs is
  /// another matter: the same bodies may run, and do less.
  static func saysSo(_ sentence: String) -> Bool {
    let lower = sentence.lowercased()
    return names(lower) && !inside.contains(where: lower.contains)
  }

  /// How many times fewer bodies run, as a text has it: 10 of `10x fewer body evaluations`, 2 of `2-5x`.
  static func timesFewer(_ text: String) -> Double? {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "(" || $0 == "," }.map(
      String.init)
    guard let index = words.firstIndex(where: { $0 == "fewer" || $0 == "less" }), index > 0,
      words.dropFirst(index).contains(where: { $0.hasPrefix("bod") || $0.hasPrefix("evaluation") }),
      !words.contains("of")
    else { return nil }
    let amount =
      words[index - 1] == "times" && index > 1 ? words[index - 2] + "x" : words[index - 1]
    guard let last = amount.last, last == "x" || last == "×" else { return nil }
    return Double(amount.dropLast().prefix { $0.isNumber || $0 == "." })
  }
}

/// The steps of both sides of a pair; nil: they are not the same steps, or something is uncertain.
struct PairCounts {
  private let old: SimulationRun
  private let new: SimulationRun

  init?(_ pair: GuidelinePair) {
    let (before, after) = (parse(pair.bad.program, file: ""), parse(pair.good.program, file: ""))
    guard let old = Self.run(before, nil), !old.steps.dropFirst().isEmpty else { return nil }
    let steps = old.steps.dropFirst().map { ActionText($0.action) }
    guard let new = Self.run(after, steps), old.problems.isEmpty, new.problems.isEmpty else {
      return nil
    }
    (self.old, self.new) = (old, new)
  }

  private static func run(_ source: ParsedSource, _ steps: [ActionText]?) -> SimulationRun? {
    let request = SimulationRequest(sources: [source], steps: steps)
    guard case .success(let run) = simulate(request), run.unchecked.isEmpty,
      run.steps.allSatisfy(\.unchecked.isEmpty)
    else { return nil }
    return run
  }

  private var pairs: ArraySlice<(StepTrace, StepTrace)> {
    Array(zip(old.steps, new.steps)).dropFirst()
  }

  /// The counts of the first steps where none is less on the Correct side; nil: one is.
  var withoutSaving: String? {
    guard pairs.allSatisfy({ $1.rebuilt >= $0.rebuilt }) else { return nil }
    return pairs.prefix(3).map { "\($0.action) \($0.rebuilt), \($1.rebuilt)" }
      .joined(separator: "; ")
  }
}
