import Analysis

/// The screen is another than the starter's.
struct ScreenHints {
  private let evidence: SteppedEvidence
  private let starter: ParsedSource?
  private let submission: ParsedSource

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    evidence = SteppedEvidence(check.evidence.first ?? "")
    starter = request.starter
    submission = request.submission
  }

  func hint(_ level: Int) -> Hint {
    switch level {
    case 1:
      return Hint(text: "Compare the two screens: \(evidence.time.lowercasedFirst) the view shows "
        + "something else than the starter, or shows it in another place.")
    case 2:
      guard let first = missing.first else {
        return Hint(text: "Every line of the starter is there, so look at their order, and at what "
          + "stands inside of what. `diff starter` compares.")
      }
      return Hint(text: "Look for what line \(first.number) of the starter says: your text does not "
        + "say it as often. `diff starter` compares.")
    case 3:
      return Hint(text: "A refactoring shows what was there before: each text, each modifier in "
        + "its order, each view in its place. What moves takes its modifiers along.")
    case 4: return Hint(text: evidence.time + ": " + evidence.difference + ".")
    default:
      guard !missing.isEmpty else {
        return Hint(text: "Put the lines into the order of the starter; `diff starter` shows which "
          + "ones moved.")
      }
      return Hint(text: "The starter has this, and your text has it less often:",
        code: missing.prefix(3).map(\.text))
    }
  }

  /// Lines of the starter that the submission lacks, those of the missing view first.
  private var missing: [(number: Int, text: String)] {
    guard let starter else { return [] }
    var known: [String: Int] = [:]
    for line in submission.text.split(whereSeparator: \.isNewline) {
      known[String(line).trimmed, default: 0] += 1
    }
    var result: [(number: Int, text: String)] = []
    let lines = starter.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let text = String(line).trimmed
      guard text.contains(where: \.isLetter), !text.hasPrefix("//") else { continue }
      if let left = known[text], left > 0 { known[text] = left - 1 } else {
        result.append((index + 1, text))
      }
    }
    let wanted = result.filter { line in expected.contains { line.text.contains($0) } }
    return wanted.isEmpty ? [] : wanted
  }

  /// The view or modifier that is expected: `Text`, `padding`.
  private var expected: [String] {
    let quoted = evidence.difference.split(separator: "`", omittingEmptySubsequences: false)
    guard quoted.count > 1 else { return [] }
    let name = quoted[1].drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? [] : [String(name)]
  }
}

/// A step does something else than with the starter.
struct BehaviorHints {
  private let evidence: SteppedEvidence
  private let submission: ParsedSource
  /// Types of the submission that declare the state in question, with its declaration.
  private let holders: [(type: TypeOutline, property: TypeOutline.Property)]

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    evidence = SteppedEvidence(check.evidence.first ?? "")
    submission = request.submission
    let names = evidence.names
    let found = typeOutlines(of: [request.submission]).flatMap { type in
      type.properties.filter { names.contains($0.name) }.map { (type, $0) }
    }
    let first = names.first { name in found.contains { $0.1.name == name } }
    holders = found.filter { $0.1.name == first }
  }

  private var state: String? { holders.first?.property.name }

  func hint(_ level: Int) -> Hint {
    switch level {
    case 1:
      return Hint(text: "Follow one action from its control to the screen: "
        + "\(evidence.time.lowercasedFirst) the starter ends in another state than your text.")
    case 2: return Hint(text: place)
    case 3:
      return Hint(text: "State has one owner. A view that only shows a value takes the value; a "
        + "view that changes it takes a binding to it; an action that the starter has must still "
        + "reach the state.")
    case 4: return Hint(text: cause)
    default: return change
    }
  }

  private var place: String {
    guard let state else {
      return "Look at the control of that step, and at the action that it was given."
    }
    let places = holders.map { "`\($0.type.name)` (line \($0.type.line))" }
    return "Look at `\(state)`: it is declared in \(enumerated(places)). Which of them owns it?"
  }

  private var cause: String {
    let seen = evidence.time + ": " + evidence.difference + "."
    let owners = holders.filter(\.property.isState).map { "`\($0.type.name)`" }
    if owners.count > 1, let state {
      return "\(seen) \(enumerated(owners)) each keep a `\(state)` of their own, and a change of "
        + "one does not reach the other."
    }
    if submission.text.contains(".constant(") {
      return "\(seen) A `.constant` binding drops what is written to it."
    }
    return seen
  }

  private var change: Hint {
    guard let state, let last = holders.last else {
      return Hint(text: "Bring the starter's action back; `diff starter` shows the line.")
    }
    let type = last.property.type.map { ": " + $0 } ?? ""
    let others = holders.dropFirst().map(\.type.name)
    let view = others.first ?? ExtractionOutline.hole
    return Hint(
      text: "One view owns `\(state)`. Each other view that changes it declares it and is made "
        + "like this:",
      code: [
        "@\(ExtractionOutline.hole) var \(state)\(type)",
        "\(view)(\(state): \(ExtractionOutline.hole)\(state))",
      ])
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
