import Analysis
import Testing

@testable import TutorKit

/// Why the rows of a list were made again.
struct RowCauseTests {
  /// A list of texts in a screen with a count, of which the rows show nothing.
  private func report(_ list: String) throws -> SimulationReport {
    let text = """
      import SwiftUI
      struct Shelf: View {
        private let jars = ["Plum", "Fig"]
        private var sweet: [String] { jars.filter { _ in count > 100 } + jars }
        @State private var count = 0
        @State private var taps = [0]
        var body: some View {
          VStack {
            \(list)
            Button("Add") { count += 1; taps.append(count) }
            Text("\\(count) of \\(taps.count)")
          }
        }
      }
      struct Jar: View {
        let name: String
        let count: Int
        var body: some View { Text("\\(name) \\(count)") }
      }
      """
    let request = SimulationRequest(
      sources: [parse(text, file: "Shelf.swift")], root: "Shelf", steps: [ActionText("tap:Add")])
    let run = try #require(withDeepStack { simulate(request) }).get()
    return SimulationReport(run)
  }

  @Test(arguments: [
    (
      "ForEach(jars, id: \\.self) { jar in Jar(name: jar, count: count) }",
      "the list's row closure captured the view around it"
    ),
    (
      "ForEach(jars, id: \\.self) { [count] jar in Jar(name: jar, count: count) }",
      "the list's row closure captured something"
    ),
    (
      "ForEach(taps, id: \\.self) { tap in Jar(name: \"a\", count: tap * 0) }",
      "the list's data compared unequal"
    ),
  ])
  func theRowsSayWhatDiffers(list: String, reason: String) throws {
    let text = try #require(try report(list).why("Jar", options: RenderOptions(width: 1_000)))
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(reason))
  }

  /// Rows that have an id in common are counted, and it is said that SwiftUI leaves open what they are.
  @Test func anIdThatTwoRowsHaveIsTold() throws {
    let twice = try report("ForEach([\"Plum\", \"Plum\"], id: \\.self) { Text($0) }")
    #expect(twice.assumptions.contains { $0.text.contains("Plum") })
    #expect(try report("ForEach(jars, id: \\.self) { Text($0) }").assumptions.isEmpty)
  }
}
