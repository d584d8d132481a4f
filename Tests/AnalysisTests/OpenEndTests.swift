import Testing

@testable import Analysis

@Test(arguments: [
  ("", false), ("lesson 1", false), ("import SwiftUI", false), ("let a = 1", false),
  ("struct A {", true), ("struct A { }", false), ("f(", true), ("f(a, [1, 2", true),
  ("f(a, [1, 2])", false), ("f { x in", true), ("f(bar {\n})", false), ("foo(]", true),
  ("}", false), ("} {", true), ("a } }", false),
  ("let a = \"{\"", false), ("let a = \"(\" // {", false), ("/* { */", false), ("// {", false),
  ("let a = \"\"\"\n  {", true), ("let a = \"\"\"\n  { \\(b)\n  \"\"\"", false),
  ("let a = \"\\(b)\"", false), ("let a = #\"{\"#", false),
  ("/* a", true), ("/* a /* b */", true), ("/* a /* b */ */", false), ("let a = 1 /* b", true),
  ("let a = 1 /* b */", false), ("/** a\n b", true),
  ("#if DEBUG\nlet a = 1", true), ("#if DEBUG\n#endif", false),
  ("let a = \"no end", false),
  ("struct A: View {\n  var body: some View {\n    Text(\"a\")\n  }", true),
])
func aTextGoesOnWhileSomethingIsOpen(text: String, goesOn: Bool) {
  #expect(needsMoreInput(text) == goesOn)
}

@Test(
  arguments: [
    ("struct A {", 2), ("struct A {\n  var b: C {", 4), ("struct A {\n  var b: C {\n  }", 2),
    ("struct A {\n  var b: C {\n    }", 2), ("struct A {\n    var b: C {", 8),
    ("foo(bar {", 2), ("foo(bar {\n  }", 0), ("foo(\n  bar,", 2), ("  f {", 4), ("let a = 1", 0),
    ("f {\n  let s = \"\"\"\n    text", 4), ("f {\n  g(\"\"\"\n    { (\n    \"\"\") {", 6),
    ("/* a\n */ f {", 3),
  ] as [(String, Int)])
func aRowIsIndentedByWhatIsOpenBeforeIt(text: String, blanks: Int) {
  #expect(indentation(after: text) == blanks)
}
