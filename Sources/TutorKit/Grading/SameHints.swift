import Analysis

/// What a submission is held against, for hints.
struct HintModel {
  let source: ParsedSource?
  let isStarter: Bool

  init(_ request: GradeRequest) {
    isStarter = request.model == .starter
    source = isStarter ? request.starter : request.reference
  }

  /// `the starter`
  var name: String { isStarter ? HintWords.theStarter() : HintWords.theCorrectExample() }

  /// Where it is shown.
  var place: String { isStarter ? HintWords.diffCompares() : HintWords.lessonShows() }
}

/// The screen is another than the starter's, or the Correct example's.
struct ScreenHints {
  private let evidence: Evidence
  private let model: HintModel
  /// The view that is to be shown and that the text does not declare.
  private let missingRoot: String?
  private let request: GradeRequest

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    evidence = check.firstFact ?? Evidence("")
    model = HintModel(request)
    missingRoot = request.missingRoot
    self.request = request
  }

  func hint(_ level: Int) -> Hint {
    if let missingRoot {
      let words = level == 1 ? HintWords.keepRoot : HintWords.declareRoot
      return Hint(text: words(missingRoot))
    }
    if evidence.isOfRepeatedIdentity {
      switch level {
      case 1: return Hint(text: HintWords.idsOfRows(evidence.time))
      case 2, 3: return Hint(text: HintWords.idOfItsOwn())
      default: return Hint(text: HintWords.seen(evidence.time.capitalizedFirst, evidence.message))
      }
    }
    if level > 1, let hint = OwnEqualityHints(evidence, request)?.hint(level) { return hint }
    if missing.isEmpty, let part = evidence.missingPart {
      switch level {
      case 2: return Hint(text: HintWords.shownLess(part, model.name))
      case 5...: return Hint(text: HintWords.sameData(model.name))
      default: break
      }
    }
    if level > 1, missing.isEmpty || evidence.isOfValue,
      let hint = LostStateHints(evidence, request, model)?.hint(level)
    {
      return hint
    }
    if evidence.isOfValue, !evidence.steps.isEmpty, missing.isEmpty,
      let hint = StaleValueHints(evidence, request.submission, model).hint(level)
    {
      return hint
    }
    if missing.isEmpty, let name = expected.first, isMoreOften(name) {
      switch level {
      case 2: return Hint(text: HintWords.hasMoreOf(name, model.name))
      case 5...: return Hint(text: HintWords.doWithout(name, model.name))
      default: break
      }
    }
    switch level {
    case 1:
      return Hint(text: HintWords.compareScreens(evidence.time, model.name))
    case 2:
      guard let first = missing.first else {
        return Hint(text: HintWords.lookAtOrder(model.name, model.place))
      }
      // The lines of an example are not those of the file that is made of it.
      if !model.isStarter, let name = expected.first {
        let words = isLessOften(name) ? HintWords.lookForName : HintWords.lookAtName
        return Hint(text: words(name, model.name, model.place))
      }
      return Hint(text: HintWords.lookForLine(first.number, model.name, model.place))
    case 3:
      return Hint(
        text: model.isStarter ? HintWords.showsTheSame() : HintWords.showsTheCorrect())
    case 4: return Hint(text: HintWords.seen(evidence.time.capitalizedFirst, evidence.message))
    default:
      guard !missing.isEmpty else {
        return Hint(text: HintWords.putInOrder(model.name, model.place))
      }
      return Hint(
        text: HintWords.hasLessOften(model.name.capitalizedFirst),
        code: missing.prefix(3).map(\.text))
    }
  }

  /// Whether the submission has a view or modifier less often than the model.
  private func isLessOften(_ name: String) -> Bool {
    guard let source = model.source else { return false }
    return request.submission.words.count { $0 == name } < source.words.count { $0 == name }
  }

  /// Whether the submission has a view or modifier more often than the model.
  private func isMoreOften(_ name: String) -> Bool {
    guard let source = model.source else { return false }
    return request.submission.words.count { $0 == name } > source.words.count { $0 == name }
  }

  /// Lines of the model that the submission lacks, with the view or modifier that is expected.
  private var missing: [(number: Int, text: String)] {
    guard let source = model.source else { return [] }
    return missingLines(of: source, in: request.submission).filter { line in
      expected.contains { line.text.contains($0) }
    }
  }

  /// The view or modifier that is expected: `Text`, `padding`.
  private var expected: [String] {
    let line = evidence.subjects.first ?? ""
    let name = line.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? [] : [String(name)]
  }
}
