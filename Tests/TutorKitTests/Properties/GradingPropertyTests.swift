import Analysis
import Foundation
import Testing

@testable import TutorKit

/// `TUTOR_SCREENS=300 swift test --filter GradingPropertyTests` is the long run.
private let seeds = (1...(Int(ProcessInfo.processInfo.environment["TUTOR_SCREENS"] ?? "") ?? 4))
  .map(UInt64.init)

private func program(_ text: String) -> TutorKit.Program {
  TutorKit.Program(sources: [ParsedSource(text: text, file: "screen.swift")], root: "Screen()")
}

private func compared(_ before: String, _ after: String) -> Comparison? {
  withDeepStack { Comparison(before: program(before), after: program(after), steps: []) } ?? nil
}

extension Array {
  /// At most `count` elements from all over the array.
  fileprivate func spread(_ count: Int, offset: Int) -> [Element] {
    guard self.count > count else { return self }
    return (0..<count).map { self[($0 * self.count / count + offset) % self.count] }
  }
}

@Suite struct GradingPropertyTests {
  @Test func generatedScreensDiffer() {
    let sources = seeds.map { seed -> String in
      var generator = ScreenGenerator(seed: seed)
      return ScreenPrinter.source(generator.screen())
    }
    #expect(Set(sources).count == seeds.count)
    #expect(
      sources.allSatisfy { ParsedSource(text: $0, file: "screen.swift").syntaxErrors.isEmpty })
  }

  @Test(arguments: seeds) func makingAViewOfAPartPasses(seed: UInt64) throws {
    var generator = ScreenGenerator(seed: seed)
    let screen = generator.screen()
    let before = ScreenPrinter.source(screen)
    let places = screen.places.filter { !$0.isEmpty }.spread(2, offset: Int(seed))
    for place in places {
      for way in ScreenPrinter.Way.allCases {
        let after = ScreenPrinter.source(screen, extracting: place, way)
        let comparison = try #require(compared(before, after))
        let found = [comparison.rendersTheSame, comparison.behavesTheSame]
        #expect(
          found.allSatisfy { $0.status == .passed } && comparison.doubts.isEmpty,
          "\(way) at \(place): \(found.flatMap(\.evidence)) \(comparison.doubts)\n\(after)")
      }
    }
  }

  @Test(arguments: seeds) func dropsAndExchangesFail(seed: UInt64) throws {
    var generator = ScreenGenerator(seed: seed)
    let screen = generator.screen()
    let before = ScreenPrinter.source(screen)
    // Deeper conditions than one are met in many combinations, but not in all.
    let near = screen.mutations.filter { mutation in
      let facts = screen.facts(at: mutation.place)
      return facts.count <= 1 || facts.areContradictory
    }
    for mutation in near.spread(6, offset: Int(seed)) {
      // What no state of the program shows cannot be seen to be missing.
      let isShown = !screen.facts(at: mutation.place).areContradictory
      let after = ScreenPrinter.source(mutation.screen)
      let comparison = try #require(compared(before, after))
      let fails =
        comparison.rendersTheSame.status == .failed || comparison.behavesTheSame.status == .failed
      #expect(fails == isShown, "\(mutation.what) at \(mutation.place)\n\(before)")
    }
  }
}
