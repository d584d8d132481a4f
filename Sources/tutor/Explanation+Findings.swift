import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// Which findings are of interest.
extension Explanation {
  /// The rules to run; nil: all that the configuration leaves on.
  func ruleIDs() throws -> Set<String>? {
    let known = Rule.known.map(\.id)
    for id in rule where !known.contains(id) {
      let nearest = nearestName(to: id, among: known)
      throw ValidationError(
        nearest.map { CommandWords.noRuleButNear(id, $0) } ?? CommandWords.noRule(id))
    }
    return rule.isEmpty ? nil : Set(rule)
  }

  /// Writes the baseline, if that was asked for. false: it was not.
  func writeBaseline(_ findings: [FindingReport]) throws -> Bool {
    guard writeBaseline, let baseline else { return false }
    let data = try Baseline(findings, path: baseline).data()
    try writeOutput(String(decoding: data, as: UTF8.self), to: baseline)
    let count = findings.count
    complain(CommandWords.accepted(count, baseline))
    return true
  }

  /// Says which entries of the baseline match no finding any more.
  func reportStale(_ findings: [FindingReport], files: [String]) throws {
    guard let path = baseline, let data = FileManager.default.contents(atPath: path),
      let known = try? Baseline(data, path: path)
    else { return }
    let stale = known.stale(in: findings, files: files, rules: try ruleIDs(), path: path)
    guard !stale.isEmpty else { return }
    complain(ConfigurationWords.stale(path, stale.count))
    for line in stale.prefix(20) { complain("  " + line) }
    if stale.count > 20 { complain("  " + ConfigurationWords.andMore(stale.count - 20)) }
  }

  /// The findings of the severity on changed lines, without those that the baseline holds.
  func chosen(_ report: ExplainReport) throws -> ExplainReport {
    var report = report
    var isWanted: (FindingReport) -> Bool = { $0.isAtLeast(severity ?? .note) }
    if let since {
      let changed = try GitChanges.lines(since: since, in: folder(of: files[0]))
      isWanted = { finding in
        finding.isAtLeast(severity ?? .note)
          && changed.contains(finding.line...max(finding.line, finding.endLine), of: finding.file)
      }
    }
    let all = report.findings
    report.suppressed = report.suppressed.filter(isWanted)
    report.findings = try unaccepted(all.filter(isWanted))
    report.leftOut = all.count - report.findings.count
    let left = Set(report.findings)
    report.accepted = all.filter { isWanted($0) && !left.contains($0) }
    return report
  }

  /// A folder of the repository that a path lies in.
  private func folder(of path: String) -> String {
    if SourceSearch.isFolder(path) { return path }
    let folder = path.folderPath
    return folder.isEmpty ? "." : folder
  }

  private func unaccepted(_ severe: [FindingReport]) throws -> [FindingReport] {
    guard let path = baseline else { return severe }
    guard let data = FileManager.default.contents(atPath: path) else {
      complain(CommandWords.noBaseline(path))
      throw ExitCode.noInput
    }
    do {
      return try Baseline(data, path: path).rest(of: severe, path: path)
    } catch {
      complain(error.sentence)
      throw ExitCode.usage
    }
  }
}

extension Severity: ExpressibleByArgument {
  /// Every severity by its name, without asking the runtime for conformances, which takes it long.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  /// None besides the names.
  public static var allValueDescriptions: [String: String] { [:] }
}
