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
  @Option(help: "Submissions graded without the compiler; with it a fifth.") var submissions = 300

  func run() throws {
    emit("shape   views    first render    per body    one leaf's step    render : step\n")
    for shape in SimulationBenchmark.Shape.allCases {
      for views in [100, 1_000, 10_000, 100_000] where views <= most {
        let result = withDeepStack {
          Result { () throws(SimulationBenchmark.Incomplete) in
            try SimulationBenchmark.measure(shape, views: views)
          }
        }
        switch result {
        case .success(let measured)?: emit(measured.line + "\n")
        case .failure(let problem)?:
          complain("\(shape.rawValue) with \(views) views: \(problem.reason)")
          throw ExitCode.fault
        case nil: throw ExitCode.fault
        }
      }
    }
    try batches()
    emit(
      (CompileBenchmark.measure(common.compileCheck)?.line ?? common.compileCheck.prepare()) + "\n")
  }
  /// How many submissions are graded in a second.
  private func batches() throws {
    let library = try common.exerciseLibrary()
    if let batch = BatchBenchmark.measure(library, count: submissions, compiler: nil) {
      emit(batch.line("without the compiler", target: 40) + "\n")
    }
    let check = common.compileCheck
    guard check.readiness().isReady else { return }
    let count = max(submissions / 5, 1)
    if let batch = BatchBenchmark.measure(library, count: count, compiler: check) {
      emit(batch.line("with the compiler", target: 10) + "\n")
    }
  }
}
