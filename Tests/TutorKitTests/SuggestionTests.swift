import Analysis
import Foundation
import Simulation
import Testing

@testable import TutorKit

/// A source with what its suggestions must be, in comments at its beginning.
struct SuggestionSource: Sendable, CustomTestStringConvertible {
  enum Layout: String, CaseIterable, Sendable { case plain, carriageReturns, tabs }

  var name: String
  var text: String
  var layout = Layout.plain
  var testDescription: String { "\(name), \(layout)" }

  /// The values of `// key: value`.
  func values(_ key: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      line.hasPrefix("// \(key): ") ? String(line.dropFirst(key.count + 5)) : nil
    }
  }

  func laidOut(_ layout: Layout) -> SuggestionSource {
    var result = self
    result.layout = layout
    switch layout {
    case .plain: break
    case .carriageReturns: result.text = text.replacingOccurrences(of: "\n", with: "\r\n")
    case .tabs:
      result.text = text.components(separatedBy: "\n").map { line -> String in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: "\t", count: spaces / 2) + line.dropFirst(spaces)
      }.joined(separator: "\n")
    }
    return result
  }

  var parsed: ParsedSource { ParsedSource(text: text, file: name) }

  static let own: [SuggestionSource] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("SuggestionSources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return text.map { SuggestionSource(name: name, text: $0) }
    }
  }()

  static let laidOut = own.flatMap { source in Layout.allCases.map(source.laidOut) }

  /// The starters of every third exercise, one of each lesson among them, and the incorrect examples of
  /// the lessons: to try what is offered for a text takes seconds.
  static let shipped: [SuggestionSource] =
    shippedExercises.exercises.filter { $0.number % 3 == 0 }.compactMap { exercise in
      let url = packageRoot.appendingPathComponent("Exercises/\(exercise.id)/\(exercise.id).swift")
      let text = try? String(contentsOf: url, encoding: .utf8)
      return text.map { SuggestionSource(name: exercise.id, text: $0) }
    }
    + shippedLessons.lessons.flatMap { lesson in
      lesson.document.examples.filter { $0.kind == .incorrect }.map {
        SuggestionSource(name: "\(lesson.id)-\($0.line)", text: MarkedSource($0.swift).text)
      }
    }
}

/// What was offered for a text; several tests ask, and to try it takes seconds.
private final class KnownOffers: @unchecked Sendable {
  static let shared = KnownOffers()
  private let lock = NSLock()
  private var offers: [String: [Suggestion]] = [:]

  subscript(text: String) -> [Suggestion]? {
    get { lock.withLock { offers[text] } }
    set { lock.withLock { offers[text] = newValue } }
  }
}

private func offered(_ source: SuggestionSource) throws -> [Suggestion] {
  let key = "\(source.testDescription)\n\(source.text)"
  if let known = KnownOffers.shared[key] { return known }
  let found = try #require(
    withDeepStack {
      let parsed = source.parsed
      return suggestions(for: findings(in: [parsed]), in: [parsed])
    })
  KnownOffers.shared[key] = found
  return found
}

@Test func thereAreSourcesOfManyKinds() {
  #expect(SuggestionSource.own.count >= 12)
  #expect(!SuggestionSource.shipped.isEmpty)
}

