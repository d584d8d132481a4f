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

  /// `help WORD`: a word of the course, or a verb.
  func help(on word: String) -> Response {
    word.isEmpty ? help() : glossary(word) ?? helpOnVerb(word) ?? noSuchWord(word)
  }

  /// What `help VERB` says of a verb.
  private func helpOnVerb(_ word: String) -> Response? {
    SessionVerb.named(word).map { say(HelpWords.ofVerb($0.name, $0.summary())) }
  }

  /// Verbs that belong together, with what they are about.
  private static let groups: [(verbs: String, about: HelpWords)] = {
    var groups: [(verbs: [SessionVerb], about: HelpWords)] = []
    for verb in SessionVerb.all {
      guard let group = verb.group else { continue }
      if groups.last?.about == group {
        groups[groups.count - 1].verbs.append(verb)
      } else {
        groups.append(([verb], group))
      }
    }
    return groups.map { (shown($0.verbs), $0.about) }
  }()

  /// Verbs with what may stand behind them, which is said once where neighbours share it.
  private static func shown(_ verbs: [SessionVerb]) -> String {
    verbs.indices.map { index in
      let placeholder = verbs[index].placeholder
      let isShared = index + 1 < verbs.count && verbs[index + 1].placeholder == placeholder
      return verbs[index].name + (isShared ? "" : placeholder.map { " " + $0 } ?? "")
    }.joined(separator: ", ")
  }

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
