import Analysis
import Foundation
import Testing

@testable import TutorKit

/// A graded file of an exercise with its report as text and its hints.
struct GradedFile: Sendable {
  var name: String
  var report: GradeReport
  var text: String
  var hints: [Hint]

  /// - Parameter levels: How many hints to make; the fifth takes longest, since it simulates.
  init?(
    _ exercise: Exercise, _ file: URL, levels: Int = hintLevels, prepared: GradeRequest? = nil
  ) {
    guard let read = try? SourceText.read(file.path).get() else { return nil }
    let source = parse(read, file: exercise.starterFile.lastPathComponent)
    let graded = withDeepStack {
      var request = prepared ?? exercise.request(for: source)
      request.submission = source
      let report = grade(request)
      return (report, (1...levels).compactMap(HintLadder(report: report, request: request).hint))
    }
    guard let (report, hints) = graded else { return nil }
    name = exercise.path(file)
    self.report = report
    self.hints = hints
    text = report.text(options: RenderOptions(width: 10_000))
  }

  /// The starter of an exercise with all hints, and every fifth mistake with the first four.
  static func wrongAnswers(to exercise: Exercise) -> [GradedFile] {
    let files = [exercise.starterFile] + exercise.files(in: "mistakes")
    let numbered = files.enumerated().filter { $0.offset % 5 == 0 }
      .map { (file: $1, levels: $0 == 0 ? hintLevels : 4) }
    let prepared = exercise.request(for: parse("", file: "empty.swift"))
    let graded = mapOnDeepStacks(numbered) {
      GradedFile(exercise, $0.file, levels: $0.levels, prepared: prepared)
    }
    return graded.compactMap(\.self)
  }
}

@Suite struct HintTests {
  /// Runs of this many words and signs count as the reference's code.
  private static let length = 6

  private func grams(_ text: String) -> Set<[String]> {
    let tokens = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard tokens.count >= Self.length else { return [] }
    return Set((0...(tokens.count - Self.length)).map { Array(tokens[$0..<($0 + Self.length)]) })
  }

  /// For wrong answers to every exercise: six hints, of which the first three hold no code of
  /// the reference; none twice; and what is said keeps to the rules of wording.
  @Test(arguments: shippedExercises.exercises)
  func wrongAnswersAreHintedAtWithoutTheReference(exercise: Exercise) throws {
    let code = grams(try SourceText.read(exercise.solutionFile.path).get())
    let graded = GradedFile.wrongAnswers(to: exercise)
    #expect(graded.count > 1)
    for file in graded {
      #expect(file.hints.count >= 4, "\(file.name)")
      #expect(Set(file.hints).count == file.hints.count, "\(file.name): a hint twice")
      for hint in file.hints.prefix(3) {
        #expect(hint.code.isEmpty, "\(file.name)")
        #expect(grams(hint.text).isDisjoint(with: code), "\(file.name): \(hint.text)")
      }
      for text in [file.text] + file.hints.map(\.text) {
        for fault in WordingFault.all(in: text) { Issue.record("\(file.name): \(fault)\n\(text)") }
      }
      for fault in WordingFault.all(in: file.report) { Issue.record("\(file.name): \(fault)") }
    }
  }

  @Test(arguments: shippedExercises.exercises)
  func aRightAnswerHasNoHints(exercise: Exercise) throws {
    let solution = try #require(GradedFile(exercise, exercise.solutionFile))
    #expect(solution.hints.isEmpty)
  }

