package import Analysis
import Foundation

/// A project's `.tutor.yml`.
package struct ConfigurationFile: Hashable, Sendable {
  package static let name = ".tutor.yml"

  package var rules = RuleConfiguration()
  /// Paths that a folder's search leaves out, relative to the file's folder; `*` stands for any
  /// characters.
  package var exclude: [String] = []

  /// A mistake in the file.
  package struct Problem: Error, Hashable, Sendable {
    package var path: String
    package var line: Int
    package var reason: String

    package var sentence: String { "\(path):\(line): \(reason)" }
  }

  package init() {}

  /// Reads the text of a `.tutor.yml`. All mistakes are reported, in order of line.
  ///
  /// - Parameter path: for messages.
  package static func parse(
    _ text: String, path: String
  ) -> (file: ConfigurationFile, problems: [Problem]) {
    var reader = ConfigurationReader(path: path)
    switch LocatedYAML.parse(text) {
    case .failure(let problem): reader.report(problem.reason, problem.line)
    case .success(let value): if let value { reader.read(value) }
    }
    return (reader.file, reader.problems.sorted { $0.line < $1.line })
  }

  /// Whether `exclude` names a path, which is relative to the file's folder.
  package func excludes(_ path: String) -> Bool {
    exclude.contains { pattern in
      if pattern.contains("*") {
        return fnmatch(pattern, path, 0) == 0 || fnmatch(pattern + "/*", path, 0) == 0
      }
      // A name alone is that of a folder or file at any depth.
      if !pattern.contains("/"), path.split(separator: "/").contains(pattern[...]) { return true }
      let place = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
      return path == place || path.hasPrefix(place + "/")
    }
  }
}

/// Reads the values and keeps the mistakes.
private struct ConfigurationReader {
  let path: String
  var file = ConfigurationFile()
  var problems: [ConfigurationFile.Problem] = []

  init(path: String) { self.path = path }

  mutating func report(_ reason: String, _ line: Int) {
    problems.append(ConfigurationFile.Problem(path: path, line: line, reason: reason))
  }

  mutating func read(_ root: LocatedYAML) {
    guard let entries = root.entries else {
      if root.isEmpty { return }
      return report(ConfigurationWords.writeKeys(), root.line)
    }
    for entry in entries {
      switch entry.key {
      case "rules": readRules(entry)
      case "exclude": readExclude(entry)
      default: reportUnknown(.key, entry, ["rules", "exclude"])
      }
    }
  }

  private mutating func reportUnknown(
    _ what: ConfigurationWords, _ entry: LocatedYAML.Entry, _ known: [String]
  ) {
    let reason =
      if let nearest = nearestName(to: entry.key, among: known) {
        ConfigurationWords.unknownButNear(what(), entry.key, nearest)
      } else if known.isEmpty || known.count > 5 {
        ConfigurationWords.unknown(what(), entry.key)
      } else {
        ConfigurationWords.unknownButKnown(
          what(), entry.key, known.map { "`\($0)`" }.joined(separator: ", "))
      }
    report(reason, entry.line)
  }

  private mutating func readExclude(_ entry: LocatedYAML.Entry) {
    guard case .list(let values) = entry.value.content else {
      if entry.value.isEmpty { return }
      return report(ConfigurationWords.excludeTakesList(), entry.line)
    }
    for value in values {
      guard case .text(var path) = value.content, !path.isEmpty else {
        report(ConfigurationWords.excludeTakesPaths(), value.line)
        continue
      }
      // `./Vendor` is the folder beside the file alone.
      if path.contains("*"), path.hasPrefix("./") { path.removeFirst(2) }
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      file.exclude.append(path)
    }
  }

  private mutating func readRules(_ entry: LocatedYAML.Entry) {
    guard let entries = entry.value.entries else {
      if entry.value.isEmpty { return }
      return report(ConfigurationWords.rulesTakeNames(), entry.line)
    }
    for entry in entries {
      guard let rule = Rule.known.first(where: { $0.id == entry.key }) else {
        reportUnknown(.rule, entry, Rule.known.map(\.id))
        continue
      }
      readRule(rule, entry)
    }
  }

  private mutating func readRule(_ rule: Rule, _ entry: LocatedYAML.Entry) {
    guard let settings = entry.value.entries else {
      if entry.value.isEmpty { return }
      // `computed-view: off` is what people write first.
      return readSeverity(rule, entry)
    }
    for setting in settings {
      if setting.key == "severity" {
        readSeverity(rule, setting)
      } else if let threshold = rule.thresholds[setting.key] {
        readThreshold(rule, threshold, setting)
      } else {
        reportUnknown(.setting, setting, ["severity"] + rule.thresholds.keys.sorted())
      }
    }
  }

  private mutating func readSeverity(_ rule: Rule, _ entry: LocatedYAML.Entry) {
    let text = entry.value.text ?? ""
    if text == "off" {
      file.rules.disabled.insert(rule.id)
    } else if let severity = Severity(rawValue: text) {
      file.rules.severities[rule.id] = severity
    } else {
      let known = ["off"] + Severity.allCases.map(\.rawValue)
      let nearest = nearestName(to: text, among: known)
      report(
        nearest.map { ConfigurationWords.severitiesButNear(text, $0) }
          ?? ConfigurationWords.severities(text), entry.line)
    }
  }

  private mutating func readThreshold(
    _ rule: Rule, _ threshold: Threshold, _ entry: LocatedYAML.Entry
  ) {
    let text = entry.value.text ?? ""
    if text == "off", !threshold.isOn {
      file.rules.thresholds[rule.id, default: [:]].updateValue(nil, forKey: entry.key)
    } else if let value = Int(text), (0...1_000_000).contains(value) {
      file.rules.thresholds[rule.id, default: [:]].updateValue(value, forKey: entry.key)
    } else {
      report(ConfigurationWords.wholeNumber(entry.key, threshold.value, text), entry.line)
    }
  }
}

extension LocatedYAML {
  fileprivate var entries: [Entry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  fileprivate var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// A key without a value.
  fileprivate var isEmpty: Bool { text.map { ["", "~", "null"].contains($0) } ?? false }
}
