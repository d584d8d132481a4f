import SwiftSyntax
import Testing

@testable import Analysis

/// Code of a node is cut out of the source as the library cuts it out of a copy of the node.
@Test(
  arguments: [
    "let a: [ String : /* key */ Int ]? = nil // end", "@State  var a:Shop . Item<Int>\t= b",
    "let `a` = {\n  /// one\n  b . c ( d )  // two\n}", "let a = \"ä \\( b ) 🎈\" ", "",
  ])
func writtenTextIsTheCodeWithoutTheTriviaAround(text: String) {
  var pending = [Syntax(ParsedSource(text: text, file: "a.swift").tree)]
  while let node = pending.popLast() {
    #expect(node.writtenText == node.trimmedDescription)
    if let type = node.as(TypeSyntax.self) {
      #expect(type.writtenText == node.trimmedDescription)
    }
    pending += node.children(viewMode: .sourceAccurate)
  }
}

/// As SwiftSyntax splits lines, with all their ends mixed.
@Test(
  arguments: [
    "a", "\n", "\r", "\r\n", "a\nb", "a\rb\nc", "\r\r\n\n\r", "a\r\nb\r\n", "ä\n🎈\r\n\rb",
    "\n\r\n\r\r\n", "a\n\r\nb\rc\r\n\n",
  ])
func linesBeginWhereSwiftSyntaxSaysSo(text: String) {
  let source = ParsedSource(text: text, file: "a.swift")
  let converter = SourceLocationConverter(fileName: "a.swift", tree: source.tree)
  for offset in 0..<text.utf8.count {
    let expected = converter.location(for: AbsolutePosition(utf8Offset: offset))
    let found = source.position(at: AbsolutePosition(utf8Offset: offset))
    #expect(found.line == expected.line && found.column == expected.column, "\(offset)")
  }
}

private func inputs(_ reads: String...) -> MemberReads.Inputs {
  var result = MemberReads.Inputs()
  result.reads = Set(reads)
  return result
}

/// Members that use each other depend on what all of them read, and on what is below them.
@Test func membersInACircleHaveTheSameInputs() {
  let found = TransitiveInputs(
    names: [
      "body": ["a"], "a": ["b"], "b": ["c", "a"], "c": ["a", "leaf"], "leaf": ["leaf"],
      "alone": ["leaf", "b"],
    ],
    direct: [
      "body": inputs("w"), "a": inputs("x"), "b": inputs("y"), "c": inputs(), "leaf": inputs("z"),
      "alone": inputs("v"),
    ]
  ).all.mapValues { $0.reads.sorted().joined() }
  #expect(
    found == [
      "body": "wxyz", "a": "xyz", "b": "xyz", "c": "xyz", "leaf": "z", "alone": "vxyz",
    ])
}

/// Two circles that meet in one member are one.
@Test func circlesThatMeetAreOne() {
  let found = TransitiveInputs(
    names: ["a": ["b", "c"], "b": ["a"], "c": ["d"], "d": ["a"]],
    direct: ["a": inputs("1"), "b": inputs("2"), "c": inputs("3"), "d": inputs("4")]
  ).all
  #expect(found.values.allSatisfy { $0.reads == ["1", "2", "3", "4"] })
  #expect(found.count == 4)
}

/// The end of each node's subtree is where the walk goes on that leaves it out.
@Test func aTreeKnowsWhereSubtreesEnd() {
  let source = ParsedSource(
    text: """
      struct A: View {
        var body: some View {
          VStack { HStack { Text("1"); Text("2") }; Image("3") }
          Spacer()
        }
      }
      """, file: "a.swift")
  let tree = ViewIndex.build([source]).views[0].tree
  #expect(tree.nodes.map(\.name) == ["VStack", "HStack", "Text", "Text", "Image", "Spacer"])
  #expect(tree.ends == [5, 4, 3, 4, 5, 6])
  #expect(tree.roots.map(\.name) == ["VStack", "Spacer"])
}

/// What a view shows and its `==` does not look at, whole values and members of them.
@Test(
  arguments: [
    ("a.town == b.town", ["name"]), ("a.town == b.town && a.name == b.name", []),
    ("a.parcel == b.parcel", ["town", "name"]),
    ("a.town == b.town && a.name == b.name && a.parcel.grams == b.parcel.grams", ["parcel.label"]),
    ("(a.town, a.name) == (b.town, b.name)", []),
  ] as [(String, [String])])
func whatAnEqualityLeavesOutIsNamed(condition: String, inputs: [String]) {
  let showsLabel = condition.contains("parcel.")
  let text = """
    import SwiftUI
    struct Parcel { let grams: Int; let label: String }
    struct Address: View, Equatable {
      let town: String
      let name: String
      let parcel: Parcel
      let tap: () -> Void
      static func == (a: Self, b: Self) -> Bool { \(condition) }
      var body: some View {
        Text(town)
        Text(name)
        \(showsLabel ? "Text(parcel.label)" : "")
        Button("Go") { tap() }
      }
    }
    """
  let gaps = EqualityGap.all(in: [ParsedSource(text: text, file: "a.swift")])
  #expect(gaps.flatMap(\.inputs) == inputs)
}
