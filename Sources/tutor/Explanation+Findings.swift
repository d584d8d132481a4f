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
    do {
      let data = try Baseline(findings, path: baseline).data()
      try data.write(to: URL(fileURLWithPath: baseline), options: .atomic)
    } catch {
      complain(CommandWords.cannotWriteHere(baseline))
      throw ExitCode.noInput
    }
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

  /// The findings of the severity that the baseline does not hold.
  func chosen(_ findings: [FindingReport]) throws -> [FindingReport] {
    let severe = findings.filter { $0.isAtLeast(severity ?? .note) }
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
  /// Every severity by its name, without asking the runtime: see ``ExplainFormat``.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  /// None besides the names.
  public static var allValueDescriptions: [String: String] { [:] }
}
