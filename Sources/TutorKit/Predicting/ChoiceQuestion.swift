import Analysis

/// A question with a few answers, made of a document's own words, where simulating says nothing.
struct ChoiceQuestion: Hashable, Sendable {
  /// What is asked for.
  enum Kind: Hashable, Sendable {
    /// Which side breaks the guideline, how much one of them builds, or which sentence is the reason.
    case side, counted, reason
  }

  /// `rows/stable-identity#side`
  var id: String
  var kind: Kind
  /// Code that is asked about; nil: the choices are all.
  var listing: String?
  /// The code or sentences to choose from, each under its number.
  var choices: [Choice]
  var question: String
  var howToAnswer: String
  /// From 1.
  var right: Int
  /// Why, as the end of a sentence.
  var reason: String

  enum Choice: Hashable, Sendable {
    case code(String)
    case sentence(String)
  }

  /// More lines than this are no question that a person can keep in view.
  static let mostLines = 60
  /// Where there is no other question, a person may look back and forth.
  private static let mostLinesAtAll = 150

  /// Which side breaks the guideline, how much it builds, or else which sentence is its reason; nil: the document
  /// has neither both sides nor a reason, or no Swift. Use ``withDeepStack(_:)`` around it.
  static func make(_ lesson: Lesson, among lessons: [Lesson]) -> ChoiceQuestion? {
    guard lesson.document.examples.contains(where: { !$0.swift.trimmed.isEmpty }) else {
      return nil
    }
    return side(lesson, atMost: mostLines) ?? counted(lesson) ?? reason(lesson, among: lessons)
      ?? side(lesson, atMost: mostLinesAtAll)
  }

  private static func side(_ lesson: Lesson, atMost most: Int) -> ChoiceQuestion? {
    guard let (bad, good) = lesson.pair else { return nil }
    let (wrong, right) = (bad.withoutComments, good.withoutComments)
    guard wrong != right, wrong.rows.count + right.rows.count <= most else { return nil }
    let isFirst = lesson.id.utf8.reduce(0) { $0 &+ Int($1) }.isMultiple(of: 2)
    return ChoiceQuestion(
      id: lesson.id + "#side", kind: .side,
      choices: (isFirst ? [wrong, right] : [right, wrong]).map(Choice.code),
      question: PracticeWords.whichSide(lesson.title), howToAnswer: PracticeWords.answerSide(),
      right: isFirst ? 1 : 2,
      reason: calling(bad)
        + (counts(lesson, bad, good).map { "; " + $0.sentence } ?? onlyThere(wrong, right)))
  }

  private static func counts(
    _ lesson: Lesson, _ bad: GuidelineExample, _ good: GuidelineExample
  ) -> SideCounts? {
    guard let old = lesson.program(of: bad), let new = lesson.program(of: good) else { return nil }
    return SideCounts(bad: old, good: new)
  }

  /// What the document calls its Incorrect side, and why.
  private static func calling(_ bad: GuidelineExample) -> String {
    if bad.isOfDiff { return PracticeWords.sideOfDiff(bad.line) }
    let label = bad.label.visible
    return bad.reason.map { PracticeWords.sideReason(label, bad.line, $0) }
      ?? PracticeWords.sideLine(label, bad.line)
  }

  /// The first line of code that stands on one side alone, of each: where to look.
  private static func onlyThere(_ wrong: String, _ right: String) -> String {
    func first(of text: String, besides other: String) -> String? {
      missingLines(of: parse(text, file: ""), in: parse(other, file: "")).first?.text.visible
    }
    let old = first(of: wrong, besides: right).map { PracticeWords.onlyItHas($0) }
    let new = first(of: right, besides: wrong).map { PracticeWords.onlyOtherHas($0) }
    return [old, new].compactMap(\.self).map { "; " + $0 }.joined()
  }

  /// How many other documents are looked through for sentences.
  private static let mostOthers = 40

