import Analysis
import Foundation
import TutorKit

/// The texts that an exercise comes with, to tell a submission by: its starter, its right answers and its
/// mistakes, by their structure and by how they fail.
struct KnownTexts: Sendable {
  /// A wrong answer that the author foresaw.
  struct Mistake: Hashable, Sendable {
    /// The file's name without `.swift`: `row-with-weather`.
    var name: String
    var structure: UInt64?
    var outcome: UInt64?
  }

  /// What a submission is like.
  enum Likeness: Hashable, Sendable {
    /// It is the starter, or fails as the starter does.
    case starter
    /// - Parameter isSame: the structure is the mistake's; otherwise it fails alike.
    case mistake(Mistake, isSame: Bool)
  }

  private var starter: (structure: UInt64?, outcome: UInt64?)
  /// Of the reference, the alternatives, the starter and the mistakes.
  private(set) var structures: Set<UInt64> = []
  private var mistakes: [Mistake] = []

  /// Grades the starter and the mistakes, side by side.
  init(_ exercise: Exercise) {
    let names = Self.files(exercise, "mistakes")
    let paths =
      [exercise.starterFile] + names.map { Self.file(exercise, "mistakes", $0) }
    let request = exercise.request(for: TutorKit.parse("", file: "empty.swift"))
    let results = mapOnDeepStacks(paths) { Self.digests($0, request) }
    starter = results.first.flatMap(\.self) ?? (nil, nil)
    for (name, digests) in zip(names, results.dropFirst()) {
      guard let digests else { continue }
      mistakes.append(
        Mistake(
          name: String(name.dropLast(6)), structure: digests.structure, outcome: digests.outcome))
    }
    structures = Self.structures(of: exercise)
  }

  /// The structures of all texts that an exercise comes with.
  static func structures(of exercise: Exercise) -> Set<UInt64> {
    let files =
      [exercise.starterFile, exercise.solutionFile]
      + ["alternatives", "mistakes"].flatMap { folder in
        Self.files(exercise, folder).map { file(exercise, folder, $0) }
      }
    let sealed = exercise.isSealed ? exercise.referenceText : nil
    let own = sealed.flatMap {
      UInt64(TutorKit.parse($0, file: "reference.swift").structureDigest, radix: 16)
    }
    return Set(
      mapOnDeepStacks(files) { structure($0) }.compactMap(\.self) + [own].compactMap(\.self))
  }

  /// What a submission that did not pass is like; nil: like nothing that is known.
  func likeness(structure: UInt64?, outcome: UInt64?) -> Likeness? {
    if let structure {
      if structure == starter.structure { return .starter }
      if let same = mistakes.first(where: { $0.structure == structure }) {
        return .mistake(same, isSame: true)
      }
    }
    guard let outcome else { return nil }
    if outcome == starter.outcome { return .starter }
    return mistakes.first { $0.outcome == outcome }.map { .mistake($0, isSame: false) }
  }

  /// The hint for a mistake: the principle behind it, which names no code of the reference.
  /// Runs on a thread with a deep stack.
  static func hint(_ mistake: String, of exercise: Exercise) -> String? {
    let path = file(exercise, "mistakes", mistake + ".swift").path
    guard case .success(let text) = SourceText.read(path) else { return nil }
    let request = exercise.request(for: TutorKit.parse(text, file: path))
    return HintLadder(report: grade(request), request: request).hint(principle)?.text
  }

  /// The level of a hint that says why, and not how.
  private static let principle = 3

  private static func files(_ exercise: Exercise, _ folder: String) -> [String] {
    let path = exercise.folder.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private static func file(_ exercise: Exercise, _ folder: String, _ name: String) -> URL {
    exercise.folder.appendingPathComponent(folder).appendingPathComponent(name)
  }

  private static func structure(_ file: URL) -> UInt64? {
    guard case .success(let text) = SourceText.read(file.path) else { return nil }
    return UInt64(TutorKit.parse(text, file: file.path).structureDigest, radix: 16)
  }

  /// Runs on a thread with a deep stack.
  private static func digests(
    _ file: URL, _ prepared: GradeRequest
  ) -> (structure: UInt64?, outcome: UInt64?)? {
    guard case .success(let text) = SourceText.read(file.path) else { return nil }
    let source = TutorKit.parse(text, file: file.path)
    var request = prepared
    request.submission = source
    let outcome = grade(request).outcome
    return (UInt64(source.structureDigest, radix: 16), outcome.flatMap { UInt64($0, radix: 16) })
  }
}

/// What is known of exercises, kept from one report to the next: making it grades each mistake.
package final class KnownTextsStore: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String: KnownTexts] = [:]
  private var hints: [String: String?] = [:]

  package init() {}

  func texts(of exercise: Exercise) -> KnownTexts {
    if let known = lock.withLock({ texts[exercise.id] }) { return known }
    let made = KnownTexts(exercise)
    lock.withLock { texts[exercise.id] = made }
    return made
  }

  /// Runs on a thread with a deep stack.
  func hint(_ mistake: String, of exercise: Exercise) -> String? {
    let key = exercise.id + "/" + mistake
    if let known = lock.withLock({ hints[key] }) { return known }
    let made = KnownTexts.hint(mistake, of: exercise)
    lock.withLock { hints[key] = .some(made) }
    return made
  }
}
