import Analysis
import Foundation
import Testing

/// A program that all rules look at: marks stand where one must speak, and nowhere else may any
/// give a warning.
private struct RuleProgram: Sendable, CustomTestStringConvertible {
  var file: String
  var name: String
  var text: String

  var testDescription: String { "\(file): \(name)" }

  /// `line rule-id`
  var marked: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      line, code -> [String] in
      guard let mark = code.range(of: "// finding: ") else { return [] }
      return code[mark.upperBound...].components(separatedBy: ", ").map { "\(line + 1) \($0)" }
    }
  }

  static func read(_ file: String) -> [RuleProgram] {
    let url = testFolder.appendingPathComponent("RuleSources").appendingPathComponent(file)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "// source: ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return RuleProgram(
        file: file, name: String(part[..<end]), text: String(part[end...].dropFirst()))
    }
  }
}

private let programs = ["exceptions.swift", "faults.swift", "stress.swift", "apps.swift"].flatMap {
  RuleProgram.read($0)
}

@Test func thereAreProgramsOfEachKind() {
  #expect(Set(programs.map(\.file)).count == 4)
  #expect(programs.count > 30)
}

@Test(arguments: programs)
private func allRulesAgreeOnAProgram(program: RuleProgram) {
  let found = withDeepStack {
    let source = ParsedSource(text: program.text, file: "program.swift")
    #expect(source.syntaxErrors.isEmpty)
    return findings(in: [source]).filter { $0.severity >= .warning }
      .map { "\($0.range.start.line) \($0.rule)" }
  }
  #expect(found == program.marked)
}

/// Work that grew faster than the program would not end here.
@Test(
  arguments: [
    "chain", "branches", "doubling", "members", "operators", "locals", "nesting", "views",
  ])
private func largeProgramsEnd(kind: String) {
  let text = LargeProgram.text(kind)
  let count = withDeepStack {
    findings(in: [ParsedSource(text: text, file: "large.swift")]).count
  }
  #expect(count < 20_000)
}

private enum LargeProgram {
  static func text(_ kind: String) -> String {
    switch kind {
    case "chain": view("Text(name)" + String(repeating: "\n.padding()", count: 3_000))
    case "branches":
      view(
        (0..<1_000).map { "if name == \"\($0)\" { Text(name).bold() }" }
          .joined(separator: " else "))
    case "doubling":
      view(
        "part0",
        (0..<60).map { "var part\($0): some View { VStack { part\($0 + 1); part\($0 + 1) } }" }
          .joined(separator: "\n") + "\nvar part60: some View { part0 }")
    case "members":
      view(
        "Text(text0)",
        (0..<2_000).map { "var text\($0): String { text\($0 + 1) + name }" }
          .joined(separator: "\n") + "\nvar text2000: String { name }")
    case "operators":
      view("Text(" + Array(repeating: "name", count: 5_000).joined(separator: " + ") + ")")
    case "locals":
      view(
        "let local0 = name\n"
          + (1..<2_000).map { "let local\($0) = local\($0 - 1) + local\($0 - 1)" }
          .joined(separator: "\n") + "\nreturn Text(local1999)")
    case "nesting":
      view(
        String(repeating: "VStack { ", count: 90) + "Text(name)"
          + String(repeating: " }", count: 90))
    default:
      (0..<1_500).map {
        "struct View\($0): View { @State var n = 0; let name: String\n"
          + "var body: some View { VStack { Text(name).bold(); View\($0 + 1)(name: \"\\(n)\") } } }"
      }.joined(separator: "\n")
    }
  }

  private static func view(_ body: String, _ members: String = "") -> String {
    """
    import SwiftUI
    struct Large: View {
      @State private var name = ""
      \(members)
      var body: some View {
        \(body)
      }
    }
    """
  }
}

/// What is said of an input that a call gives without a label, as a trailing closure, and with one.
@Test func inputsAreNamedAsTheyAreWritten() {
  let text = """
    import SwiftUI
    struct Row: View {
      let content: AnyView
      var edit: () -> Void = {}
      init(_ content: AnyView, edit: @escaping () -> Void = {}) {
        self.content = content
        self.edit = edit
      }
      var body: some View { Button("Edit", action: edit) }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Row(AnyView(Text("\\(count)"))) { count += 1 }
        Row(first, edit: { count += 1 })
      }
    }
    """
  let found = findings(
    in: [ParsedSource(text: text, file: "Inputs.swift")], rules: ["uncomparable-input"])
  let inputs = ["the argument without a label", "the trailing closure", "`edit`"]
  #expect(found.count == inputs.count)
  for (finding, input) in zip(found, inputs) {
    #expect(
      finding.message.hasPrefix("Give `Row` an input that can be compared for \(input): "))
  }
}
