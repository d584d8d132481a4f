import Analysis
import Simulation
import Testing

/// What is private in a file hides nothing in another one, and what two files have in private is two things.
@Suite struct PrivateNameTests {
  private static let screen = """
    import SwiftUI
    private let pad = 1
    private func label(_ n: Int) -> String { "a" }
    struct Screen: View {
      @State private var n = 0
      var body: some View {
        List { Section { Leaf(text: label(n)) }; Part(n: n + pad); Button("Go") { n += 1 } }
      }
    }
    struct Leaf: View { let text: String; var body: some View { Text(text) } }
    struct Part: View { let n: Int; var body: some View { Text("\\(n)") } }
    """

  @Test(
    arguments: [
      "private struct List { var n = 1 }", "private typealias List = [Int]",
      "private typealias Section = Int", "private func += (l: inout Int, r: Int) {}",
      "private func label(_ n: Int) -> String { \"\\(n)\" }",
      "private let pad = [1, 2]\nfunc count() -> Int { pad.count }",
    ], [true, false])
  func nothingIsHidden(other: String, isFirst: Bool) throws {
    let files = [
      ParsedSource(text: Self.screen, file: "Screen.swift"),
      ParsedSource(text: other, file: "Other.swift"),
    ]
    let lowered = lower(isFirst ? files.reversed() : files, expressions: ["Screen()"])
    guard case .function(let root)? = lowered.expressions.first else { return }
    let simulator = Simulator(program: lowered.program, root: root)
    _ = simulator.start()
    let (trace, problem) = simulator.perform(.tap("Go"), named: "tap:Go")
    #expect(problem == nil)
    #expect(simulator.unchecked.isEmpty)
    let runs = trace.runs.filter(\.isBody).map(\.view)
    #expect(Set(runs) == ["Screen", "Part"])
  }
}
