import Analysis
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
  /// Each exercise's starter and solution as `tutor grade --html` draws them: before, yours, and of the
  /// solution the reference. Twelve exercises share a browser.
  @Test(arguments: stride(from: 0, to: exercises.count, by: 12).map { $0 })
  func pagesShowTheNumbersOfTheText(first: Int) throws {
    let drawn = try exercises[first..<min(first + 12, exercises.count)].flatMap { exercise in
      try [Drawn(exercise, exercise.starterFile), Drawn(exercise, exercise.solutionFile)]
    }
    let pages = try walk(
      through: drawn.map { HTMLPage($0.picture).text }, try #require(Chromium.found))
    #expect(pages.count == drawn.count)
    for (page, drawn) in zip(pages, drawn) { try check(page, drawn) }
  }

  /// A page's picture, and what `tutor simulate` prints of each side: bodies, rebuilt and needed by step.
  private struct Drawn {
    var picture: Picture
    var printed: [[[Int]]]

    init(_ exercise: Exercise, _ file: URL) throws {
      let text = try String(contentsOf: file, encoding: .utf8)
      var request = exercise.request(for: TutorKit.parse(text, file: file.lastPathComponent))
      let isStarter = file == exercise.starterFile
      if isStarter { request.reference = nil }
      let sent = request
      let sides = try #require(withDeepStack { try? sent.drawnSides.get() } ?? nil)
      picture = Picture(sides, of: exercise.id)
      let steps = picture.sides[0].steps.dropFirst().map(\.action)
      printed = try sides.map { try Self.numbers($0.sources, exercise.root, Array(steps)) }
      #expect(picture.sides.map(\.role) == ["before", "yours"] + (isStarter ? [] : ["reference"]))
    }

    /// The numbers of a report's lines, as a person reads them.
    private static func numbers(
      _ sources: [ParsedSource], _ root: String?, _ steps: [String]
    ) throws -> [[Int]] {
      let made = withDeepStack {
        let request = SimulationRequest(
          sources: sources, root: root, steps: steps.map(ActionText.init))
        return simulate(request).map { SimulationReport($0).text(RenderOptions(width: 400)) }
      }
      let line = /(\d+) (?:body|bodies) ran, (\d+) view values? rebuilt, (\d+) needed/
      return try #require(made).get().matches(of: line).map { match in
        [match.1, match.2, match.3].compactMap { Int($0) }
      }
    }
  }

  private func check(_ page: WalkedPage, _ drawn: Drawn) throws {
    let picture = drawn.picture
    #expect(page.isReady && page.error == nil, "\(picture.title): \(page.error ?? "")")
    let steps = try #require(page.steps, "\(picture.title)")
    for (side, tree) in picture.sides.enumerated() {
      #expect(drawn.printed[side].count == tree.steps.count, "\(picture.title) \(tree.role)")
      #expect(steps.count >= tree.steps.count)
      for (index, numbers) in drawn.printed[side].enumerated() where index < steps.count {
        #expect(steps[index].counts[side] == numbers, "\(picture.title) \(tree.role) \(index)")
        let said = PictureWords.counts(numbers[0], numbers[1], numbers[2])
        #expect(steps[index].said.contains(said), "\(picture.title) \(tree.role) \(index)")
      }
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
