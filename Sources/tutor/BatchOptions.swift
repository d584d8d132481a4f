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

  /// What a run reads, each once: standard input and pipes give it only once.
  struct Room {
    /// Of all parts: those that are named, then those of `--files-from`.
    var submissions: [Submission]
    /// nil: there is none.
    var roster: Roster?
    /// Folders that are named and have no Swift file.
    var emptyFolders: [String] = []
  }

  func room(_ files: [String]) throws -> Room {
    let roster = try roster.map { Roster(try Self.text($0)) }
    let finder = SubmissionFinder(rule: by.flatMap { ParticipantRule($0) }, roster: roster)
    let listed = try filesFrom.map(lines) ?? []
    if let filesFrom, listed.isEmpty { complain(BatchWords.emptyList(filesFrom)) }
    let found = (files + listed).map { (path: $0, submissions: finder.submissions(in: [$0])) }
    let empty = found.filter(\.submissions.isEmpty).map(\.path)
    for folder in empty { complain(BatchWords.noFiles(folder)) }
    let all = found.flatMap(\.submissions)
    if all.isEmpty { throw ExitCode.noInput }
    if let roster { try check(roster, all) }
    return Room(submissions: all, roster: roster, emptyFolders: empty)
  }

  /// Says who is not on the roster. Ends the program where it cannot be known of anybody.
  private func check(_ roster: Roster, _ submissions: [Submission]) throws {
    guard submissions.contains(where: { $0.participant != nil }) else {
      complain(BatchWords.nobodyKnown())
      throw ExitCode.usage
    }
    for name in roster.strangers(in: submissions) { complain(BatchWords.stranger(name)) }
  }

  /// The submissions of this run: all, or those of the part that `--shard` names.
  func part(of room: Room) -> [Submission] {
    guard let shard = shard.flatMap({ Shard($0) }) else { return room.submissions }
    return room.submissions.filter(shard.contains)
  }

  /// Names of the roster of whom there is nothing in any part. Of several parts the first one tells.
  func missing(in room: Room) -> [String] {
    if let shard = shard.flatMap({ Shard($0) }), shard.index > 1 { return [] }
    return room.roster?.missing(in: room.submissions) ?? []
  }

  /// Paths, one a line. Spaces around one belong to it only where there is such a file.
  private func lines(_ path: String) throws -> [String] {
    try Self.text(path).split(whereSeparator: \.isNewline).map(String.init).map { line in
      FileManager.default.fileExists(atPath: line)
        ? line : line.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  /// The text of a file or a pipe; `-` is standard input.
  static func text(_ path: String) throws -> String {
    let file =
      path == Submission.standardInput
      ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard !SourceSearch.isFolder(path), let file, let data = try? file.readToEnd() ?? Data() else {
      complain(SourceProblem.missing(path).sentence)
      throw ExitCode.noInput
    }
    return String(decoding: data, as: UTF8.self)
  }
}
