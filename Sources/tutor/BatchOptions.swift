import ArgumentParser
import Foundation
import TutorKit

/// Options of `tutor grade` for many files.
struct BatchOptions: ParsableArguments {
  @Option(help: .init(OptionWords.gradeFilesFrom(), valueName: "file"))
  var filesFrom: String?
  @Option(help: .init(OptionWords.gradeRoster(), valueName: "file"))
  var roster: String?
  @Option(help: .init(OptionWords.gradeBy()))
  var by: String?
  @Option(help: .init(OptionWords.gradeJobs()))
  var jobs: Int?
  @Option(help: .init(OptionWords.gradeTimeout()))
  var timeout: Double?
  @Option(help: .init(OptionWords.gradeOutput(), valueName: "file"))
  var output: String?
  @Flag(help: .init(OptionWords.gradeResume()))
  var resume = false
  @Option(help: .init(OptionWords.gradeShard(), valueName: "i/n"))
  var shard: String?
  @Flag(help: .init(OptionWords.gradeRequireCompiler()))
  var requireCompiler = false

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError(BatchWords.jobsTakes()) }
    if let timeout, !(timeout > 0) { throw ValidationError(BatchWords.timeoutTakes()) }
    if let shard, Shard(shard) == nil { throw ValidationError(BatchWords.shardTakes()) }
    if let by, ParticipantRule(by) == nil { throw ValidationError(BatchWords.byTakes()) }
  }

  /// Whether the files are those of others, so that grading them is no attempt of one's own.
  var isOfOthers: Bool { roster != nil || by != nil || filesFrom != nil || shard != nil }

  /// The submissions of this run: those named, then those of `--files-from`.
  func submissions(_ files: [String]) throws -> [Submission] {
    let finder = SubmissionFinder(rule: by.flatMap { ParticipantRule($0) })
    let paths = files + (try filesFrom.map(lines) ?? [])
    let all = finder.submissions(in: paths)
    if all.isEmpty {
      complain(BatchWords.noFiles(paths.joined(separator: ", ")))
      throw ExitCode.noInput
    }
    if let roster = try readRoster() {
      for name in roster.strangers(in: all) { complain(BatchWords.stranger(name)) }
    }
    guard let shard = shard.flatMap({ Shard($0) }) else { return all }
    return all.filter(shard.contains)
  }

  /// Names of the roster of whom there is nothing. Of several shards the first one tells.
  func missing(in submissions: [Submission]) throws -> [String] {
    if let shard = shard.flatMap({ Shard($0) }), shard.index > 1 { return [] }
    return try readRoster()?.missing(in: submissions) ?? []
  }

  /// nil: there is none.
  func readRoster() throws -> Roster? {
    try roster.map { Roster(try Self.text($0)) }
  }

  private func lines(_ path: String) throws -> [String] {
    try Self.text(path).split(whereSeparator: \.isNewline).map(String.init).filter { !$0.isEmpty }
  }

  /// A file's text; `-` is standard input.
  static func text(_ path: String) throws -> String {
    let data =
      path == "-"
      ? FileHandle.standardInput.readDataToEndOfFile()
      : try? Data(contentsOf: URL(fileURLWithPath: path))
    guard let data else {
      complain(SourceProblem.missing(path).sentence)
      throw ExitCode.noInput
    }
    return String(decoding: data, as: UTF8.self)
  }
}
