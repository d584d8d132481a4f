import Analysis
import Simulation
import TutorKit

extension ReportBuilder {
  /// The room's figures for an exercise.
  func column(_ number: Int32) -> RoomReport.ExerciseColumn {
    let id = cohort.exercises[Int(number)]
    let cells = cohort.cells.filter { $0.key.exercise == number }.map(\.value)
    let counts = cells.compactMap(\.counts)
    let rebuilt = counts.map(\.rebuilt).sorted()
    let minutes = efforts.compactMap { $0.value[id]?.minutes }.sorted()
    return RoomReport.ExerciseColumn(
      id: id, title: exercise(number)?.title ?? "", handedIn: cells.count,
      passed: cells.count { $0.isPassed }, medianRebuilt: rebuilt.median,
      leastRebuilt: rebuilt.first, starter: counts.lazy.compactMap(\.starter).first,
      reference: counts.lazy.compactMap(\.reference).first, medianMinutes: minutes.median,
      longestMinutes: minutes.last)
  }

  /// Those whose last text does not pass, the longest first.
  mutating func addStuck() {
    var last: [Int32: (exercise: Int32, cell: CohortCell)] = [:]
    for (key, cell) in cohort.cells {
      guard let other = last[key.participant] else {
        last[key.participant] = (key.exercise, cell)
        continue
      }
      let order = (cell.submitted ?? 0, key.exercise)
      if order > (other.cell.submitted ?? 0, other.exercise) {
        last[key.participant] = (key.exercise, cell)
      }
    }
    let stuck = participantOrder.compactMap { participant -> RoomReport.Stuck? in
      guard let (exercise, entry) = last[participant], !entry.isPassed,
        let cell = cell(participant, exercise)
      else { return nil }
      let name = cohort.participants[Int(participant)]
      let id = cohort.exercises[Int(exercise)]
      return RoomReport.Stuck(
        name: names.shown(name), exercise: id, firstToFix: cell.firstToFix,
        since: cell.failingSince, tries: cell.tries, hints: efforts[name]?[id]?.hints,
        mistake: cell.mistake)
    }
    let ordered = stuck.enumerated().sorted {
      ($0.element.since ?? .infinity, $0.offset) < ($1.element.since ?? .infinity, $1.offset)
    }
    report.stuck = ordered.prefix(Cohort.maximumRows).map(\.element)
  }

  /// Failing checks, mistakes and findings by how many people have them.
  mutating func addCounts() {
    var checks: [RoomReport.FailingCheck: Int] = [:]
    var mistakes: [RoomReport.Mistake: (people: Int, same: Int)] = [:]
    var rules: [UInt16: (people: Set<Int32>, exercises: Set<Int32>)] = [:]
    for (key, cell) in cohort.cells where !cell.isPassed {
      let id = cohort.exercises[Int(key.exercise)]
      if let check = cell.firstToFix {
        checks[.init(exercise: id, check: check, people: 0), default: 0] += 1
      }
      for rule in cell.rules {
        rules[rule, default: ([], [])].people.insert(key.participant)
        rules[rule, default: ([], [])].exercises.insert(key.exercise)
      }
      guard case .mistake(let mistake, let isSame) = likeness(cell, key.exercise) else { continue }
      let entry = RoomReport.Mistake(
        exercise: id, name: mistake.name, people: 0, same: 0)
      let count = mistakes[entry] ?? (0, 0)
      mistakes[entry] = (count.people + 1, count.same + (isSame ? 1 : 0))
    }
    let order = Dictionary(
      exerciseOrder.enumerated().map { (cohort.exercises[Int($1)], $0) }, uniquingKeysWith: { $1 })
    report.failingChecks = checks.map { entry, people in
      .init(exercise: entry.exercise, check: entry.check, people: people)
    }.sorted {
      (-$0.people, order[$0.exercise] ?? 0, $0.check.rawValue)
        < (-$1.people, order[$1.exercise] ?? 0, $1.check.rawValue)
    }
    report.mistakes = mistakes.map { entry, count in
      var mistake = entry
      (mistake.people, mistake.same) = count
      return mistake
    }.sorted {
      (-$0.people, order[$0.exercise] ?? 0, $0.name)
        < (-$1.people, order[$1.exercise] ?? 0, $1.name)
    }
    addHints()
    report.findings = rules.map { finding($0, $1.people.count, $1.exercises) }
      .sorted { (-$0.people, $0.rule) < (-$1.people, $1.rule) }
  }

