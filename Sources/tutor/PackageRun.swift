import ArgumentParser
import Foundation
import Subprocess
import SystemPackage
import TutorKit

/// Builds and runs the package of `tutor calibrate`.
enum PackageRun {
  /// Bytes of a table that are read.
  private static let mostOutput = 64 << 20

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
