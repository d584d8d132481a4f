import Analysis

/// The submission is right, and builds more than it needs to: from the counts and the findings.
struct CostHints {
  private let report: GradeReport
  let request: GradeRequest
  /// What the author of the exercise wrote, about the starter.
  private let written: [String]
  /// The first finding that fails the exercise.
  private let finding: FindingReport?
  /// The step that builds most for nothing.
  let worst: GradeReport.Step?
  /// Whether the finding is one that the starter has.
  private let isAsInStarter: Bool
  /// Whether all that was found in the starter is found in the text, and each step builds as much as with it:
  /// what the author says of the starter is true of the text as well.
  private let isAsTheStarter: Bool
  /// What a guideline of one's own asks for: no count of view values is asked for with it.
  private let guideline: GradeReport.Check?

  init(_ report: GradeReport, _ request: GradeRequest) {
    self.report = report
    self.request = request
    written = request.exercise?.hints ?? []
    let found = request.demanded(of: request.findings(in: request.submission)).first
    finding = found.map(FindingReport.init)
    worst = report.costliestStep
    let before = request.starter.map { request.findings(in: $0) } ?? []
    let check = report.firstToMend
    guideline = check?.id == .guideline && request.exercise?.pair != nil ? check : nil
    isAsInStarter = before.contains { $0.rule == found?.rule && $0.subject == found?.subject }
    isAsTheStarter =
      report.steps.allSatisfy { $0.starterRebuilt == nil || $0.rebuilt == $0.starterRebuilt }
      && request.starter.map(request.allThatIsFound)
        == request.allThatIsFound(in: request.submission)
  }

  func hint(_ level: Int) -> Hint {
    if let rows = boundRows, let hint = self.hint(level, on: rows) { return hint }
    return switch level {
    case 1: Hint(text: firstWords)
    case 2: Hint(text: join(place, observed(1) ?? (guideline == nil ? finding?.message : nil)))
    case 3: Hint(text: principle)
    case 4: Hint(text: cause)
    default: change
    }
  }

  /// The counts and the author's words; where neither tells anything, what the rule is about.
  private var firstWords: String {
    let known = join(symptom, observed(0) ?? question)
    guard known.isEmpty else { return known }
    let isOfRebuilding = findingRule.map { Rule.ofRebuilding.contains($0.id) } == true
    let summary = findingRule?.shownSummary
    if guideline == nil, isOfRebuilding { return join(summary, CostHintWords.whatIsCompared()) }
    return summary ?? report.firstToMend?.firstFact?.message.asSentence
      ?? CostHintWords.seeTable()
  }

  /// Whether the counts are as they are to be, so that the finding is all that is to be mended.
  private var isFindingAlone: Bool {
    finding != nil
      && report.checks.contains { $0.id == .evaluatesLess && $0.status == .passed }
  }

  /// What to ask oneself about the symptom, which the report shows as well.
  private var question: String? {
    guard guideline == nil, symptom != nil else { return nil }
    return extracts ? CostHintWords.whatCouldStandApart() : CostHintWords.whyAtAll()
  }

  /// What the author advises, where what it is about is still there.
  private func author(_ index: Int) -> String? {
    isAsInStarter && index < written.count ? written[index] : nil
  }

  /// What the author says of the starter, where it is true of the text.
  private func observed(_ index: Int) -> String? {
    isAsTheStarter && index < written.count ? written[index] : nil
  }

  private var symptom: String? {
    if let guideline {
      return findingRule?.shownSummary ?? guideline.firstFact?.message.asSentence
    }
    if isFindingAlone { return nil }
    return symptomStep.map { step in
      CostHintWords.builds(step.action, step.rebuilt, step.needed)
    }
  }

  /// The step that the first hint counts: one hint is about one step, so it is the one that the author asks
  /// to carry out, where the author names any.
  private var symptomStep: GradeReport.Step? {
    let told = ToldStep(written.first ?? "").steps(of: report.steps)
    if told.isEmpty || told.contains(where: { $0.action == worst?.action }) { return worst }
    if isAsTheStarter { return told.first { $0.rebuilt > $0.needed } }
    return told.first { $0.excess > 0 } ?? worst
  }

