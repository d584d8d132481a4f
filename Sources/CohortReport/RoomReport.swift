import Foundation
import Simulation
package import TutorKit

/// What a room has done, as it is shown: everything in its order, with the names that are to be read.
package struct RoomReport: Sendable {
  package internal(set) var course: String?
  package internal(set) var tools: [String] = []
  package internal(set) var exercises: [ExerciseColumn] = []
  /// In order of names.
  package internal(set) var rows: [Row] = []
  /// Participants of whom no row is shown, since there are too many.
  package internal(set) var hiddenRows = 0
  package internal(set) var stuck: [Stuck] = []
  package internal(set) var failingChecks: [FailingCheck] = []
  package internal(set) var mistakes: [Mistake] = []
  package internal(set) var findings: [Finding] = []
  package internal(set) var wrongModels: [WrongModel] = []
  package internal(set) var likeTexts: [LikeTexts] = []
  /// Of the roster, without a file.
  package internal(set) var missing: [String] = []
  /// Not of the roster.
  package internal(set) var strangers: [String] = []
  package internal(set) var otherFiles: [OtherFile] = []
  package internal(set) var otherFileCount = 0

  /// An exercise and the room's figures for it.
  package struct ExerciseColumn: Hashable, Sendable {
    package var id: String
    /// Empty: the course does not have it.
    package var title: String
    package var handedIn: Int
    package var passed: Int
    /// View values that the steps build: of those that run, and of the texts that it comes with.
    package var medianRebuilt: Int?
    package var leastRebuilt: Int?
    package var starter: Int?
    package var reference: Int?
    /// Minutes of those whose exports say it.
    package var medianMinutes: Int?
    package var longestMinutes: Int?
  }

  package struct Row: Hashable, Sendable {
    package var name: String
    /// One for each exercise, in their order; nil: nothing was handed in.
    package var cells: [Cell?]
  }

  /// A participant's work at an exercise.
  package struct Cell: Hashable, Sendable {
    package var verdict: GradeReport.Verdict
    package var score: Int
    package var firstToFix: CheckID?
    package var evidence: String?
    package var problem: SubmissionProblem.Kind?
    package var rules: [String]
    package var rebuilt: Int?
    package var reference: Int?
    /// The mistake's name: `row-with-weather`.
    package var mistake: String?
    /// The text is the mistake's, but for names and layout.
    package var isSameAsMistake = false
    package var isAsStarter = false
    /// Seconds since 1970.
    package var submitted: Double?
    package var failingSince: Double?
    package var tries: Int
    /// From the export.
    package var minutes: Int?
  }

  /// Somebody whose last text does not pass.
  package struct Stuck: Hashable, Sendable {
    package var name: String
    package var exercise: String
    package var firstToFix: CheckID?
    package var since: Double?
    package var tries: Int
    package var hints: Int?
    package var mistake: String?
  }

  package struct FailingCheck: Hashable, Sendable {
    package var exercise: String
    package var check: CheckID
    package var people: Int
  }

  package struct Mistake: Hashable, Sendable {
    package var exercise: String
    package var name: String
    package var people: Int
    /// How many of them have the mistake's very structure; the others fail alike.
    package var same: Int
    package var hint: String?
  }

  package struct Finding: Hashable, Sendable {
    package var rule: String
    package var people: Int
    package var exercises: [String]
    package var summary: String
    package var hint: String
  }

  package struct WrongModel: Hashable, Sendable {
    package var belief: String
    package var people: Int
    package var answers: Int
    package var hint: String
  }

  /// Texts of one structure.
  package struct LikeTexts: Hashable, Sendable {
    package var exercise: String
    package var names: [String]
    /// The texts are equal byte for byte.
    package var isIdentical: Bool
    /// So many have it that it may be what most people would write.
    package var isCommon: Bool
  }

  package struct OtherFile: Hashable, Sendable {
    package var name: String
    package var file: String
    package var problem: String
  }
}
