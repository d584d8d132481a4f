import Analysis
import ArgumentParser
import TutorKit

/// `tutor rules`
struct ListRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: OptionWords.listRules(),
    discussion: OptionWords.listRulesDetails())
  @OptionGroup var common: CommonOptions
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  func run() throws {
    let report = RulesReport(lessons: common.lessonsIfAny())
    emit(format == .json ? try json(report) : report.text(common.render))
  }
}

/// `tutor rule`
struct ShowRule: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: OptionWords.showRule(),
    discussion: OptionWords.showRuleDetails())
  @OptionGroup var common: CommonOptions
  @Argument(help: .init(OptionWords.showRuleName())) var name: String
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

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
