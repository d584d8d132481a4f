import Analysis
import Simulation

/// One question: after a step of a program, which pieces run and how often?
struct PredictionQuestion: Hashable, Sendable {
  var program: PredictionProgram
  /// The number of the step that is asked about; 0 is the first appearance.
  var step: Int
  /// The steps up to and with the one that is asked about.
  var actions: [String]
  /// For each action that changes a value by itself, from what to what; the values as they are shown.
  var changes: [String: Change] = [:]
  /// What is asked about, as it stands in the tree: each view, then its helpers.
  var pieces: [Piece]
  /// How often each piece really ran; what is missing did not.
  var truth: [Piece: Int]
  /// What the models answer that differ from the truth.
  var beliefs: [MentalModel: [Piece: Int]]
  /// How many instances of each view there are at most, and how often each helper runs at most.
  var instances: [Piece: Int]

  /// How often a piece runs when all of it does, for the answer `all`: one view may run twice.
  func whole(_ piece: Piece) -> Int? {
    [instances[piece], truth[piece]].compactMap(\.self).max()
  }

  /// Whether `both` can be said of what is asked about.
  var hasTwo: Bool { pieces.count == 2 || instances.values.reduce(0, +) == 2 }

  /// Two values as they are shown.
  struct Change: Hashable, Sendable {
    var old: String
    var new: String

    /// Longer values say nothing at a glance.
    private static let longest = 24

    /// nil: the values are too long, or it is not one value that was written.
    init?(_ writes: [Write]) {
      guard writes.count == 1, let write = writes.first,
        !write.old.isEmpty, write.old.count <= Self.longest, write.new.count <= Self.longest
      else { return nil }
      (old, new) = (write.old, write.new)
    }
  }

  /// `blast-radius/1#1 tap:Add`
  var id: String { "\(program.id)#\(step) \(actions.last ?? "")" }

  /// How many answers there are that a model gives and the truth does not.
  var distinctBeliefs: Int { Set(beliefs.values).count }

  /// Whether another question has the same program and the same answer.
  func saysTheSame(as other: PredictionQuestion) -> Bool {
    program.text == other.program.text && pieces == other.pieces && truth == other.truth
  }

  /// Names as a person writes them: `row`, or `Screen.row` where two views have a `row`.
  func name(of piece: Piece) -> String {
    guard let helper = piece.helper else { return piece.view }
    let isUnique = pieces.filter { $0.helper == helper }.count == 1
    return isUnique ? helper : piece.view + "." + helper
  }

  /// Counts in words, for the record: `PumpRow 1, TankScreen 0`.
  func words(_ counts: [Piece: Int]) -> String {
    pieces.map { "\(name(of: $0)) \(counts[$0] ?? 0)" }.joined(separator: ", ")
  }
}

extension PredictionProgram {
  /// The most pieces of a question that a person can keep in view.
  static let mostPieces = 9

  /// The questions that the program offers, in the order of its steps. Steps that cannot be carried
  /// out or are not modelled offer none. Use ``withDeepStack(_:)`` around it.
  /// - Parameter mostPieces: Steps with more pieces offer none.
  func questions(mostPieces: Int = Self.mostPieces) -> [PredictionQuestion] {
    let source = parse(text, file: title)
    guard let tried = run(source) else { return [] }
    // A question names the steps before it: none of them may rest on what is not known either.
    let actions = tried.steps.indices.dropFirst().filter {
      tried.steps[$0].unchecked.isEmpty && tried.isKnown($0)
    }.map { tried.steps[$0].action }
    let isAll = actions.count == tried.steps.count - 1
    guard !actions.isEmpty, let truth = isAll ? tried : run(source, steps: actions),
      truth.steps.allSatisfy(\.unchecked.isEmpty)
    else { return [] }
    guard let certain = certainSteps(of: truth, source, actions) else { return [] }
    var believed: [(model: MentalModel, run: SimulationRun)] = []
    for model in MentalModel.allCases {
      guard model.isSimulated else {
        believed.append((model, truth))
        continue
      }
      guard let run = run(source, model: model, steps: actions),
        run.steps.count == truth.steps.count,
        run.steps.allSatisfy(\.unchecked.isEmpty)
      else { continue }
      believed.append((model, run))
    }
    return truth.steps.indices.dropFirst().compactMap { step in
      guard step < certain, truth.steps.indices.dropFirst().prefix(step).allSatisfy(truth.isKnown),
        truth.isOfControl(step), !truth.steps[step].writes.isEmpty,
        !truth.steps[step].runs.contains(where: \.isByUnreadBinding)
      else { return nil }
      return question(step, truth, believed)
    }.filter { $0.pieces.count <= mostPieces }
  }