@Test(arguments: SuggestionSource.laidOut)
func suggestionsAreTheStructsThatTheSourceNames(source: SuggestionSource) throws {
  let all = try offered(source)
  if source.values("none") == ["true"] { #expect(all.isEmpty) } else { #expect(!all.isEmpty) }
  let declarations = all.map(\.extraction.declaration).joined(separator: "\n")
  let calls = all.map(\.extraction.call).joined(separator: "\n")
  let rewritten = all.map(\.extraction.rewritten).joined(separator: "\n")
  for call in source.values("call") { #expect(calls.contains(call)) }
  for text in source.values("property") { #expect(declarations.contains(text)) }
  for text in source.values("declares") { #expect(declarations.contains(text)) }
  for text in source.values("rewritten-has") { #expect(rewritten.contains(text)) }
  for text in source.values("rewritten-lacks") { #expect(!rewrittenOf(all).contains(text)) }
  for name in source.values("nested") {
    let unit = source.layout == .tabs ? "\t" : "  "
    #expect(declarations.contains("\(unit)private struct \(name)"))
  }
}

/// The rewritten text without the comments that say what is expected.
private func rewrittenOf(_ all: [Suggestion]) -> String {
  all.map(\.extraction.rewritten).joined(separator: "\n").split(whereSeparator: \.isNewline)
    .filter { !$0.hasPrefix("// ") }.joined(separator: "\n")
}

@Test(arguments: SuggestionSource.laidOut + SuggestionSource.shipped)
func anOfferedSuggestionShowsTheSameAndCostsLess(source: SuggestionSource) throws {
  for suggestion in try offered(source) {
    let extraction = suggestion.extraction
    #expect(extraction.edits.applied(to: source.text) == extraction.rewritten)
    let rewritten = ParsedSource(text: extraction.rewritten, file: source.name)
    #expect(rewritten.syntaxErrors.isEmpty)
    let roots = [nil] + extraction.users.map { Optional($0) }
    let all = try #require(
      withDeepStack { roots.compactMap { bothRuns(source.parsed, rewritten, root: $0) } })
    #expect(!all.isEmpty)
    for (before, after) in all {
      #expect(before.screens.map(\.lines) == after.screens.map(\.lines))
      #expect(before.states.map(\.count) == after.states.map(\.count))
      #expect(zip(before.steps, after.steps).allSatisfy { $0.rebuilt >= $1.rebuilt })
    }
    // A view that nothing changes from inside costs less when its parent changes an input, a row
    // when there is another.
    let isCheaperFromOutside = suggestion.steps.contains {
      ($0.action.hasPrefix("input:") || $0.action.hasPrefix("append:")) && $0.after < $0.before
    }
    let isCheaper = all.contains { before, after in
      zip(before.steps, after.steps).contains { $0.rebuilt > $1.rebuilt }
    }
    #expect(isCheaperFromOutside || isCheaper || source.values("cheaper") == ["otherwise"])
    if source.text.contains("\r\n") {
      #expect(!extraction.rewritten.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    }
    if source.layout == .tabs {
      #expect(!extraction.rewritten.split(separator: "\n").contains { $0.hasPrefix("  ") })
    }
  }
}

/// Both programs, with each step that the first one offers taken twice.
private func bothRuns(
  _ before: ParsedSource, _ after: ParsedSource, root: String?
) -> (SimulationRun, SimulationRun)? {
  guard let offered = try? simulate(SimulationRequest(sources: [before], root: root)).get() else {
    return nil
  }
  let steps = offered.steps.dropFirst().flatMap { [ActionText($0.action), ActionText($0.action)] }
  let runs = [before, after].compactMap { source -> SimulationRun? in
    var request = SimulationRequest(sources: [source], root: offered.root, steps: steps)
    request.keepsScreens = true
    return try? simulate(request).get()
  }
  return runs.count == 2 ? (runs[0], runs[1]) : nil
}

@Test(arguments: SuggestionSource.laidOut + SuggestionSource.shipped)
func applyingTwiceChangesNothingMore(source: SuggestionSource) throws {
  let parsed = source.parsed
  let once = try #require(withDeepStack { applySuggestions(to: 0, of: [parsed]) })
  #expect(once.suggestions.count <= 20)
  guard once.suggestions.count < 20 else { return }
  let rewritten = ParsedSource(text: once.text, file: source.name)
  #expect(rewritten.syntaxErrors.isEmpty)
  let twice = try #require(withDeepStack { applySuggestions(to: 0, of: [rewritten]) })
  #expect(twice.text == once.text)
  // A member that became a struct is no member any more.
  let subjects = once.suggestions.flatMap(\.findings).filter { $0.rule == "computed-view" }
    .map(\.subject)
  let left = findings(in: [rewritten]).filter { $0.rule == "computed-view" }.map(\.subject)
  #expect(Set(subjects).isDisjoint(with: left))
}
