import Foundation
import Testing

@testable import TutorKit

/// Hints that name why a view shows something else after a step: it is another view, or its own `==` leaves out what
/// has changed.
@Suite struct CauseHintTests {
  /// The hints on a text of an exercise with some pieces replaced.
  private func hints(
    _ number: String, _ text: (Exercise) throws -> String, _ changes: [(String, String)]
  ) throws -> [Hint] {
    let exercise = try #require(shippedExercises.exercise(number))
    let changed = try changes.reduce(text(exercise)) { text, change in
      try #require(text.contains(change.0))
      return text.replacing(change.0, with: change.1)
    }
    let request = exercise.request(for: parse(changed, file: "Answer.swift"))
    return try #require(
      withDeepStack {
        let report = grade(request)
        return (1..<hintLevels).compactMap(HintLadder(report: report, request: request).hint)
      })
  }

  @Test func stateThatIsLostByAnotherBranchIsNamed() throws {
    let hints = try hints(
      "44", { try #require($0.starterText) },
      [
        (
          "  private func strip(_ track: Track) -> AnyView {",
          "  @ViewBuilder private func strip(_ track: Track) -> some View {"
        ),
        (
          "return AnyView(\n        TrackStrip(name: track.name, gain: track.gain).opacity(0.3))\n    }",
          "TrackStrip(name: track.name, gain: track.gain).opacity(0.3)\n    } else {"
        ),
        (
          "    return AnyView(TrackStrip(name: track.name, gain: track.gain).opacity(1))\n",
          "      TrackStrip(name: track.name, gain: track.gain).opacity(1)\n    }\n"
        ),
      ])
    try #require(hints.count > 4)
    #expect(hints[1].text.contains("`TrackStrip`"), "\(hints[1].text)")
    #expect(hints[3].text.contains("begins again"), "\(hints[3].text)")
    #expect(hints[4].code.first == "TrackStrip(___)", "\(hints[4].code)")
  }

  @Test func anEqualityThatLeavesSomethingOutIsNamed() throws {
    let hints = try hints(
      "30", { try SourceText.read($0.solutionFile.path).get() }, [(" && a.rains == b.rains", "")])
    try #require(hints.count > 4)
    #expect(hints[1].text.contains("`==`"), "\(hints[1].text)")
    #expect(hints[3].text.contains("`rains`"), "\(hints[3].text)")
    #expect(hints[4].code == ["&& ___.rains == ___.rains"], "\(hints[4].code)")
  }
}
