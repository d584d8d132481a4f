import ArgumentParser
import Foundation
import TutorKit

/// `tutor merge`
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: OptionWords.merge(), discussion: OptionWords.mergeDetails())

  @Argument(help: .init(OptionWords.mergeFiles()), completion: .file(extensions: ["jsonl"]))
  var files: [String]
  @Option(help: .init(OptionWords.mergeOutput(), valueName: "file")) var output: String?

  func run() throws {
    var records: [SubmissionRecord] = []
    for path in files {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
        complain(SourceProblem.missing(path).sentence)
        throw ExitCode.noInput
      }
      let content = RecordFile.read(data)
      if let first = content.badLines.first {
        complain(BatchWords.badRecords(path, content.badLines.count, first))
      }
      records += content.records
    }
    let text = RecordFile.merged(records).map(RecordFile.line).joined()
    guard let output else { return printNow(text) }
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic) } catch {
      complain(CommandWords.cannotWriteHere(output))
      throw ExitCode.noInput
    }
  }
}
