import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor bench`: what the simulator and the compile check cost, as figures to compare within one
/// run.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure the simulator, for growing trees, and the compile check.",
    shouldDisplay: false)

  @OptionGroup var common: CommonOptions
  @Option(help: "The largest number of views.") var most = 100_000

  func run() throws {
    emit("shape   views    first render    per body    one leaf's step    render : step\n")
    for shape in SimulationBenchmark.Shape.allCases {
      for views in [100, 1_000, 10_000, 100_000] where views <= most {
        guard let result = withDeepStack({ SimulationBenchmark.measure(shape, views: views) }),
          let measured = result
        else {
          complain("\(shape.rawValue) with \(views) views did not run to its end")
          throw ExitCode.fault
        }
        emit(measured.line + "\n")
      }
    }
    emit(
      (CompileBenchmark.measure(common.compileCheck)?.line ?? common.compileCheck.prepare()) + "\n")
  }
}