  /// So many things that are declared nowhere are assumed otherwise, one by one.
  private static let mostAsked = 8

  /// The steps before the first one of which the counts are others where something that is declared nowhere is
  /// otherwise than it was assumed; nil: too much is assumed to tell.
  private func certainSteps(
    of truth: SimulationRun, _ source: ParsedSource, _ actions: [String]
  ) -> Int? {
    guard truth.questions.count <= Self.mostAsked else { return nil }
    let others = truth.questions.map { run(source, steps: actions, refusing: $0) }
    return truth.steps.indices.first { step in
      others.contains { other in
        guard let other, other.steps.count > step else { return true }
        return other.counts(step, nil) != truth.counts(step, nil)
      }
    } ?? truth.steps.count
  }

  private func question(
    _ step: Int, _ run: SimulationRun, _ believed: [(model: MentalModel, run: SimulationRun)]
  ) -> PredictionQuestion? {
    let truth = run.counts(step, nil)
    var beliefs: [MentalModel: [Piece: Int]] = [:]
    for (model, other) in believed where other.problems[step] == nil {
      let counts = other.counts(step, model)
      if counts != truth { beliefs[model] = counts }
    }
    let pieces = run.pieces(upTo: step, truth)
    guard beliefs.values.allSatisfy({ Set($0.keys).isSubset(of: pieces) }) else { return nil }
    var program = self
    if program.root == nil { program.root = run.root }
    // What is shown of the answer takes the steps that were asked about, and no others.
    program.steps = run.steps.dropFirst().map(\.action)
    program.rootView = run.instances.first?.first?.view
    let steps = run.steps[1...step]
    let changes = steps.filter { ActionText($0.action).verb == .change }.map {
      ($0.action, PredictionQuestion.Change($0.writes))
    }
    return PredictionQuestion(
      program: program, step: step, actions: steps.map(\.action),
      changes: Dictionary(changes, uniquingKeysWith: { first, _ in first }).compactMapValues(
        \.self),
      pieces: pieces, truth: truth, beliefs: beliefs, instances: run.instanceCounts(step, truth))
  }
}

extension SimulationRun {
  /// Whether a step is no change that something else than a control makes.
  fileprivate func isOfControl(_ step: Int) -> Bool {
    let action = ActionText(steps[step].action)
    return action.verb != .change || action.environmentKey == nil && !directChanges.contains(step)
  }

  /// Whether a step was carried out, wrote something, and calls nothing that is declared nowhere.
  fileprivate func isKnown(_ step: Int) -> Bool {
    let trace = steps[step]
    return problems[step] == nil && trace.unchecked.isEmpty && trace.effects.isEmpty
      && !trace.writes.isEmpty
  }

  /// How often each piece ran in a step: in truth, or as a model has it whose run this is.
  func counts(_ step: Int, _ model: MentalModel?) -> [Piece: Int] {
    pieceCounts(steps[...step], instances[...step], model: model)
  }

  /// Views before and after the step in tree order, each with the helpers it ever used.
  fileprivate func pieces(upTo step: Int, _ truth: [Piece: Int]) -> [Piece] {
    let helpers = Set((0...step).flatMap { counts($0, nil).keys }.filter { $0.helper != nil })
    var result: [Piece] = []
    for instance in instances[step - 1] + instances[step] {
      let view = Piece(view: instance.view)
      guard !result.contains(view) else { continue }
      result.append(view)
      result += helpers.filter { $0.view == instance.view }.sorted()
    }
    return result + truth.keys.filter { !result.contains($0) }.sorted()
  }

  /// How often helpers are called when each body runs once, as it was when they ran last before a step. A screen that
  /// writes state as it appears runs bodies more often than that.
  private func helpers(before step: Int) -> [Piece: Int] {
    (0..<step).reversed().reduce(into: [:]) { result, earlier in
      let ran = counts(earlier, nil)
      let shown = instances[earlier].reduce(into: [String: Int]()) { $0[$1.view, default: 0] += 1 }
      for (piece, count) in ran where piece.helper != nil && result[piece] == nil {
        let times = shown[piece.view] ?? 1
        let runs = max(ran[Piece(view: piece.view)] ?? times, times, 1)
        result[piece] = max(1, count * times / runs)
      }
    }
  }

  fileprivate func instanceCounts(_ step: Int, _ truth: [Piece: Int]) -> [Piece: Int] {
    let shown = [step - 1, step].filter(instances.indices.contains).map { place in
      instances[place].reduce(into: [Piece: Int]()) { $0[Piece(view: $1.view), default: 0] += 1 }
    }
    let ran = truth.filter { $0.key.helper != nil }
    return shown.reduce(ran.merging(helpers(before: step)) { max($0, $1) }) {
      $0.merging($1) { max($0, $1) }
    }
  }
}