  private static func reason(_ lesson: Lesson, among lessons: [Lesson]) -> ChoiceQuestion? {
    guard let own = lesson.document.examples.first(where: { $0.sentence != nil }),
      let text = own.sentence
    else { return nil }
    var sentences: [String] = []
    for other in others(than: lesson, lessons)
    where !([text] + sentences).contains(where: { Likeness.isSaid(other, by: $0) }) {
      sentences.append(other)
      if sentences.count == 3 { break }
    }
    guard sentences.count == 3 else { return nil }
    let place = lesson.id.utf8.reduce(0) { $0 &+ Int($1) } % 4
    sentences.insert(text, at: place)
    return ChoiceQuestion(
      id: lesson.id + "#reason", kind: .reason, choices: sentences.map(Choice.sentence),
      question: PracticeWords.whichReason(lesson.title),
      howToAnswer: PracticeWords.answerNumber(sentences.count), right: place + 1,
      reason: PracticeWords.reasonIs(text, own.line))
  }

  /// Reasons of other documents, in an order of the lesson's own, so that two lessons have others. What is about
  /// the same topic may be a reason here, too.
  private static func others(than lesson: Lesson, _ lessons: [Lesson]) -> some Sequence<String> {
    func place(_ other: Lesson) -> Int {
      (lesson.id + other.id).utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFF_FFFF }
    }
    return lessons.filter { $0.id != lesson.id }
      .sorted { (place($0), $0.number) < (place($1), $1.number) }
      .prefix(mostOthers).lazy.filter { !haveOneTopic($0, lesson) }
      .compactMap { other in other.document.examples.lazy.compactMap(\.sentence).first }
  }

  /// Whether two lessons are about the same: they teach one rule, or have most tags in common.
  private static func haveOneTopic(_ lesson: Lesson, _ other: Lesson) -> Bool {
    if !Set(lesson.rules).isDisjoint(with: other.rules) { return true }
    let (own, others) = (Set(lesson.head.frontMatter.tags), Set(other.head.frontMatter.tags))
    let least = min(own.count, others.count)
    return least > 1 && 2 * own.intersection(others).count > least
  }

  /// The number that a line stands for; nil: it is no answer.
  func answer(_ line: String) -> Int? {
    let words = line.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
      .filter { !["the", "number", "it", "is", "one", "side", "example"].contains($0) }
    guard words.count == 1, let word = words.first else { return nil }
    let names = [
      ["1", "first", "a"], ["2", "second", "b"], ["3", "third", "c"], ["4", "fourth", "d"],
    ]
    return names.prefix(choices.count).firstIndex { $0.contains(word) }.map { $0 + 1 }
  }

  /// The choices under their numbers.
  func body(_ options: RenderOptions) -> String {
    let lines = choices.enumerated().flatMap { index, choice -> [String] in
      switch choice {
      case .code(let text): [options.paint("\(index + 1).", .strong)] + options.code(text) + [""]
      case .sentence(let text): options.wrap("\(index + 1). \(text)", hanging: 3, first: 0)
      }
    }
    let code = listing.map { options.code($0) + [""] } ?? []
    return (code + lines).joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  /// What `next` does where it asks this.
  var announcement: String {
    switch kind {
    case .side: PracticeWords.asksSide()
    case .counted: PracticeWords.asksCounted()
    case .reason: PracticeWords.asksReason()
    }
  }

  func asking(_ options: RenderOptions) -> String {
    let lines =
      options.wrap(question).map { options.paint($0, .strong) } + options.wrap(howToAnswer)
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }
}

extension GuidelineExample {
  /// The reason, if it is said in words: a bare piece of code is none.
  fileprivate var sentence: String? {
    reason.flatMap { text in
      text.split(separator: " ").count { $0.allSatisfy(\.isLetter) } > 1 ? text : nil
    }
  }

  /// The code without comments: they may name the side.
  var withoutComments: String { MarkedSource(swift).text.withoutComments }
}
