import Foundation
import TutorKit

/// Makes the report of what a room has handed in. Grades the mistakes of exercises that somebody has not
/// passed.
package struct ReportBuilder {
  let cohort: Cohort
  let request: ReportRequest
  let names: ShownNames
  /// Numbers of exercises, in the course's order.
  let exerciseOrder: [Int32]
  /// Numbers of participants, in order of their shown names.
  let participantOrder: [Int32]
  let efforts: [String: [String: Effort]]
  var known: [String: KnownTexts] = [:]
  package internal(set) var report = RoomReport()

  package init(_ cohort: Cohort, _ request: ReportRequest) {
    (self.cohort, self.request) = (cohort, request)
    let expected = request.roster?.names(among: cohort.participants)
    let strangers = expected.map { names in
      Set(cohort.participants).subtracting(names).sorted()
    }
    let all = Set(cohort.participants + (expected ?? []) + cohort.notHandedIn)
      .union(request.exports.keys)
    let names = ShownNames(all, isAnonymous: request.isAnonymous, salt: request.salt)
    self.names = names
    let order = Dictionary(
      request.library.exercises.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { $1 })
    exerciseOrder = cohort.exercises.indices.map { Int32($0) }.sorted {
      let (left, right) = (cohort.exercises[Int($0)], cohort.exercises[Int($1)])
      return (order[left] ?? .max, left) < (order[right] ?? .max, right)
    }
    participantOrder = cohort.participants.indices.map { Int32($0) }.sorted {
      names.precede(cohort.participants[Int($0)], cohort.participants[Int($1)])
    }
    efforts = request.exports.mapValues(\.efforts)
    report.course = request.course
    report.tools = cohort.tools.sorted()
    report.strangers = names.shown(strangers ?? [])
    let handedIn = Set(cohort.participants)
    let missing = (expected ?? []).filter { !handedIn.contains($0) }
    report.missing = names.shown(Array(Set(missing).union(cohort.notHandedIn)))
    report.otherFileCount = cohort.otherFileCount
    report.otherFiles = cohort.otherFiles.map(otherFile)
    fill()
  }

  /// The exercise with a number; nil: the course does not have it.
  func exercise(_ number: Int32) -> Exercise? {
    request.library.exercise(cohort.exercises[Int(number)])
  }

  /// A file's path and what is said of it hold names.
  private func otherFile(_ file: Cohort.OtherFile) -> RoomReport.OtherFile {
    RoomReport.OtherFile(
      name: names.shown(file.participant), file: request.isAnonymous ? "" : file.file,
      problem: request.isAnonymous ? "" : file.problem)
  }

  private mutating func fill() {
    for number in exerciseOrder {
      let id = cohort.exercises[Int(number)]
      let needed = cohort.cells.contains { $0.key.exercise == number && !$0.value.isPassed }
      if needed, let exercise = exercise(number) { known[id] = request.known.texts(of: exercise) }
    }
    let rows = participantOrder.prefix(Cohort.maximumRows)
    report.rows = rows.map(row)
    report.hiddenRows = participantOrder.count - rows.count
    report.exercises = exerciseOrder.map(column)
    addStuck()
    addCounts()
    addWrongModels()
    addLikeTexts()
  }

  func row(_ participant: Int32) -> RoomReport.Row {
    RoomReport.Row(
      name: names.shown(cohort.participants[Int(participant)]),
      cells: exerciseOrder.map { cell(participant, $0) })
  }

  /// The work of a participant at an exercise.
  func cell(_ participant: Int32, _ exercise: Int32) -> RoomReport.Cell? {
    let key = Cohort.CellKey(participant: participant, exercise: exercise)
    guard let cell = cohort.cells[key] else { return nil }
    let effort = efforts[cohort.participants[Int(participant)]]?[cohort.exercises[Int(exercise)]]
    var shown = RoomReport.Cell(
      verdict: cell.verdict, score: cell.score, firstToFix: cell.firstToFix,
      evidence: request.isAnonymous ? nil : cell.evidence, problem: cell.problem,
      rules: cell.rules.map { cohort.rules[$0] }, rebuilt: cell.counts?.rebuilt,
      reference: cell.counts?.reference, submitted: cell.submitted,
      failingSince: cell.isPassed ? nil : effort?.failingSince ?? cell.failingSince,
      tries: max(cell.tries, effort?.attempts ?? 0), minutes: effort.map(\.minutes))
    guard !cell.isPassed else { return shown }
    switch likeness(cell, exercise) {
    case .starter: shown.isAsStarter = true
    case .mistake(let mistake, let isSame):
      shown.mistake = mistake.name
      shown.isSameAsMistake = isSame
    case nil: break
    }
    return shown
  }

  func likeness(_ cell: CohortCell, _ exercise: Int32) -> KnownTexts.Likeness? {
    guard cell.problem == nil else { return nil }
    return known[cohort.exercises[Int(exercise)]]?
      .likeness(structure: cell.structure, outcome: cell.outcome)
  }
}

extension Effort {
  /// Rounded to whole minutes.
  var minutes: Int { Int((seconds / 60).rounded()) }
}

/// The names that a report shows: as they are, or numbers in an order that says nothing.
struct ShownNames: Sendable {
  private var numbers: [String: Int] = [:]

  init(_ names: Set<String>, isAnonymous: Bool, salt: String) {
    guard isAnonymous else { return }
    let order = names.map { (SHA256.digest(of: salt + "\n" + $0), $0) }.sorted { $0 < $1 }
    for (index, entry) in order.enumerated() { numbers[entry.1] = index + 1 }
  }

  /// A name without control characters, or its number.
  func shown(_ name: String) -> String {
    numbers[name].map { ReportWords.person($0) } ?? name.visible
  }

  /// Shown names in their order.
  func shown(_ names: [String]) -> [String] { names.sorted(by: precede).map(shown) }

  func precede(_ left: String, _ right: String) -> Bool {
    (numbers[left] ?? 0, left) < (numbers[right] ?? 0, right)
  }
}
