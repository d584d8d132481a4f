import Simulation

extension PredictionQuestion {
  /// The longest text of one's own that is shown with its question, and the longest starter that is asked
  /// about in a lesson, in lines.
  static let mostLines = 70

  /// The program and the question, as a person reads them.
  /// - Parameter isFirst: Whether it is the first of all, which has to fit a small window.
  func text(_ options: RenderOptions, isFirst: Bool = false) -> String {
    code(options) + asking(options, isFirst: isFirst)
  }

  /// The program without its comments, and an empty line below it.
  func code(_ options: RenderOptions) -> String {
    (options.code(program.text.withoutComments) + [""]).joined(separator: "\n")
      .visibleKeepingStyle(options) + "\n"
  }

  /// What happens, what may run, and how to answer.
  /// - Parameter ending: How to answer, given an example of an answer; nil: as in a session.
  func asking(
    _ options: RenderOptions, isFirst: Bool = false, ending: ((String) -> String)? = nil
  ) -> String {
    var lines = options.wrap(situation)
    lines += options.wrap(PredictWords.which()).map { options.paint($0, .strong) }
    lines += options.wrap(choices, indent: 2)
    let usual =
      isFirst
      ? PredictWords.answerAtFirst(exampleAnswer) : PredictWords.answerWith(exampleAnswer)
    lines += options.wrap(ending?(exampleAnswer) ?? usual)
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  private var situation: String {
    let all = actions.map { action in
      let happening = ActionText(action).happening
      return changes[action].map { PredictWords.fromTo(happening, $0.old, $0.new) } ?? happening
    }
    let root = program.shownRoot
    guard let last = all.last, all.count > 1 else {
      return PredictWords.onScreen(root, all.last ?? PredictWords.nothingHappens())
    }
    let first = all.dropLast().joined(separator: PredictWords.then())
    return PredictWords.onScreenThen(root, first, last)
  }

  private var choices: String {
    let styles = CodeParts.styles(in: program.text)
    return pieces.map { piece in
      let count = instances[piece] ?? 0
      let shown =
        piece.helper == nil
        ? name(of: piece) + (styles.contains(piece.view) ? ".makeBody" : ".body")
        : PredictWords.helperOf(name(of: piece), piece.view)
      return count > 1 ? PredictWords.many(shown, count) : shown
    }.joined(separator: ", ")
  }

  private var exampleAnswer: String {
    let first = pieces.first.map(name) ?? ""
    guard pieces.count > 1, let last = pieces.last.map(name) else {
      return PredictWords.aName(first)
    }
    return PredictWords.names(first, last)
  }

  /// What an answer may look like.
  func help(_ options: RenderOptions) -> String {
    let names = pieces.map(name)
    let first = names.first ?? ""
    let ways =
      names.count > 1
      ? PredictWords.ways(first, names.last ?? "") : PredictWords.waysForOne(first)
    let lines =
      options.wrap(PredictWords.help())
      + options.wrap(PredictWords.namesHere(names.joined(separator: ", ")), indent: 2)
      + options.wrap(ways, indent: 2) + options.wrap(PredictWords.verbs(), indent: 2)
    return lines.joined(separator: "\n").visible + "\n"
  }

  /// What happened, piece by piece, each with its cause.
  func facts(_ options: RenderOptions, _ report: SimulationReport?) -> [String] {
    pieces.flatMap { piece -> [String] in
      let count = truth[piece] ?? 0
      let (name, times) = (name(of: piece), count.timesRun)
      if piece.helper != nil {
        let owner = truth[Piece(view: piece.view)] ?? 0
        let why =
          count > 0
          ? PredictWords.partOf(piece.view)
          : owner > 0
            ? PredictWords.didNotComeToIt() : PredictWords.bodyDidNotRun(piece.view)
        return options.wrap(PredictWords.fact(name, times, why), hanging: 4, first: 2)
      }
      return options.wrap(
        PredictWords.fact(name, times, cause(of: piece, report)), hanging: 4, first: 2)
    }
  }

  private func cause(of piece: Piece, _ report: SimulationReport?) -> String {
    guard let report, report.steps.indices.contains(step) else { return "" }
    let own = report.steps[step].evaluations.filter { $0.view == piece.view }
    guard let telling = own.first(where: { $0.ran > 0 }) ?? own.first else {
      return PredictWords.notOnScreen()
    }
    let cause = telling.ran > 0 ? causes(of: own.filter { $0.ran > 0 }) : telling.reason
    let resting = own.filter { $0.ran == 0 }
    guard telling.ran > 0, let other = resting.first else { return cause }
    return PredictWords.othersDidNot(cause, resting.count, other.reason)
  }
}

/// Why bodies ran: where several instances of a view ran for several reasons, of how many each is.
private func causes(of ran: [SimulationReport.Evaluation]) -> String {
  var counts: [String: Int] = [:]
  var order: [String] = []
  for evaluation in ran {
    let cause = CauseChain(evaluation.chain).short
    if counts[cause] == nil { order.append(cause) }
    counts[cause, default: 0] += evaluation.ran
  }
  guard order.count > 1 else { return order.first ?? "" }
  // One cause each: their number is that of the runs.
  if counts.values.allSatisfy({ $0 == 1 }) { return order.joined(separator: "; ") }
  return order.map { PredictWords.ofSome(counts[$0, default: 0], $0) }.joined(separator: "; ")
}

extension PredictionProgram {
  /// The root without its arguments.
  var shownRoot: String {
    let name = root.map(\.rootName) ?? ""
    if let rootView, name.isEmpty || name.hasPrefix("#") { return rootView }
    return name.isEmpty ? PredictWords.theView() : name
  }
}

extension Int {
  /// `ran once`, `did not run`
  var timesRun: String {
    switch self {
    case 0: PredictWords.didNotRun()
    case 1: PredictWords.ranOnce()
    case 2: PredictWords.ranTwice()
    default: PredictWords.ranTimes(self)
    }
  }
}

extension SimulationReport.Evaluation {
  /// Why it did not run.
  fileprivate var reason: String { whyNot ?? cause }
}

extension ActionText {
  /// What a step begins with that gives a view another input.
  private static let input = "input:"

