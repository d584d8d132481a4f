import Simulation
import Testing

@testable import TutorKit

private let cart = """
  import SwiftUI
  struct Cart: View {
    @State private var items: [String] = []
    @State private var isLocked = true
    @State private var isGift = false
    var body: some View {
      VStack {
        Button("Empty") { items.removeAll() }.disabled(items.isEmpty)
        Button("Add") { items.append("bread") }
        Group {
          Toggle("Gift", isOn: $isGift)
          Button("Pay") { items = ["paid"] }
        }
        .disabled(isLocked)
      }
    }
  }
  """

/// What is disabled answers to nobody.
@Suite struct DisabledControlTests {
  private func run(_ steps: [String]?) throws -> SimulationRun {
    let request = SimulationRequest(
      sources: [parse(cart, file: "Cart.swift")], steps: steps.map { $0.map(ActionText.init) })
    return try withDeepStack { simulate(request) }.map { try $0.get() } ?? #require(nil)
  }

  @Test func theScenarioComesBackToWhatOthersEnable() throws {
    let steps = try run(nil).steps.map(\.action)
    #expect(
      steps == [
        "initial", "tap:Add", "tap:Empty", "change:Cart.items",
        "change:Cart.isLocked", "change:Cart.isGift",
      ])
  }

  @Test func aTapOnItDoesNothingAndIsSaidTo() throws {
    let run = try run(["tap:Empty", "toggle:Gift", "tap:Pay"])
    #expect(
      run.problems == [
        1: .disabled("Empty"), 2: .disabled("Gift"), 3: .disabled("Pay"),
      ])
    #expect(run.steps.dropFirst().allSatisfy { $0.writes.isEmpty && $0.runs.isEmpty })
    #expect(run.problems[1]?.sentence == "`Empty` is disabled here, so nothing happens")
  }

  @Test func whatIsEnabledAgainAnswers() throws {
    let run = try run(["set:Cart.isLocked=false", "tap:Pay"])
    #expect(run.problems.isEmpty)
    #expect(run.steps[2].writes.count == 1)
  }
}
