import Analysis
import Simulation
import Testing

/// What a simulation of a generated program comes to.
private struct Outcome: Equatable, Sendable {
  struct Step: Equatable, Sendable {
    var runs: [String: Int]
    var rebuilt: Int
    var needed: Int
  }
  var steps: [Step]
  var screens: [[String]]
  var unchecked: [Unsupported]
}

private func outcome(
  _ program: GeneratedProgram, _ style: GeneratedProgram.Style = .init()
) -> Outcome? {
  let source = ParsedSource(text: program.source(style), file: "generated.swift")
  let lowered = lower([source], expressions: ["\(style.prefix)Root()"])
  guard source.syntaxErrors.isEmpty, case .function(let root)? = lowered.expressions.first else {
    return nil
  }
  let simulator = Simulator(program: lowered.program, root: root)
  var traces = [simulator.start()]
  var screens = [simulator.renderTree().lines]
  for state in 0..<program.states {
    for _ in 0..<2 {
      let name = "set \(state)"
      let (trace, problem) = simulator.perform(.registered(name), named: name)
      guard problem == nil else { return nil }
      traces.append(trace)
      screens.append(simulator.renderTree().lines)
    }
  }
  let steps = traces.map { trace in
    var runs: [String: Int] = [:]
    for run in trace.runs where run.isBody {
      runs[String(run.view.dropFirst(style.prefix.count)), default: 0] += 1
    }
    return Outcome.Step(runs: runs, rebuilt: trace.rebuilt, needed: trace.needed)
  }
  return Outcome(
    steps: steps, screens: screens, unchecked: simulator.unchecked.map(\.withoutLocation))
}

private let seeds = Array(UInt64(1)...60)

@Suite struct MetamorphicTests {
  @Test func generatedProgramsDiffer() {
    #expect(Set(seeds.map { GeneratedProgram(seed: $0).source() }).count == seeds.count)
  }

  @Test(arguments: seeds) func renamingChangesNoCount(seed: UInt64) throws {
    let program = GeneratedProgram(seed: seed)
    let plain = try #require(outcome(program))
    #expect(plain.unchecked.isEmpty)
    #expect(outcome(program, .init(prefix: "Zz")) == plain)
  }

  @Test(arguments: seeds) func reorderingDeclarationsChangesNoCount(seed: UInt64) throws {
    let program = GeneratedProgram(seed: seed)
    let plain = try #require(outcome(program))
    #expect(outcome(program, .init(isReversed: true)) == plain)
  }

  @Test(arguments: seeds) func anUnrelatedViewChangesNoCount(seed: UInt64) throws {
    let program = GeneratedProgram(seed: seed)
    let plain = try #require(outcome(program))
    #expect(outcome(program, .init(hasUnrelatedView: true)) == plain)
  }

  @Test(arguments: seeds) func extractingAddsNoNeededPrimitiveAndShowsTheSame(seed: UInt64) throws {
    let program = GeneratedProgram(seed: seed)
    let before = try #require(outcome(program))
    for index in 0..<4 {
      let after = try #require(outcome(program, .init(extracted: index)))
      #expect(after.screens == before.screens)
      for (old, new) in zip(before.steps, after.steps) {
        #expect(new.needed == old.needed)
        #expect(new.needed <= new.rebuilt)
      }
    }
  }

  @Test(arguments: seeds) func theSameInputGivesTheSame(seed: UInt64) {
    let program = GeneratedProgram(seed: seed)
    #expect(outcome(program) == outcome(program))
  }
}
