import Foundation
import TerminalDriver
import Testing
import TutorKit

@testable import Pictures

private let exercises = ExerciseLibrary.load(
  from: packageRoot.appendingPathComponent("Exercises")
).exercises

/// Skipped where no Chromium is found; `make test` installs one, and CHROMIUM names another.
@Suite(.enabled(if: Chromium.found != nil, "no Chromium on PATH, and CHROMIUM names none"))
struct PageTests {
  /// Each exercise as `tutor grade solution.swift --html` draws it: before, yours, reference.
  @Test(arguments: exercises.map(\.id))
  func aPageShowsTheNumbersOfTheReport(id: String) throws {
    let browser = try #require(Chromium.found)
    let exercise = try #require(exercises.first { $0.id == id })
    let solution = try String(contentsOf: exercise.solutionFile, encoding: .utf8)
    let request = exercise.request(for: TutorKit.parse(solution, file: "solution.swift"))
    let drawn = try #require(withDeepStack { (try? request.drawnSides.get(), grade(request)) })
    let picture = Picture(try #require(drawn.0), of: id)
    #expect(picture.sides.map(\.role) == ["before", "yours", "reference"])
    let (steps, dom) = try walk(through: HTMLPage(picture).text, browser)
    let page = try #require(dom.firstMatch(of: /<html[^>]*>/)).output
    #expect(page.contains("data-ready") && !page.contains("data-error"), "\(page)")
    #expect(steps.count == drawn.1.steps.count)
    for (seen, told) in zip(steps, drawn.1.steps) {
      #expect(seen.counts[1] == [told.bodies, told.rebuilt, told.needed], "\(told.action)")
      #expect(seen.counts[0][1] == told.starterRebuilt, "\(told.action)")
      #expect(seen.counts[2][1] == told.referenceRebuilt, "\(told.action)")
      #expect(seen.said.contains(PictureWords.counts(told.bodies, told.rebuilt, told.needed)))
    }
    for (index, seen) in steps.enumerated() {
      for (side, tree) in picture.sides.enumerated() where index < tree.steps.count {
        let rows = PictureRows(
          tree, step: tree.steps[index], isOpen: picture.isSmall
        ).rows
        #expect(seen.rows[side] == rows.count, "\(tree.role) \(index)")
        let ran = rows.filter { ($0.state?.ran ?? 0) > 0 && $0.count == 1 }
        #expect(seen.ran[side] == ran.map { tree.nodes[$0.node].name }, "\(tree.role) \(index)")
      }
    }
  }

  @Test func nothingOfASourceBecomesMarkup() throws {
    let (steps, dom) = try walk(
      through: HTMLPage(try hostilePicture()).text, try #require(Chromium.found))
    #expect(steps.count == 2)
    #expect(!dom.contains("data-owned") && !dom.contains("data-error"))
  }
}
