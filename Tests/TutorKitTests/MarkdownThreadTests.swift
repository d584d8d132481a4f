import Foundation
import Testing

@testable import TutorKit

/// The library behind the parser has global variables.
@Test func documentsAreParsedByManyThreadsAtOnce() async {
  let text = "# A ~~b~~ www.example.org\n\n| a | b |\n|---|---|\n| ~c~ | `d` |\n\n- [x] e\n"
  let expected = MarkdownParser.parse(text)
  #expect(expected.count == 3)
  await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<200 { group.addTask { MarkdownParser.parse(text) == expected } }
    for await isEqual in group { #expect(isEqual) }
  }
}
