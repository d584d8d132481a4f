import Analysis
package import Foundation

/// An exercise: a starter to improve, a reference, and how to judge.
package struct Exercise: Hashable, Sendable {
  /// `exercise3`
  package var id: String
  package var number: Int
  /// Which of the lesson's exercises, where they share its number: from 1.
  package var part = 1
  package var title: String
  /// The lesson's id.
  package var lesson: String
  /// Rules that a passing submission must not break.
  package var rules: [String]
  /// Those of the rules whose notes a passing submission must not have either.
  package var noteRules: Set<String> = []
  /// The root view as a Swift expression.
  package var root: String
  /// Steps; empty: discovered.
  package var scenario: [String]
  package var hints: [String]
  /// View values that a step may build more than the reference.
  package var tolerance: Int
  /// Points that each new view costs that saves nothing: where the exercise is about when not to extract.
  package var idleCost = 0
  package var folder: URL
  /// The texts, where they are not in the folder: a guideline's pair.
  package var pair: PairTexts?
  /// nil: the id with `.swift`.
  var fileName: String?
  /// The course that it belongs to; nil: it is made of a guideline, or the course is not known.
  package var course: Course?
  /// Whether the reference is graded against and not shown.
  package var isSealed = false

  package var starterFile: URL { folder.appendingPathComponent(fileName ?? "\(id).swift") }
  package var solutionFile: URL { folder.appendingPathComponent("solution.swift") }
  var sealedFile: URL { folder.appendingPathComponent(SealedReference.fileName) }
}

extension Exercise {
  /// Whether it is made of a view of the learner's own: see ``OwnShelf``.
  package var isOwn: Bool { pair == nil && Self.isOwn(id: id) }

  /// Whether an id is that of a view of the learner's own.
  static func isOwn(id: String) -> Bool { id.hasPrefix(OwnShelf.prefix) }

  /// The id with that of the course and its edition: `team@2/exercise3`.
  package var name: String { course.map { "\($0.key)/\(id)" } ?? id }

  /// What it is called by: `3`, or `3.2` for the second one of that number.
  package var label: String {
    if isOwn { return starterFile.deletingPathExtension().lastPathComponent }
    return part > 1 ? "\(number).\(part)" : "\(number)"
  }

  /// What sentences call it: the id, or the name of the copy of an own view.
  package var shownName: String { isOwn ? label : id }

  /// The name of the root view.
  var rootName: String { root.rootName }
}

extension String {
  /// The view's name in a root expression.
  var rootName: String { String(prefix { $0 != "(" && $0 != "<" }) }
}

