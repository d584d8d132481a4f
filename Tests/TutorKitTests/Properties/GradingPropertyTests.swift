import Analysis
import Foundation
import Testing

@testable import TutorKit

/// `TUTOR_SCREENS=300 swift test --filter GradingPropertyTests` is the long run, and
/// `TUTOR_FIRST_SCREEN=101` with it begins at another screen than the first.
private let seeds: [UInt64] = {
  func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }
  let first = number("TUTOR_FIRST_SCREEN") ?? 1
  return Array(first..<(first + (number("TUTOR_SCREENS") ?? 10)))
}()

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
    for mutation in screen.mutations.spread(8, offset: Int(seed)) {
      // What no state of the program shows cannot be seen to be missing.
      let isShown = !screen.facts(at: mutation.place).areContradictory
      // An identity that stays shows only on what keeps something.
      if mutation.what.hasPrefix("drops .id(") { continue }
      let after = ScreenPrinter.source(mutation.screen)
      let comparison = try #require(compared(before, after))
      let fails =
        comparison.rendersTheSame.status == .failed || comparison.behavesTheSame.status == .failed
      #expect(
        fails == isShown, "\(mutation.what) at \(mutation.place)\n\(before)\n// becomes\n\(after)")
    }
  }
}
