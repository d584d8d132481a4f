import Analysis
import Simulation

/// What a guideline is about, as the runs show it: a submission that moves it out of the sight of the rule has
/// done nothing about it.
struct RemainingWork {
  /// What can be as it was in the starter.
  enum Kind: Hashable {
    case erasure, work
    /// Work with an outcome that was there before, when something is done.
    case repeatedWork(action: String)
    /// An id that two rows have.
    case repeated(String)
    /// A view, by its type, that starts from scratch when something is done.
    case identity(String, action: String)

    /// As a sentence, with its place where only one line of the text can be meant.
    func evidence(in source: ParsedSource) -> Evidence {
      let lines = source.text.rows.enumerated().filter { isMeant($0.element) }
      guard let line = lines.first, lines.count == 1 else { return Evidence(message) }
      return Evidence(
        message, file: source.file, line: line.offset + 1,
        column: line.element.utf8.prefix { $0 == UInt8(ascii: " ") }.count + 1)
    }

    private var message: String {
      switch self {
      case .erasure: GradeWords.stillErased()
      case .work: GradeWords.stillWorks()
      case .repeatedWork(let action): GradeWords.worksAgain(ActionText(action).happening)
      case .repeated(let id): GradeWords.repeatedIdentity(id)
      case .identity(let view, let action):
        GradeWords.stillStartsAnew(view, ActionText(action).happening)
      }
    }

    private func isMeant(_ line: String) -> Bool {
      if line.trimmed.hasPrefix("//") { return false }
      switch self {
      case .erasure: return line.contains("AnyView(")
      case .work, .repeatedWork:
        return ["Formatter()", ".sorted(", ".sorted {", ".sorted\n"].contains {
          (line + "\n").contains($0)
        }
      case .identity, .repeated: return false
      }
    }
  }

  /// What is as it was there.
  let kinds: [Kind]

  /// - Parameter reference: what is as in the starter there too is nothing to mend.
  init(
    _ exercise: Exercise, _ run: SimulationRun, _ starter: SimulationRun,
    reference: SimulationRun?
  ) {
    let own = Self.left(exercise, run, starter)
    let known = reference.map { Self.left(exercise, $0, starter) } ?? []
    let lost = reference.map { Self.lostIdentities(run, starter, $0) } ?? []
    let repeated = reference.map { Self.repeatedIdentities(exercise, run, beside: $0) } ?? []
    let again = reference.map { Self.repeatedWork(exercise, run, starter, $0) } ?? []
    kinds =
      own.filter { !known.contains($0) } + (own.contains(.work) ? [] : again) + lost + repeated
  }

  /// Work that a step does again, where the starter did some and the reference does none.
  private static func repeatedWork(
    _ exercise: Exercise, _ run: SimulationRun, _ starter: SimulationRun,
    _ reference: SimulationRun
  ) -> [Kind] {
    guard !Rule.ofWorkInBodies.isDisjoint(with: exercise.rules) else { return [] }
    let shared = min(run.steps.count, starter.steps.count, reference.steps.count)
    let step = (1..<max(1, shared)).first {
      run.steps[$0].repeatedWork > 0 && starter.steps[$0].repeatedWork > 0
        && reference.steps[$0].work == 0 && reference.problems[$0] == nil
    }
    return step.map { [.repeatedWork(action: run.steps[$0].action)] } ?? []
  }

  /// An id that two rows have in a step after which no two have one in the reference.
  private static func repeatedIdentities(
    _ exercise: Exercise, _ run: SimulationRun, beside reference: SimulationRun
  ) -> [Kind] {
    guard !Rule.ofRepeatedIdentities.isDisjoint(with: exercise.rules) else { return [] }
    for (step, other) in zip(run.steps, reference.steps) where other.repeatedIdentities.isEmpty {
      if let id = step.repeatedIdentities.min() { return [.repeated(id)] }
    }
    return []
  }

  private static func left(
    _ exercise: Exercise, _ run: SimulationRun, _ starter: SimulationRun
  ) -> [Kind] {
    let shared = min(run.steps.count, starter.steps.count)
    func isLeft(_ count: (StepTrace) -> Int, from first: Int) -> Bool {
      let pairs = (first..<max(first, shared)).map {
        (count(run.steps[$0]), count(starter.steps[$0]))
      }
      return pairs.contains { $0.1 > 0 } && pairs.allSatisfy { $0.0 >= $0.1 }
    }
    var found: [Kind] = []
    if !Rule.ofErasure.isDisjoint(with: exercise.rules), isLeft(\.erased, from: 0) {
      found.append(.erasure)
    }
    if !Rule.ofWorkInBodies.isDisjoint(with: exercise.rules), isLeft(\.work, from: 1) {
      found.append(.work)
    }
    return found
  }

  /// Views that get a new identity in a step in which some did in the starter and none does in the reference.
  private static func lostIdentities(
    _ run: SimulationRun, _ starter: SimulationRun, _ reference: SimulationRun
  ) -> [Kind] {
    let shared = min(run.steps.count, starter.steps.count, reference.steps.count)
    let shown = Set(reference.instances.joined().map(\.view))
    let found = (1..<max(1, shared)).lazy.compactMap { index -> Kind? in
      guard reference.problems[index] == nil, !starter.steps[index].startedAnew.isEmpty,
        reference.steps[index].startedAnew.isEmpty,
        let view = run.steps[index].startedAnew.intersection(shown).min()
      else { return nil }
      return .identity(view, action: run.steps[index].action)
    }
    return found.first.map { [$0] } ?? []
  }
}

extension StepTrace {
  /// The views that were there and are new ones now: another branch, another id.
  fileprivate var startedAnew: Set<String> {
    Set(
      runs.filter { run in
        if case .identity = run.cause { run.isBody } else { false }
      }.map(\.view))
  }
}
