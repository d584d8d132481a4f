import Analysis

extension RuleReport {
  /// The documentation as a person reads it.
  package func text(_ options: RenderOptions) -> String {
    var lines = [options.paint(id, .strong) + "  (\(severity))"]
    lines += options.wrap(summary) + [""] + options.wrap(why)
    lines += section(FindingWords.exceptions(), exceptions, options)
    lines += section(FindingWords.thresholds(), thresholds.map(\.sentence), options)
    if let lesson { lines += [""] + options.wrap(FindingWords.taughtBy(lesson)) }
    if let example { lines += ["", FindingWords.found(), ""] + Self.indented(example) }
    if let correction { lines += ["", FindingWords.better(), ""] + Self.indented(correction) }
    lines += [""] + options.wrap(FindingWords.switchOff(id)) + [""]
    lines += Self.indented(configuration)
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  private func section(
    _ title: String, _ points: [String], _ options: RenderOptions
  ) -> [String] {
    guard !points.isEmpty else { return [] }
    return ["", title + ":"]
      + points.flatMap { point in
        options.wrap(point, indent: 4).enumerated().map { index, line in
          index == 0 ? "  - " + line.dropFirst(4) : line
        }
      }
  }

  private static func indented(_ code: String) -> [String] {
    var lines = code.rowParts
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "" : "    " + $0 }
  }

  /// The rule's part of a `.tutor.yml` with its defaults.
  private var configuration: String {
    let limits = thresholds.filter(\.isOn).map { "\n    \($0.name): \($0.value)" }.joined()
    return "rules:\n  \(id):\n    severity: off" + limits
  }

  /// For machines that show a rule's words as they are.
  package var plainHelp: String {
    ([summary, why] + list(FindingWords.exceptions(), exceptions)
      + list(FindingWords.thresholds(), thresholds.map(\.sentence))).joined(separator: "\n")
  }

  package var markdownHelp: String {
    var parts = ["**\(summary)**", why]
    if !exceptions.isEmpty {
      parts.append(FindingWords.exceptions() + ":\n" + exceptions.map { "\n- " + $0 }.joined())
    }
    if !thresholds.isEmpty {
      parts.append(
        FindingWords.thresholds() + ":\n" + thresholds.map { "\n- " + $0.sentence }.joined())
    }
    return parts.joined(separator: "\n\n")
  }

  private func list(_ title: String, _ points: [String]) -> [String] {
    points.isEmpty ? [] : [title + ": " + points.joined(separator: "; ") + "."]
  }
}

extension RuleReport.Limit {
  /// `section-size: 5 view values`
  var sentence: String {
    let amount = "\(name): \(value)" + (unit.isEmpty ? "" : " " + unit)
    return isOn ? amount : FindingWords.switchedOn(amount)
  }
}

extension RulesReport {
  /// One rule a line.
  package func text(_ options: RenderOptions) -> String {
    let width = rules.map(\.id.columns).max() ?? 0
    let lines = rules.flatMap { rule in
      options.beside(
        rule.id.padded(to: width) + "  " + rule.severity.padded(to: 7) + "  ", rule.summary)
    }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }
}
