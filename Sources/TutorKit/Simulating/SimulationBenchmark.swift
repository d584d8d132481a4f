import Analysis
import Foundation
import Simulation

/// Times of a simulation of a generated tree.
package struct SimulationBenchmark: Sendable {
  package enum Shape: String, CaseIterable, Sendable { case chain, wide, list }

  package var shape: Shape
  package var views: Int
  /// Seconds of processor time.
  package var firstRender: Double
  package var leafStep: Double

  /// Why a tree was not measured.
  package struct Incomplete: Error {
    package var reason: String
  }

  /// Renders a tree, then changes the state of one leaf.
  ///
  /// - Throws: `Incomplete` where something was unchecked, or not all bodies ran.
  package static func measure(
    _ shape: Shape, views: Int
  ) throws(Incomplete) -> SimulationBenchmark {
    let source = ParsedSource(text: program(shape, views: views), file: "bench.swift")
    let lowered = lower([source], expressions: ["Root()"])
    guard case .function(let root)? = lowered.expressions.first else {
      throw Incomplete(reason: "no root")
    }
    var options = SimulationOptions()
    options.limits.evaluationSteps = 200_000_000
    options.limits.viewDepth = 1_000_000
    options.limits.views = 1_000_000
    options.limits.nestedViews = 1_000_000
    options.limits.elements = 1_000_000
    options.limits.events = 1_000_000
    let simulator = Simulator(program: lowered.program, root: root, options: options)
    let start = clock()
    let first = simulator.start()
    let rendered = clock()
    let steps = 20
    for _ in 0..<steps {
      let (trace, problem) = simulator.perform(.registered("touch"), named: "touch")
      let bodies = trace.runs.filter(\.isBody).count
      guard problem == nil, bodies == 1 else {
        throw Incomplete(reason: "\(bodies) bodies ran in a step of one")
      }
    }
    let touched = clock()
    let bodies = first.runs.filter(\.isBody).count
    guard simulator.unchecked.isEmpty, bodies >= views else {
      let reasons = simulator.unchecked.map { "\($0.words)" }
      throw Incomplete(
        reason: (["\(bodies) bodies ran at first"] + reasons).joined(separator: "; "))
    }
    return SimulationBenchmark(
      shape: shape, views: views, firstRender: seconds(rendered - start),
      leafStep: seconds(touched - rendered) / Double(steps))
  }

  private static func seconds(_ ticks: clock_t) -> Double {
    Double(ticks) / Double(CLOCKS_PER_SEC)
  }

  /// A row of the table.
  package var line: String {
    String(
      format: "%@%7d  %10.2f ms  %7.2f us  %12.2f us  %14.0f",
      shape.rawValue.padded(to: 6), views, firstRender * 1e3, firstRender / Double(views) * 1e6,
      leafStep * 1e6, firstRender / max(leafStep, 1e-9))
  }

  private static func program(_ shape: Shape, views: Int) -> String {
    let leaf = """
      struct Leaf: View {
        let i: Int
        @State var n = 0
        var body: some View {
          let _ = i == \(views - 1) ? step("touch") { n += 1 } : ()
          Text("\\(i) \\(n)")
        }
      }
      """
    switch shape {
    case .list:
      return leaf
        + "\nstruct Root: View { var body: some View { ForEach(0..<\(views), id: \\.self) { Leaf(i: $0) } } }"
    case .wide:
      let width = max(1, Int(Double(views).squareRoot()))
      let count = (views + width - 1) / width
      return leaf + """

        struct Group1: View {
          let start: Int
          var body: some View {
            VStack { ForEach(0..<\(width), id: \\.self) { Leaf(i: start + $0) } }
          }
        }
        struct Root: View {
          var body: some View { ForEach(0..<\(count), id: \\.self) { Group1(start: $0 * \(width)) } }
        }
        """
    case .chain:
      return """
        struct Link: View {
          let i: Int
          @State var n = 0
          var body: some View {
            let _ = i == \(views - 1) ? step("touch") { n += 1 } : ()
            if i < \(views - 1) { Link(i: i + 1) } else { Text("\\(n)") }
          }
        }
        struct Root: View { var body: some View { Link(i: 0) } }
        """
    }
  }
}
