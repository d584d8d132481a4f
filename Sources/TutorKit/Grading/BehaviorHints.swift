import Analysis

/// A step does something else than with the starter, or the Correct example.
struct BehaviorHints {
  private let evidence: Evidence
  private let model: HintModel
  /// The state that comes out differently, and the types that declare it.
  private let state: String?
  private let holders: [Holder]
  private let request: GradeRequest
  /// Views that make the class which holds the state.
  private let makers: [String]

  private struct Holder {
    var type: TypeOutline
    var property: TypeOutline.Property
  }

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    let evidence = check.firstFact ?? Evidence("")
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
    model = HintModel(request)
    self.request = request
    makers = found.filter {
      object != nil && $0.property.type == object && $0.property.isState
    }.map(\.type.name)
  }

  func hint(_ level: Int) -> Hint {
    // Nothing else says what is wrong.
    if owners.count < 2, makers.count < 2, constantLine == nil, lostActions.isEmpty,
      let kept = OtherDeclaration(model, request.submission)?.hint(level, of: model.name)
    {
      return kept
    }
    if level > 1, owners.count < 2,
      let cause = OwnEqualityHints(evidence, request)?.hint(level)
        ?? LostStateHints(evidence, request, model)?.hint(level)
    {
      return cause
    }
    return switch level {
    case 1: Hint(text: HintWords.followAction(evidence.time, model.name))
    case 2: Hint(text: place)
    case 3: Hint(text: HintWords.oneOwner(model.name))
    case 4: Hint(text: cause)
    default: change
    }
  }

  private var place: String {
    guard let state, let first = holders.first else {
      return HintWords.lookAtControl()
    }
    let places = holders.map { HintWords.placed("`\($0.type.name)`", $0.type.line) }
    guard holders.count > 1 else {
      return first.type.kind == .object
        ? HintWords.whoMakes(state, places[0], first.type.name)
        : HintWords.whoChanges(state, places[0])
    }
    return HintWords.declaredIn(state, enumerated(places))
  }

  /// Views that keep the state themselves.
  private var owners: [String] {
    holders.filter { $0.type.kind == .view && $0.property.isState }.map(\.type.name)
  }

  private var cause: String {
    let seen = HintWords.seen(evidence.time.capitalizedFirst, evidence.message)
    if owners.count > 1, let state {
      return HintWords.eachKeeps(seen, enumerated(owners.map { "`\($0)`" }), state)
    }
    if makers.count > 1, let holder = holders.first {
      return HintWords.eachMakes(
        seen, enumerated(makers.map { "`\($0)`" }), holder.type.name)
    }
    return constantLine == nil ? seen : HintWords.constantDrops(seen)
  }

  // MARK: The change

  private let hole = ExtractionOutline.hole

  private var change: Hint {
    if let state, owners.count > 1, let last = holders.last(where: { $0.property.isState }) {
      let type = last.property.type.map { ": " + $0 } ?? ""
      return Hint(
        text: HintWords.givenState(owners[0], state, last.type.name),
        code: ["\(hole) \(state)\(type)", "\(last.type.name)(\(state): \(hole))"])
    }
    if let first = makers.first, makers.count > 1, let holder = holders.first {
      return Hint(
        text: HintWords.givenObject(first, holder.type.name),
        code: ["let \(hole): \(holder.type.name)"])
    }
    if let constantLine {
      return Hint(
        text: HintWords.passBinding(), code: [constantLine])
    }
    if !lostActions.isEmpty {
      return Hint(
        text: HintWords.lostAction(model.name.capitalizedFirst), code: lostActions)
    }
    return binding
  }

  /// The line with `.constant(…)`, with a hole in its place.
  private var constantLine: String? {
    for line in request.submission.text.split(whereSeparator: \.isNewline) {
      guard let sides = String(line).trimmed.splitOnce(by: ".constant("),
        let rest = sides.1.splitOnce(by: ")")?.1
      else { continue }
      return sides.0 + hole + rest
    }
    return nil
  }

  /// Lines of the model that write the state and are gone.
  private var lostActions: [String] {
    guard let source = model.source, let state else { return [] }
    let signs = ["\(state) =", "\(state) +=", "\(state) -=", "\(state).", "$\(state)"]
    return missingLines(of: source, in: request.submission).map(\.text)
      .filter { line in signs.contains { line.contains($0) } && !line.hasPrefix("Text(") }
      .prefix(2).map { $0 }
  }

  private var binding: Hint {
    guard let state, let holder = holders.last, holder.type.kind == .view else {
      let missing =
        model.source.map { missingLines(of: $0, in: request.submission).map(\.text) } ?? []
      // The actions are there, and something else is another thing.
      if !missing.isEmpty, !missing.contains(where: { $0.contains("Button(") || $0.contains("=") })
      {
        return Hint(
          text: HintWords.hasLessOften(model.name.capitalizedFirst),
          code: Array(missing.prefix(3)))
      }
      return Hint(text: HintWords.bringActionBack(model.name, model.place))
    }
    let type = holder.property.type.map { ": " + $0 } ?? ""
    let view = holders.dropFirst().first?.type.name ?? hole
    return Hint(
      text: HintWords.declareBinding(state),
      code: ["@\(hole) var \(state)\(type)", "\(view)(\(state): \(hole)\(state))"])
  }
}
