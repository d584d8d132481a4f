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
  var parts = ExerciseParts(
    id: "exercise\(number)", title: run.root, lesson: lesson, root: root ?? run.root,
    rules: Set(found.map(\.rule)).sorted())
  parts.steps =
    (run.controls.isEmpty ? run.mutablePaths.map { "change:" + $0 } : run.controls)
    + run.environment
  return .success(
    parts.files(from: source, file: parts.id + ".swift").map {
      NewFile(path: "Exercises/\(parts.id)/" + $0.path, text: $0.text)
    })
}

/// What the files of an exercise say whose starter is a view of one's own code.
struct ExerciseParts {
  var id: String
  var title: String
  /// The lesson's id.
  var lesson: String
  /// The root view as a Swift expression.
  var root: String
  var rules: [String]
  /// Steps; empty: discovered.
  var steps: [String] = []

  /// `exercise.yaml`, the starter under a name, and a solution that is begun with the suggestions that pay.
  /// - Parameter companions: Files of the same program that the source uses.
  func files(
    from source: ParsedSource, companions: [ParsedSource] = [], file: String
  ) -> [NewFile] {
    let starter = ParsedSource(text: marked(source.text), file: file)
    let first = findings(in: [starter] + companions).first {
      $0.file == file && $0.severity >= .warning && rules.contains($0.rule)
    }
    let better = applySuggestions(to: 0, of: [source] + companions).text
    return [
      NewFile(path: "exercise.yaml", text: yaml(first?.message ?? title)),
      NewFile(path: file, text: starter.text),
      NewFile(path: "solution.swift", text: marked(better)),
    ]
  }

  /// A text with the exercise's mark; one that it has already is replaced.
  private func marked(_ text: String) -> String {
    ExerciseMark(name: id).map { ExerciseMark.marked(text, as: $0) } ?? "// tutor: \(id)\n" + text
  }

  private func yaml(_ firstFinding: String) -> String {
    let scenario =
      steps.isEmpty ? "[]" : steps.map { "\n  - \($0.yamlText)" }.joined()
    return """
      version: 1
      title: \(title.plainYAML)
      lesson: \(lesson)
      rules: [\(rules.joined(separator: ", "))]
      root: \(root.plainYAML)
      scenario: \(scenario)
      tolerance: 2
      hints:
        - Look at what each step builds again, and at what it needs.
        - \(firstFinding.yamlText)
        - A view struct is the place where an update can stop.

      """
  }
}

extension String {
  /// As a quoted YAML scalar.
  fileprivate var yamlText: String {
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : $0.isNewline ? [" "] : [$0] }
    return "\"" + String(escaped) + "\""
  }

  /// As a YAML scalar, quoted where it has to be.
  fileprivate var plainYAML: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "_()<>.".contains($0) }
    return isPlain ? self : yamlText
  }
}

extension ViewProgram {
  /// The names of the views that the program declares.
  fileprivate var viewNames: [String] { viewTypes.map { types[$0].name } }
}
