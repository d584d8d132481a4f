import ArgumentParser
import Foundation
import Subprocess
import SystemPackage
import TutorKit

/// What git says of the working tree.
enum GitChanges {
  /// Bytes of a difference that are read; a larger one is refused.
  private static let mostOutput = 64 << 20

  /// The lines that files have now and did not have at a commit, and all lines of files that git does
  /// not know yet. Ends the program where git cannot tell.
  ///
  /// - Parameter folder: any folder of the repository.
  static func lines(since reference: String, in folder: String) throws -> ChangedLines {
    let root = try output(
      ["rev-parse", "--show-toplevel"], in: folder, failure: FormatWords.noRepository(folder)
    ).trimmingCharacters(in: .newlines)
    // A name that begins with a dash would be an option.
    let commit = try output(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"],
      in: root, failure: nil, about: reference
    ).trimmingCharacters(in: .newlines)
    let diff = try output(
      [
        "-c", "core.quotePath=false", "diff", "--no-color", "--no-ext-diff", "--no-textconv",
        "--no-renames", "--unified=0", "--src-prefix=a/", "--dst-prefix=b/", commit, "--",
        "*.swift",
      ], in: root, failure: nil, about: reference)
    let untracked = try output(
      ["ls-files", "--others", "--exclude-standard", "-z", "--", "*.swift"], in: root,
      failure: nil, about: reference)
    return ChangedLines(
      diff: diff, untracked: untracked.split(separator: "\0").map(String.init), root: root)
  }

  private static func output(
    _ arguments: [String], in folder: String, failure: String?, about reference: String = ""
  ) throws -> String {
    let end: End? = waitFor {
      let record = try? await Subprocess.run(
        .name("git"), arguments: Arguments(["-C", folder] + arguments),
        environment: .inherit.updating(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]),
        input: .none, output: .string(limit: mostOutput), error: .string(limit: 1 << 16))
      return record.map {
        End(
          isSuccess: $0.terminationStatus.isSuccess, output: $0.standardOutput,
          error: $0.standardError)
      }
    }
    guard let end else {
      complain(FormatWords.noGit())
      throw ExitCode.noInput
    }
    guard end.isSuccess else {
      let reason = end.error.split(whereSeparator: \.isNewline).first.map(String.init)
      complain(
        failure ?? reason.map { FormatWords.gitFailed(reference, $0) }
          ?? FormatWords.gitKnowsNot(reference))
      throw ExitCode.noInput
    }
    return end.output
  }

  /// How git ended.
  private struct End {
    var isSuccess: Bool
    var output: String
    var error: String
  }
}
