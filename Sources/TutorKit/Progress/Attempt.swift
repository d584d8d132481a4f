import GRDB

/// A graded submission as it is kept.
package struct Attempt: Hashable, Sendable {
  package var exercise: String
  package var text: String
  /// `passed`, `not passed` or `unchecked`.
  package var verdict: String
  /// Seconds since 1970.
  package var time: Double
  /// The grade report: checks, findings and counts, as JSON.
  package var report = "{}"
}

extension ProgressStore {
  /// Adds an attempt. True: it is on the disk.
  @discardableResult
  package func record(
    exercise: String, text: String, verdict: String, report: String, hints: Int, time: Double
  ) -> Bool {
    insert(
      "attempt",
      [
        "exercise": exercise, "text": text, "verdict": verdict, "report": report, "hints": hints,
        "time": time,
      ])
  }

  /// Adds a graded attempt that was made outside of a session.
  @discardableResult
  package func record(
    _ report: GradeReport, text: String, of exercise: Exercise, time: Double
  ) -> Bool {
    if exercise.pair != nil { BegunPractice(store: self, lesson: exercise.lesson).add(exercise.id) }
    return record(
      exercise: exercise.id, text: text, verdict: report.verdict.rawValue, report: report.json,
      hints: hintsUsed(on: exercise.id), time: time)
  }

  /// All attempts at an exercise, oldest first.
  package func attempts(at exercise: String) -> [Attempt] {
    attempts(where: "WHERE exercise = ?", [exercise])
  }

  /// All attempts at all exercises, oldest first.
  package func allAttempts() -> [Attempt] { attempts(where: "", []) }

  private func attempts(where condition: String, _ arguments: StatementArguments) -> [Attempt] {
    let rows = read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT exercise, text, verdict, time, report FROM attempt
          \(condition) ORDER BY time, id
          """, arguments: arguments)
    }
    return (rows ?? []).map {
      Attempt(
        exercise: $0["exercise"], text: $0["text"], verdict: $0["verdict"], time: $0["time"],
        report: $0["report"])
    }
  }

  /// When each exercise was first graded, in seconds since 1970.
  func firstAttempts() -> [String: Double] {
    let rows = read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT exercise, MIN(time) AS first FROM attempt WHERE verdict <> 'reset'
          GROUP BY exercise
          """)
    }
    return (rows ?? []).reduce(into: [:]) { $0[$1["exercise"] as String] = $1["first"] as Double }
  }

  /// Attempts and passes by exercise.
  package func summary() -> [String: (attempts: Int, isPassed: Bool)] {
    let rows = read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT exercise, COUNT(*) AS attempts, MAX(verdict = 'passed') AS passed
          FROM attempt WHERE verdict <> 'reset' GROUP BY exercise
          """)
    }
    var result: [String: (attempts: Int, isPassed: Bool)] = [:]
    for row in rows ?? [] {
      let passed: Int = row["passed"]
      result[row["exercise"]] = (row["attempts"], passed == 1)
    }
    return result
  }
}
