import Foundation
import Mustache
import TutorKit

/// The report as one HTML file: nothing is loaded from anywhere, and a browser that honours the policy in
/// its head runs no other script than the page's own.
package struct WallPage {
  private let report: RoomReport
  private let request: ReportRequest
  private let times: ReportTimes

  package init(_ report: RoomReport, _ request: ReportRequest) {
    (self.report, self.request) = (report, request)
    times = ReportTimes(request)
  }

  /// nil: the template is not one, which is a fault of the program.
  package var html: String? {
    guard let template = try? MustacheTemplate(string: wallTemplate) else { return nil }
    return template.render(context)
  }

  private var context: [String: Any] {
    var context: [String: Any] = [
      "w": Self.words, "style": wallStyle, "script": wallScript,
      "policy":
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(Self.scriptDigest)'",
      "heading": report.heading, "summary": report.summary,
      "made": ReportWords.made(
        times.full(request.time), report.tools.joined(separator: ", ").visible),
      "isNarrow": report.exercises.count > Self.columnsWithWords,
      "exercises": report.exercises.map(column), "rows": rows, "stuck": stuck,
      "failing": failing, "mistakes": mistakes, "findings": findings, "beliefs": beliefs,
      "alike": alike, "missing": report.missing, "strangers": report.strangers,
      "otherFiles": otherFiles, "hasRoster": request.roster != nil,
      "hasMinutes": report.exercises.contains { $0.medianMinutes != nil },
      "minutesHelp": ReportWords.minutesHelp(Int(Effort.longestPause / 60)),
    ]
    if report.hiddenRows > 0 { context["moreRows"] = ReportWords.moreRows(report.hiddenRows) }
    let moreFiles = report.otherFileCount - report.otherFiles.count
    if moreFiles > 0 { context["moreFiles"] = ReportWords.moreFiles(moreFiles) }
    if let reload = request.reload {
      context["reload"] = reload
      context["reloads"] = ReportWords.reloads(reload)
    }
    return context
  }

  /// Exercises up to which a cell has room for the name of a check.
  private static let columnsWithWords = 6

  /// The words of the page that have no places, by their cases.
  private static var words: [String: String] {
    var words: [String: String] = [:]
    for word in ReportWords.allCases where Sentence(word.rawValue).places.isEmpty {
      words["\(word)"] = word()
    }
    return words
  }

  /// SHA-256 of the script in base 64, as the policy names it.
  private static let scriptDigest: String = {
    let digits = Array(SHA256.digest(of: wallScript))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }()

  private func column(_ column: RoomReport.ExerciseColumn) -> [String: Any] {
    func text(_ number: Int?) -> String { number.map(String.init) ?? "–" }
    return [
      "id": column.id, "title": column.title.visible,
      "room": ReportWords.ofAll(column.passed, column.handedIn),
      "reference": text(column.reference),
      "starter": text(column.starter), "median": text(column.medianRebuilt),
      "least": text(column.leastRebuilt), "minutes": text(column.medianMinutes),
      "longest": text(column.longestMinutes),
    ]
  }

  private var rows: [[String: Any]] {
    report.rows.enumerated().map { index, row in
      let cells = row.cells.enumerated().map { cell($1, "\(index)-\($0)") }
      let done = zip(report.exercises, row.cells).enumerated().compactMap {
        place, pair -> [String: Any]? in
        pair.1.map {
          [
            "anchor": "\(index)-\(place)", "exercise": pair.0.id, "sentences": $0.sentences(times),
          ]
        }
      }
      return ["name": row.name, "cells": cells, "done": done]
    }
  }

  private func cell(_ cell: RoomReport.Cell?, _ anchor: String) -> [String: Any] {
    guard let cell else { return ["heat": "none"] }
    var context: [String: Any] = [
      "anchor": anchor, "heat": heat(cell), "mark": cell.mark, "score": cell.score,
      "verdict": cell.verdictText, "isThere": true,
    ]
    if cell.verdict != .passed, let check = cell.firstToFix { context["check"] = check.words }
    return context
  }

  /// The class of a cell: how many of the points are there.
  private func heat(_ cell: RoomReport.Cell) -> String {
    switch cell.verdict {
    case .passed: "passed"
    case .unchecked: "unchecked"
    case .notPassed: "s\(min(max(cell.score, 0) / 25, 3))"
    }
  }

  private var stuck: [[String: Any]] {
    report.stuck.map {
      [
        "name": $0.name, "exercise": $0.exercise, "since": times.since($0.since),
        "check": $0.firstToFix?.words ?? "", "like": $0.mistake.map { "mistakes/" + $0 } ?? "",
        "tries": $0.tries, "hints": $0.hints.map(String.init) ?? "–",
      ]
    }
  }

  private var failing: [[String: Any]] {
    report.failingChecks.map { check in
      let most = report.failingChecks.first?.people ?? 1
      return [
        "exercise": check.exercise, "check": check.check.words, "people": check.people,
        "percent": 100 * check.people / max(most, 1),
      ]
    }
  }

  private var mistakes: [[String: Any]] {
    report.mistakes.map {
      [
        "exercise": $0.exercise, "name": "mistakes/" + $0.name.visible, "people": $0.people,
        "same": $0.same, "alike": $0.people - $0.same, "hint": ($0.hint ?? "").visible,
      ]
    }
  }

  private var findings: [[String: Any]] {
    report.findings.map {
      [
        "rule": $0.rule.visible, "people": $0.people,
        "where": $0.exercises.joined(separator: ", "), "summary": $0.summary, "hint": $0.hint,
      ]
    }
  }

  private var beliefs: [[String: Any]] {
    report.wrongModels.map {
      ["belief": $0.belief, "people": $0.people, "answers": $0.answers, "hint": $0.hint]
    }
  }

  private var alike: [[String: Any]] {
    report.likeTexts.map {
      [
        "exercise": $0.exercise, "names": $0.names.joined(separator: ", "),
        "remark": $0.remark.map { [$0] } ?? [],
      ]
    }
  }

  private var otherFiles: [[String: Any]] {
    report.otherFiles.map {
      [
        "name": $0.name, "file": $0.file.isEmpty ? [] : [$0.file.visible],
        "reason": $0.problem.isEmpty ? ReportWords.ownFile() : $0.problem.visible,
      ]
    }
  }
}
