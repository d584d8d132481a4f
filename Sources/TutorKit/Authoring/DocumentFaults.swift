import Analysis

/// What is wrong with a guideline document as a text, whatever it says: fences that are not closed, a head that is
/// no YAML, examples that are no Swift, two sides that are the same.
struct DocumentFaults {
  /// Where, what is wrong, and what to do about it.
  struct Fault: Hashable {
    var line: Int
    var message: String
    var remedy: String
  }

  let faults: [Fault]

  /// - Parameter practice: what its pairs came to.
  init(_ lesson: Lesson, _ pairs: [GuidelinePair], _ practice: LessonPractice) {
    faults =
      Self.head(of: lesson) + lesson.document.openFences.map(Self.open)
      + pairs.flatMap { Self.sides(of: $0) }
      + practice.lacks.filter(\.lack.isFault).map {
        Fault(line: $0.line, message: $0.lack.sentence, remedy: $0.lack.remedy)
      }
  }

  private static func head(of lesson: Lesson) -> [Fault] {
    let front = lesson.document.frontMatter
    return (front.faults + front.notes + lesson.document.unreadable).map {
      Fault(line: $0.line, message: $0.text, remedy: AuthorWords.mendDocument())
    }
  }

  private static func open(_ line: Int) -> Fault {
    Fault(
      line: line, message: PracticeWords.fenceOpen(), remedy: PracticeWords.closeFence())
  }

  private static func sides(of pair: GuidelinePair) -> [Fault] {
    guard pair.isOfOneCode else {
      return [pair.bad, pair.good].compactMap { example in
        let source = parse(MarkedSource(example.swiftAtItsLines).text, file: "")
        guard !parse(example.program, file: "").syntaxErrors.isEmpty,
          let error = source.syntaxErrors.first
        else { return nil }
        return Fault(
          line: error.position.line, message: PracticeWords.exampleNotWhole(error.message),
          remedy: PracticeWords.wholeRemedy())
      }
    }
    return [
      Fault(
        line: pair.good.line, message: PracticeWords.sidesEqual(pair.bad.line),
        remedy: PracticeWords.sidesEqualRemedy())
    ]
  }
}

extension GuidelinePair {
  /// Whether both sides have the same code, but for layout and comments.
  var isOfOneCode: Bool { bad.words == good.words }
}

extension GuidelineExample {
  /// The code without layout and comments.
  fileprivate var words: [String] {
    parse(program, file: "").words
  }
}
