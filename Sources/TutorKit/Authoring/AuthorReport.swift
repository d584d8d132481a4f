/// What checking a content folder found: `tutor author check`.
package struct AuthorReport: Codable, Hashable, Sendable {
  package var format = 1
  package var lessons = 0
  package var exercises = 0
  /// Files that were graded.
  package var graded = 0
  package var problems: [Problem] = []
  /// What is no fault, and what an author may want to know: what has no exercise.
  package var notes: [Problem] = []
  /// Pairs whose sides do not show or do the same.
  package var differing: [Problem] = []
  /// Sentences about runs that were held against counts, and those that were not.
  package var held = 0
  package var unread: [Problem] = []
  /// Generated bad refactorings, and how many of them some check rejects.
  package var mutants = 0
  package var killed = 0

  /// One thing to mend.
  package struct Problem: Codable, Hashable, Sendable {
    package var path: String
    package var line: Int
    package var message: String
    /// What to do about it.
    package var remedy: String
  }

  mutating func add(_ path: String, line: Int = 1, _ message: String, _ remedy: String) {
    problems.append(Problem(path: path, line: line, message: message, remedy: remedy))
  }

  mutating func note(_ path: String, line: Int, _ message: String, _ remedy: String) {
    notes.append(Problem(path: path, line: line, message: message, remedy: remedy))
  }

  mutating func merge(_ other: AuthorReport) {
    graded += other.graded
    problems += other.problems
    notes += other.notes
    differing += other.differing
    held += other.held
    unread += other.unread
    mutants += other.mutants
    killed += other.killed
  }

  /// The report as text: problems with place and remedy, then the counts.
  package var text: String {
    var lines = (problems + notes + differing + unread).map {
      "\($0.path):\($0.line): \($0.message)\n    \($0.remedy)"
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(AuthorWords.summary(lessons, exercises, graded, problems.count))
    if !notes.isEmpty { lines.append(AuthorWords.withoutExercise(notes.count)) }
    if !differing.isEmpty { lines.append(AuthorWords.differing(differing.count)) }
    if held + unread.count > 0 { lines.append(AuthorWords.heldAgainstCounts(held, unread.count)) }
    if mutants > 0 {
      lines.append(AuthorWords.killScore(killed, mutants, killed * 100 / mutants))
    }
    return lines.joined(separator: "\n").visible + "\n"
  }
}
