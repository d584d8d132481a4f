import Words

/// Findings of several rules that one change mends: one of them is kept.
struct Causes {
  private let findings: [Finding]
  private let index: ViewIndex

  init(_ findings: [Finding], _ index: ViewIndex) {
    self.findings = findings
    self.index = index
  }

  /// The findings without those whose cause another one names.
  var oneOfEach: [Finding] {
    var result = findings
    joinChanges(&result)
    result = withoutHelpersAgain(result)
    let drags = views(of: ["invalidation-blast-radius"], in: result)
    result.removeAll { $0.rule == "monolithic-body" && drags.contains($0.view) }
    let parts = views(
      of: [
        "invalidation-blast-radius", "monolithic-body", "computed-view", "view-helper-function",
        "repeated-subtree",
      ], in: result)
    result.removeAll {
      $0.rule == "body-complexity" && $0.severity == .note && parts.contains($0.view)
    }
    let compared = Set(result.filter { $0.rule == "uncomparable-input" }.compactMap(\.input))
    result.removeAll { $0.rule == "closure-input" && compared.contains($0.subject) }
    let made = Set(
      result.filter { $0.rule == "work-in-init" }.map {
        Line(file: $0.file, line: $0.range.start.line)
      })
    result.removeAll {
      $0.rule == "uncomparable-input"
        && made.contains(Line(file: $0.file, line: $0.range.start.line))
    }
    return result
  }

  private struct Line: Hashable {
    var file: String
    var line: Int
  }

  private func views(of rules: Set<String>, in findings: [Finding]) -> Set<String> {
    Set(findings.filter { rules.contains($0.rule) }.map(\.view))
  }

  /// Changes of one view that drag the same sections along become notes of the one that drags most.
  private func joinChanges(_ findings: inout [Finding]) {
    var kept: [String: [Int]] = [:]
    var joined: Set<Int> = []
    let changes = findings.indices.filter {
      findings[$0].rule == "invalidation-blast-radius" && !findings[$0].notes.isEmpty
    }.sorted { (-findings[$0].notes.count, $0) < (-findings[$1].notes.count, $1) }
    for place in changes {
      let own = Set(findings[place].notes.map(\.range.start))
      let wider = kept[findings[place].view, default: []].first {
        findings[$0].file == findings[place].file
          && own.isSubset(of: findings[$0].notes.map(\.range.start))
      }
      guard let wider else {
        kept[findings[place].view, default: []].append(place)
        continue
      }
      joined.insert(place)
      let name = findings[place].subject.split(separator: ".").last.map(String.init) ?? ""
      findings[wider].notes.append(
        Finding.Note(
          message: CauseWords.alsoDrags(name), range: findings[place].range))
    }
    findings = findings.enumerated().filter { !joined.contains($0.offset) }.map(\.element)
  }

  /// Leaves out changes that drag along only what helpers build, which have findings of their own.
  private func withoutHelpersAgain(_ findings: [Finding]) -> [Finding] {
    let helpers = Set(
      findings.filter { ["computed-view", "view-helper-function"].contains($0.rule) }
        .map(\.subject))
    guard !helpers.isEmpty else { return findings }
    let builders = Dictionary(index.builders.map { ($0.name, $0) }) { first, _ in first }
    return findings.filter { finding in
      guard finding.rule == "invalidation-blast-radius", let view = builders[finding.view] else {
        return true
      }
      let lines = view.members.filter { helpers.contains("\(view.name).\($0.name)") }.map {
        $0.range.start
          .line...max(
            $0.range.start.line, $0.source.range(of: $0.code).end.line)
      }
      let sections = finding.notes.filter { $0.range.start == $0.range.end }
      return sections.isEmpty
        || !sections.allSatisfy { note in lines.contains { $0.contains(note.range.start.line) } }
    }
  }
}

/// The notes of findings that stand for several.
package enum CauseWords: String, Words {
  package static let area = "rule.causes"

  case alsoDrags = "`{1}` drags them along, too"
}

extension Finding {
  /// The view that the finding is about.
  fileprivate var view: String {
    subject.split(separator: ".").dropLast().joined(separator: ".")
  }
}