  private var place: String {
    if let finding { return CostHintWords.lookAtFinding(finding.subject, finding.line) }
    guard let dearest = worst?.dearest else { return CostHintWords.lookAtNewViews() }
    let name = "`\(dearest.view)`"
    let line = outline(of: dearest.view)?.line
    return CostHintWords.lookAtView(line.map { HintWords.placed(name, $0) } ?? name)
  }

  private var findingRule: Rule? {
    finding.flatMap { finding in Rule.all.first { $0.id == finding.rule } }
  }

  private var principle: String {
    if !isAsInStarter || guideline != nil, let rule = findingRule { return rule.shownExplanation }
    if finding == nil, isObjectObserved {
      return CostHintWords.observesWhole()
    }
    if finding == nil, isInputUnequal {
      return CostHintWords.inputDiffers()
    }
    if written.count > 2 { return written[2] }
    return extracts ? CostHintWords.runsAsAWhole() : CostHintWords.extractsNothing()
  }

  /// Whether the answer has a view that the code to change has not. Of a guideline's pair that may be
  /// otherwise: then advice to extract one leads away from it.
  private var extracts: Bool {
    guard request.exercise?.pair != nil, let reference = request.reference,
      let starter = request.starter
    else { return true }
    let known = Set(typeOutlines(of: [starter]).map(\.name))
    return typeOutlines(of: [reference]).contains { !known.contains($0.name) }
  }

  private var isInputUnequal: Bool { worst?.dearest?.origin?.input != nil }

  private var cause: String {
    guard guideline == nil && !isFindingAlone || finding == nil, let dearest = worst?.dearest else {
      return finding?.message ?? CostHintWords.seeTable()
    }
    let reason = CostHintWords.runsBecause(
      worst?.action ?? "", dearest.view, dearest.built, dearest.cause)
    return join(reason, dearest.idleRows.map { idleRows($0) })
  }

  private func idleRows(_ rows: IdleRows) -> String {
    rows.line.map { CostHintWords.idleRowsOfList(rows.count, rows.cause, $0) }
      ?? CostHintWords.idleRows(rows.count, rows.cause)
  }

  private var isObjectObserved: Bool {
    worst?.dearest?.origin?.isAnnouncement == true
  }

  /// Whether a view that holds a binding runs since what is behind it has changed.
  private var isBindingChanged: Bool {
    worst?.dearest?.origin?.isBindingChanged == true
  }

  /// The property that brings the change to the view that runs for nothing.
  private var carrier: TypeOutline.Property? {
    guard let dearest = worst?.dearest, let type = outline(of: dearest.view) else { return nil }
    if isObjectObserved {
      let wrappers = ["ObservedObject", "EnvironmentObject", "StateObject"]
      return type.properties.first { wrappers.contains($0.wrapper ?? "") }
    }
    if isBindingChanged { return type.properties.first(where: \.isBinding) }
    guard let name = dearest.origin?.input?.name else { return nil }
    return type.properties.first { $0.name == name }
  }

  func outline(of view: String) -> TypeOutline? {
    typeOutlines(of: [request.submission]).first { $0.name == view }
  }

  // MARK: The change

  private var change: Hint {
    if guideline != nil, let finding, !Rule.askingForViews.contains(finding.rule) {
      return Hint(text: CostHintWords.asTheCorrectExample(finding.subject))
    }
    if extracts || finding != nil, let suggestion, isOfFinding(suggestion) {
      let outline = ExtractionOutline(suggestion.extraction)
      let lines = suggestion.extraction.lines(in: request.submission)
      let part =
        lines.count == 1
        ? CostHintWords.lineBecomes(lines.lowerBound)
        : CostHintWords.linesBecome(lines.lowerBound, lines.upperBound)
      return Hint(
        text: join(author(3), part),
        code: outline.declaration + [""] + outline.call.split(separator: "\n").map(String.init))
    }
    if finding == nil, let view = worst?.dearest?.view, let carrier {
      return inputs(of: view, without: carrier)
    }
    if !extracts, finding == nil {
      return Hint(text: CostHintWords.asTheCorrectExample(worst?.dearest?.view ?? ""))
    }
    // What is no view of its own needs none.
    if let finding, !Rule.askingForViews.contains(finding.rule) {
      return Hint(text: author(3) ?? finding.message)
    }
    return Hint(
      text: join(author(3) ?? finding?.message, CostHintWords.inOutline()),
      code: ["private struct \(hole): View {"] + properties.map { "  " + $0 }
        + ["", "  var body: some View {", "    \(hole)", "  }", "}"])
  }

