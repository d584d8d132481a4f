import Foundation
import TerminalDriver
import Testing

/// A program that would not end or not fit, and what is said of it.
struct BoundCase: Sendable, CustomTestStringConvertible {
  var name: String
  var source: String
  var expected: String
  var testDescription: String { name }
}

private func view(_ body: String, members: String = "") -> String {
  "import SwiftUI\nstruct A: View {\n  @State var n = 0\n\(members)\n"
    + "  var body: some View {\n\(body)\n  }\n}\n"
}

private let boundCases = [
  BoundCase(
    name: "endless loop",
    source: view("let _ = spin(); Text(\"a\")", members: "func spin() { while true {} }"),
    expected: "steps of execution"),
  BoundCase(
    name: "a view that contains itself",
    source: "import SwiftUI\nstruct A: View { var body: some View { VStack { A() } } }\n",
    expected: ":2:1: views nested deeper than 300"),
  BoundCase(
    name: "a view that contains itself twice",
    source: "import SwiftUI\nstruct A: View { var body: some View { A(); A() } }\n",
    expected: "views nested deeper than 300"),
  BoundCase(
    name: "a range of a billion rows",
    source: view("ForEach(0..<1_000_000_000) { i in Text(\"\\(i)\") }"),
    expected: "more than 20000 elements"),
  BoundCase(
    name: "a function that calls itself",
    source: view("Text(\"\\(f(0))\")", members: "func f(_ i: Int) -> Int { f(i + 1) }"),
    expected: "calls nested deeper than 200"),
  BoundCase(
    name: "a long string",
    source: view("Text(String(repeating: \"a\", count: 1_000_000_000))"),
    expected: "a string of more than 200000 bytes"),
  BoundCase(
    name: "an onChange that changes what it watches",
    source: view("Text(\"\\(n)\").onChange(of: n) { n += 1 }.onAppear { n = 1 }"),
    expected: "more than 20 update passes"),
  BoundCase(
    name: "an expression of 10,000 operators",
    source: view("Text(\"\\(" + String(repeating: "1+", count: 10_000) + "1)\")"),
    expected: "more than 500 operators"),
  BoundCase(
    name: "10,000 parentheses",
    source: view(
      "Text(\"\\(" + String(repeating: "(", count: 10_000) + "1"
        + String(repeating: ")", count: 10_000) + ")\")"),
    expected: "brackets nested too deeply"),
  BoundCase(
    name: "nested arrays",
    source: view(
      "let _ = " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40)),
    expected: "brackets nested too deeply"),
  BoundCase(
    name: "10,000 modifiers",
    source: view("Text(\"a\")" + String(repeating: ".padding()", count: 10_000)),
    expected: "a chain of more than 2,000 members"),
  BoundCase(
    name: "300 else-ifs",
    source: view(
      String(repeating: "if n == 1 { Text(\"a\") } else ", count: 300) + "{ Text(\"b\") }"),
    expected: "levels"),
  BoundCase(
    name: "a set in a body",
    source: view("let _ = set(); Text(\"\\(n)\")", members: "func set() { n = 1 }"),
    expected: "SwiftUI drops the write"),
  BoundCase(
    name: "an index out of range",
    source: view("let items = [1, 2]; Text(\"\\(items[5])\")"),
    expected: "index 5 out of range"),
]

@Test(arguments: boundCases)
func whatDoesNotEndIsReportedWithItsLine(bound: BoundCase) throws {
  let outcome = try Program.run(["simulate", "-", "--root", "A()"], input: bound.source)
  // Lines end where the window does.
  let words = (outcome.output + outcome.complaints).split { $0.isWhitespace }
  #expect(words.joined(separator: " ").contains(bound.expected))
  #expect(outcome.status == (bound.name == "a set in a body" ? 0 : 2))
}
