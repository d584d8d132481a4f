import Analysis
package import Foundation

/// Where exercises of the learner's own views are kept, each in a folder: what `author from` makes of a view,
/// and the files of the same program that it uses.
package struct OwnShelf: Hashable, Sendable {
  /// What ids and names of files begin with: `own-OrderScreen-3f2a1c`, `own-OrderScreen.swift`.
  static let prefix = "own-"
  /// The folder within an exercise's where the files are that its text uses.
  static let programFolder = "program"

  let folder: URL

  /// - Parameter state: where the progress is kept.
  package init(below state: URL) { folder = state.appendingPathComponent("own") }

  /// The exercise of an id, or else the one that was made last of a file of this name.
  func exercise(_ name: String) -> Exercise? {
    let stem = name.fileStem
    guard stem.hasPrefix(Self.prefix) else { return nil }
    if let exercise = read(stem) { return exercise }
    let ids = names(in: folder).filter { $0.hasPrefix(stem + "-") }
    return ids.compactMap(read).filter { $0.label == stem }.max { made($0) < made($1) }
  }

  /// The files that the copy of an own view uses, as they were when it was made; empty: the text at the path is no
  /// copy, or uses none.
  package func program(ofCopy path: String) -> [String] {
    guard path.fileName.hasPrefix(Self.prefix), case .success(let text) = SourceText.read(path),
      let mark = ExerciseMark(in: text), let exercise = exercise(mark.exercise)
    else { return [] }
    return exercise.programFiles
  }

  /// Keeps an exercise, in place of what was kept of that id. nil: it cannot be written.
  func add(_ files: [NewFile], id: String) -> Exercise? {
    let place = folder.appendingPathComponent(id)
    // Files that the view uses no longer would count as part of its program.
    try? FileManager.default.removeItem(at: place.appendingPathComponent(Self.programFolder))
    for file in files {
      let url = place.appendingPathComponent(file.path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url, options: .atomic)
      } catch { return nil }
    }
    return read(id)
  }

  private func read(_ id: String) -> Exercise? {
    let place = folder.appendingPathComponent(id)
    let starter = names(in: place).first { $0.hasPrefix(Self.prefix) && $0.hasSuffix(".swift") }
    guard let starter else { return nil }
    return try? ExerciseLibrary.read(place, id: id, number: 0, file: starter).get()
  }

  private func made(_ exercise: Exercise) -> Date {
    let file = exercise.folder.appendingPathComponent("exercise.yaml").path
    let values = try? FileManager.default.attributesOfItem(atPath: file)
    return values?[.modificationDate] as? Date ?? .distantPast
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

extension Exercise {
  /// The files that an own view uses, as they were when the exercise was made.
  var companions: [NewFile] {
    programFiles.compactMap { path in
      guard case .success(let text) = SourceText.read(path) else { return nil }
      return NewFile(path: path.fileName, text: text)
    }
  }

  /// Their paths.
  var programFiles: [String] {
    SourceSearch.files(below: folder.appendingPathComponent(OwnShelf.programFolder).path)
  }

  /// The same, parsed.
  var parsedCompanions: [ParsedSource] { companions.map { parse($0.text, file: $0.path) } }
}

extension GradeRequest {
  /// The program that an own view is a part of, and the names that were declared nowhere from the first.
  mutating func addProgram(of exercise: Exercise) {
    companions = exercise.parsedCompanions
    let program = [starter].compactMap(\.self) + companions
    known = Set(
      nameProblems(in: program, isComplete: true, looksFurther: true).compactMap(\.undeclaredName))
  }
}
