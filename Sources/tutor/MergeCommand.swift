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
    var merge = RecordMerge()
    for path in files {
      guard let bad = merge.add(path) else {
        complain(RecordFile.problem(of: path))
        throw ExitCode.noInput
      }
      if bad.count > 0 { complain(BatchWords.badRecords(path, bad.count, bad.first)) }
    }
    guard let output else {
      return try merge.write { printNow(String(decoding: $0, as: UTF8.self)) }
    }
    // The file may be one of those that are read.
    do {
      try replaceFile(URL(fileURLWithPath: output)) { file in
        try merge.write { try file.write(contentsOf: $0) }
      }
    } catch {
      complain(CommandWords.cannotWriteHere(output))
      throw ExitCode.noInput
    }
  }
}