  /// A step that is taken after another one, as ``GradeWords/stepAfter`` writes the two. nil: it is one step.
  private var chained: (step: ActionText, before: ActionText)? {
    guard let place = text.ranges(of: GradeWords.stepAfter("", "")).last else { return nil }
    let before = ActionText(String(text[place.upperBound...]))
    guard before.verb != nil else { return nil }
    return (ActionText(String(text[..<place.lowerBound])), before)
  }

  /// The step as something that happens: `Water` is tapped.
  var happening: String {
    if let (step, before) = chained { return PredictWords.after(step.happening, before.happening) }
    if verb == nil, target.hasPrefix(Self.input) {
      return PredictWords.input(String(target.dropFirst(Self.input.count)))
    }
    let value = value.map { "`\($0)`" } ?? ""
    switch verb {
    case .tap?: return PredictWords.tap(target)
    case .toggle?: return PredictWords.toggle(target)
    case .type?: return PredictWords.type(value, target)
    case .select?: return PredictWords.select(target, value)
    case .set?: return PredictWords.set(target, value)
    case .append?: return PredictWords.append(value, target)
    case .remove?: return PredictWords.remove(value, target)
    case .appear?: return PredictWords.appear(target)
    case .call?: return PredictWords.call(target)
    case .change?:
      return environmentKey.map { PredictWords.environment($0) } ?? PredictWords.change(target)
    case .perform? where target.hasPrefix(".onReceive"): return PredictWords.received(target)
    case .perform?: return PredictWords.perform(target)
    case .present?: return PredictWords.present(target)
    case .answer?: return PredictWords.answer(target)
    case nil: return PredictWords.happen(target)
    }
  }
}
