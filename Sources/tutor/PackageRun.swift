import ArgumentParser
import Foundation
import Subprocess
import SystemPackage
import TutorKit

/// Builds and runs the package of `tutor calibrate`.
enum PackageRun {
  /// Bytes of a table that are read.
  private static let mostOutput = 64 << 20

  /// Bytes of what Swift says of its target.
  private static let mostTarget = 1 << 20

  /// Whether the Swift on PATH says that it builds for Linux; false where it does not say.
  static var isForLinux: Bool {
    let answer = waitFor {
      try? await Subprocess.run(
        .name("swift"), arguments: ["-print-target-info"], input: .none,
        output: .string(limit: mostTarget), error: .discarded
      ).standardOutput
    }
    return answer?.contains("-linux") == true
  }

  /// What the package prints. Ends the program where there is no Swift, or no table. What the build
  /// says goes to standard error as it comes.
  static func table(of folder: String) throws -> String {
    let table = waitFor {
      try? await Subprocess.run(
        .name("swift"), arguments: ["run", "--package-path", folder, "Calibrate"], input: .none,
        output: .string(limit: mostOutput),
        error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false)
      ).standardOutput
    }
    guard let output = table else {
      complain(CalibrationWords.noSwift())
      throw ExitCode.noInput
    }
    guard output.contains("# system\t") else {
      complain(CalibrationWords.noTable())
      throw ExitCode.unchecked
    }
    return output
  }
}
