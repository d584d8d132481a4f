import Analysis
import ArgumentParser
import TutorKit

/// `tutor rules`
struct ListRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the analyzer's rules.",
    discussion: "Example: tutor rules --format json")
  @OptionGroup var common: CommonOptions
  @Option(help: "text or json.") var format = OutputFormat.text

  func run() throws {
    let report = RulesReport(lessons: common.lessonsIfAny())
    emit(format == .json ? try json(report) : report.text(common.render))
  }
}

/// `tutor rule`
struct ShowRule: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Say what a rule finds, why, what it leaves alone, and its thresholds.",
    discussion: "Example: tutor rule monolithic-body")
  @OptionGroup var common: CommonOptions
  @Argument(help: "A rule's id; `tutor rules` lists them.") var name: String
  @Option(help: "text or json.") var format = OutputFormat.text

  func run() throws {
    guard let rule = Rule.known.first(where: { $0.id == name }) else {
      let hint = nearestName(to: name, among: Rule.known.map(\.id))
      complain(
        hint.map { CommandWords.noRuleButNear(name, $0) } ?? CommandWords.noRule(name)
      )
      throw ExitCode.noInput
    }
    let report = RuleReport(rule, lessons: common.lessonsIfAny())
    emit(format == .json ? try json(report) : report.text(common.render))
  }
}

extension CommonOptions {
  /// The lessons, where there are some: rules stand without them.
  fileprivate func lessonsIfAny() -> [Lesson] {
    guard let library = try? lessonLibrary() else { return [] }
    return library.lessons
  }
}
