import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor watch`
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: OptionWords.watch(),
    discussion: OptionWords.watchDetails())
  @OptionGroup var common: CommonOptions
  @Argument(help: .init(OptionWords.watchFile()), completion: .file(extensions: ["swift"]))
  var file: String
  @Option(help: .init(OptionWords.numberOfFile()))
  var exercise: String?

  func run() throws {
    guard FileManager.default.fileExists(atPath: file) else {
      complain(SourceProblem.missing(file).sentence)
      throw ExitCode.noInput
    }
    guard !SourceSearch.isFolder(file) else {
      complain(CommandWords.watchNeedsFile(file))
      throw ExitCode.usage
    }
    let turned = try exercise.map(common.turned)
    let request = try (turned?.options ?? common).gradingRequest(exercise: turned?.name)
    complain(TerminalWords.watching(file))
    var last: GradeReport?
    WatchLoop.untilInterrupted(file) { event in
      guard case .changed(let text) = event else {
        if let sentence = event.sentence(file: file) { complain(sentence) }
        return
      }
      switch chosenExercise(Submission(path: file), text, request) {
      case .success(let exercise): last = report(on: text, exercise, after: last) ?? last
      case .failure(let problem): complain(problem.message)
      }
    }
  }

  /// Grades and prints; nil: grading did not end.
  private func report(
    on text: String, _ exercise: Exercise?, after last: GradeReport?
  ) -> GradeReport? {
    let source = TutorKit.parse(text, file: file)
    var request = exercise?.request(for: source) ?? GradeRequest(submission: source)
    request.previous = last?.exercise == exercise?.id ? last : nil
    let report = grade(request, compiling: common.compileCheck)
    var options = common.render
    options.commandLine = Grade.commandLine
    if let report, let exercise {
      AttemptRecorder(common: common).record(report, text, of: exercise)
    }
    printNow(report?.text(options: options) ?? "")
    return report
  }
}
