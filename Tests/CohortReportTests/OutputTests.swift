import Foundation
import TerminalDriver
import Testing

@testable import CohortReport
@testable import TutorKit

/// Names that mean something to each of the formats.
private let hostile = [
  "=cmd|' /C calc'!A0", "a,b\"c\"", "<script>alert(1)</script>", "| x | `y` [z](http://w) @all",
  "ada\n\n# heading", "{{heading}}", "\u{1B}]0;title\u{7}", "-1+1",
  "</script><img src=x onerror=alert(1)>",
]

@Suite struct OutputTests {
  private var records: [SubmissionRecord] {
    hostile.map { name in
      record(name, "exercise1", .notPassed, score: 20) {
        $0.firstToFix = .parses
        $0.findings = ["<b>rule</b>|x"]
        $0.checks = [
          .init(
            id: "parses", status: .failed, points: 0, maximum: 10, reason: nil, evidence: [name])
        ]
      }
    }
  }

  /// Read back by Python's reader of comma-separated values.
  @Test func theTableIsReadByPython() throws {
    var table = ""
    builder(records).writeCSV { table += $0 }
    let script = """
      import csv, json, sys
      rows = list(csv.DictReader(open(0, newline='')))
      print(json.dumps([[r['participant'], r['points'], len(r)] for r in rows]))
      """
    let read = try run("/usr/bin/env", ["python3", "-c", script], input: table)
    #expect(read.status == 0, "\(read.complaints)")
    let rows = try #require(
      try JSONSerialization.jsonObject(with: Data(read.output.utf8)) as? [[Any]])
    let names = rows.compactMap { $0.first as? String }
    #expect(rows.allSatisfy { $0[1] as? String == "20" && $0[2] as? Int == 14 })
    #expect(names.count == hostile.count)
    #expect(names.allSatisfy { name in !"=+-@".contains { name.hasPrefix(String($0)) } })
    #expect(names.contains("'-1+1") && names.contains("a,b\"c\""))
  }

  /// Read back by cmark-gfm: each row has as many cells as the table, and no name is more than text.
  @Test func noNameIsMarkdown() throws {
    let text = report(records).markdown(request())
    let document = GitHubMarkdown.html(text)
    #expect(document.components(separatedBy: "<table>").count > 3)
    for tag in ["<script", "<img", "<b>", "<a ", "<h1>heading"] {
      #expect(!document.contains(tag), "\(tag)")
    }
    let header = try #require(text.split(separator: "\n").first { $0.hasPrefix("| Participant") })
    let rows = text.split(separator: "\n").filter { $0.contains("✗ 20") }
    #expect(rows.count == hostile.count)
    for row in rows {
      #expect(bars(row) == bars(header), "\(row)")
    }
  }

  /// Bars that are not escaped.
  private func bars(_ row: Substring) -> Int { row.replacing("\\|", with: "").count { $0 == "|" } }

  @Test func numbersStandForNames() throws {
    let names = ["Ada Lovelace", "Grace Hopper", "Katherine Johnson"]
    let records =
      names.enumerated().map { index, name in
        record(name, "exercise\(index + 1)", .notPassed, score: 10) {
          $0.firstToFix = .parses
          $0.checks = [
            .init(
              id: "parses", status: .failed, points: 0, maximum: 10, reason: nil,
              evidence: ["\(name)/exercise1.swift:1:1: expected"])
          ]
        }
      } + [record(names[0], nil, .unchecked)]
    let anonymous = request {
      $0.isAnonymous = true
      $0.salt = "salt"
      $0.roster = Roster(names.joined(separator: "\n") + "\nMary Jackson\n")
    }
    let built = builder(records, anonymous)
    var all =
      try #require(WallPage(built.report, anonymous).html) + built.report.markdown(anonymous)
    built.writeCSV { all += $0 }
    for name in names + ["Mary Jackson"] {
      for part in name.split(separator: " ") { #expect(!all.contains(part), "\(part)") }
    }
    #expect(built.report.rows.map(\.name).allSatisfy { $0.hasPrefix("Participant ") })
    #expect(built.report.missing.count == 1)
    #expect(builder(records, anonymous).report.rows == built.report.rows)
  }

  @Test func thePageLoadsNothing() throws {
    let page = try #require(WallPage(report(records), request()).html)
    #expect(!page.contains(/(src|href|action)="(?!#)/))
    #expect(!page.contains(/url\(|@import|fetch\(|XMLHttpRequest|WebSocket/))
    #expect(page.contains("default-src &#39;none&#39;"))
    for name in hostile where name.contains("<") { #expect(!page.contains(name)) }
  }
}
