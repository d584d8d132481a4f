import Analysis
import Foundation
import LanguageSamples
import Simulation
import Testing

/// The same source runs twice: compiled by Swift as a part of this test, and lowered and
/// interpreted by the simulator. Every value must come out equal.
@Suite struct LanguageTests {
  static let parts: [(name: String, files: [String], expected: [String])] = [
    ("standardResults1", ["Standard", "1"], standardResults1()),
    ("standardResults2", ["Standard", "2"], standardResults2()),
    ("standardResults3", ["Standard", "3"], standardResults3()),
    ("modelResults1", ["Model", "1"], modelResults1()),
  ]

  @Test(arguments: parts.indices)
  func interpretedAsSwiftRunsIt(_ index: Int) throws {
    let part = Self.parts[index]
    let found = try interpreted(part.name, part.files)
    #expect(part.expected.count > 35)
    let wrong = part.expected.filter { !found.contains($0) }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// The texts that the interpreted function yields, as probes of a view's body.
  private func interpreted(_ function: String, _ files: [String]) throws -> Set<String> {
    let folder = testFolder.deletingLastPathComponent().appendingPathComponent("LanguageSamples")
    let names = ["\(files[0])Declarations.swift", "\(files[0])Expressions\(files[1]).swift"]
    var sources = try names.map { name in
      ParsedSource(
        text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8),
        file: name)
    }
    let view = """
      struct Results: View {
        var body: some View {
          let _ = \(function)().forEach { probe($0) }
          Text("")
        }
      }
      """
    sources.append(ParsedSource(text: view, file: "Results.swift"))
    let lowered = lower(sources, expressions: ["Results()"])
    guard case .function(let root)? = lowered.expressions.first else { return [] }
    return Set(Simulator(program: lowered.program, root: root).start().probes.keys)
  }

  /// Files of functions of their own, and how many of each the simulator knows at least.
  static var samples: [(file: String, list: [(name: String, run: () -> String)], known: Int)] {
    [
      ("OptionalsSamples.swift", optionalsSamples, 55),
      ("NumbersSamples.swift", numbersSamples, 45),
      ("TextsSamples.swift", textsSamples, 30),
      ("PlacesSamples.swift", placesSamples, 60),
      ("TypesSamples.swift", typesSamples, 28),
      ("SequencesSamples.swift", sequencesSamples, 41),
      ("OwnSamples.swift", ownSamples, 18),
    ]
  }

  /// What the simulator gives for a function is what Swift gives, or nothing.
  @Test(arguments: 0..<7)
  func functionsGiveWhatSwiftGivesOrAreUnknown(_ index: Int) throws {
    let part = Self.samples[index]
    let found = try interpreted(part.list.map(\.name), file: part.file)
    var known = 0
    for sample in part.list {
      guard let value = found[sample.name] else { continue }
      known += 1
      #expect(value == sample.run(), "\(sample.name)")
    }
    #expect(known >= part.known)
  }

  /// What each function gives, as the probe of a button of its own.
  private func interpreted(_ names: [String], file: String) throws -> [String: String] {
    let folder = testFolder.deletingLastPathComponent().appendingPathComponent("LanguageSamples")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let buttons = names.map { "Button(\"\($0)\") { probe(\($0)()) }" }
    let view = """
      struct Results: View {
        var body: some View {
          VStack {
            \(buttons.joined(separator: "\n"))
          }
        }
      }
      """
    let sources = [
      ParsedSource(text: text, file: file), ParsedSource(text: view, file: "Results.swift"),
    ]
    let lowered = lower(sources, expressions: ["Results()"])
    guard case .function(let root)? = lowered.expressions.first else { return [:] }
    let simulator = Simulator(program: lowered.program, root: root)
    _ = simulator.start()
    var result: [String: String] = [:]
    for name in names {
      let (trace, _) = simulator.perform(.tap(name), named: name)
      result[name] = trace.probes.first { $0.value > 0 }?.key
    }
    return result
  }
}
