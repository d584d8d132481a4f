import Analysis

/// A question about a program that was made for it, with the answer that the analyzer or the
/// simulator gives.
package struct ReviewQuestion: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case whichRule, whichDoesLess, whichBodiesRun
  }

  /// A program to be shown, with what it is called where there are two.
  package struct Listing: Hashable, Sendable {
    package var name: String
    package var code: String
  }

  package var topic: ReviewTopic
  package var kind: Kind
  package var prompt: String
  package var listings: [Listing]
  package var choices: [String]
  /// The index of the right choice.
  package var truth: Int
  /// What the analyzer or the simulator found, in sentences.
  package var evidence: [String]
  /// The rule that the program breaks in one of its forms.
  var rule = ""
  /// What kind of answer it has: whether the outermost view runs, whether others do, and whether all do; empty
  /// where that is not asked.
  var pattern: [Bool] = []

  /// Question, code and choices as one text: what the store keeps.
  package var text: String {
    ([prompt] + listings.flatMap { [$0.name, $0.code] } + choices).joined(separator: "\n")
  }

  /// Makes the question on a topic that belongs to a number of earlier answers. The same number
  /// gives the same question; two numbers give two texts.
  /// - Parameters:
  ///   - asked: Texts that were asked before, which are not asked again.
  ///   - rules: Rules whose programs no question on another topic is about.
  package static func make(
    _ topic: ReviewTopic, number: Int, asked: Set<String> = [], besides rules: Set<String> = []
  ) -> ReviewQuestion? {
    for attempt in 0..<attempts {
      guard
        let question = candidate(topic, number: number, attempt: attempt, besides: rules),
        !asked.contains(question.text)
      else { continue }
      return question
    }
    return nil
  }

  /// Programs that are tried before a topic is given up.
  private static let attempts = 24
  /// Prime, and no divisor of ``Theme/count``: each number has a theme of its own.
  private static let stride = 2_411

  private static func candidate(
    _ topic: ReviewTopic, number: Int, attempt: Int, besides rules: Set<String>
  ) -> ReviewQuestion? {
    let place = topic.id.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % Theme.count }
    let step = (abs(number % Theme.count) + 997 * attempt) % Theme.count
    let seed = (place + step * stride) % Theme.count
    var random = SplitMix(seed: UInt64(seed))
    guard let program = ReviewProgram.of(topic, besides: rules, &random) else { return nil }
    let isEven = (number + attempt).isMultiple(of: 2)
    var question = question(topic, program, Theme(seed), isEven: isEven, &random)
    question?.rule = program.rule
    return question
  }

  private static func question(
    _ topic: ReviewTopic, _ program: ReviewProgram, _ theme: Theme, isEven: Bool,
    _ random: inout SplitMix
  ) -> ReviewQuestion? {
    switch (topic.kind, isEven) {
    case (.rule, true):
      // A rule whose finding another one always stands for is asked for by counts.
      return whichRule(topic, program, theme, &random)
        ?? whichDoesLess(topic, program, theme, &random)
    case (.model, true): return whichBodiesRun(topic, program, theme, &random)
    case (.model, false): return whichDoesLess(topic, program, theme, &random)
    case (.rule, false):
      // A rule that is not about counts is asked for by its name.
      return whichDoesLess(topic, program, theme, &random)
        ?? whichRule(topic, program, theme, &random)
    }
  }
}

// MARK: The kinds

extension ReviewQuestion {
  /// One rule of the analyzer's findings among three that it does not report here.
  private static func whichRule(
    _ topic: ReviewTopic, _ program: ReviewProgram, _ theme: Theme, _ random: inout SplitMix
  ) -> ReviewQuestion? {
    let code = program.before(theme).indentedByBrackets
    let source = parse(code, file: "")
    let found = findings(in: [source], rules: Rule.ids)
    // A weaker finding than the rule's is of a case in which mending costs something.
    let severity = Rule.all.first { $0.id == topic.name }?.severity ?? .note
    func isAsked(_ finding: Finding) -> Bool {
      finding.rule == topic.name && finding.severity >= severity
    }
    // What `explain` leaves out, since another finding names its cause, is no answer to check with it.
    guard let finding = findings(in: [source]).first(where: isAsked) else { return nil }
    let step = lastStep(code, theme, program.step(theme))
    let buildsInVain = step.map { $0.rebuilt > $0.needed } ?? true
    let reported = Set(found.map(\.rule)).union(buildsInVain ? Rule.ofRebuilding : [])
    let others = Rule.all.map(\.id).filter { !reported.contains($0) }.shuffled(using: &random)
    let choices = ([topic.name] + others.prefix(3)).shuffled(using: &random)
    guard choices.count == 4, let truth = choices.firstIndex(of: topic.name) else { return nil }
    return ReviewQuestion(
      topic: topic, kind: .whichRule, prompt: ReviewWords.whichRule(),
      listings: [Listing(name: "", code: code)], choices: choices, truth: truth,
      evidence: [ReviewWords.lineSays(finding.range.start.line, finding.message)])
  }

  /// The choice that two programs build as many.
  private static let asMany = 2

  /// One program in how many has its twin beside it, so that both build as many.
  private static let twins: UInt64 = 3

