import Analysis
import Testing

@testable import TutorKit

/// What is drawn at random, kept elsewhere or given by what is not declared is no fact, and a loop that keeps all that
/// it writes has an end.
struct UncertainRunTests {
  private func report(_ action: String, shown: String = "") throws -> SimulationReport {
    let text = """
      import SwiftUI
      struct Shelf: View {
        @AppStorage("sweet") private var sweet = 0
        @State private var jars = [1, 2, 3]
        @State private var count = 0
        var body: some View {
          VStack {
            \(shown)
            Button("Go") { \(action) }
            Text("\\(jars.count) \\(count) \\(sweet)")
          }
        }
      }
      struct Jar: View {
        let size: Int
        init() { size = measured() }
        var body: some View { Text("\\(size)") }
      }
      """
    let request = SimulationRequest(
      sources: [parse(text, file: "Shelf.swift")], root: "Shelf", steps: [ActionText("tap:Go")])
    let run = try #require(withDeepStack { simulate(request) }).get()
    return SimulationReport(run)
  }

  @Test(arguments: [
    "jars.shuffle()", "count = jars.shuffled().first ?? 0",
    "UserDefaults.standard.set(7, forKey: \"sweet\")",
    "UserDefaults.standard.removeObject(forKey: \"sweet\")",
    "while !jars.isEmpty { jars.append(jars.count) }",
  ])
  func whatIsNotKnownIsUnchecked(action: String) throws {
    let step = try #require(try report(action).steps.last)
    #expect(step.problem == nil)
    #expect(step.unchecked?.isEmpty == false)
  }

  @Test(arguments: ["jars.append(4)", "jars = [1].shuffled()", "count = jars.sorted().count"])
  func whatIsKnownIsNot(action: String) throws {
    let step = try #require(try report(action).steps.last)
    #expect(step.problem == nil)
    #expect(step.unchecked == nil)
  }

  @Test func aResultOfWhatIsNotDeclaredIsTakenToStay() throws {
    let told = try report("count += 1", shown: "Jar()").assumptions.map(\.text)
    #expect(told.contains { $0.contains("`measured()`") })
    #expect(try report("count += 1").assumptions.isEmpty)
  }
}
