/// `help`: what to do next, and the verbs.
extension Session {
  func help() -> Response {
    let now =
      if let exercise {
        HelpWords.atExercise(exercise.shownName)
      } else if lesson != nil {
        HelpWords.inLesson() + "\n" + nextWords
      } else {
        HelpWords.begin()
      }
    return Response(options.prose(now) + "\n" + verbGroups.joined(separator: "\n") + "\n")
  }

  /// Verbs that belong together, with what they are about.
  private static let groups: [(verbs: String, about: HelpWords)] = [
    ("lessons, lesson N", .course), ("example", .example), ("next, skip", .next),
    ("predict, run", .predict), ("step, back, until VIEW", .step),
    ("exercises, exercise N", .exercise), ("show, edit, paste", .text),
    ("grade, hint, diff", .grade), ("watch", .watch), ("tree, why, why-not VIEW", .trace),
    ("picture", .picture),
    ("undo, redo", .undo), ("glossary, rules, rule ID", .words),
    ("solution, reset", .solution), ("progress, review, exam", .progress),
    ("own FILE VIEW", .own), ("quit", .quit),
  ]

  /// One group a line; where two columns of words have no room, the verbs and below them the rest.
  private var verbGroups: [String] {
    let width = Self.groups.map(\.verbs.count).max() ?? 0
    return Self.groups.flatMap { group in
      options.width < 2 * width
        ? options.wrap("\(group.verbs): \(group.about())", hanging: 4, first: 0)
        : [group.verbs.padded(to: width) + "  " + group.about()]
    }
  }
}
