import Analysis
import Foundation

/// Checks lessons and exercises: each starter fails for its lesson's rule, each right answer passes,
/// each mistake fails for its stated reason, and generated bad refactorings of the solution fail.
///
/// - Parameters:
///   - mutantsPerKind: 0: none.
///   - compiler: what starters, references and alternatives must compile with; nil: it is left out.
package func checkContent(
  lessons: LessonLibrary, exercises: ExerciseLibrary, mutantsPerKind: Int = 3,
  compiler: CompileCheck? = nil
) -> AuthorReport {
  var report = AuthorReport()
  report.lessons = lessons.lessons.count
  report.exercises = exercises.exercises.count
  for refused in lessons.refused + exercises.problems {
    report.add(refused.path, line: refused.line, refused.reason, AuthorWords.mendDocument())
  }
  if let course = exercises.course { checkPlaceholders(course, &report) }
  let ids = Set(lessons.lessons.map(\.id))
  for exercise in exercises.exercises { checkSettings(exercise, lessons: ids, &report) }
  for lesson in lessons.lessons { checkPlaceholders(lesson, &report) }
  let examples = mapOnDeepStacks(lessons.lessons) { checkExamples(of: $0) }
  let checked = mapOnDeepStacks(exercises.exercises) { exercise in
    checkExercise(exercise, mutantsPerKind: mutantsPerKind, compiler)
  }
  for part in examples + checked { report.merge(part) }
  report.problems.sort { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
  return report
}

private func checkSettings(
  _ exercise: Exercise, lessons: Set<String>, _ report: inout AuthorReport
) {
  let path = "\(exercise.id)/exercise.yaml"
  if !lessons.contains(exercise.lesson) {
    let hint = nearestName(to: exercise.lesson, among: lessons.sorted())
    report.add(
      path, AuthorWords.noLesson(exercise.lesson),
      hint.map { AuthorWords.didYouMean($0) } ?? AuthorWords.nameLesson())
  }
  let known = Rule.all.map(\.id)
  for rule in exercise.rules where !known.contains(rule) {
    let hint = nearestName(to: rule, among: known)
    report.add(
      path, AuthorWords.noRule(rule),
      hint.map { AuthorWords.didYouMean($0) }
        ?? AuthorWords.nameOneOf(known.joined(separator: ", ")))
  }
  checkPlaceholders(exercise, path, &report)
  if exercise.hints.count < 3 {
    report.add(path, AuthorWords.hints(exercise.hints.count), AuthorWords.writeHints())
  }
}

/// Grades every file of an exercise.
private func checkExercise(
  _ exercise: Exercise, mutantsPerKind: Int, _ compiler: CompileCheck?
) -> AuthorReport {
  var report = AuthorReport()
  guard let starter = source(exercise, exercise.starterFile, &report) else { return report }
  let request = exercise.request(for: starter)
  checkStarter(request, exercise, &report)
  let alternatives = exercise.files(in: "alternatives")
  let answers = [exercise.solutionFile] + alternatives
  for file in answers { checkRightAnswer(request, exercise, file, &report) }
  if let compiler {
    // What the compiler says of a sealed reference shows its code.
    for file in [exercise.starterFile] + (exercise.isSealed ? alternatives : answers) {
      checkCompiles(exercise, file, compiler, &report)
    }
  }
  for file in exercise.files(in: "mistakes") { checkMistake(request, exercise, file, &report) }
  if mutantsPerKind > 0, !exercise.isSealed {
    checkMutants(request, exercise, mutantsPerKind, &report)
  }
  return report
}

private func checkStarter(
  _ request: GradeRequest, _ exercise: Exercise, _ report: inout AuthorReport
) {
  let path = exercise.path(exercise.starterFile)
  guard let grade = graded(request, exercise, exercise.starterFile, &report) else { return }
  if grade.verdict == .passed {
    return report.add(path, AuthorWords.starterPasses(), AuthorWords.leaveSomething())
  }
  if !grade.savesAnything {
    report.add(
      exercise.path(exercise.solutionFile), AuthorWords.savesNothing(),
      AuthorWords.betterReference())
  }
  let intended = grade.checks.contains { $0.id == .guideline && $0.status == .failed }
  if !exercise.rules.isEmpty, !intended {
    report.add(path, AuthorWords.noFinding(), AuthorWords.checkRules())
  }
  for check in grade.checks
  where check.status != .passed && ![.guideline, .evaluatesLess].contains(check.id) {
    report.add(
      path, AuthorWords.starterFails(check.id.rawValue, check.evidence.first ?? ""),
      AuthorWords.failForLesson())
  }
}

private func checkRightAnswer(
  _ request: GradeRequest, _ exercise: Exercise, _ file: URL, _ report: inout AuthorReport
) {
  guard let grade = graded(request, exercise, file, &report), grade.verdict != .passed else {
    return
  }
  for check in grade.checks where check.status != .passed {
    report.add(
      exercise.path(file),
      AuthorWords.answerFails(check.id.rawValue, check.evidence.first ?? ""),
      AuthorWords.mendAnswer())
  }
}

private func checkMistake(
  _ request: GradeRequest, _ exercise: Exercise, _ file: URL, _ report: inout AuthorReport
) {
  let path = exercise.path(file)
  guard let stated = exercise.statedCheck(of: file) else {
    return report.add(path, line: 2, AuthorWords.noRejectedBy(), AuthorWords.sayCheck())
  }
  guard CheckID(rawValue: stated) != nil else {
    let ids = CheckID.allCases.filter { $0.points > 0 }.map(\.rawValue)
    return report.add(
      path, line: 2, AuthorWords.noCheck(stated),
      nearestName(to: stated, among: ids).map { AuthorWords.didYouMean($0) }
        ?? AuthorWords.nameOneOf(ids.joined(separator: ", ")))
  }
  guard let grade = graded(request, exercise, file, &report) else { return }
  let failed = grade.checks.filter { $0.status == .failed }.map(\.id.rawValue)
  if grade.verdict == .passed {
    report.add(path, AuthorWords.mistakePasses(), AuthorWords.mustReject(stated))
  } else if !failed.contains(stated) {
    report.add(
      path, AuthorWords.rejectedByOther(failed.joined(separator: ", "), stated),
      AuthorWords.stateCheck())
  }
}

/// What the compiler refuses. Where it has no say, nothing is said.
private func checkCompiles(
  _ exercise: Exercise, _ file: URL, _ compiler: CompileCheck, _ report: inout AuthorReport
) {
  guard case .success(let text) = SourceText.read(file.path),
    case .failed(let errors) = compiler.check(parse(text, file: file.lastPathComponent)),
    let first = errors.first
  else { return }
  report.add(
    exercise.path(file), line: first.line ?? 1, AuthorWords.doesNotCompile(first.message),
    AuthorWords.mendCode())
}

private func checkMutants(
  _ request: GradeRequest, _ exercise: Exercise, _ limit: Int, _ report: inout AuthorReport
) {
  guard case .success(let text) = SourceText.read(exercise.solutionFile.path) else { return }
  for mutant in mutants(of: parse(text, file: "solution.swift"), limit: limit) {
    report.mutants += 1
    var request = request
    request.submission = parse(mutant.text, file: "mutant.swift")
    let grade = grade(request)
    if grade.verdict != .passed {
      report.killed += 1
    } else {
      report.add(
        exercise.path(exercise.solutionFile), line: mutant.line,
        AuthorWords.mutantPasses(mutant.kind.words) + "\n" + mutant.patch,
        AuthorWords.addStep())
    }
  }
}

private func graded(
  _ request: GradeRequest, _ exercise: Exercise, _ file: URL, _ report: inout AuthorReport
) -> GradeReport? {
  var request = request
  guard let source = source(exercise, file, &report) else { return nil }
  request.submission = source
  report.graded += 1
  return grade(request)
}

private func source(
  _ exercise: Exercise, _ file: URL, _ report: inout AuthorReport
) -> ParsedSource? {
  if exercise.isSealed, file == exercise.solutionFile, let text = exercise.referenceText {
    return parse(text, file: SealedReference.fileName)
  }
  switch SourceText.read(file.path) {
  case .success(let text): return parse(text, file: file.lastPathComponent)
  case .failure(let problem):
    report.add(exercise.path(file), problem.sentence, AuthorWords.writeFile())
    return nil
  }
}

extension Exercise {
  /// The check that a mistake says it is rejected by: `// rejected by: renders-the-same`.
  func statedCheck(of file: URL) -> String? {
    guard case .success(let text) = SourceText.read(file.path) else { return nil }
    return text.split(whereSeparator: \.endsLine).prefix(5)
      .lazy.compactMap { String($0).splitOnce(by: "// rejected by:")?.1.trimmed }.first
  }

  /// Swift files of a subfolder, in alphabetical order.
  func files(in name: String) -> [URL] {
    let folder = folder.appendingPathComponent(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".swift") }
      .map { folder.appendingPathComponent($0) }
  }

  /// A file's path from the exercises' folder.
  func path(_ file: URL) -> String {
    let parts = file.pathComponents.suffix(3)
    return parts.drop { $0 != id }.joined(separator: "/")
  }
}

extension GradeReport {
  /// Whether the reference rebuilds less than this starter in some step, as far as steps ran.
  fileprivate var savesAnything: Bool {
    let counted = steps.dropFirst().filter { $0.referenceRebuilt != nil }
    return counted.isEmpty || counted.contains { $0.rebuilt > $0.referenceRebuilt ?? 0 }
  }
}
