/// A program in two forms, one of which breaks a rule, made anew with each theme.
///
/// What is right about it is never stored: the analyzer and the simulator say it of the text.
struct ReviewProgram: Sendable {
  /// The rule that the first form breaks.
  var rule: String
  /// The form that breaks the rule.
  var before: @Sendable (Theme) -> String
  /// The form that does not.
  var after: @Sendable (Theme) -> String
  /// A form that reads otherwise than the first one and builds as much; nil: there is none.
  var twin: (@Sendable (Theme) -> String)?

  /// The step that is asked about.
  func step(_ theme: Theme) -> String { "tap:" + theme.verb }

  static let all: [ReviewProgram] = sections + members + lists + inputs + wider

  /// The rules that there are programs for. A rule without one is not asked about.
  static let rules = Set(all.map(\.rule))

  /// One for a rule; any for other topics.
  /// - Parameter rules: of these no other topic has a program.
  static func of(
    _ topic: ReviewTopic, besides rules: Set<String> = [], _ random: inout SplitMix
  ) -> ReviewProgram? {
    let fitting = all.filter {
      topic.kind == .rule ? $0.rule == topic.name : !rules.contains($0.rule)
    }
    return fitting.isEmpty ? nil : fitting[Int(random.next() % UInt64(fitting.count))]
  }
}

extension Theme {
  /// A button that changes the state, with a text that shows it.
  var control: String {
    """
    Text("\\(\(state)) so far")\(text)
          Button("\(verb)") { \(state) += 1 }
    """
  }

  /// The declaration of the state.
  var stored: String { "@State private var \(state) = 0" }
}
