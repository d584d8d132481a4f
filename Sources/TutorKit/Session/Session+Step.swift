import Analysis

/// `step`, `back` and `until`: a walk through the trace of the program at hand.
extension Session {
  /// Moves along the walk, and shows where one stands.
  mutating func walk(by distance: Int) -> Response {
    guard prepareWalk(), var walk = inquiry.walk else { return noTrace }
    let isFirst = walk.position == nil
    guard walk.move(by: isFirst ? 0 : distance) else {
      return Response(
        distance < 0
          ? "This is the beginning; `step` goes on.\n"
          : "That was the last body; `back` goes back, `tree` shows all steps.\n")
    }
    inquiry.walk = walk
    return Response(walk.text(options))
  }

  /// Goes on to the next run of a view.
  mutating func walk(until view: String) -> Response {
    guard prepareWalk(), var walk = inquiry.walk else { return noTrace }
    let views = walk.views
    guard !view.isEmpty else {
      return Response("Name a view: \(views.prefix(8).joined(separator: ", ")).\n")
    }
    guard let name = views.first(where: { $0.lowercased() == view.lowercased() }) else {
      let hint = nearestName(to: view, among: views).map { " Did you mean `\($0)`?" } ?? ""
      return Response("No view `\(view)` appears.\(hint)\n")
    }
    guard walk.move(until: name) else {
      return Response("`\(name)` does not run after this place; `why-not \(name)` says why.\n")
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
    programAtHand == nil
      ? Response("Choose a lesson or an exercise first, with `lesson 1` or `exercise 1`.\n")
      : Response("This text cannot be run; `grade` says why.\n")
  }
}
