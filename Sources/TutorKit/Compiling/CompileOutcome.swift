/// What the compiler says of a submission.
package enum CompileOutcome: Hashable, Sendable {
  case passed
  /// The compiler's errors, in its order.
  case failed([CompilerDiagnostic])
  case unchecked(Reason)

  /// Why the compiler has no say.
  package enum Reason: Hashable, Sendable {
    /// No `swiftc` on `PATH`.
    case noCompiler
    /// `TUTOR_SWIFTC` names what is no program.
    case noProgram(path: String)
    /// The program found does not answer like a Swift compiler.
    case noAnswer(path: String)
    /// Older or newer than the versions that the interface is written for.
    case unfitVersion(String)
    /// This version cannot read the interface; with its first error.
    case interfaceRejected(version: String, message: String)
    /// There is no `Support/Interfaces` folder beside the lessons.
    case noInterface
    /// The cache folder cannot be written.
    case noCache(path: String)
    /// Names that neither the file nor the interface declares.
    case unknownNames([UnknownName])
    /// Names that the file leaves out, where that is allowed.
    case undeclared([UnknownName])
    /// An error that rests on something of which the interfaces do not describe everything.
    case undescribed(name: String, line: Int, message: String)
    /// The compiler gave up on an expression.
    case surrender(line: Int, message: String)
    /// An error that the learner's own file had before it was changed.
    case failsAlready(line: Int, message: String)
    /// An error that the compiler gives no place in the file.
    case noPlace(message: String)
    /// The compiler was stopped after so many seconds.
    case timeLimit(seconds: Int)
    /// The compiler ended in another way than with an answer, as without memory.
    case stopped
  }

  /// A name that is not in the interface.
  package struct UnknownName: Hashable, Sendable {
    package var name: String
    package var line: Int?
  }
}

extension CompileOutcome.Reason {
  /// The reason for programs: `no-compiler`, `time-limit`, ….
  package var code: String {
    switch self {
    case .noCompiler, .noProgram: "no-compiler"
    case .noAnswer: "no-answer"
    case .unfitVersion: "unfit-version"
    case .interfaceRejected: "interface-rejected"
    case .noInterface: "no-interface"
    case .noCache: "no-cache"
    case .unknownNames: "unknown-names"
    case .undeclared: "undeclared"
    case .undescribed: "undescribed"
    case .surrender: "surrender"
    case .failsAlready: "fails-already"
    case .noPlace: "no-place"
    case .timeLimit: "time-limit"
    case .stopped: "stopped"
    }
  }

  /// The codes of reasons that lie in the machine and not in the file.
  package static let codesOfTheMachine: Set<String> = [
    "no-compiler", "no-answer", "unfit-version", "interface-rejected", "no-interface", "no-cache",
    "stopped",
  ]
}
