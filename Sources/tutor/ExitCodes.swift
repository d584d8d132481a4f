import ArgumentParser
import TutorKit

extension ExitCode {
  /// Something was found wanting: an exercise not passed, a finding, a syntax error.
  static let notPassed = ExitCode(1)
  /// Part of the answer is not known.
  static let unchecked = ExitCode(2)
  /// Wrong arguments.
  static let usage = ExitCode(64)
  /// No such file or content.
  static let noInput = ExitCode(66)
  /// A fault of the program.
  static let fault = ExitCode(70)
  /// What was found cannot be written: a full disk, a closed pipe.
  static let output = ExitCode(74)
}

extension ExitCode {
  /// What each exit code means, in their order.
  static let meanings: [(code: Int32, meaning: String)] = [
    (0, ManualWords.passed()),
    (notPassed.rawValue, ManualWords.notPassed()),
    (unchecked.rawValue, ManualWords.unchecked()),
    (usage.rawValue, ManualWords.usage()),
    (noInput.rawValue, ManualWords.noInput()),
    (fault.rawValue, ManualWords.fault()),
    (output.rawValue, ManualWords.output()),
  ]
}
