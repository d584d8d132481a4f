import Analysis
import Foundation
import Testing

/// A program with marks at the ends of lines where a rule must speak: `// finding: rule-id`.
private struct RuleSource: Sendable, CustomTestStringConvertible {
  var rule: String
  var file: String
  var name: String
  var text: String

  var testDescription: String { "\(rule)/\(file): \(name)" }

  /// Lines with a mark of the rule, counted from 1.
  var marked: [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      $1.hasSuffix("// finding: " + rule) ? $0 + 1 : nil
    }
  }

  /// The sources of a file, divided by `// source: name`.
  static func read(_ rule: String, _ file: String) -> [RuleSource] {
    let url = folder.appendingPathComponent(rule).appendingPathComponent(file)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.components(separatedBy: "// source: ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return RuleSource(
        rule: rule, file: file, name: String(part[..<end]), text: String(part[end...].dropFirst()))
    }
  }
}

private let folder = testFolder.appendingPathComponent("RuleSources")

private let ruleSources: [RuleSource] = Rule.all.flatMap { rule -> [RuleSource] in
  let place = folder.appendingPathComponent(rule.id).path
  let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
  return files.sorted().flatMap { RuleSource.read(rule.id, $0) }
}

private func found(by rule: String, in text: String) -> [Finding] {
  withDeepStack { findings(in: [ParsedSource(text: text, file: "source.swift")], rules: [rule]) }
}

private func places(of rule: String, in text: String) -> [SourcePosition] {
  found(by: rule, in: text).map(\.range.start)
}

@Test(arguments: Rule.all)
private func aRuleOfNotesNeverWarns(rule: Rule) {
  let sources = ruleSources.filter { $0.rule == rule.id }
  let warns = sources.contains { source in
    found(by: rule.id, in: source.text).contains { $0.severity >= .warning }
  }
  #expect(Rule.ofNotes.contains(rule.id) != warns || sources.isEmpty)
}

@Test func mostRulesHaveSources() {
  let rules = Set(ruleSources.map(\.rule))
  #expect(rules.count >= 10)
  for rule in rules {
    for kind in ["flagged", "clean"] {
      #expect(
        ruleSources.count { $0.rule == rule && $0.file.hasPrefix(kind) } >= 8, "\(rule)/\(kind)")
    }
  }
}

@Test(arguments: ruleSources)
private func aRuleSpeaksWhereTheMarksAre(source: RuleSource) {
  let found = places(of: source.rule, in: source.text)
  #expect(found.map(\.line) == source.marked)
  #expect(source.marked.isEmpty == source.file.hasPrefix("clean"))
}

@Test(arguments: ruleSources)
private func commentsAndStringsAreNoCode(source: RuleSource) {
  #expect(places(of: source.rule, in: "/*\n" + source.text + "\n*/\n").isEmpty)
  let string = "let text = ####\"\"\"\n" + source.text + "\n\"\"\"####\n"
  #expect(places(of: source.rule, in: string).isEmpty)
}

@Test(arguments: ruleSources)
private func lineEndsAndEmojiMoveNothing(source: RuleSource) {
  let found = places(of: source.rule, in: source.text)
  let windows = source.text.replacingOccurrences(of: "\n", with: "\r\n")
  #expect(places(of: source.rule, in: windows) == found)
  let emoji = places(of: source.rule, in: "// 👩‍👩‍👧‍👦 🇮🇸 e\u{301}\n" + source.text)
  #expect(emoji == found.map { SourcePosition(line: $0.line + 1, column: $0.column) })
}

/// A file alone in a folder: all rules find what they find in a program of one file, and no finding
/// is in a file that a folder's second reading leaves out.
@Test(arguments: Rule.all.map(\.id))
private func aFileAloneInAFolderHasTheSameFindings(rule: String) {
  for source in ruleSources where source.rule == rule {
    let parsed = ParsedSource(text: source.text, file: "source.swift")
    let declarations = FileDeclarations(parsed)
    let links = FileLinks([FileOutline(declarations)], paths: [parsed.file])
    let alone = withDeepStack { findings(in: [parsed]) }
    let inFolder = withDeepStack {
      findings(
        in: [declarations], configuration: RuleConfiguration(),
        surroundings: links.surroundings(of: [0]))
    }
    #expect(inFolder == alone, "\(source)")
    #expect(alone.isEmpty || links.mayHoldFindings([0]), "\(source)")
  }
}
