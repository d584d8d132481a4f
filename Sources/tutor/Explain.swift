import Analysis
import ArgumentParser
import TutorKit

/// `tutor explain`
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: OptionWords.explain(),
    discussion: OptionWords.explainDetails())
  @Option(
    help: .init(OptionWords.drawingOptionsColor()), completion: .list(["auto", "always", "never"]))
  var color = "auto"
  @Flag(help: .init(OptionWords.drawingOptionsPlain()))
  var plain = false
  @Option(help: .init(OptionWords.contentFolder()))
  var content: String?
  @Option(help: .init(OptionWords.commonOptionsLessons()))
  var lessons: [String] = []
  @Argument(help: .init(OptionWords.explainFiles()))
  var files: [String] = []
  @Option(help: .init(OptionWords.findingOptionsRule()))
  var rule: [String] = []
  @Option(help: .init(OptionWords.findingOptionsSeverity()))
  var severity: Severity?
  @Option(help: .init(OptionWords.findingOptionsBaseline()))
  var baseline: String?
  @Flag(help: .init(OptionWords.findingOptionsWriteBaseline()))
  var writeBaseline = false
  @Flag(help: .init(OptionWords.explainAllExamples())) var allExamples = false
  @Flag(help: .init(OptionWords.explainCounts())) var counts = false
  @Option(help: .init(OptionWords.explainFormat())) var format = ExplainFormat.text
  @Flag(help: .init(OptionWords.suggestionOptionsApply()))
  var apply = false
  @Flag(help: .init(OptionWords.suggestionOptionsInPlace()))
  var inPlace = false
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var program: ProgramOptions

  func validate() throws { try explanation.validate() }

  func run() throws { try explanation.run() }

  private var explanation: Explanation {
    var result = Explanation(files: files)
    result.color = color
    result.plain = plain
    result.content = content
    result.lessons = lessons
    result.rule = rule
    result.severity = severity
    result.baseline = baseline
    result.writeBaseline = writeBaseline
    result.allExamples = allExamples
    result.counts = counts
    result.format = format
    result.apply = apply
    result.inPlace = inPlace
    result.with = program.paths
    result.alone = program.alone
    result.pictures = pictures
    return result
  }
}

/// The output formats of `explain`.
enum ExplainFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, xcode, sarif, github

  // By themselves these ask the runtime for conformances, which takes it long.
  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  static var allValueDescriptions: [String: String] { [:] }

  /// Whether another program reads it, to which an empty run is one too.
  var isForPrograms: Bool { self != .text }

  /// Whether it shows the code of findings, or counts their columns as editors do.
  var showsCode: Bool { self != .xcode }
}
