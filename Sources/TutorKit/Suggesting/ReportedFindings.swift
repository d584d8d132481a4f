package import Analysis

/// The findings that a person is shown of a program, also once it is rewritten: those that its configuration, the
/// comments in it and the options leave.
package struct ReportedFindings: Sendable {
  /// By file; a file that is not named has the defaults.
  private let configurations: [String: RuleConfiguration]
  /// Findings of less weight are not asked for.
  private let severity: Severity
  /// What was left out of the program as it was, for another reason: it was accepted, or stands on other lines.
  private let leftOut: Set<Key>

  /// What a finding is known again by when lines move.
  private struct Key: Hashable {
    var file: String
    var rule: String
    var subject: String
    var message: String

    init(_ finding: FindingReport) {
      (file, rule, subject) = (finding.file, finding.rule, finding.subject)
      message = finding.message.filter { !$0.isNumber }
    }
  }

  /// - Parameters:
  ///   - all: the findings of the program as it is.
  ///   - chosen: those of them that are shown.
  package init(
    configurations: [String: RuleConfiguration], severity: Severity = .note,
    all: [FindingReport] = [], chosen: [FindingReport] = []
  ) {
    self.configurations = configurations
    self.severity = severity
    leftOut = Set(all.map(Key.init)).subtracting(chosen.map(Key.init))
  }

  /// What is reported on a program, without remarks on its comments.
  func findings(in sources: [ParsedSource]) -> [Finding] {
    found(in: sources).kept.filter {
      $0.rule != Rule.suppression.id && $0.severity >= severity
        && !leftOut.contains(Key(FindingReport($0)))
    }
  }

  private func found(in sources: [ParsedSource]) -> RuleConfiguration.Found {
    let files = sources.map(FileDeclarations.init)
    let all = sources.map { configurations[$0.file] ?? RuleConfiguration() }
    var result = RuleConfiguration.Found()
    for configuration in Set(all) {
      let paths = Set(zip(sources, all).filter { $1 == configuration }.map(\.0.file))
      let found = configuration.found(in: files, .none)
      result.kept += found.kept.filter { paths.contains($0.file) }
      result.suppressed += found.suppressed.filter { paths.contains($0.file) }
    }
    return result
  }

  /// A file that was rewritten, with the comments that switch rules off where they belong: what was switched
  /// off stays so in the code that has moved, and a comment with nothing left to switch off goes.
  ///
  /// - Parameters:
  ///   - text: the file after one extraction.
  ///   - index: the file's place in the program.
  func settled(_ text: String, of sources: [ParsedSource], at index: Int) -> ParsedSource {
    let file = sources[index].file
    guard sources[index].text.contains("tutor:") else {
      return ParsedSource(text: text, file: file)
    }
    var program = sources
    program[index] = ParsedSource(text: text, file: file)
    let before = own(found(in: sources), file)
    let moved = Self.uncovered(before, own(found(in: program), file))
    program[index] = ParsedSource(
      text: SuppressionEdits(program[index]).suppressing(moved), file: file)
    // A comment that is gone may leave another one that ends it.
    for _ in 0..<3 {
      let after = own(found(in: program), file)
      let idle = Self.news(Self.remarks(after.kept), since: Self.remarks(before.kept))
      if idle.isEmpty { break }
      program[index] = ParsedSource(
        text: SuppressionEdits(program[index]).withoutSuppressions(of: idle), file: file)
    }
    return program[index]
  }

  private func own(_ found: RuleConfiguration.Found, _ file: String) -> RuleConfiguration.Found {
    RuleConfiguration.Found(
      kept: found.kept.filter { $0.file == file },
      suppressed: found.suppressed.filter { $0.file == file })
  }

  private static func remarks(_ findings: [Finding]) -> [Finding] {
    findings.filter { $0.rule == Rule.suppression.id }
  }

  /// Findings that were switched off and are reported now, since their code has left the comment.
  private static func uncovered(
    _ before: RuleConfiguration.Found, _ after: RuleConfiguration.Found
  ) -> [Finding] {
    Set(before.suppressed.map(\.rule)).sorted().flatMap { rule in
      func of(_ findings: [Finding]) -> [Finding] { findings.filter { $0.rule == rule } }
      let lost = of(before.suppressed).count - of(after.suppressed).count
      return news(of(after.kept), since: of(before.kept)).prefix(max(0, lost))
    }
  }

  /// Findings that were not there before.
  private static func news(_ findings: [Finding], since earlier: [Finding]) -> [Finding] {
    var known = earlier.map { Key(FindingReport($0)) }
    return findings.filter { finding in
      guard let index = known.firstIndex(of: Key(FindingReport(finding))) else { return true }
      known.remove(at: index)
      return false
    }
  }
}

extension RuleConfiguration {
  /// What rules find, parted by the comments that switch them off.
  struct Found {
    var kept: [Finding] = []
    var suppressed: [Finding] = []
  }

  /// The findings of files by this configuration.
  func found(in files: [FileDeclarations], _ surroundings: Surroundings) -> Found {
    let all = Analysis.findings(in: files, configuration: self, surroundings: surroundings)
    let ran = Set(Rule.known.map(\.id).filter(isOn))
    let kept = SuppressionComments(files.map(\.source)).filter(all, rules: ran, configuration: self)
    let left = Set(kept)
    return Found(kept: kept, suppressed: all.filter { !left.contains($0) })
  }
}
