import Foundation
import Testing

@testable import TutorKit

@Suite struct PresentTests {
  private func talk(_ name: String) throws -> LessonTalk {
    let lessons = LessonLibrary.load(from: packageRoot.appendingPathComponent("Lessons"))
    let lesson = try #require(lessons.lesson(name))
    return try #require(
      LessonTalk(lesson: lesson, lessons: lessons, exercises: shippedExercises))
  }

  private let endless = LessonTalk.Screen(options: RenderOptions(), rows: nil)

  /// All screens from the first to the last.
  private func screens(_ talk: LessonTalk, _ screen: LessonTalk.Screen) -> [String] {
    var talk = talk
    var result = [talk.text(screen)]
    while talk.next(screen) { result.append(talk.text(screen)) }
    return result
  }

  @Test(arguments: 1...16) func everyLessonHasAQuestionBeforeItsAnswer(number: Int) throws {
    let talk = try talk(String(number))
    let asked = try #require(talk.slides.firstIndex { $0.asks != nil })
    let shown = talk.slides.indices.filter {
      switch talk.slides[$0] {
      case .truth, .run, .example, .answers, .chosen: true
      case .opening, .question, .choice, .closing: false
      }
    }
    #expect(shown.allSatisfy { $0 > asked })
    for text in screens(talk, endless).prefix(asked + 1) {
      #expect(!text.contains("Correct"), "\(text)")
    }
    #expect(screens(talk, endless).allSatisfy { !$0.isEmpty })
  }

  @Test func handsShowTheirBeliefAndThenTheTruth() throws {
    var talk = try talk("1")
    let said1 = talk.raise("all 3")
    #expect(said1 == PresentWords.noQuestion())
    while !talk.asksForHands, talk.next(endless) {}
    guard case .question(let question) = talk.slides[talk.place.slide] else {
      Issue.record("no question")
      return
    }
    let said2 = talk.raise("nobody knows")
    #expect(said2 == PresentWords.handsTake())
    let said3 = talk.raise("all")
    #expect(said3 == PresentWords.handsTake())
    let said4 = talk.raise("Elephant 4")
    #expect(said4?.contains("`Elephant` is no answer here") == true)
    let said5 = talk.raise("none 4, all 15")
    #expect(said5 == nil)
    let room = talk.text(endless)
    #expect(room.contains("19 hands"))
    #expect(room.contains("15  all   █"))
    #expect(room.contains("comes out when"))
    let truth = question.words(question.truth)
    #expect(!room.contains("What runs"))
    let said6 = talk.next(endless)
    #expect(said6)
    #expect(talk.text(endless).contains("What runs: " + truth))
    // Counting again replaces an answer's hands, and zero takes them away.
    let said7 = talk.back(endless)
    #expect(said7)
    let said8 = talk.raise("all 2; none 0")
    #expect(said8 == nil)
    #expect(talk.text(endless).contains("2 hands"))
    #expect(!talk.text(endless).contains("none"))
  }

  @Test(arguments: [(24, 80), (10, 40), (6, 20)])
  func everyScreenFitsTheWindow(rows: Int, columns: Int) throws {
    var options = RenderOptions(width: columns)
    options.color = true
    let screen = LessonTalk.Screen(options: options, rows: rows)
    for number in [1, 6, 12] {
      let all = screens(try talk(String(number)), screen)
      #expect(
        all.allSatisfy {
          $0.split(separator: "\n", omittingEmptySubsequences: false).count <= rows - 1
        })
      // Back comes through the same screens.
      var talk = try talk(String(number))
      while talk.next(screen) {}
      var back = [talk.text(screen)]
      while talk.back(screen) { back.append(talk.text(screen)) }
      #expect(back.reversed() == all)
    }
  }

  @Test func coloursAreThoseThatAProjectorShows() throws {
    var options = RenderOptions()
    options.color = true
    let texts = screens(try talk("5"), LessonTalk.Screen(options: options, rows: nil)).joined()
    #expect(texts.contains("\u{1B}["))
    for code in ["34", "2", "33", "35", "36"] {
      #expect(!texts.contains("\u{1B}[\(code)m"), "\(code)")
      #expect(!texts.contains(";\(code)m"), "\(code)")
    }
  }

  @Test(arguments: [
    ("none 4, all 15", ["none": 4, "all": 15]), ("PumpRow 1 3", ["PumpRow 1": 3]),
    ("2: 5; 1 = 7", ["2": 5, "1": 7]), ("all x12", ["all": 12]),
    ("(Row 1, Title 2) 5, none 3", ["Row 1, Title 2": 5, "none": 3]), ("\u{0C}none 4", ["none": 4]),
    ("a,b", nil), ("", nil), ("4", nil), ("all -3", nil), ("all 99999999", nil),
  ])
  func handsAreReadFromALine(line: String, hands: [String: Int]?) {
    let read = Hands.read(line)
    #expect(
      read.map { Dictionary($0.map { ($0.answer, $0.count) }, uniquingKeysWith: +) } == hands)
  }
}
