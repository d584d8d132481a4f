import Analysis

extension ReviewQuestion {
  /// The question, its programs, and the choices under their letters.
  func text(_ options: RenderOptions) -> String {
    options.lines(options.wrap(prompt) + code(options) + [""]) + choicesText(options)
  }

  /// What can be answered, each with its letter.
  func choicesText(_ options: RenderOptions) -> String {
    options.lines(
      choices.enumerated().flatMap { index, choice in
        let words = kind == .whichRule ? Rule.explained(choice) : choice
        return options.wrap("\(ReviewRound.letter(index))  \(words)", hanging: 5, first: 2)
      })
  }

  /// The programs, each with its name where there are two.
  func code(_ options: RenderOptions) -> [String] {
    listings.flatMap { listing in
      [""] + (listing.name.isEmpty ? [] : ["  " + options.paint(listing.name, .strong)])
        + options.code(listing.code)
    }
  }
}

extension Rule {
  /// A rule's id with what it finds: not every id is met in a lesson.
  fileprivate static func explained(_ id: String) -> String {
    guard let rule = Rule.known.first(where: { $0.id == id }) else { return id }
    return "\(id): \(rule.shownSummary)"
  }
}

extension RenderOptions {
  /// Lines as an answer.
  func lines(_ lines: [String]) -> String {
    lines.joined(separator: "\n").visibleKeepingStyle(self) + "\n"
  }
}

extension ReviewTopic {
  /// As a person reads it.
  var words: String {
    switch kind {
    case .rule: ReviewWords.rule(name)
    case .model:
      belief(named: name).map { ReviewWords.beliefSaid($0) } ?? ReviewWords.belief(name)
    }
  }
}
