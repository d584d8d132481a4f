import Foundation
import GRDB

/// All that a store holds, as `tutor export` writes it: format 1.
///
/// Each row has an id that is the same on every machine. Texts are lists of their lines, so that
/// they can be read and compared. Times are seconds since 1970.
package struct ProgressExport: Codable, Hashable, Sendable {
  /// Rises when a key changes its meaning or goes; new keys may come without.
  package static let currentFormat = 1

  package var format = currentFormat
  /// The course, with its edition; absent where the course has no name of its own.
  package var course: String?
  /// Whose record it is: an id that says nothing about a person.
  package var learner: String?
  var attempts: [AttemptRow] = []
  var texts: [TextRow] = []
  var predictions: [PredictionRow] = []
  var hints: [HintRow] = []
  var reviews: [ReviewRow] = []
  /// Where the learner is, `lesson` and `exercise`, and what lies behind: `read:LESSON` of lessons that are read, and
  /// `practice:LESSON` with the exercises of a guideline that were begun.
  var place: [String: String] = [:]

  /// A graded submission.
  struct AttemptRow: Codable, Hashable, Sendable {
    var id: String
    var exercise: String
    var time: Double
    var verdict: String
    var hints: Int
    var report: JSONValue
    var text: [String]
  }

  /// A version of an exercise's text.
  struct TextRow: Codable, Hashable, Sendable {
    var id: String
    var exercise: String
    var time: Double
    var change: String
    /// The id of the version that was brought back.
    var restored: String?
    var text: [String]
  }

  struct PredictionRow: Codable, Hashable, Sendable {
    var id: String
    var time: Double
    var question: [String]
    var answer: String
    var truth: String
    var model: String?
  }

  struct HintRow: Codable, Hashable, Sendable {
    var id: String
    var exercise: String
    var time: Double
    var level: Int
  }

  struct ReviewRow: Codable, Hashable, Sendable {
    var id: String
    var topic: String
    var time: Double
    var question: [String]
    var answer: String
    var truth: String
    var rating: Int
  }

  /// How many rows there are.
  package var count: Int {
    attempts.count + texts.count + predictions.count + hints.count + reviews.count
  }

  /// The file's text, the same bytes for the same rows.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
  }
}

extension ProgressStore {
  /// All rows, in order of time and id. nil: they could not be read.
  package func export() -> ProgressExport? {
    read { database in
      var export = ProgressExport()
      export.attempts = try Self.rows("attempt", database).map(ProgressExport.AttemptRow.init)
      export.texts = try Self.rows("revision", database).map(ProgressExport.TextRow.init)
      export.predictions = try Self.rows("prediction", database).map(
        ProgressExport.PredictionRow.init)
      export.hints = try Self.rows("hint", database).map(ProgressExport.HintRow.init)
      export.reviews = try Self.rows("review", database).map(ProgressExport.ReviewRow.init)
      for row in try Row.fetchAll(database, sql: "SELECT * FROM setting") {
        let name: String = row["name"]
        if Self.isPlace(name) { export.place[name] = row["value"] as String }
      }
      return export
    }
  }

  /// Whether a setting says where the learner is or was.
  static func isPlace(_ name: String) -> Bool {
    ["lesson", "exercise"].contains(name) || name.hasPrefix(CoursePath.readPrefix)
      || name.hasPrefix(BegunPractice.prefix)
  }

  private static func rows(_ table: String, _ database: Database) throws -> [Row] {
    try Row.fetchAll(database, sql: "SELECT * FROM \(table) ORDER BY time, uuid")
  }
}

extension ProgressExport.AttemptRow {
  init(_ row: Row) {
    let report: String = row["report"]
    self.init(
      id: row["uuid"], exercise: row["exercise"], time: row["time"], verdict: row["verdict"],
      hints: row["hints"],
      report: (try? JSONDecoder().decode(JSONValue.self, from: Data(report.utf8))) ?? .text(report),
      text: (row["text"] as String).exportedLines)
  }

  /// The report as the store keeps it.
  var reportText: String {
    if case .text(let text) = report { return text }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(report)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension ProgressExport.TextRow {
  init(_ row: Row) {
    self.init(
      id: row["uuid"], exercise: row["exercise"], time: row["time"], change: row["change"],
      restored: row["restored"], text: (row["text"] as String).exportedLines)
  }
}

extension ProgressExport.PredictionRow {
  init(_ row: Row) {
    self.init(
      id: row["uuid"], time: row["time"], question: (row["question"] as String).exportedLines,
      answer: row["answer"], truth: row["truth"], model: row["model"])
  }
}

extension ProgressExport.HintRow {
  init(_ row: Row) {
    self.init(
      id: row["uuid"], exercise: row["exercise"], time: row["time"], level: row["level"])
  }
}

extension ProgressExport.ReviewRow {
  init(_ row: Row) {
    self.init(
      id: row["uuid"], topic: row["topic"], time: row["time"],
      question: (row["question"] as String).exportedLines, answer: row["answer"],
      truth: row["truth"], rating: row["rating"])
  }
}

extension String {
  /// The text between line feeds, carriage returns kept: joining with line feeds gives it back.
  var exportedLines: [String] {
    utf8.split(separator: 10, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
