import ArgumentParser
import Foundation

/// What a full analysis costs, beside a program that only parses and beside `swift format lint`.
@main
struct AnalysisBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "analysis-bench",
    abstract: "Compare `tutor explain` with parsing alone and with `swift format lint`.",
    discussion: """
      Time and instructions of whole processes, the best of several runs that take turns. These \
      targets are ratios, so that they hold on any machine. Before that, what grading and explaining \
      texts of the course takes, whose targets are for an idle machine.
      """)

  @Argument(help: "The tutor program, built for release.") var tutor: String
  @Argument(help: "The parse-only program, built for release.") var parseOnly: String
  @Option(help: "Runs of each program on each sample.") var runs = 7
  @Option(help: "The folder of exercises.") var course = "Exercises"
  @Option(help: "How many of their texts are graded and explained.") var texts = 300
  @Option(help: "Keep the sources here, and measure nothing.") var sources: String?
  @Flag(help: "Leave out the counting of instructions.") var noInstructions = false

  func run() throws {
    var programs = Programs(tutor: tutor, parseOnly: parseOnly)
    if noInstructions { programs.valgrind = nil }
    let corpus = try Corpus(sources)
    let samples = [
      try corpus.file(lines: 130, screens: 0), try corpus.file(lines: 1_000),
      try corpus.file(lines: 10_000),
      try corpus.app("Folder", files: 500), try corpus.app("App", lines: 43_000),
    ]
    if sources != nil { return }
    defer { corpus.remove() }
    // Before other programs, whose memory would be taken for tutor's.
    let texts = try CourseTexts(
      URL(fileURLWithPath: course), most: texts, copiedTo: corpus.folder)
    print(try Answers(texts, tutor: tutor).verdicts.joined(separator: "\n") + "\n")
    var table = Table()
    print(Table.head)
    for (place, sample) in samples.enumerated() {
      let row = try Row(
        sample, programs, runs: place < 3 ? runs * 3 : runs, counts: !noInstructions,
        folder: corpus.folder)
      table.add(row)
      print(row.line)
    }
    print(table.verdicts.joined(separator: "\n"))
  }
}
