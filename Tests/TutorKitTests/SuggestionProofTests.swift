import Analysis
import Testing

@testable import TutorKit

/// The sources with all their suggestions made.
private let appliedSources: [CompiledProgram] = SuggestionSource.own.map { source in
  let parsed = source.parsed
  let text = withDeepStack { applySuggestions(to: 0, of: [parsed]).text }
  return CompiledProgram(name: source.name, text: text ?? "no text")
}

@Test(arguments: ProgramGroup.groups(of: appliedSources))
func whatIsSuggestedCompiles(group: ProgramGroup) throws {
  #expect(try group.errors().isEmpty, "\(group.programs.map(\.name))")
}

/// `// refusal: RULE SUBJECT: sentence`
@Test(arguments: SuggestionSource.own)
func aFindingWithoutASuggestionSaysWhy(source: SuggestionSource) throws {
  let parsed = source.parsed
  let search = try #require(
    withDeepStack { searchSuggestions(for: findings(in: [parsed]), in: [parsed]) })
  let said = search.refusals.map {
    "\($0.finding.rule) \($0.finding.subject): \($0.reason.sentence)"
  }
  for refusal in source.values("refusal") { #expect(said.contains(refusal), "\(said)") }
  // Every finding that asks for a struct has a suggestion or a reason, and not both.
  let asked = findings(in: [parsed]).filter { extractionRules.contains($0.rule) }
  let suggested = Set(search.suggestions.flatMap(\.findings))
  #expect(suggested.isDisjoint(with: search.refusals.map(\.finding)))
  #expect(suggested.union(search.refusals.map(\.finding)) == Set(asked))
}

@Test func thereAreRefusalsOfManyKinds() {
  #expect(Set(SuggestionSource.own.flatMap { $0.values("refusal") }).count >= 10)
}