  /// The principle behind each mistake, for the most frequent ones.
  private mutating func addHints() {
    let shown = Array(report.mistakes.prefix(Self.mistakesWithHints))
    let (library, known) = (request.library, request.known)
    let hints = mapOnDeepStacks(shown) { mistake -> String? in
      library.exercise(mistake.exercise).flatMap { known.hint(mistake.name, of: $0) }
    }
    for (index, hint) in hints.enumerated() { report.mistakes[index].hint = hint }
  }

  /// Making a hint takes as long as grading a file.
  private static let mistakesWithHints = 30

  private func finding(
    _ number: UInt16, _ people: Int, _ exercises: Set<Int32>
  ) -> RoomReport.Finding {
    let id = cohort.rules[number]
    let rule = Rule.all.first { $0.id == id }
    return RoomReport.Finding(
      rule: id, people: people,
      exercises: exerciseOrder.filter(exercises.contains).map { cohort.exercises[Int($0)] },
      summary: rule?.shownSummary ?? "", hint: rule?.shownExplanation ?? "")
  }

  /// Wrong models behind predictions, from the exports.
  mutating func addWrongModels() {
    var counts: [MentalModel: (people: Int, answers: Int)] = [:]
    for export in request.exports.values {
      for (model, answers) in export.wrongModels {
        let count = counts[model] ?? (0, 0)
        counts[model] = (count.people + 1, count.answers + answers)
      }
    }
    let order = counts.sorted {
      (-$0.value.people, -$0.value.answers, $0.key.rawValue)
        < (-$1.value.people, -$1.value.answers, $1.key.rawValue)
    }
    report.wrongModels = order.map { model, count in
      RoomReport.WrongModel(
        belief: model.belief, people: count.people, answers: count.answers,
        hint: model.correction)
    }
  }

  /// Groups of texts with one structure that is not one which everybody is given.
  mutating func addLikeTexts() {
    for exercise in exerciseOrder {
      let id = cohort.exercises[Int(exercise)]
      guard let files = self.exercise(exercise) else { continue }
      let given = known[id]?.structures ?? KnownTexts.structures(of: files)
      var groups: [UInt64: [Int32]] = [:]
      for (key, cell) in cohort.cells where key.exercise == exercise {
        guard let structure = cell.structure, !given.contains(structure) else { continue }
        groups[structure, default: []].append(key.participant)
      }
      let total = report.exercises.first { $0.id == id }?.handedIn ?? 0
      let like = groups.values.filter { $0.count > 1 }.map {
        likeTexts(id, exercise, $0, of: total)
      }
      report.likeTexts += like.sorted {
        ($0.names.count, $0.names.first ?? "") < ($1.names.count, $1.names.first ?? "")
      }
    }
    report.likeTexts = Array(report.likeTexts.prefix(Self.maximumGroups))
  }

  private static let maximumGroups = 200

  private func likeTexts(
    _ id: String, _ exercise: Int32, _ people: [Int32], of total: Int
  ) -> RoomReport.LikeTexts {
    let texts = people.map {
      cohort.cells[Cohort.CellKey(participant: $0, exercise: exercise)]?.text
    }
    return RoomReport.LikeTexts(
      exercise: id, names: names.shown(people.map { cohort.participants[Int($0)] }),
      isIdentical: Set(texts).count == 1, isCommon: people.count > max(3, total / 5))
  }
}

extension [Int] {
  /// Of a sorted list, the lower of the two in the middle; nil: the list is empty.
  var median: Int? { isEmpty ? nil : self[(count - 1) / 2] }
}
