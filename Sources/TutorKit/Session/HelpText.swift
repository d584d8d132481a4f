/// What `help` says: what to do next, and the verbs.
struct HelpText {
  let options: RenderOptions

  /// - Parameter now: What to do next.
  func text(_ now: String) -> String {
    options.prose(now) + "\n" + verbGroups.joined(separator: "\n") + "\n"
  }

  /// What is said of a verb; nil: there is none of this name.
  func verb(_ word: String) -> String? {
    SessionVerb.named(word).map { verb in
      let entry = [verb.name, verb.placeholder].compactMap(\.self).joined(separator: " ")
      return options.prose(HelpWords.ofVerb(entry, verb.summary()))
    }
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
