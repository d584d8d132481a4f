import ArgumentParser
import TutorKit

/// `tutor review`
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Answer two minutes of questions on what is due today.",
    discussion: "Example: tutor review")
  @OptionGroup var common: CommonOptions

  func run() throws { try converse(common, beginningWith: "review") }
}
