import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor grade`
struct Grade: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: "Grade a file: an exercise by its name, or any file of your own.",
    discussion: "Example: tutor grade exercise3.swift --format json")
  @OptionGroup var common: CommonOptions
  @Argument(help: "A Swift file; `-` is standard input.") var file: String
  @Option(help: "The exercise's number, when the file's name does not say it.")
  var exercise: String?
  @Option(help: "text or json.") var format = OutputFormat.text
  @Flag(name: .customLong("no-compile"), help: "Leave the Swift compiler out.")
  var skipsCompile = false
  @Flag(
    help: "The file is part of a program: say which names it leaves out, and do not fail on them.")
  var allowUndeclared = false

  func run() throws {
    let source = try readSources([file])[0]
    let chosen = try chosenExercise(source.text)
    var request = chosen?.request(for: source) ?? GradeRequest(submission: source)
    request.allowsUndeclared = allowUndeclared
    let report = try report(on: request)
    emit(format == .json ? try json(report) : report.text(options: common.render))
    switch report.verdict {
    case .passed: return
    case .notPassed: throw ExitCode.notPassed
    case .unchecked: throw ExitCode.unchecked
    }
  }

  /// Grades, with the compiler at work meanwhile.
  private func report(on request: GradeRequest) throws -> GradeReport {
    let compile =
      skipsCompile
      ? nil
      : common.compileCheck.start(request.submission, allowsUndeclared: request.allowsUndeclared)
    guard let report = withDeepStack({ grade(request) }) else { throw ExitCode.fault }
    return compile.map { report.adding(compile: $0.wait()) } ?? report
  }

  private func chosenExercise(_ text: String) throws -> Exercise? {
    let library = try common.exerciseLibrary()
    if let exercise {
      guard let found = library.exercise(exercise) else {
        complain("no exercise `\(exercise)`; `tutor exercises` lists them")
        throw ExitCode.noInput
      }
      return found
    }
    return library.exercise(file) ?? library.exercise(markedIn: text)
  }
}
