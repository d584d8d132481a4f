import Analysis
import Foundation

/// The trace of the text being worked on: `tree`, `why`, `why-not`, and the walk through it.
extension Session {
  /// The view tree of each step of the exercise, with counts and causes.
  mutating func tree() -> Response {
    let columns = comparedTraces
    if columns.count > 1 {
      let doubt = programAtHand.map { whatKeepsFromRunning($0) } ?? ""
      return Response(doubt + TraceColumns(columns: columns).text(options))
    }
    let heading = programAtHand.map { naming($0) } ?? ""
    return under(heading, withTrace { Response($0.text(options)) })
  }

  /// Names the example of a trace where another one was shown or asked about last; empty: it is the same one, or
  /// there is no other.
  mutating func naming(_ program: PredictionProgram) -> String {
    let last = inquiry.shown
    inquiry.shown = program.id
    guard last != program.id, hasExamples else { return "" }
    return options.prose(nameOf(program))
  }

  /// `In the example “Incorrect”:`, or that it is the learner's text.
  private func nameOf(_ program: PredictionProgram) -> String {
    isExampleChanged && program.id == programAtHand?.id
      ? TraceWords.ofYourText() : TraceWords.ofExample(program.title)
  }

  /// Whether one is in a lesson that shows several programs.
  private var hasExamples: Bool {
    exercise == nil && lesson.map { $0.programs.count > 1 } == true
  }

  func under(_ heading: String, _ answer: Response) -> Response {
    Response(heading + answer.body, end: answer.end, effect: answer.effect)
  }

  /// What one began with, one's own text, and the reference once it is open: as many as have room side by side.
  private var comparedTraces: [(title: String, report: SimulationReport)] {
    guard TraceColumns.most(options) > 1, let own = programAtHand,
      let first = exercise.flatMap({ exercise in exercise.starterText.map(exercise.program) })
        ?? (stage == .modify ? way?.exampleToChange : nil), first.text != own.text,
      viewLacked(by: own) == nil
    else { return [] }
    let reference = exercise.flatMap { exercise in
      (try? work.flatMap(\.reference).get()).map(exercise.program)
    }
    let titles = [
      exercise == nil ? TraceWords.theExample() : DiffWords.starter(), DiffWords.mine(),
      DiffWords.reference(),
    ]
    let programs = [first, own, reference].compactMap(\.self).prefix(TraceColumns.most(options))
    let reports = zip(titles, programs).compactMap { title, program in
      (try? withDeepStack { simulate(program.simulation()) }?.get()).map {
        (title: title, report: SimulationReport($0))
      }
    }
    let steps = reports.map { $0.report.steps.map(\.action) }
    return reports.count == programs.count && Set(steps).count == 1 ? reports : []
  }

  /// Why a view's body ran in each step, or why not: `why`, `why VIEW`, `why VIEW STEP`. In a lesson each
  /// example that has the view answers, the one at hand first.
  /// - Parameter isWhyNot: It is asked why it did not run, so that it did run has to be said.
  func why(_ asked: String, isWhyNot: Bool = false) -> Response {
    withTrace { report in
      let only = report.views.count == 1 ? report.views.first : nil
      let examples = [(title: programAtHand?.title ?? "", report: report)] + otherExamples
      let words = viewAndStep(asked, among: examples.map(\.report)) ?? (only ?? "", "")
      guard !words.0.isEmpty else {
        guard !report.views.isEmpty else { return say(SessionWords.noViewAppears()) }
        return say(SessionWords.nameAView(report.views.prefix(8).joined(separator: ", ")))
      }
      var texts: [String] = []
      for (title, report) in examples {
        let named = report.view(meant: words.0)
        let helped = named == nil ? report.view(withHelper: words.0) : nil
        guard let view = named ?? helped else { continue }
        let number = words.1.isEmpty ? nil : report.step(meant: words.1.trimmed)
        guard words.1.isEmpty || number != nil else {
          return say(
            SessionWords.noStep(
              words.1.trimmed, report.steps.map(\.action).joined(separator: ", ")))
        }
        let heading = examples.count > 1 ? options.prose(TraceWords.ofExample(title)) : ""
        let text = report.why(view, only: number, isWhyNot: isWhyNot, options: options) ?? ""
        let part = helped.map { options.prose(TraceWords.runsAsPart(words.0, $0)) } ?? ""
        texts.append(heading + part + text)
      }
      return texts.isEmpty
        ? whyInQuestion(words, isWhyNot) ?? noView(words.0, among: report.views)
        : Response(texts.joined(separator: "\n"))
    }
  }