  /// Whether a suggestion is about what the author's words are about, the first finding, or else about the step that
  /// builds most for nothing.
  private func isOfFinding(_ suggestion: Suggestion) -> Bool {
    if finding == nil, let worst {
      let same = suggestion.steps.filter { $0.action == worst.action }
      if !same.isEmpty, same.allSatisfy({ $0.after >= $0.before }) { return false }
    }
    guard author(3) != nil, let finding else { return true }
    return suggestion.findings.contains {
      $0.rule == finding.rule && $0.subject == finding.subject
    } && isInReference(suggestion.extraction) && mends(suggestion.extraction)
  }

  /// Whether the lines that move are for the most part those of one view that the reference has and the
  /// submission has not: the author's words are about that one.
  private func isInReference(_ extraction: Extraction) -> Bool {
    guard let reference = request.reference else { return true }
    let known = Set(typeOutlines(of: [request.submission]).map(\.name))
    let lines = extraction.lines(in: request.submission)
    let rows = request.submission.text.rowParts
    let moved = rows.prefix(lines.upperBound).dropFirst(lines.lowerBound - 1).flatMap { row in
      row.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }.map(String.init)
    }
    return typeOutlines(of: [reference]).contains { view in
      guard !known.contains(view.name) else { return false }
      let words = Set(
        view.body.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
      return 10 * moved.count(where: words.contains) >= 6 * moved.count
    }
  }

  private let hole = ExtractionOutline.hole

  /// A view that is given too much, or something that equals nothing.
  private func inputs(of view: String, without carrier: TypeOutline.Property) -> Hint {
    let isBinding = carrier.isBinding
    let isByHand = isBinding && worst?.dearest?.origin?.isFreshBinding == true
    let isOther = isBindingChanged || worst?.dearest?.origin?.input?.isComparable == false
    if isBinding, !isByHand, isOther {
      return Hint(text: CostHintWords.bindingOfChange(view, carrier.name))
    }
    // A view that only writes through it cannot do without it.
    if isBinding, !isByHand { return Hint(text: CostHintWords.bindingChanged(view, carrier.name)) }
    let advice =
      if isByHand {
        CostHintWords.bindingByHand(view)
      } else if carrier.isClosure {
        CostHintWords.closureCaptures(carrier.name, view)
      } else if carrier.isSingleValue {
        CostHintWords.showsLittle(carrier.name, view)
      } else {
        CostHintWords.giveValues(carrier.name, view)
      }
    if carrier.isSingleValue { return Hint(text: advice) }
    let declarations = (outline(of: view)?.properties ?? []).map { property in
      if property == carrier, isByHand { return "\(hole): \(hole)" }
      return property == carrier || property.isClosure
        ? "let \(hole): \(hole)" : property.declaration
    }
    return Hint(
      text: advice, code: ["struct \(view): View {"] + declarations.map { "  " + $0 } + ["}"])
  }

  /// The extraction that pays, for what fails the exercise, and else for what any rule finds.
  private var suggestion: Suggestion? {
    let source = request.submission
    let rules = request.exercise.flatMap { $0.rules.isEmpty ? nil : Set($0.rules) }
    let own = findings(in: [source], rules: rules).filter { $0.severity >= .warning }
    let all = own.isEmpty && carrier == nil ? findings(in: [source]) : own
    return all.prefix(3).lazy.compactMap { suggestions(for: [$0], in: [source]).first }.first
  }

  private func join(_ parts: String?...) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension GradeReport {
  /// The step that builds most for nothing; nil: none does.
  var costliestStep: Step? {
    steps.dropFirst().filter { $0.wasted > 0 }.max { $0.excess < $1.excess }
  }
}

extension GradeReport.Step {
  /// View values that were built again for nothing.
  fileprivate var wasted: Int { rebuilt - needed }

  /// What is built beyond the reference, or, without one, beyond what is needed.
  fileprivate var excess: Int { rebuilt - (referenceRebuilt ?? needed) }
}

extension TypeOutline.Property {
  fileprivate var isClosure: Bool { type?.contains("->") == true }

  fileprivate var isBinding: Bool { wrapper == "Binding" || type?.hasPrefix("Binding<") == true }
}
