import Analysis

/// `step`, `back` and `until`: a walk through the trace of the program at hand.
extension Session {
  /// Moves along the walk, and shows where one stands.
  mutating func walk(by distance: Int) -> Response {
    guard prepareWalk(), var walk = inquiry.walk else { return noTrace }
    let isFirst = walk.position == nil
    guard walk.move(by: isFirst ? 0 : distance) else {
      return say(distance < 0 ? TraceWords.walkBeginning() : TraceWords.walkEnd())
    }
    inquiry.walk = walk
    return Response(walk.text(options))
  }

  /// The bodies of a walk that are shown together.
  private static let mostTogether = 6

  /// Shows a step body by body, and leaves the walk at its last one.
  /// - Parameter step: The number of the step; nil: only the first place of all.
  mutating func walk(through step: Int?) -> Response {
    guard prepareWalk(), var walk = inquiry.walk else { return noTrace }
    guard let step, walk.move(toStep: step) else { return self.walk(by: 1) }
    var texts = [walk.text(options)]
    while texts.count < Self.mostTogether, walk.moveWithinStep() {
      texts.append(walk.text(options))
    }
    inquiry.walk = walk
    return Response(texts.joined())
  }

  /// Goes on to the next run of a view.
  mutating func walk(until view: String) -> Response {
    guard prepareWalk(), var walk = inquiry.walk else { return noTrace }
    let views = walk.views
    guard !view.isEmpty else {
      return say(SessionWords.nameAView(views.prefix(8).joined(separator: ", ")))
    }
    guard let name = views.first(where: { $0.lowercased() == view.lowercased() }) else {
      return noView(view, among: views)
    }
    guard walk.move(until: name) else {
      return say(TraceWords.runsNoMore(name))
    }
    inquiry.walk = walk
    return Response(walk.text(options))
  }

  /// Makes the walk, or makes it again when the text has changed. false: there is no trace.
  private mutating func prepareWalk() -> Bool {
    guard let program = programAtHand else { return false }
    if inquiry.walk?.program == program { return true }
    let run = withDeepStack { program.run(parse(program.text, file: program.title)) } ?? nil
    inquiry.walk = run.map { TraceWalk(program: program, run: $0) }
    return inquiry.walk != nil
  }

  private var noTrace: Response {
    say(
      programAtHand != nil
        ? TraceWords.cannotRun()
        : lesson == nil ? SessionWords.choosePlace() : SessionWords.nothingToShow())
  }
}
