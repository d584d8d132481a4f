/// A lesson stepped through before a room, one key after another. The answer to a question stands on a
/// later screen than the question.
package struct LessonTalk {
  /// How large a screen is, and how it is drawn.
  package struct Screen {
    package var options: RenderOptions
    /// Rows of the window; nil: there is no end, as in a pipe.
    package var rows: Int?

    package init(options: RenderOptions, rows: Int?) {
      self.options = options
      self.options.isHighContrast = true
      self.rows = rows
    }

    /// Rows for what is shown: below it stand an empty row, the place and the keys.
    var height: Int { rows.map { max(4, $0 - 3) } ?? Int.max }
  }

  let lesson: Lesson
  let slides: [Slide]
  /// How everybody opens the session with this lesson.
  let program: String
  /// The slide, and the screen of it where it is taller than the window.
  private(set) var place = (slide: 0, part: 0)
  /// The room's answers by question.
  private(set) var hands: [String: [Hands]] = [:]

  /// nil: the lesson's programs could not be run to their end. `program` is what opens the session with
  /// this lesson, with its options.
  package init?(
    lesson: Lesson, lessons: LessonLibrary, exercises: ExerciseLibrary, program: String = "tutor"
  ) {
    let order = SlideOrder(lesson: lesson, lessons: lessons, exercises: exercises)
    guard let slides = withDeepStack({ order.slides() }) else { return nil }
    self.lesson = lesson
    self.slides = slides
    self.program = program
  }

  /// Whether a question waits for hands.
  package var asksForHands: Bool { slides[place.slide].asks != nil }

  /// Whether there is nothing after this screen.
  package func isAtEnd(_ screen: Screen) -> Bool {
    place.slide == slides.count - 1 && place.part + 1 >= parts(of: place.slide, screen).count
  }

  /// Goes on to the next screen. false: this was the last one.
  package mutating func next(_ screen: Screen) -> Bool {
    if place.part + 1 < parts(of: place.slide, screen).count {
      place.part += 1
      return true
    }
    guard place.slide + 1 < slides.count else { return false }
    place = (place.slide + 1, 0)
    return true
  }

  /// Goes back by a screen. false: this is the first one.
  package mutating func back(_ screen: Screen) -> Bool {
    if place.part > 0 {
      place.part -= 1
      return true
    }
    guard place.slide > 0 else { return false }
    place.slide -= 1
    place.part = parts(of: place.slide, screen).count - 1
    return true
  }

  /// Takes hands such as `none 4, all 15`, and goes on to what the room said; nil: all was understood, else
  /// what helps. An answer that was given before is counted anew.
  package mutating func raise(_ line: String) -> String? {
    guard let question = slides[place.slide].asks else { return PresentWords.noQuestion() }
    guard let raised = Hands.read(line) else { return PresentWords.handsTake() }
    for hand in raised {
      if let problem = problem(of: hand) { return problem }
    }
    var known = hands[question] ?? []
    for hand in raised {
      known.removeAll { $0.answer.lowercased() == hand.answer.lowercased() }
      if hand.count > 0 { known.append(hand) }
    }
    hands[question] = known
    while case .question = slides[place.slide] { place = (place.slide + 1, 0) }
    while case .choice = slides[place.slide] { place = (place.slide + 1, 0) }
    return nil
  }

  /// Why an answer cannot be counted; nil: it can.
  private func problem(of hand: Hands) -> String? {
    switch slides[place.slide] {
    case .question(let question), .answers(let question):
      guard case .failure(let problem) = PredictionAnswer.read(hand.answer, question) else {
        return nil
      }
      let names = question.pieces.map(question.name).joined(separator: ", ")
      return PresentWords.noAnswer(problem.word.isEmpty ? hand.answer : problem.word, names)
    case .choice(let question), .chosen(let question):
      return question.answer(hand.answer) == nil
        ? PresentWords.noChoice(hand.answer, question.choices.count) : nil
    case .opening, .truth, .run, .example, .closing: return nil
    }
  }

  // MARK: Screens

  /// What is on the screen now.
  package func text(_ screen: Screen) -> String {
    let all = parts(of: place.slide, screen)
    let lines = all.indices.contains(place.part) ? all[place.part] : all.last ?? []
    return lines.joined(separator: "\n") + "\n"
  }

  /// The place, below a screen.
  package func placeText(_ screen: Screen) -> String {
    let count = parts(of: place.slide, screen).count
    let part = count > 1 ? PresentWords.part(place.part + 1, count) : ""
    return PresentWords.place(place.slide + 1, slides.count, part)
  }

  /// The screens of a slide; one at least.
  private func parts(of slide: Int, _ screen: Screen) -> [[String]] {
    let text = SlideText(talk: self, options: screen.options).text(slides[slide])
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard lines.count > screen.height else { return [lines] }
    return stride(from: 0, to: lines.count, by: screen.height).map {
      Array(lines[$0..<min($0 + screen.height, lines.count)])
    }
  }
}
