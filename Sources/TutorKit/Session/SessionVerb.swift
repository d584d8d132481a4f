/// What a learner types at the session's prompt to have something done: a name, what help says of it, and
/// what it does. All of them stand in ``all``.
package struct SessionVerb: Sendable {
  /// What is typed.
  package let name: String
  /// Other words for it.
  var aliases: [String] = []
  /// Words that people type who mean it: it is proposed then, and not carried out.
  var related: [String] = []
  /// What the list of `help` says that verbs like this one are about; nil: it is not in that list. Verbs of
  /// one group stand beside each other in ``all``.
  var group: HelpWords?
  /// What may stand behind it, as the list of `help` shows it.
  var placeholder: String?
  /// What it does, in a few words.
  let summary: VerbWords
  var traits: Set<Trait> = []
  /// What can stand behind it, given what has been typed there.
  var choices: @Sendable (WordChoices, _ typed: String) -> [WordChoices.Choice] = { _, _ in [] }
  /// Does it, with what stood behind it.
  let run: @Sendable (inout Session, _ argument: String) -> Session.Response

  /// What else the session asks about a verb.
  enum Trait {
    /// It tells nothing of an open question's program and leads nowhere, so the question stays open.
    case leavesQuestionOpen
    /// It leads on, so that it needs no word when a question is set aside.
    case leadsOn
    /// It leaves out the question that is open.
    case leavesOut
    /// Words may stand behind it.
    case takesWords
    /// While a question is open it asks that one again.
    case asksAgain
    /// While a question is open it says how to answer.
    case saysHowToAnswer
    /// Alone on a row it ends code that is being entered.
    case endsCode
    /// What it says of code that it ended is enough.
    case tellsOfCode
    /// It ends the session, whatever is open.
    case endsSession
    /// It is a command of the shell too; a shortened word means it only if it means no other verb.
    case isOfShell
  }

  /// The verb that a word means: its name, another word for it, or a beginning that means no other, in
  /// any case.
  static func named(_ written: String) -> SessionVerb? {
    let word = written.lowercased()
    if let verb = all.first(where: { $0.name == word || $0.aliases.contains(word) }) { return verb }
    let matches = beginning(with: word)
    return matches.count == 1 ? matches[0] : nil
  }

  /// The verb that a word of everyday speech means; nil: it means none.
  static func related(to word: String) -> SessionVerb? {
    let word = word.lowercased()
    return all.first { $0.related.contains(word) }
  }

  /// The verbs that a word may be the beginning of: those of the session alone, if there are any.
  static func beginning(with word: String) -> [SessionVerb] {
    let matches = all.filter { $0.name.hasPrefix(word) }
    let own = matches.filter { !$0.traits.contains(.isOfShell) }
    return own.isEmpty ? matches : own
  }

  /// The verb that a row of code being entered is, if it ends the code.
  static func ending(_ row: String) -> SessionVerb? {
    all.first { $0.name == row && $0.traits.contains(.endsCode) }
  }
}

extension SessionVerb: Hashable {
  package static func == (first: SessionVerb, second: SessionVerb) -> Bool {
    first.name == second.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
