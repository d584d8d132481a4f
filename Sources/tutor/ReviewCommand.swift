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
    // Also one that was broken off is not passed.
    let isPassed = try converse(common, beginningWith: "exam").examIsPassed
    if isPassed != true { throw ExitCode.notPassed }
  }
}
