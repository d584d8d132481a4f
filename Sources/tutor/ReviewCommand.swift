import ArgumentParser
import TutorKit

/// `tutor review`
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: OptionWords.review(),
    discussion: OptionWords.reviewDetails())
  @OptionGroup var common: CommonOptions

  func run() throws { try converse(common, beginningWith: "review") }
}
