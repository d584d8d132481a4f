import Analysis
import Foundation

/// What is done, what repeats and what is due: `tutor progress --format json`, format 1.
package struct ProgressReport: Codable, Hashable, Sendable {
  package var format = 1
  package var lessons: [LessonEntry]
  package var done: Done
  package var attempts: Int
  package var predictions: Predictions
  package var streak: Streak
  /// Wrong models of SwiftUI that predictions showed, the most frequent first.
  package var misconceptions: [Repeated]
  /// Rules that three or more attempts that did not pass break, the most frequent first.
  package var findings: [Repeated]
  package var due: [Due]
  /// What came of exams; nil: none was answered to its end.
  package var exams: Exams?
  /// The verb that comes next, with what it leads to.
  package var next: Next
  /// What is wrong with the progress file.
  package var problem: String?

  package struct LessonEntry: Codable, Hashable, Sendable {
    package var number: Int
    package var id: String
    package var title: String
    package var passed: Int
    package var attempted: Int
    package var exercises: [ExerciseEntry]
  }

  package struct ExerciseEntry: Codable, Hashable, Sendable {
    package var id: String
    package var attempts: Int
    package var isPassed: Bool
    package var hints: Int
  }

  /// How much of the course is done.
  package struct Done: Codable, Hashable, Sendable {
    /// Lessons of which nothing is open, of how many.
    package var lessons: Int
    package var allLessons: Int
    /// Exercises that are passed, of how many.
    package var exercises: Int
    package var allExercises: Int
    /// Whether more exercises may be made: those of a guideline are, when one is begun.
    var isPartial = false

    private enum CodingKeys: String, CodingKey { case lessons, allLessons, exercises, allExercises }
  }

  package struct Predictions: Codable, Hashable, Sendable {
    package var made: Int
    package var right: Int
  }

  /// Days in a row, by UTC, with an attempt, a prediction or a review.
  package struct Streak: Codable, Hashable, Sendable {
    /// Up to today, or yesterday.
    package var days: Int
    package var longest: Int
  }

  package struct Repeated: Codable, Hashable, Sendable {
    package var name: String
    package var times: Int
  }

  package struct Due: Codable, Hashable, Sendable {
    /// `rule:computed-view`, `model:whole-subtree`
    package var topic: String
    /// From today; 0 or less: due.
    package var inDays: Int
  }

  package struct Exams: Codable, Hashable, Sendable {
    /// How many were answered to their end.
    package var taken: Int
    /// How many answers were right in the best one, and of how many.
    package var right: Int
    package var asked: Int
    package var isPassed: Bool
    /// The day of the best one, by UTC: `2026-11-25`.
    package var day: String
  }

  package struct Next: Codable, Hashable, Sendable {
    package var verb: String
    package var title: String
  }
}

extension ProgressReport {
  /// Times from which a finding counts as one that repeats.
  private static let repetition = 3

  /// - Parameter time: Now, in seconds since 1970.
  package init(
    lessons library: LessonLibrary, exercises: ExerciseLibrary, store: ProgressStore, time: Double
  ) {
    let summary = store.summary()
    let path = CoursePath(lessons: library, exercises: exercises, store: store)
    lessons = library.lessons.map { lesson in
      LessonEntry(lesson, path.known(of: lesson), summary, store)
    }
    done = path.done
    let graded = store.allAttempts().filter { $0.verdict != "reset" }
    let attempts = graded.filter { $0.exercise != ExamResult.exercise }
    let made = store.predictions()
    self.attempts = attempts.count
    predictions = Predictions(made: made.count, right: made.count(where: \.isRight))
    streak = Streak(
      times: graded.map(\.time) + made.map(\.time) + store.reviews().map(\.time), now: time)
    misconceptions = Self.counted(made.compactMap(\.model), from: 1)
    findings = Self.counted(attempts.flatMap(\.brokenRules), from: Self.repetition)
    let schedule = ReviewSchedule(exercises.exercises, in: store)
    due = schedule.entries.map {
      Due(topic: $0.topic.id, inDays: $0.dueDay - ReviewSchedule.day(time))
    }
    exams = Exams(ExamResult.all(in: store))
    next = Next(lessons: library, exercises: exercises, summary: summary, due: due, store: store)
    problem = store.problem
  }

  private static func counted(_ names: [String], from least: Int) -> [Repeated] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      .filter { $0.value >= least }
      .map { Repeated(name: $0.key, times: $0.value) }
      .sorted { ($1.times, $0.name) < ($0.times, $1.name) }
  }
}

extension ProgressReport.LessonEntry {
  fileprivate init(
    _ lesson: Lesson, _ own: [String], _ summary: [String: (attempts: Int, isPassed: Bool)],
    _ store: ProgressStore
  ) {
    number = lesson.number
    id = lesson.id
    title = lesson.title
    // Views of one's own are exercises of the last lesson once they were graded.
    let views = lesson.isAboutOwnScreens ? summary.keys.filter(Exercise.isOwn(id:)).sorted() : []
    exercises = (own + views).map {
      ProgressReport.ExerciseEntry(
        id: $0, attempts: summary[$0]?.attempts ?? 0, isPassed: summary[$0]?.isPassed ?? false,
        hints: store.hintsUsed(on: $0))
    }
    passed = exercises.count(where: \.isPassed)
    attempted = exercises.count { $0.attempts > 0 }
  }
}

extension ProgressReport.Exams {
  /// nil: there is none.
  fileprivate init?(_ results: [ExamResult]) {
    guard let best = results.max(by: { ($0.right, $1.time) < ($1.right, $0.time) }) else {
      return nil
    }
    (right, asked, isPassed) = (best.right, best.asked, best.isPassed)
    (taken, day) = (results.count, best.time.dayWords)
  }
}

extension ProgressReport.Streak {
  fileprivate init(times: [Double], now: Double) {
    let active = Set(times.map(ReviewSchedule.day)).sorted()
    var run = 0
    longest = 0
    var last = Int.min
    for day in active {
      run = last != Int.min && day == last + 1 ? run + 1 : 1
      longest = max(longest, run)
      last = day
    }
    days = last >= ReviewSchedule.day(now) - 1 && !active.isEmpty ? run : 0
  }
}

extension ProgressReport.Next {
  /// A review that is due, the exercise that was begun, the first one that is not passed.
  fileprivate init(
    lessons: LessonLibrary, exercises: ExerciseLibrary,
    summary: [String: (attempts: Int, isPassed: Bool)], due: [ProgressReport.Due],
    store: ProgressStore
  ) {
    let path = CoursePath(lessons: lessons, exercises: exercises, store: store)
    let lesson = store.setting("lesson").flatMap(lessons.lesson)
    if due.contains(where: { $0.inDays <= 0 }) {
      self.init(verb: "review", title: ProgressWords.reviewTitle())
    } else if let begun = store.setting("exercise").flatMap({ exercises.exercise($0) }) {
      self = (path.isPassed(begun) ? path.place(after: begun) : .exercise(begun)).next
    } else if let lesson {
      self = (path.place(within: lesson) ?? path.place(after: lesson)).next
    } else {
      self = path.beginning.next
    }
  }
}

extension Attempt {
  /// The rules that its findings name, each once.
  fileprivate var brokenRules: [String] {
    guard verdict != "passed",
      let report = try? JSONDecoder().decode(GradeReport.self, from: Data(report.utf8))
    else { return [] }
    return report.findings.filter { $0.severity != "note" }.map(\.rule).removingEquals
  }
}