  /// A learner who has moved the card out of the body is not told to move it.
  @Test func whatIsFixedIsNotHintedAt() throws {
    let exercise = try #require(shippedExercises.exercise("3"))
    let starter = try #require(GradedFile(exercise, exercise.starterFile))
    #expect(starter.hints[1].text.contains(exercise.hints[1]))
    let file = try #require(
      exercise.files(in: "mistakes").first {
        $0.lastPathComponent == "card-gets-the-planner.swift"
      })
    let moved = try #require(GradedFile(exercise, file))
    let text = moved.hints.map(\.text).joined(separator: " ")
    #expect(!exercise.hints.contains { text.contains($0) })
    #expect(moved.hints[1].text.contains("`VenueCard`"))
    #expect(moved.hints[3].text.contains("`planner`"))
  }

  /// What the author says of the starter is said of a text only while each step builds as much.
  @Test(arguments: shippedExercises.exercises)
  func whatIsSaidOfTheStarterIsTrueOfTheText(exercise: Exercise) throws {
    let others = Array(exercise.files(in: "mistakes").prefix(3))
    for file in [exercise.starterFile] + others {
      let graded = try #require(GradedFile(exercise, file, levels: 2))
      let isAsMuch = graded.report.steps.allSatisfy { $0.rebuilt == $0.starterRebuilt }
      let isStarter = file == exercise.starterFile
      for (hint, written) in zip(graded.hints, exercise.hints) {
        if isStarter { #expect(hint.text.contains(written), "\(graded.name)") }
        if !isAsMuch { #expect(!hint.text.contains(written), "\(graded.name): \(hint.text)") }
      }
    }
  }

  /// The step that is counted is the one that the author's sentence is about.
  @Test(arguments: [
    ("Check in one runner and compare.", "tap:Check in Omar"),
    ("Report a delay and read the board.", "tap:Report delay"),
    ("Type a word. Compare that.", "type:Message=Hello"),
    ("Take an order and count: the phone ran.", "tap:Order"),
    ("Sell one ticket: messages, fog and a line.", "tap:Sell for Moskenes"),
    ("Drag the position in your head.", "select:Position=40.0"),
    ("Count the views, then measure the tide.", "tap:Measure"),
    ("The body is long. Let the rescue boat arrive.", "tap:Rescue boat arrives"),
    ("Read the body aloud.", ""),
  ])
  func theStepOfASentence(sentence: String, step: String) {
    let steps = [
      "initial", "tap:Check in Omar", "tap:Close check-in", "tap:Report delay",
      "toggle:Loudspeaker",
      "type:Message=Hello", "tap:Take a call", "tap:Order", "tap:Sell for Moskenes", "toggle:Fog",
      "select:Position=40.0", "tap:Measure", "tap:Rescue boat arrives",
    ].map { GradeReport.Step(action: $0, bodies: 1, rebuilt: 2, needed: 1) }
    #expect(ToldStep(sentence).steps(of: steps).map(\.action) == (step.isEmpty ? [] : [step]))
  }

  /// The fifth hint is the extraction that was tried, in the learner's names, without the inputs'.
  @Test func theFifthHintIsTheChangeWithHoles() throws {
    let exercise = try #require(shippedExercises.exercise("5"))
    let starter = try #require(GradedFile(exercise, exercise.starterFile))
    #expect(
      starter.hints[4].code == [
        "private struct SongCard: View {", "  let ___: String", "  let ___: String", "",
        "  var body: some View {", "    ___", "  }", "}", "", "SongCard(___: ___, ___: ___)",
      ])
  }

  /// Of the columns of the bulletin one struct is made, which repeats what the body repeated.
  @Test func eachHintOnWhatIsHalfDoneSaysSomething() throws {
    let exercise = try #require(shippedExercises.exercise("4"))
    let starter = try #require(exercise.starterText)
    let columns = try #require(
      starter.firstMatch(of: #/ {8}HStack\(spacing: 24\) \{[\s\S]*?\n {8}\}\n/#)
    ).output
    let section = """
      private struct WindSection: View {
        let wind: Int
        let humidity: Int
        var body: some View {
      \(columns)
        }
      }
      """
    let call = "        WindSection(wind: wind, humidity: humidity)\n"
    let text = starter.replacing(columns, with: call) + section
    let request = exercise.request(for: parse(text, file: "exercise4.swift"))
    let hints = withDeepStack { HintLadder(report: grade(request), request: request).hints }
    #expect(hints?.count == hintLevels)
    #expect(hints?.allSatisfy { !$0.text.isEmpty } == true)
  }

  /// The outline below an author's words is of what these words ask for: it owns what is to be owned, and is
  /// no struct that the rule finds wanting again.
  @Test(arguments: [
    ("4", ["  let ___: ___"], "WindSection"), ("21", ["  @State private var ___ = ___"], "let "),
    ("22", ["  @State private var ___ = ___"], "let "),
  ])
  func theOutlineFitsTheWords(number: String, lines: [String], other: String) throws {
    let exercise = try #require(shippedExercises.exercise(number))
    let code = try #require(GradedFile(exercise, exercise.starterFile)).hints[4].code
    #expect(lines.allSatisfy(code.contains), "\(code)")
    #expect(!code.contains { $0.contains(other) }, "\(code)")
  }

  @Test func aBrokenAnswerIsHintedAtBeforeTheLesson() throws {
    let exercise = try #require(shippedExercises.exercise("3"))
    let broken = try #require(
      try exercise.files(in: "mistakes").first {
        try String(contentsOf: $0, encoding: .utf8).contains("// rejected by: names-resolve")
      })
    let ladder = try #require(GradedFile(exercise, broken)).hints
    #expect(ladder[1].text.contains("line"))
    #expect(ladder[2].text.contains("one stored property"))
    #expect(Set(ladder.map(\.text)).count == hintLevels)
  }
}
