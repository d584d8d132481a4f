import Analysis

/// A step does something else than with the starter.
struct BehaviorHints {
  private let evidence: SteppedEvidence
  private let starter: ParsedSource?
  private let submission: ParsedSource
  /// The state that comes out differently, and the types that declare it.
  private let state: String?
  private let holders: [Holder]
  /// Views that make the class which holds the state.
  private let makers: [String]

  private struct Holder {
    var type: TypeOutline
    var property: TypeOutline.Property
  }

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    let evidence = SteppedEvidence(check.evidence.first ?? "")
    let outlines = typeOutlines(of: [request.submission])
    let found = outlines.flatMap { type in
      type.properties.map { Holder(type: type, property: $0) }
    }
    let state = evidence.names.first { name in found.contains { $0.property.name == name } }
    let holders = found.filter { $0.property.name == state }
    let object = holders.first { $0.type.kind == .object }?.type.name
    self.evidence = evidence
    self.state = state
    self.holders = holders
    starter = request.starter
    submission = request.submission
    makers = found.filter {
      object != nil && $0.property.type == object && $0.property.isState
    }.map(\.type.name)
  }

  func hint(_ level: Int) -> Hint {
    switch level {
    case 1:
      return Hint(
        text: "Follow one action from its control to the screen: \(evidence.time.lowercasedFirst) "
          + "the starter ends in another state than your text.")
    case 2: return Hint(text: place)
    case 3:
      return Hint(
        text: "State has one owner. A view that only shows a value takes the value; a view that "
          + "changes it takes a binding to it; an action that the starter has must still reach the "
          + "state.")
    case 4: return Hint(text: cause)
    default: return change
    }
  }

  private var place: String {
    guard let state, let first = holders.first else {
      return "Look at the control of that step, and at the action that it was given."
    }
    let places = holders.map { "`\($0.type.name)` (line \($0.type.line))" }
    guard holders.count > 1 else {
      return "Look at `\(state)`: \(places[0]) holds it. "
        + (first.type.kind == .object
          ? "Which views make a `\(first.type.name)`, and which are given one?"
          : "Which view changes it, and how does the change get there?")
    }
    return "Look at `\(state)`: it is declared in \(enumerated(places)). Which of them owns it?"
  }

  /// Views that keep the state themselves.
  private var owners: [String] {
    holders.filter { $0.type.kind == .view && $0.property.isState }.map(\.type.name)
  }

  private var cause: String {
    let seen = evidence.time + ": " + evidence.difference + "."
    if owners.count > 1, let state {
      return "\(seen) \(enumerated(owners.map { "`\($0)`" })) each keep a `\(state)` of their own, "
        + "and a change of one does not reach the other."
    }
    if makers.count > 1, let holder = holders.first {
      return "\(seen) \(enumerated(makers.map { "`\($0)`" })) each make a `\(holder.type.name)` of "
        + "their own."
    }
    return constantLine == nil ? seen : "\(seen) A `.constant` binding drops what is written to it."
  }

  // MARK: The change

  private let hole = ExtractionOutline.hole

  private var change: Hint {
    if let state, owners.count > 1, let last = holders.last(where: { $0.property.isState }) {
      let type = last.property.type.map { ": " + $0 } ?? ""
      return Hint(
        text: "`\(owners[0])` owns `\(state)`; `\(last.type.name)` is given it, as a value or as a "
          + "binding:",
        code: ["\(hole) \(state)\(type)", "\(last.type.name)(\(state): \(hole))"])
    }
    if let first = makers.first, makers.count > 1, let holder = holders.first {
      return Hint(
        text: "`\(first)` makes the one `\(holder.type.name)`; every other view is given it:",
        code: ["let \(hole): \(holder.type.name)"])
    }
    if let constantLine {
      return Hint(
        text: "Pass a binding to the state in place of `.constant`:", code: [constantLine])
    }
    if !lostActions.isEmpty {
      return Hint(
        text: "The starter has this, and your text has it less often; the change must still "
          + "reach the state:", code: lostActions)
    }
    return binding
  }

  /// The line with `.constant(…)`, with a hole in its place.
  private var constantLine: String? {
    for line in submission.text.split(whereSeparator: \.isNewline) {
      guard let sides = String(line).trimmed.splitOnce(by: ".constant("),
        let rest = sides.1.splitOnce(by: ")")?.1
      else { continue }
      return sides.0 + hole + rest
    }
    return nil
  }

  /// Lines of the starter that write the state and are gone.
  private var lostActions: [String] {
    guard let starter, let state else { return [] }
    let signs = ["\(state) =", "\(state) +=", "\(state) -=", "\(state).", "$\(state)"]
    return missingLines(of: starter, in: submission).map(\.text)
      .filter { line in signs.contains { line.contains($0) } && !line.hasPrefix("Text(") }
      .prefix(2).map { $0 }
  }

  private var binding: Hint {
    guard let state, let holder = holders.last, holder.type.kind == .view else {
      return Hint(text: "Bring the starter's action back; `diff starter` shows the line.")
    }
    let type = holder.property.type.map { ": " + $0 } ?? ""
    let view = holders.dropFirst().first?.type.name ?? hole
    return Hint(
      text: "One view owns `\(state)`. Each other view that changes it declares it and is made "
        + "like this:",
      code: ["@\(hole) var \(state)\(type)", "\(view)(\(state): \(hole)\(state))"])
  }
}