  /// The same of the program that the last question was about, where only that one has the view; nil: it has not.
  private func whyInQuestion(_ words: (String, String), _ isWhyNot: Bool) -> Response? {
    guard let program = inquiry.answered?.program, program.id != programAtHand?.id,
      case .success(let run)? = withDeepStack({ simulate(program.simulation()) })
    else { return nil }
    let report = SimulationReport(run)
    let number = words.1.isEmpty ? nil : report.step(meant: words.1.trimmed)
    guard let view = report.view(meant: words.0), words.1.isEmpty || number != nil else {
      return nil
    }
    let text = report.why(view, only: number, isWhyNot: isWhyNot, options: options) ?? ""
    return Response(options.prose(TraceWords.ofExample(program.title)) + text)
  }

  /// The view and the step of `VIEW` or `VIEW STEP`, or those that a question in words names: `does VIEW run in
  /// step 2`. nil: nothing is named.
  private func viewAndStep(
    _ asked: String, among reports: [SimulationReport]
  ) -> (String, String)? {
    guard let parts = asked.splitOnce(by: " ") else { return asked.isEmpty ? nil : (asked, "") }
    let isView: (String) -> Bool = { word in
      reports.contains { $0.view(meant: word) != nil || $0.view(withHelper: word) != nil }
    }
    if isView(parts.0) { return parts }
    let words = asked.split(separator: " ").map(String.init)
    guard let view = words.first(where: isView) else {
      if let name = words.first(where: { $0.first?.isUppercase == true }) { return (name, "") }
      return words.count > 2 ? nil : parts
    }
    return (view, words.last { Int($0) != nil } ?? "")
  }

  /// The lesson's other examples, where one is in a lesson and has not changed its example.
  private var otherExamples: [(title: String, report: SimulationReport)] {
    guard exercise == nil, let lesson, !isExampleChanged else { return [] }
    return lesson.programs.filter { $0.id != programAtHand?.id }.compactMap { program in
      guard case .success(let run)? = withDeepStack({ simulate(program.simulation()) }) else {
        return nil
      }
      return (program.title, SimulationReport(run))
    }
  }

  /// There is no view of this name.
  private func noView(_ name: String, among views: [String]) -> Response {
    let hint = nearestName(to: name, among: views)
    return say(hint.map { SessionWords.noViewButNear(name, $0) } ?? SessionWords.noView(name))
  }

  func withTrace(_ answer: (SimulationReport) -> Response) -> Response {
    withTrace(of: programAtHand, answer)
  }

  /// - Parameter program: nil: there is none at hand.
  func withTrace(
    of program: PredictionProgram?, _ answer: (SimulationReport) -> Response
  ) -> Response {
    guard let program else {
      if exercise == nil, lesson != nil { return say(SessionWords.nothingToRun()) }
      return withText { _ in Response("") }
    }
    if let view = viewLacked(by: program) { return say(TraceWords.lacksView(view)) }
    switch withDeepStack({ simulate(program.simulation()) }) {
    case .success(let run)?:
      return under(whatKeepsFromRunning(program), answer(SimulationReport(run)))
    case .failure(.noView)? where exercise == nil: return say(SessionWords.nothingToRun())
    case .failure(let problem)?: return say(problem.sentence)
    case nil: return say(SessionWords.didNotEnd(SessionWords.theSimulation()))
    }
  }

  /// What one began with, where a program is another text of it; nil: it is not.
  private func beginning(of program: PredictionProgram) -> PredictionProgram? {
    guard exercise != nil || isExampleChanged, program.id == programAtHand?.id else { return nil }
    let first = exercise.map { $0.starterText.map($0.program) } ?? way?.exampleToChange
    return first?.text == program.text ? nil : first
  }

  /// The view that is shown here, where a text does not declare it; nil: it does.
  private func viewLacked(by program: PredictionProgram) -> String? {
    guard let first = beginning(of: program) else { return nil }
    if let exercise {
      return withDeepStack {
        exercise.request(for: parse(program.text, file: program.title)).missingRoot
      } ?? nil
    }
    let types = Set(CodeParts.types(in: program.text))
    return first.root.map(\.rootName).flatMap { types.contains($0) ? nil : $0 }
  }

  /// Says that a text does not compile: by the names that nothing declares in it and that what one began with does
  /// not leave open either, or by what was found when it was graded. Empty: nothing is known of that.
  private func whatKeepsFromRunning(_ program: PredictionProgram) -> String {
    guard let first = beginning(of: program) else { return "" }
    let names = withDeepStack { undeclaredNames(in: program.sources, since: first.sources) } ?? []
    guard names.isEmpty else {
      return options.prose(TraceWords.lostNames(enumerated(names.map { "`\($0)`" }), names.count))
    }
    return isRefused(program, first) ? options.prose(TraceWords.doesNotCompile()) : ""
  }