  /// Two forms of a program in either order, compared by what a step builds. nil: they build as many, and the
  /// topic is the rule that tells them apart.
  private static func whichDoesLess(
    _ topic: ReviewTopic, _ program: ReviewProgram, _ theme: Theme, _ random: inout SplitMix
  ) -> ReviewQuestion? {
    let twin = random.next() % twins == 0 ? program.twin : nil
    let other = twin ?? program.after
    let codes = [program.before(theme), other(theme)].map(\.indentedByBrackets)
      .shuffled(using: &random)
    let step = program.step(theme)
    let reports = codes.compactMap { lastStep($0, theme, step) }
    guard reports.count == 2 else { return nil }
    let counts = reports.map(\.rebuilt)
    let truth = counts[0] < counts[1] ? 0 : counts[1] < counts[0] ? 1 : asMany
    if truth == asMany, twin == nil, topic.kind == .rule { return nil }
    // Who obeys a rule is not told to have missed it: the form that breaks it may show less.
    let broken = codes.firstIndex(of: program.before(theme).indentedByBrackets)
    if topic.kind == .rule, truth == broken { return nil }
    return ReviewQuestion(
      topic: topic, kind: .whichDoesLess,
      prompt: ReviewWords.whichProgram(ActionText(step).happening),
      listings: zip(["A", "B"], codes).map(Listing.init),
      choices: [ReviewWords.programA(), ReviewWords.programB(), ReviewWords.asMany()], truth: truth,
      evidence: zip(["A", "B"], reports).flatMap { name, report in
        [ReviewWords.builds(name, report.rebuilt, report.needed)]
          + (report.causes.prefix(2) + skipped(in: report).prefix(1)).map {
            ReviewWords.inProgram(name, $0)
          }
      })
  }

  /// What a step left alone, and why.
  private static func skipped(in report: SimulationReport.Step) -> [String] {
    report.evaluations.filter { $0.ran == 0 }.compactMap { evaluation in
      evaluation.whyNot.map { ReviewWords.didNot(evaluation.view, $0) }
    }
  }

  /// The sets of views whose bodies may run.
  private static func whichBodiesRun(
    _ topic: ReviewTopic, _ program: ReviewProgram, _ theme: Theme, _ random: inout SplitMix
  ) -> ReviewQuestion? {
    let forms = [program.before(theme), program.after(theme)].map(\.indentedByBrackets)
      .shuffled(using: &random)
    let step = program.step(theme)
    for code in forms {
      guard let report = lastStep(code, theme, step) else { continue }
      let views = report.evaluations.map(\.view).removingEquals
      guard views.count > 1, let root = views.first else { continue }
      let ran = views.filter { view in
        report.evaluations.contains { $0.view == view && $0.ran > 0 }
      }
      let sets = [ran, views, [root], Array(views.dropFirst()), []].map(words).removingEquals
      let choices = sets.prefix(4).shuffled(using: &random)
      guard choices.count > 2, let truth = choices.firstIndex(of: words(ran)) else { continue }
      var question = ReviewQuestion(
        topic: topic, kind: .whichBodiesRun,
        prompt: ReviewWords.whoseBody(ActionText(step).happening),
        listings: [Listing(name: "", code: code)], choices: choices, truth: truth,
        evidence: report.evaluations.map { evaluation in
          evaluation.ran > 0
            ? ReviewWords.because(evaluation.view, evaluation.cause)
            : ReviewWords.didNot(evaluation.view, evaluation.whyNot ?? evaluation.cause)
        }.removingEquals)
      question.pattern = [
        ran.contains(root), ran.contains { $0 != root }, ran.count == views.count,
      ]
      return question
    }
    return nil
  }

  private static func words(_ views: [String]) -> String {
    switch views.count {
    case 0: ReviewWords.noBody()
    case 1: ReviewWords.alone(views[0])
    default: views.joined(separator: ReviewWords.and())
    }
  }

  /// What the step did; nil: the program is not understood without doubt.
  private static func lastStep(
    _ code: String, _ theme: Theme, _ step: String
  ) -> SimulationReport.Step? {
    let request = SimulationRequest(
      sources: [parse(code, file: "")], root: theme.screen + "Screen",
      steps: [ActionText(step)])
    guard case .success(let run)? = withDeepStack({ simulate(request) }) else { return nil }
    let report = SimulationReport(run)
    guard report.unchecked.isEmpty, let last = report.steps.last, last.problem == nil,
      report.steps.count == 2
    else { return nil }
    return last
  }
}

extension SimulationReport.Step {
  /// Why each body ran, in sentences.
  fileprivate var causes: [String] {
    evaluations.filter { $0.ran > 0 }.map { ReviewWords.because($0.view, $0.cause) }
      .removingEquals
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of its first place.
  var removingEquals: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// Code with two blanks for each bracket that is open before a line; continued chains of calls
  /// stand two further in. Lines of blanks alone are left out.
  var indentedByBrackets: String {
    var depth = 0
    var result: [String] = []
    // A modifier behind a closing bracket stands below it, and so do those that follow.
    var isBehindBracket = false
    for row in rows {
      let line = row.trimmed
      if line.isEmpty, !row.isEmpty { continue }
      let closing = line.prefix { "})]".contains($0) }.count
      let isModifier = line.hasPrefix(".")
      let indent = max(0, depth - closing) + (isModifier && !isBehindBracket ? 1 : 0)
      isBehindBracket = closing > 0 || isModifier && isBehindBracket
      result.append(line.isEmpty ? "" : String(repeating: "  ", count: indent) + line)
      depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
    }
    return result.joined(separator: "\n")
  }
}
