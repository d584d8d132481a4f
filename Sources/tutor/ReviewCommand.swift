import ArgumentParser
import TutorKit

/// `tutor review`
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: OptionWords.review(),
    discussion: OptionWords.reviewDetails())
  @OptionGroup var common: CommonOptions

  func run() throws { _ = try converse(common, beginningWith: "review") }
}

/// `tutor exam`
struct TakeExam: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exam", abstract: OptionWords.exam(), discussion: OptionWords.examDetails())
  @OptionGroup var common: CommonOptions

  func run() throws {
    let isPassed = try converse(common, beginningWith: "exam").examIsPassed
    if isPassed == false { throw ExitCode.notPassed }
  }
}
