import Analysis
import ArgumentParser
import ReportFormats
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
  @Option(help: .init(OptionWords.explainFormat()))
  var format = ExplainFormatChoice(TextExplainFormat.self)
  @Option(help: .init(OptionWords.explainOutput(), valueName: "file"))
  var output: String?
  @Option(help: .init(OptionWords.explainSince(), valueName: "commit"))
  var since: String?
  @Option(help: .init(OptionWords.explainJobs())) var jobs: Int?
  @Option(help: .init(OptionWords.explainStdinFilename(), valueName: "file"))
  var stdinFilename: String?
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
    result.format = format.format
    result.output = output
    result.since = since
    result.jobs = jobs
    result.stdinFilename = stdinFilename
    result.apply = apply
    result.inPlace = inPlace
    result.with = program.paths
    result.alone = program.alone
    result.pictures = pictures
    return result
  }
}