  /// Whether a text was found not to compile when it was graded, or cannot, as its rows say by themselves.
  private func isRefused(_ program: PredictionProgram, _ first: PredictionProgram) -> Bool {
    let wasRefused =
      exercise == nil
      ? inquiry.uncompiled == program.text : isGraded && lastReport?.compiles == false
    let isPair = exercise?.pair != nil
    return wasRefused
      || withDeepStack {
        let (text, start) = (parse(program.text, file: ""), parse(first.text, file: ""))
        let lacksImport = GradeRequest(submission: text, starter: start).lacksImport
        return !text.syntaxErrors.isEmpty || lacksImport && !isPair
      } == true
  }

  /// Writes a page that shows the trace, step by step.
  func picture() -> Response {
    guard let program = programAtHand else { return withText { _ in Response("") } }
    var request = PictureRequest(of: program)
    if let work = try? work.get() {
      request.name = work.exercise.id
      request.exercise = work.exercise
      request.showsReference = (try? work.reference.get()) != nil
    }
    return Response("", effect: .picture(request))
  }

  // MARK: The walk: `step`, `back`, `until`

  /// Moves along the walk, and shows where one stands.
  mutating func walk(by distance: Int) -> Response {
    guard let heading = prepareWalk(), var walk = inquiry.walk else { return noTrace }
    let isFirst = walk.position == nil
    guard walk.move(by: isFirst ? 0 : distance) else {
      return under(heading, say(distance < 0 ? TraceWords.walkBeginning() : TraceWords.walkEnd()))
    }
    inquiry.walk = walk
    return Response(heading + walk.text(options))
  }

  /// The bodies of a walk that are shown together.
  private static let mostTogether = 6

  /// Shows the step of a question body by body, and leaves the walk at its last one.
  /// - Parameter question: nil: only the first place of all.
  mutating func walk(through question: PredictionQuestion?) -> Response {
    guard let heading = prepareWalk(), var walk = inquiry.walk else { return noTrace }
    guard let step = question.flatMap(walk.step), walk.move(toStep: step) else {
      return under(heading, self.walk(by: 1))
    }
    var texts = [heading, walk.text(options)]
    while texts.count <= Self.mostTogether, walk.moveWithinStep() {
      texts.append(walk.text(options))
    }
    inquiry.walk = walk
    return Response(texts.joined())
  }

  /// Goes on to the next run of a view.
  mutating func walk(until view: String) -> Response {
    guard let heading = prepareWalk(), var walk = inquiry.walk else { return noTrace }
    let views = walk.views
    guard !view.isEmpty else {
      guard !views.isEmpty else { return under(heading, say(SessionWords.noViewAppears())) }
      return under(
        heading, say(SessionWords.nameAView(views.prefix(8).joined(separator: ", "))))
    }
    guard let name = views.first(where: { $0.lowercased() == view.lowercased() }) else {
      let isNamed = !heading.isEmpty || !hasExamples
      let example = options.prose(nameOf(walk.program))
      let other = otherExamples.first { $0.report.view(meant: view) != nil }
      let answer =
        other.map { say(SessionWords.noViewButInExample(view, $0.title)) }
        ?? noView(view, among: views)
      return under(isNamed ? heading : example, answer)
    }
    guard walk.move(until: name) else {
      return under(
        heading,
        say(walk.hasShown(name) ? TraceWords.ranBefore(name) : TraceWords.runsNoMore(name)))
    }
    inquiry.walk = walk
    return Response(heading + walk.text(options))
  }

  /// Makes the walk, or makes it again when the text has changed.
  /// - Returns: What is said of its program, often nothing; nil: there is no trace.
  private mutating func prepareWalk() -> String? {
    guard let program = programAtHand else { return nil }
    let last = inquiry.walk?.program
    var lost = ""
    if last != program {
      let isWhole = viewLacked(by: program) == nil
      let run =
        isWhole
        ? withDeepStack { program.run(parse(program.text, file: program.title)) } ?? nil : nil
      inquiry.walk = run.map { TraceWalk(program: program, run: $0) }
      lost = whatKeepsFromRunning(program)
    }
    guard inquiry.walk != nil else { return nil }
    let heading = naming(program)
    let isOther = !heading.isEmpty && last != nil && last?.id != program.id
    return (isOther ? options.prose(TraceWords.walkOfOther(program.title)) : heading) + lost
  }

  private var noTrace: Response {
    say(
      programAtHand != nil
        ? TraceWords.cannotRun()
        : lesson == nil ? SessionWords.choosePlace() : SessionWords.nothingToShow())
  }
}
