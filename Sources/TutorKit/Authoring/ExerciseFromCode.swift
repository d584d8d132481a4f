package import Analysis
import Simulation

/// Why no exercise could be made of a file.
package struct ExerciseProblem: Error, Hashable, Sendable {
  package var reason: String
}

/// Files of an exercise whose starter is a view of one's own code.
///
/// The scenario is what the view offers a person to do. The solution is begun with the suggestions that
/// pay; where there are none it is the starter itself, and `tutor author check` says so. Use
/// ``withDeepStack(_:)`` around it.
package func exerciseFiles(
  from source: ParsedSource, view: String?, number: Int, lesson: String
) -> Result<[NewFile], ExerciseProblem> {
  guard source.syntaxErrors.isEmpty else {
    return .failure(ExerciseProblem(reason: AuthorWords.syntaxErrors()))
  }
  let undeclared = nameProblems(in: [source], isComplete: true)
  if let first = undeclared.first {
    return .failure(
      ExerciseProblem(reason: AuthorWords.declaresAll(first.sentence)))
  }
  if let view {
    let name = view.rootName
    let known = lower([source]).program.viewNames
    guard known.contains(name) else {
      let nearest = nearestName(to: name, among: known)
      return .failure(
        ExerciseProblem(
          reason: nearest.map { AuthorWords.noViewButNear(name, $0) }
            ?? AuthorWords.noView(name, known.joined(separator: ", "))))
    }
  }
  let root = view.map { $0.contains("(") ? $0 : $0 + "()" }
  let run: SimulationRun
  switch simulate(SimulationRequest(sources: [source], root: root)) {
  case .success(let made): run = made
  case .failure(let problem): return .failure(ExerciseProblem(reason: problem.sentence))
  }
  let found = findings(in: [source]).filter { $0.severity >= .warning }
  guard !found.isEmpty else {
    return .failure(ExerciseProblem(reason: AuthorWords.nothingToImprove()))
  }
  let id = "exercise\(number)"
  let mark = "// tutor: \(id)\n"
  let better = applySuggestions(to: 0, of: [source]).text
  let steps = run.controls.isEmpty ? run.mutablePaths.map { "change:" + $0 } : run.controls
  let rules = Set(found.map(\.rule)).sorted()
  let yaml = """
    version: 1
    title: \(run.root)
    lesson: \(lesson)
    rules: [\(rules.joined(separator: ", "))]
    root: \(root ?? run.root)
    scenario:
    \(steps.map { "  - \"\($0)\"" }.joined(separator: "\n"))
    tolerance: 2
    hints:
      - Look at what each step builds again, and at what it needs.
      - \(found[0].message.yamlText)
      - A view struct is the place where an update can stop.

    """
  return .success([
    NewFile(path: "Exercises/\(id)/exercise.yaml", text: yaml),
    NewFile(path: "Exercises/\(id)/\(id).swift", text: mark + source.text),
    NewFile(path: "Exercises/\(id)/solution.swift", text: mark + better),
  ])
}

extension String {
  /// As a quoted YAML scalar.
  fileprivate var yamlText: String {
    "\"" + filter { $0 != "\"" && $0 != "\\" && $0 != "\n" } + "\""
  }
}

extension ViewProgram {
  /// The names of the views that the program declares.
  fileprivate var viewNames: [String] { viewTypes.map { types[$0].name } }
}
