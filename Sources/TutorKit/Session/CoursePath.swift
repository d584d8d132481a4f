/// The one way through a course: what `next`, `progress` and the greeting go by.
struct CoursePath {
  var lessons: LessonLibrary
  var exercises: ExerciseLibrary
  var store: ProgressStore

  /// Where the way goes on.
  enum Place: Hashable {
    case lesson(Lesson)
    case exercise(Exercise)
    /// All is passed.
    case end
  }

  func isPassed(_ exercise: Exercise) -> Bool { store.summary()[exercise.id]?.isPassed == true }

  /// What the name of the setting of a lesson that is read begins with.
  static let readPrefix = "read:"

  /// Whether the stages of a lesson lie behind.
  func isRead(_ lesson: Lesson) -> Bool { store.setting(Self.readPrefix + lesson.id) != nil }

  /// Notes that the stages of a lesson lie behind.
  func markRead(_ lesson: Lesson) {
    if !isRead(lesson) { store.set(Self.readPrefix + lesson.id, to: "1") }
  }

  /// What follows an exercise: what is open in its lesson, later ones first, then another lesson.
  /// - Parameter isLeft: Whether it is left for later: then no earlier one comes again.
  func place(after exercise: Exercise, isLeft: Bool = false) -> Place {
    guard let lesson = lessons.lesson(exercise.lesson) else { return .end }
    let passed = store.summary()
    let all = exercises.exercises(of: lesson)
    func isOpen(_ other: Exercise) -> Bool {
      other.id != exercise.id && passed[other.id]?.isPassed != true
    }
    let later = all.drop { $0.id != exercise.id }
    if let open = later.first(where: isOpen) { return .exercise(open) }
    if !isLeft, let open = all.first(where: isOpen) { return .exercise(open) }
    return place(after: lesson)
  }

  /// What follows a lesson that is done with: the next that is not, and at the end those before.
  func place(after lesson: Lesson) -> Place {
    let later = lessons.lessons.dropFirst(lesson.number)
    let earlier = lessons.lessons.prefix(max(0, lesson.number - 1))
    for lesson in Array(later) + Array(earlier) {
      if let place = place(within: lesson) { return place }
    }
    return .end
  }

  /// The first place of the course that is not done; nil: one is somewhere already.
  var beginning: Place {
    lessons.lessons.lazy.compactMap(place).first ?? .end
  }

  /// How many lessons have nothing open, and how many exercises are passed. Those of guidelines count where one
  /// of the same document was begun: others are not made yet.
  var done: ProgressReport.Done {
    let passed = store.summary()
    let isForeign = exercises.practice != nil
    let known =
      isForeign ? lessons.lessons.flatMap { self.known(of: $0) } : exercises.exercises.map(\.id)
    return ProgressReport.Done(
      lessons: lessons.lessons.count { isForeign ? isRead($0) : place(within: $0) == nil },
      allLessons: lessons.lessons.count,
      exercises: known.count { passed[$0]?.isPassed == true }, allExercises: known.count,
      isPartial: isForeign)
  }

  /// The ids of a lesson's exercises. A guideline's are made when one is begun; until then there is none to
  /// speak of. One that was begun when the document was another stays.
  func known(of lesson: Lesson) -> [String] {
    guard exercises.practice != nil else { return exercises.exercises(of: lesson).map(\.id) }
    let begun = BegunPractice(store: store, lesson: lesson.id).exercises
    if begun.isEmpty { return [] }
    let own = exercises.exercises(of: lesson).map(\.id)
    return own + begun.filter { !own.contains($0) }
  }

  /// A place as the end of an answer.
  func sentence(_ place: Place) -> String {
    switch place {
    case .lesson(let lesson): PracticeWords.nextLesson(lesson.number, lesson.name)
    case .exercise(let exercise): PracticeWords.nextExercise(exercise.label, exercise.title)
    case .end: end
    }
  }

  /// What is said at the end of the course: what was passed, and what was not.
  private var end: String {
    let all =
      exercises.practice == nil
      ? exercises.exercises : lessons.lessons.flatMap(exercises.exercises(of:))
    if all.isEmpty { return PracticeWords.allRead(lessons.lessons.count) }
    let passed = store.summary()
    guard let open = all.first(where: { passed[$0.id]?.isPassed != true }) else {
      return PracticeWords.allDone()
    }
    return PracticeWords.stillOpen(open.label, open.title)
  }

  /// What is open of a lesson; nil: nothing.
  func place(within lesson: Lesson) -> Place? {
    guard isRead(lesson) else {
      // Who has passed all exercises need not read what they are about.
      let own = exercises.practice == nil ? exercises.exercises(of: lesson) : []
      let passed = store.summary()
      let isDone = !own.isEmpty && own.allSatisfy { passed[$0.id]?.isPassed == true }
      return isDone ? nil : .lesson(lesson)
    }
    return exercises.exercises(of: lesson).first { !isPassed($0) }.map(Place.exercise)
  }
}

extension CoursePath.Place {
  /// What to type, and what it is.
  var next: ProgressReport.Next {
    switch self {
    case .lesson(let lesson):
      ProgressReport.Next(verb: "lesson \(lesson.number)", title: lesson.title)
    case .exercise(let exercise):
      ProgressReport.Next(verb: "exercise \(exercise.label)", title: exercise.title)
    case .end: ProgressReport.Next(verb: "tutor explain FILE", title: ProgressWords.ownCode())
    }
  }

}
