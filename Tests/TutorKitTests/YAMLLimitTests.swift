import Testing

@testable import TutorKit

/// Nine lists, each of nine aliases of the one before.
private var aliasBomb: String {
  (0..<9).map { level in
    let items = level == 0 ? "x" : "*a\(level - 1)"
    return "a\(level): &a\(level) [" + Array(repeating: items, count: 9).joined(separator: ", ")
      + "]\n"
  }.joined()
}

@Test(arguments: [
  aliasBomb, String(repeating: "[", count: 10_000), String(repeating: "- ", count: 10_000) + "x",
  String(repeating: "{a: ", count: 10_000),
])
func yamlWithoutEndIsRefused(text: String) throws {
  #expect(YAMLValue(text) == nil)
  #expect(throws: LocatedYAML.Problem.self) { try LocatedYAML.parse(text).get() }
  let problems = ConfigurationFile.parse(text, path: ".tutor.yml").problems
  #expect(problems.map(\.line) == [1])
}

@Test(arguments: [
  "title: Rock & roll", "hint: swap(&a, &b)", "hint: |\n  if a && b { f(&c) }\n",
  "note: \"R&D\"",
])
func anAmpersandInATextIsNoAnchor(text: String) {
  #expect(YAMLValue(text)?.entries?.count == 1)
}
