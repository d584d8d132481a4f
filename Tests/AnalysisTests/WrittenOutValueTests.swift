import Analysis
import Foundation
import Testing

/// Texts that stand in the place of what a property holds.
struct WrittenOutValueTests {
  private let starter = """
    struct Fair { var name = "Spring fair"; var stalls = 12 }
    struct Gate: View {
      @State private var fair = Fair()
      var body: some View { VStack { Text(fair.name); Text("Welcome"); Sign(text: fair.name); Text("\\(fair.stalls) stalls") } }
    }
    """

  private func found(_ old: String, _ new: String) -> [WrittenOutValue] {
    let text = starter.replacingOccurrences(of: old, with: new)
    return WrittenOutValue.all(
      in: ParsedSource(text: text, file: "a.swift"),
      besides: ParsedSource(text: starter, file: "b.swift"))
  }

  @Test func theFirstValueWithinATextIsFound() {
    let found = found("\"\\(fair.stalls) stalls\"", "\"12 stalls\"")
    #expect(found.map(\.property) == ["stalls"])
    #expect(found.map(\.text) == ["12 stalls"])
    #expect(self.found("\"\\(fair.stalls) stalls\"", "\"13 stalls\"").isEmpty)
  }

  @Test func theFirstValueInPlaceOfThePropertyIsFound() {
    for old in ["Sign(text: fair.name)", "Text(fair.name)"] {
      let found = found(old, old.replacingOccurrences(of: "fair.name", with: "\"Spring fair\""))
      #expect(found.map(\.property) == ["name"])
      #expect(found.map(\.text) == ["Spring fair"])
      #expect(found.map(\.line) == [4])
    }
  }

  @Test(arguments: [
    ("Text(fair.name)", "Text(fair.name + \"\")"),
    ("Text(\"Welcome\")", "Text(\"Welcome \\(fair.name)\")"),
    ("Text(\"Welcome\")", "Text(\"Hello\")"), ("Fair()", "Fair(stalls: 13)"),
  ])
  func otherTextsAreNot(old: String, new: String) { #expect(found(old, new).isEmpty) }

  @Test func whatTheStarterWritesOutIsNot() {
    let source = ParsedSource(
      text: starter.replacingOccurrences(of: "Welcome", with: "Spring fair"), file: "a.swift")
    #expect(WrittenOutValue.all(in: source, besides: source).isEmpty)
  }
}
