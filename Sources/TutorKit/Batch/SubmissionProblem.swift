/// Why a submission could not be graded. The learner's other files are graded all the same.
package struct SubmissionProblem: Error, Codable, Hashable, Sendable {
  /// What the problem is, for programs.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case missing, directory, unreadable
    case notText = "not-text"
    case tooLarge = "too-large"
    case empty
    case tooDeep = "too-deep"
    /// A pipe, a socket or a device.
    case notAFile = "not-a-file"
    /// A link that leads out of the folder that was given.
    case outsideLink = "outside-link"
    /// The file's name or mark names an exercise that the course does not have.
    case unknownExercise = "unknown-exercise"
    /// The file is marked as another exercise than the one it is graded as.
    case otherExercise = "other-exercise"
    /// Grading took longer than `--timeout`.
    case timeLimit = "time-limit"
    /// The compiler is required, and had no say.
    case noCompiler = "no-compiler"
    /// A name of the roster without a file.
    case notHandedIn = "not-handed-in"
    /// Grading ended in a way that it should not.
    case fault

    /// Whether it is a fault of the machine or the course, which says nothing about the learner.
    package var isOfSurroundings: Bool {
      switch self {
      case .missing, .unreadable, .unknownExercise, .timeLimit, .noCompiler, .fault: true
      case .directory, .notText, .tooLarge, .empty, .tooDeep, .notAFile, .outsideLink,
        .otherExercise, .notHandedIn:
        false
      }
    }
  }

  package var kind: Kind
  /// What is wrong and what to do, in a sentence.
  package var message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The problem of a file that cannot be read as Swift.
  package init(_ problem: SourceProblem) {
    let kind: Kind =
      switch problem {
      case .missing: .missing
      case .silent: .unreadable
      case .directory: .directory
      case .unreadable: .unreadable
      case .binary: .notText
      case .tooLarge: .tooLarge
      case .empty: .empty
      case .tooDeep: .tooDeep
      }
    self.init(kind, problem.sentence)
  }
}
