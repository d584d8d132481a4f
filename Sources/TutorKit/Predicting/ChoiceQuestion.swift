import Analysis

/// A question with a few answers, made of a document's own words, where simulating says nothing.
struct ChoiceQuestion: Hashable, Sendable {
  /// `rows/stable-identity#side`
  var id: String
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
  private static let mostLines = 60

  /// Which side breaks the guideline, or which sentence is its reason; nil: the document has neither
  /// both sides nor a reason, or no Swift.
  static func make(_ lesson: Lesson, among lessons: [Lesson]) -> ChoiceQuestion? {
    guard lesson.document.examples.contains(where: { !$0.swift.trimmed.isEmpty }) else {
      return nil
    }
    return side(lesson) ?? reason(lesson, among: lessons)
  }

  private static func side(_ lesson: Lesson) -> ChoiceQuestion? {
    guard let (bad, good) = lesson.pair else { return nil }
    let (wrong, right) = (bad.withoutComments, good.withoutComments)
    guard wrong != right, wrong.rows.count + right.rows.count <= mostLines else { return nil }
    let isFirst = lesson.id.utf8.reduce(0) { $0 &+ Int($1) }.isMultiple(of: 2)
    return ChoiceQuestion(
      id: lesson.id + "#side",
      choices: (isFirst ? [wrong, right] : [right, wrong]).map(Choice.code),
      question: PracticeWords.whichSide(lesson.title), howToAnswer: PracticeWords.answerSide(),
      right: isFirst ? 1 : 2,
      reason: calling(bad) + onlyThere(wrong, right))
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
    let others = (lessons.dropFirst(lesson.number) + lessons.prefix(max(0, lesson.number - 1)))
      .prefix(mostOthers).lazy
      .compactMap { other in other.document.examples.lazy.compactMap(\.sentence).first }
    var sentences: [String] = []
    for other in others where other != text && !sentences.contains(other) {
      sentences.append(other)
      if sentences.count == 3 { break }
    }
    guard sentences.count == 3 else { return nil }
    let place = lesson.id.utf8.reduce(0) { $0 &+ Int($1) } % 4
    sentences.insert(text, at: place)
    return ChoiceQuestion(
      id: lesson.id + "#reason", choices: sentences.map(Choice.sentence),
      question: PracticeWords.whichReason(lesson.title),
      howToAnswer: PracticeWords.answerNumber(sentences.count), right: place + 1,
      reason: PracticeWords.reasonIs(text, own.line))
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
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
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
  fileprivate var withoutComments: String { MarkedSource(swift).text.withoutComments }
}