/// The exercises of a folder, and what is wrong with it.
package struct ExerciseLibrary: Sendable {
  package var exercises: [Exercise] = []
  package var problems: [RefusedDocument] = []
  /// Exercises that are made of lessons of one's own; nil: there are none of these.
  package var practice: Practice?
  /// The course that the exercises belong to; nil: it is not known.
  package var course: Course?
  /// Exercises of the learner's own views, which no lesson and no count of the course includes; nil: there
  /// is no place for them.
  package var own: OwnShelf?

  package init() {}

  /// The exercises of lessons of one's own.
  package init(practice: Practice) { self.practice = practice }

  /// The exercises of a lesson, the easier ones first.
  package func exercises(of lesson: Lesson) -> [Exercise] {
    if let practice { return practice.outcome(of: lesson).exercises }
    return Self.easierFirst(exercises.filter { $0.lesson == lesson.id })
  }

  private static func easierFirst(_ exercises: [Exercise]) -> [Exercise] {
    let keyed = exercises.map { (difficulty: $0.difficulty, exercise: $0) }
    return keyed.sorted {
      ($0.difficulty, $0.exercise.number) < ($1.difficulty, $1.exercise.number)
    }
    .map(\.exercise)
  }

  /// All as the course goes through them: lesson by lesson, and of each the easier ones first.
  package var inOrder: [Exercise] {
    var lessons: [String] = []
    for exercise in exercises where !lessons.contains(exercise.lesson) {
      lessons.append(exercise.lesson)
    }
    return lessons.flatMap { lesson in Self.easierFirst(exercises.filter { $0.lesson == lesson }) }
  }

  /// The exercise that a text really belongs to: it declares that one's root view and not this
  /// one's.
  package func owner(of text: String, not exercise: Exercise) -> Exercise? {
    let types = Set(CodeParts.types(in: text))
    guard exercise.pair == nil, !exercise.isOwn, !types.isEmpty, !types.contains(exercise.rootName)
    else {
      return nil
    }
    return exercises.first { $0.id != exercise.id && types.contains($0.rootName) }
  }

  /// Reads each `exerciseN` folder below `folder`.
  package static func load(from folder: URL, course: Course? = nil) -> ExerciseLibrary {
    var library = ExerciseLibrary()
    library.course = course
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      guard name.hasPrefix("exercise"), let number = Int(name.dropFirst(8)) else { continue }
      switch read(folder.appendingPathComponent(name), id: name, number: number) {
      case .success(var exercise):
        exercise.course = course
        library.exercises.append(exercise)
      case .failure(let problem): library.problems.append(problem)
      }
    }
    library.exercises.sort { $0.number < $1.number }
    return library
  }

  private static let keys = [
    "version", "title", "lesson", "rules", "root", "scenario", "tolerance", "idle", "hints",
  ]

  /// - Parameter file: the name of the starter; nil: the id with `.swift`.
  static func read(
    _ folder: URL, id: String, number: Int, file starter: String? = nil
  ) -> Result<Exercise, RefusedDocument> {
    let file = folder.appendingPathComponent("exercise.yaml")
    func refuse(_ reason: String, line: Int = 1) -> Result<Exercise, RefusedDocument> {
      .failure(RefusedDocument(path: "\(id)/exercise.yaml", line: line, reason: reason))
    }
    guard case .success(let text) = SourceText.read(file.path) else {
      return refuse(ContentWords.noExerciseFile())
    }
    guard let values = YAMLValue(text)?.entries else {
      return refuse(ContentWords.notYAML())
    }
    for key in values.keys.sorted() where !keys.contains(key) {
      let line = text.rowParts
        .firstIndex { $0.hasPrefix(key) }.map { $0 + 1 }
      let nearest = nearestName(to: key, among: keys)
      return refuse(
        nearest.map { ContentWords.unknownKeyButNear(key, $0) } ?? ContentWords.unknownKey(key),
        line: line ?? 1)
    }
    guard values["version"]?.text == "1" else {
      return refuse(ContentWords.noVersion())
    }
    guard let title = values["title"]?.text, let lesson = values["lesson"]?.text,
      let root = values["root"]?.text
    else { return refuse(ContentWords.keysNeeded()) }
    var exercise = Exercise(
      id: id, number: number, title: title, lesson: lesson,
      rules: values["rules"]?.texts ?? [], root: root,
      scenario: values["scenario"]?.texts ?? [], hints: values["hints"]?.texts ?? [],
      tolerance: values["tolerance"]?.text.flatMap(Int.init) ?? 0, folder: folder)
    exercise.idleCost = max(0, values["idle"]?.text.flatMap(Int.init) ?? 0)
    exercise.fileName = starter
    exercise.noteRules = Rule.ofRepeatedIdentities.intersection(exercise.rules)
    exercise.isSealed =
      !FileManager.default.fileExists(atPath: exercise.solutionFile.path)
      && FileManager.default.fileExists(atPath: exercise.sealedFile.path)
    let reference = exercise.isSealed ? exercise.sealedFile : exercise.solutionFile
    for file in [exercise.starterFile, reference]
    where !FileManager.default.fileExists(atPath: file.path) {
      return refuse(ContentWords.fileMissing(file.lastPathComponent))
    }
    if exercise.isSealed, exercise.sealedText == nil { return refuse(CourseWords.sealBroken()) }
    return .success(exercise)
  }

  /// By number (`3`), name (`exercise3`) or file name (`…/exercise3.swift`).
  package func exercise(_ name: String) -> Exercise? {
    if let found = own?.exercise(name) { return found }
    if let practice { return practice.exercise(name) }
    let stem = name.fileStem
    // A file that is named `3.swift` is any file.
    return exercises.first {
      $0.id == stem || !name.hasSuffix(".swift") && String($0.number) == stem
    }
  }

  /// The only exercise whose title has a word that begins so.
  func exercise(titled part: String) -> Exercise? {
    let found = inOrder.filter { $0.title.hasWord(beginning: part.lowercased()) }
    return found.count == 1 ? found[0] : nil
  }

  /// Why the exercise of a name is left out; nil: it is not.
  package func problem(of name: String) -> RefusedDocument? {
    let stem = name.fileStem
    let folder = Int(stem).map { "exercise\($0)" } ?? stem
    return problems.first { $0.path.hasPrefix(folder + "/") }
  }

  /// Whether a file that is marked as an exercise's has a name that says nothing else.
  func isNameFit(_ path: String, for marked: Exercise) -> Bool {
    // Views of one name in two folders have copies of one name.
    if marked.isOwn, path.fileStem == marked.label { return true }
    if let named = exercise(path) { return named.id == marked.id }
    let number = Self.number(inName: path)
    return number == nil || number == Self.number(inName: marked.id)
  }

  /// The number in the name of a file that is named like an exercise's: `Exercise1.swift`,
  /// `exercise1 (1).swift`, `my-exercise_01.swift`. nil: it is not.
  package static func number(inName path: String) -> Int? {
    let name = (path.split(separator: "/").last.map(String.init) ?? path).lowercased()
    guard let (_, rest) = name.splitOnce(by: "exercise") else { return nil }
    let digits = rest.drop { " -_".contains($0) }.prefix { $0.isASCII && $0.isNumber }
    return Int(digits)
  }
}

extension String {
  /// The name of a Swift file of a path, without its ending; another name stays whole.
  var fileStem: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
