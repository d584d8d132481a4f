import Simulation
import Testing

@testable import TutorKit

private let harbour = """
  import SwiftUI
  struct Berth { var boats = 1; let depth = 2; var isFull: Bool { boats > 3 }; var crane = Crane() }
  struct Crane { var load = 3 }
  @Observable final class Office { var berth = Berth(); let quay = 3; var berths = [Berth()] }
  struct Harbour: View {
    @State private var berth = Berth()
    @State private var office = Office()
    @State private var tide = 1
    var body: some View { Text("\\(berth.boats) \\(berth.crane.load) \\(office.berth.boats) \\(tide)") }
  }
  """

/// Paths of steps: a step on what is not there is refused, and changes nothing.
@Suite struct StepPathTests {
  @Test(arguments: [
    "set:Harbour.berth.boats=4", "set:Harbour.berth.crane.load=4",
    "set:Harbour.office.berth.boats=5",
    "set:Harbour.office.berths[0].boats=7", "set:Harbour.tide=2", "set:berth.boats=8",
  ])
  func aMemberThatIsThereIsChanged(step: String) throws {
    let run = try run(step)
    #expect(run.problems.isEmpty)
    #expect(run.steps.last?.writes.contains { $0.old != $0.new } == true)
  }

  @Test(arguments: [
    "set:Harbour.berth.cranes=4", "set:Harbour.berth.depth=4", "change:Harbour.berth.isFull",
    "set:Harbour.berth.crane.weight=4", "set:Harbour.office.berth.cranes=5",
    "set:Harbour.office.quay=4",
    "set:Harbour.tide.height=2", "change:Harbour.tide.height",
  ])
  func aMemberThatIsNotThereIsRefused(step: String) throws {
    let run = try run(step)
    guard case .notFound? = run.problems[1] else {
      Issue.record("\(step) is taken")
      return
    }
    #expect(run.steps.last?.writes.isEmpty == true)
  }

  private func run(_ step: String) throws -> SimulationRun {
    let request = SimulationRequest(
      sources: [parse(harbour, file: "Harbour.swift")], steps: [ActionText(step)])
    return try withDeepStack { simulate(request) }.map { try $0.get() } ?? #require(nil)
  }
}
