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
  @Test(arguments: stride(from: 0, to: exercises.count, by: 15).map { $0 })
  func pagesShowTheNumbersOfTheReport(first: Int) throws {
    let drawn = try exercises[first..<min(first + 15, exercises.count)].map(Drawn.init)
    let pages = try walk(
      through: drawn.map { HTMLPage($0.picture).text }, try #require(Chromium.found))
    #expect(pages.count == drawn.count)
    for (page, drawn) in zip(pages, drawn) { try check(page, drawn) }
  }

  private struct Drawn {
    var picture: Picture
    var report: GradeReport

    init(_ exercise: Exercise) throws {
      let solution = try String(contentsOf: exercise.solutionFile, encoding: .utf8)
      let request = exercise.request(for: TutorKit.parse(solution, file: "solution.swift"))
      let both = try #require(withDeepStack { (try? request.drawnSides.get(), grade(request)) })
      picture = Picture(try #require(both.0), of: exercise.id)
      report = both.1
    }
  }

  private func check(_ page: WalkedPage, _ drawn: Drawn) throws {
    let (picture, report) = (drawn.picture, drawn.report)
    #expect(picture.sides.map(\.role) == ["before", "yours", "reference"])
    #expect(page.isReady && page.error == nil, "\(picture.title): \(page.error ?? "")")
    let steps = try #require(page.steps)
    #expect(steps.count == report.steps.count)
    for (seen, told) in zip(steps, report.steps) {
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
