import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// Which findings are of interest.
struct FindingOptions: ParsableArguments {
  @Option(help: "Run this rule alone. Repeatable; `tutor rules` lists them.")
  var rule: [String] = []

  @Option(help: "Report findings from this severity on: note, warning or error.")
  var severity: Severity?

  @Option(help: "A file of accepted findings, which are not reported.")
  var baseline: String?

  @Flag(help: "Write all findings to the --baseline, and report none.")
  var writeBaseline = false

  func validate() throws {
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline FILE.")
    }
    _ = try ruleIDs()
  }

  /// The rules to run; nil: all that the configuration leaves on.
  func ruleIDs() throws -> Set<String>? {
    let known = Rule.known.map(\.id)
    for id in rule where !known.contains(id) {
      let hint = nearestName(to: id, among: known).map { "; did you mean `\($0)`?" } ?? ""
      throw ValidationError("There is no rule `\(id)`\(hint)")
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
    let entries = stale.count == 1 ? "1 entry matches" : "\(stale.count) entries match"
    complain("\(path): \(entries) no finding any more; write it anew with --write-baseline")
    for line in stale.prefix(20) { complain("  " + line) }
    if stale.count > 20 { complain("  and \(stale.count - 20) more") }
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

extension Severity: ExpressibleByArgument {}
