import Analysis
import Simulation

/// Runs a program as it is once, and with extractions, to compare.
struct Trial {
  private let sources: [ParsedSource]
  /// The index of the source that is rewritten.
  private let index: Int
  private let scenarios: [Scenario]

  /// A way to run the program, and the run of the program as it is.
  private struct Scenario {
    /// Shows the root and changes its inputs; nil: the program alone.
    var host: TrialHost?
    var original: SimulationRun
  }

  /// nil: the program cannot be simulated.
  init?(_ sources: [ParsedSource], rewriting index: Int) {
    self.sources = sources
    self.index = index
    var request = SimulationRequest(sources: sources)
    request.keepsScreens = true
    guard let run = try? simulate(request).get() else { return nil }
    var scenarios = [Scenario(host: nil, original: run)]
    if let host = TrialHost(of: run.root, in: sources) {
      request.sources.append(host.source)
      request.root = host.name
      request.steps = host.steps
      if let hosted = try? simulate(request).get() {
        scenarios.append(Scenario(host: host, original: hosted))
      }
    }
    self.scenarios = scenarios
  }

  /// The counts before and after; nil: the extraction shows or does something else, costs more in
  /// some step, or less in none.
  func steps(of extraction: Extraction) -> [Suggestion.Step]? {
    let rewritten = ParsedSource(text: extraction.rewritten, file: sources[index].file)
    guard rewritten.syntaxErrors.isEmpty else { return nil }
    var program = sources
    program[index] = rewritten
    var steps: [Suggestion.Step] = []
    for scenario in scenarios {
      guard let more = counts(program, scenario) else { return nil }
      steps += more
    }
    guard steps.contains(where: { $0.after < $0.before }),
      steps.allSatisfy({ $0.after <= $0.before }), showsAndDoesTheSame(program)
    else { return nil }
    return steps
  }

  /// Whether all that the program offers, there and back, shows and does the same.
  private func showsAndDoesTheSame(_ program: [ParsedSource]) -> Bool {
    guard let original = scenarios.first?.original,
      let comparison = Comparison(
        before: Program(sources: sources, root: original.root),
        after: Program(sources: program, root: original.root), steps: [])
    else { return false }
    return comparison.rendersTheSame.status == .passed
      && comparison.behavesTheSame.status == .passed
  }

  /// The counts of one scenario; nil: it shows or does something else.
  private func counts(_ program: [ParsedSource], _ scenario: Scenario) -> [Suggestion.Step]? {
    let original = scenario.original
    var request = SimulationRequest(
      sources: program + [scenario.host?.source].compactMap { $0 }, root: original.root,
      steps: original.steps.dropFirst().map { ActionText($0.action) })
    request.keepsScreens = true
    guard let run = try? simulate(request).get(), run.steps.count == original.steps.count,
      Set(run.unchecked.map(\.what)).isSubset(of: Set(original.unchecked.map(\.what))),
      Set(run.problems.keys) == Set(original.problems.keys)
    else { return nil }
    guard original.screens == run.screens else { return nil }
    return zip(original.steps, run.steps).dropFirst(scenario.host == nil ? 0 : 1).map {
      Suggestion.Step(
        action: scenario.host?.label(of: $0.action) ?? $0.action, before: $0.rebuilt,
        after: $1.rebuilt)
    }
  }
}

/// A parent for a view that is shown alone: its inputs can change then.
struct TrialHost {
  let name = "SuggestionTrialHost"
  let source: ParsedSource
  let steps: [ActionText]

  /// nil: the root is no name of a view, or has no input of a type that can be changed.
  init?(of root: String, in sources: [ParsedSource]) {
    let values = ["String": "\"a\"", "Int": "1", "Double": "1.5", "Bool": "false"]
    let inputs = sources.lazy.map { viewInputs(of: root, in: $0) }.first { !$0.isEmpty } ?? []
    let known = inputs.filter { values[$0.type] != nil }
    guard !known.isEmpty else { return nil }
    let states = known.map { input in
      "  @State private var \(input.name): \(input.type) = \(values[input.type] ?? "")\n"
    }
    let arguments = known.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    source = ParsedSource(
      text: "struct \(name): View {\n\(states.joined())"
        + "  var body: some View { \(root)(\(arguments)) }\n}\n",
      file: "host")
    steps = known.map { [name] in ActionText("change:\(name).\($0.name)") }
  }

  /// `input:followerCount` for the step that changes it.
  func label(of action: String) -> String {
    "input:" + (action.split(separator: ".").last.map(String.init) ?? action)
  }
}
