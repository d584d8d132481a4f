import Analysis
import Foundation
import Simulation
import Testing

@testable import TutorKit

/// A question may leave out steps that the example offers: the walk through it goes to the step that was asked
/// about.
@Test func theStepOfAQuestionIsFoundAmongAllSteps() throws {
  let file = packageRoot.appendingPathComponent("Tests/TutorKitTests/Pairs/taps-beside-a-button.md")
  let text = try String(contentsOf: file, encoding: .utf8)
  let document = try GuidelineDocument.parse(text, path: "a.md").get()
  let lesson = Lesson(id: "a", number: 1, document: document)
  var steps: Set<String> = []
  for program in lesson.programs {
    let run = try #require(withDeepStack { program.run(parse(program.text, file: "a")) } ?? nil)
    let walk = TraceWalk(program: program, run: run)
    for question in withDeepStack({ program.questions() }) ?? [] where question.step > 0 {
      let action = try #require(question.actions.last)
      let found = try #require(walk.step(of: question))
      #expect(run.steps[found].action == action)
      steps.insert(action)
    }
  }
  #expect(steps.contains("tap:n 0"))
}
