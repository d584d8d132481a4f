package import Foundation
package import TutorKit

/// What a report is made of beside the records.
package struct ReportRequest: Sendable {
  /// The course's exercises.
  package var library: ExerciseLibrary
  /// What the course is called; nil: not known.
  package var course: String?
  /// The course whose records count; nil: all do, since the course's id is that of a folder.
  package var onlyCourse: String?
  /// Who is expected; nil: there is no list.
  package var roster: Roster?
  /// What the participants exported, by their names.
  package var exports: [String: ProgressExport] = [:]
  /// Names are replaced by numbers.
  package var isAnonymous = false
  /// Decides on the order of numbers that stand for names. Keep it as long as these are to stay.
  package var salt = UUID().uuidString
  /// Seconds after which a page loads itself again; nil: it stays as it is.
  package var reload: Int?
  /// What is known of the exercises' own texts; hand it on from one report to the next.
  package var known = KnownTextsStore()
  /// When the report is made, in seconds since 1970.
  package var time: Double
  /// For times of day.
  package var timeZone = TimeZone.current

  package init(library: ExerciseLibrary, time: Double) {
    self.library = library
    self.time = time
  }
}
