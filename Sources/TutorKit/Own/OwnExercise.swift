import Analysis
import Foundation

extension OwnView {
  /// Differs for texts that differ: a view that has changed since is another exercise.
  var exerciseID: String {
    let path = URL(fileURLWithPath: source.file).standardizedFileURL.path
    return "\(OwnShelf.prefix)\(name)-" + fingerprint([path, source.text]).prefix(6)
  }

  /// The rules of its findings.
  private var rules: [String] { Set(findings.map(\.rule)).sorted() }

  /// Makes the exercise, or takes it up again. nil: it cannot be kept.
  /// - Parameter file: the name of the copy to work on.
  func exercise(on shelf: OwnShelf, file: String) -> Exercise? {
    if let known = shelf.exercise(exerciseID), known.starterFile.lastPathComponent == file,
      known.companions.map(\.text) == companions.map(\.text)
    {
      return known
    }
    let parts = ExerciseParts(
      id: exerciseID, title: name, lesson: Lesson.ownScreens, root: root, rules: rules, steps: steps
    )
    let files = withDeepStack { () -> [NewFile] in
      parts.files(from: source, companions: companions, file: file)
        + companions.enumerated().map { index, companion in
          let name = companion.file.fileName
          return NewFile(path: "\(OwnShelf.programFolder)/\(index)/\(name)", text: companion.text)
        }
    }
    return files.flatMap { shelf.add($0, id: exerciseID) }
  }

  /// The grade of an exercise's text as it is; nil: it cannot be read.
  static func untouched(_ exercise: Exercise) -> GradeReport? {
    guard let text = exercise.starterText else { return nil }
    let source = parse(text, file: exercise.starterFile.lastPathComponent)
    return withDeepStack { grade(exercise.request(for: source)) }
  }

  /// Why no answer could pass for certain; empty: nothing stands in the way.
  static func doubts(of untouched: GradeReport?) -> [Evidence] {
    let open = untouched?.checks.filter { check in
      check.status == .unchecked || check.status == .failed && check.id == .namesResolve
    }
    return open?.flatMap(\.facts) ?? []
  }

  /// The name of the copy in the working folder: one that is free, or that of this very exercise.
  var copyName: String {
    let names = [name] + (2...99).map { "\(name)-\($0)" }
    let files = names.map { OwnShelf.prefix + $0 + ".swift" }
    return files.first { file in
      guard FileManager.default.fileExists(atPath: file) else { return true }
      guard case .success(let text) = SourceText.read(file) else { return false }
      return ExerciseMark(in: text)?.exercise == exerciseID
    } ?? files[0]
  }
}

extension Lesson {
  /// The id of the lesson whose exercises are made of the learner's own views.
  static let ownScreens = "your-own-screen"

  /// Whether its exercises are made of the learner's own views.
  var isAboutOwnScreens: Bool { id == Self.ownScreens }
}
