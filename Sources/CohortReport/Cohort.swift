package import TutorKit

/// What a room has handed in: one entry for each participant and exercise.
///
/// Records are added one by one and not kept. An entry is a hundred bytes or so, so a course of
/// thousands fits into little memory; sentences are kept for the rooms that a page can show.
package struct Cohort: Sendable {
  /// Names in the order of their first record.
  package private(set) var participants: [String] = []
  /// Ids of exercises in the order of their first record.
  package private(set) var exercises: [String] = []
  private(set) var cells: [CellKey: CohortCell] = [:]
  /// Files that belong to no exercise, the first of them.
  private(set) var otherFiles: [OtherFile] = []
  /// How many files belong to no exercise.
  private(set) var otherFileCount = 0
  /// Of whom the roster says that nothing was handed in.
  private(set) var notHandedIn: Set<String> = []
  /// Records of another course than ``course``, by its id.
  package private(set) var otherCourses: [String: Int] = [:]
  /// The course whose records are taken; nil: all are.
  private let course: String?
  /// Versions of tutor that graded.
  private(set) var tools: Set<String> = []
  private var participantNumbers: [String: Int32] = [:]
  private var exerciseNumbers: [String: Int32] = [:]
  private(set) var rules = Interned()

  /// Participants whose first evidence is kept, and who have a row on the page.
  static let maximumRows = 500
  /// Files without an exercise that are listed.
  static let maximumOtherFiles = 200

  package init(course: String? = nil) { self.course = course }

  /// A participant's place at an exercise, by their numbers.
  struct CellKey: Hashable, Sendable {
    var participant: Int32
    var exercise: Int32
  }

  /// A file that belongs to no exercise.
  struct OtherFile: Hashable, Sendable {
    var participant: String
    var file: String
    /// What is wrong with it; empty: it is a file of one's own.
    var problem: String
  }

  /// Takes one record. Of one text the later record counts, of several texts one that passed, or else
  /// the latest.
  package mutating func add(_ record: SubmissionRecord) {
    if let course, let theirs = record.course, theirs != course {
      return otherCourses[theirs, default: 0] += 1
    }
    tools.insert(record.tool)
    if record.problem?.kind == .notHandedIn {
      if let name = record.participant, participantNumbers[name] == nil {
        notHandedIn.insert(name)
      }
      return
    }
    let name = record.participant ?? record.file
    let participant = Self.number(name, &participants, &participantNumbers)
    notHandedIn.remove(name)
    guard let id = record.exercise else { return addOther(record, name) }
    let exercise = Self.number(id, &exercises, &exerciseNumbers)
    let key = CellKey(participant: participant, exercise: exercise)
    var cell = CohortCell(record, rules: record.findings.map { rules.number($0) })
    if Int(participant) >= Self.maximumRows { cell.evidence = nil }
    cells[key] = cells[key].map { $0.joined(with: cell) } ?? cell
  }

  private mutating func addOther(_ record: SubmissionRecord, _ name: String) {
    otherFileCount += 1
    guard otherFiles.count < Self.maximumOtherFiles else { return }
    otherFiles.append(
      OtherFile(participant: name, file: record.file, problem: record.problem?.message ?? ""))
  }

  private static func number(
    _ name: String, _ names: inout [String], _ numbers: inout [String: Int32]
  ) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}

/// Texts by number, each stored once.
struct Interned: Hashable, Sendable {
  private(set) var texts: [String] = []
  private var numbers: [String: UInt16] = [:]

  mutating func number(_ text: String) -> UInt16 {
    if let number = numbers[text] { return number }
    let number = UInt16(clamping: texts.count)
    texts.append(text)
    numbers[text] = number
    return number
  }

  subscript(_ number: UInt16) -> String {
    texts.indices.contains(Int(number)) ? texts[Int(number)] : ""
  }
}
