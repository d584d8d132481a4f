import Analysis
import Simulation
import Testing

@testable import TutorKit

private let lists = """
  struct Leaf: View { let v: Int; var body: some View { Text("a") } }
  struct Parity: Equatable {
    var raw: Int
    static func == (a: Parity, b: Parity) -> Bool { a.raw % 2 == b.raw % 2 }
  }
  struct P: View {
    @State private var n = 0
    @State private var parity = Parity(raw: 0)
    let items = [1, 2]
    var body: some View {
      let _ = step("n") { n += 1 }
      let _ = step("equal") { parity = Parity(raw: 2) }
      let _ = n
      VStack {
        Leaf(v: parity.raw)
        ForEach(items, id: \\.self) { i in
          let _ = probe("row")
          Text("b")
        }
      }
    }
  }
  """

/// After an equal write, then a write that runs the parent: how often rows were made and the leaf ran.
private func counts(_ system: SystemModel?) throws -> [Int] {
  let made = withDeepStack {
    var request = SimulationRequest(
      sources: [ParsedSource(text: lists, file: "P.swift")], root: "P()",
      steps: ["equal", "n"].map(ActionText.init))
    request.options.system = system
    return simulate(request)
  }
  let run = try #require(made).get()
  let last = run.steps[2]
  return [last.probes["row"] ?? 0, last.runs.filter { $0.isBody && $0.view == "Leaf" }.count]
}

/// Semantics 9.2: before iOS 18 no two values of a ForEach are the same; an equal write is kept by the
/// SDK of iOS 26 and later.
@Test func systemsCountWhatTheirSDKsDo() throws {
  #expect(try counts(nil) == [0, 1])
  #expect(try counts(.ios26) == [0, 1])
  #expect(try counts(.ios18) == [0, 0])
  #expect(try counts(.ios17) == [2, 0])
}
