import Analysis
import Foundation
import Simulation
import Testing

@testable import TutorKit

/// A program whose first comments say which bodies run: `// i: P=1 A=1` at first,
/// `// @name: P=1` for each step; `~` stands for a blank, `?` for any number. A body that a step does
/// not name must not run in it. `needed=1` is the number of view values whose shown value changed.
struct CountedProgram: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var root = "P()"
  /// Steps with what each must count, "initial" first.
  var steps: [(action: String, counts: [String: Int])] = []
  var testDescription: String { name }

  init(_ url: URL) throws {
    name = url.lastPathComponent
    text = try String(contentsOf: url, encoding: .utf8)
    for line in text.split(separator: "\n") where line.hasPrefix("// ") {
      let parts = line.dropFirst(3).split(separator: " ", maxSplits: 1).map(String.init)
      guard let first = parts.first, first.hasSuffix(":") else { continue }
      let key = String(first.dropLast())
      // A step after which nothing runs has nothing behind its name.
      let text = parts.count == 2 ? parts[1] : ""
      if key == "root" { root = text }
      if key == "i" { steps.append(("initial", Self.counts(text))) }
      if key.hasPrefix("@") {
        let action = key.dropFirst().replacingOccurrences(of: "~", with: " ")
        steps.append((action, Self.counts(text)))
      }
    }
  }

  private static func counts(_ text: String) -> [String: Int] {
    var result: [String: Int] = [:]
    for pair in text.split(separator: " ") {
      let sides = pair.split(separator: "=")
      guard sides.count == 2, let count = Int(sides[1] == "?" ? "-1" : sides[1]) else { continue }
      result[sides[0].replacingOccurrences(of: "~", with: " ")] = count
    }
    return result
  }

  static let all: [CountedProgram] = {
    let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/Programs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { try? CountedProgram(folder.appendingPathComponent($0)) }
      .filter { $0.steps.count > 1 }
  }()
}

@Suite struct ProgramTests {
  @Test func thereAreManyPrograms() { #expect(CountedProgram.all.count > 190) }

  @Test(arguments: CountedProgram.all)
  func countsAreAsDerivedByHand(_ program: CountedProgram) throws {
    let actions = program.steps.dropFirst().map { ActionText($0.action) }
    let request = SimulationRequest(
      sources: [ParsedSource(text: program.text, file: program.name)], root: program.root,
      steps: Array(actions))
    let run = try #require(withDeepStack { simulate(request) }).get()
    #expect(run.problems.isEmpty)
    for (step, trace) in zip(program.steps, run.steps) {
      for (probe, count) in step.counts where count >= 0 {
        let found = probe == "needed" ? trace.needed : trace.probes[probe] ?? 0
        #expect(found == count, "\(step.action): \(probe)")
      }
      for (probe, count) in trace.probes where count > 0 && step.action != "initial" {
        #expect(step.counts[probe] != nil, "\(step.action): \(probe) ran \(count) times")
      }
    }
  }

  /// A preview whose object cannot be made.
  @Test func aRootThatCannotBeMadeLeavesAnEmptyScreen() throws {
    let text = """
      import SwiftUI
      final class Feed: ObservableObject {
        @Published var query = ""
        private var cancellables = Set<AnyCancellable>()
        init() { fatalError("There is no feed.") }
      }
      struct Screen: View {
        @EnvironmentObject var feed: Feed
        var body: some View { Text(feed.query) }
      }
      struct Screen_Previews: PreviewProvider {
        static var previews: some View { Screen().environmentObject(Feed()) }
      }
      """
    let request = SimulationRequest(
      sources: [ParsedSource(text: text, file: "Screen.swift")], root: nil, steps: nil)
    let run = try #require(withDeepStack { simulate(request) }).get()
    #expect(run.steps.first?.unchecked.isEmpty == false)
    #expect(run.instances.first?.isEmpty == true)
  }
}
