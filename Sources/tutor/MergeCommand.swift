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
    if merge.isEmpty {
      complain(BatchWords.noRecords(files.joined(separator: ", ")))
      throw ExitCode.noInput
    }
    guard let output else {
      return try merge.write { printNow(String(decoding: $0, as: UTF8.self)) }
    }
    try write(merge, to: output)
  }

  /// Writes the records to a file, which may be one of those that are read.
  private func write(_ merge: RecordMerge, to output: String) throws {
    try checkOutputs([output], reading: [])
    if !isStream(output), let line = RecordFile.firstOther(output) {
      complain(BatchWords.holdsOther(output, line))
      throw ExitCode.usage
    }
    try replaceFile(output) { file in
      try merge.write { try file.write(contentsOf: $0) }
    }
  }
}
