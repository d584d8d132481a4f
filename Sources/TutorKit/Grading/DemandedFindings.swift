import Analysis

extension GradeRequest {
  /// What the exercise's rules find in a text of it. In a view of the learner's own it is what `explain` says of
  /// the text too, where one rule leaves to another what both could say.
  func findings(in source: ParsedSource) -> [Finding] {
    guard let exercise, !exercise.rules.isEmpty else { return allFindings(in: source) }
    let rules = Set(exercise.rules)
    return exercise.isOwn
      ? allFindings(in: source).filter { rules.contains($0.rule) } : found(in: source, by: rules)
  }

  /// The findings of all rules in a text, whatever is asked for.
  func allFindings(in source: ParsedSource) -> [Finding] { found(in: source, by: nil) }

  /// - Parameter rules: nil: all.
  private func found(in source: ParsedSource, by rules: Set<String>?) -> [Finding] {
    Analysis.findings(in: [source] + companions, rules: rules)
      .filter { $0.file == source.file }
  }

  /// Rule and subject of each finding in a text, whatever is asked for.
  func allThatIsFound(in source: ParsedSource) -> [[String]] {
    allFindings(in: source).map { [$0.rule, $0.subject] }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Warnings of rules that the exercise does not ask about, of which its own texts have none. No check asks for
  /// them, but who wrote them ought to know, unless they are about work and no step builds more than the reference.
  func otherWarnings(_ runs: RootRuns) -> [Finding] {
    guard let exercise, exercise.pair == nil, let starter else { return [] }
    let isCheap = runs.keepsToReference
    if exercise.isOwn { return isCheap ? [] : leftWarnings }
    let own = baseline.rules {
      Set([starter, reference].compactMap(\.self).flatMap(allFindings).map(\.rule))
    }
    let known = own.union(exercise.rules)
    return allFindings(in: submission).filter {
      ($0.severity >= .warning || $0.isTold) && !known.contains($0.rule)
        && !(isCheap && Rule.ofSize.union(Rule.ofInputs).contains($0.rule))
    }
  }

  /// What is found in an own view and demanded of nobody, since suggestions leave it too.
  private var leftWarnings: [Finding] {
    let demanded = Set(demanded(of: allFindings(in: submission)).map { [$0.rule, $0.subject] })
    return allFindings(in: submission).filter {
      $0.severity >= .warning && !demanded.contains([$0.rule, $0.subject])
    }
  }

  /// Those of a text's findings that have to be mended. What is left in the reference of an own view is
  /// demanded of nobody: it is made of suggestions, which need not mend all.
  func demanded(of found: [Finding]) -> [Finding] {
    let notes = exercise?.noteRules ?? []
    let broken = found.filter { $0.severity >= .warning || notes.contains($0.rule) }
    guard exercise?.isOwn == true, !broken.isEmpty, let reference, reference.syntaxErrors.isEmpty
    else { return broken }
    let left = findings(in: reference)
    return broken.filter { own in
      !left.contains { $0.rule == own.rule && $0.subject == own.subject }
    }
  }

  /// The same without what the exercise's steps do not bear out: a new view that could be made smaller breaks no
  /// rule where no step in which it runs builds more than the reference.
  func demanded(of found: [Finding], _ runs: RootRuns) -> [Finding] {
    let broken = demanded(of: found)
    return runs.viewsBeyondReference.map { unexcused(broken, besides: $0) } ?? broken
  }

  /// Findings without those that counts can excuse: of a rule that asks for smaller views, in code that the starter
  /// does not have.
  ///
  /// - Parameter views: those in which nothing is excused.
  func unexcused(_ broken: [Finding], besides views: Set<String> = []) -> [Finding] {
    let excused = exercise?.excusedRules ?? Rule.ofSize
    guard let starter, broken.contains(where: { excused.contains($0.rule) }) else { return broken }
    let old = findings(in: starter)
    return broken.filter { own in
      !excused.contains(own.rule) || views.contains(String(own.subject.prefix { $0 != "." }))
        || old.contains { $0.rule == own.rule && $0.subject == own.subject }
    }
  }

  /// Objects that a view of the submission observes and makes itself, where none of starter and reference does: a
  /// run of the view around it puts a new one in its place, with all that it holds.
  var freshObjects: [Evidence] {
    guard exercise != nil, !observesOwnObject(starter), !observesOwnObject(reference) else {
      return []
    }
    return ownObjects(in: submission).map {
      Evidence(
        "[\($0.rule)] \($0.message)", file: $0.file, line: $0.range.start.line,
        column: $0.range.start.column)
    }
  }

  /// Views of the submission whose `==` leaves out what they show, where the starter has none: what no step changes
  /// alone no check can see.
  var equalityGaps: [String] {
    guard submission.text.contains("==") else { return [] }
    let known = starter.map { EqualityGap.all(in: [$0]) } ?? []
    return EqualityGap.all(in: [submission]).filter { !known.contains($0) }.prefix(2).map {
      GradeWords.equalityLeavesOut($0.view, enumerated($0.inputs.map { "`\($0)`" }))
    }
  }

  /// Texts that the submission writes out where starter and reference show what a property holds: no step here changes
  /// that property, or a check would have failed.
  var writtenOut: [String] {
    guard let starter else { return [] }
    let known = reference.map { WrittenOutValue.all(in: $0, besides: starter) } ?? []
    return WrittenOutValue.all(in: submission, besides: starter)
      .filter { value in !known.contains { $0.text == value.text } }
      .prefix(2).map { GradeWords.isWrittenOut($0.line, $0.text, $0.property) }
  }

  /// Views of the submission that show what an object keeps without observing it, where the starter's observe it.
  var heldReads: [String] {
    let found = HeldRead.all(in: [submission])
    guard let starter, !found.isEmpty else { return [] }
    let known = HeldRead.all(in: [starter])
    return found.filter { read in
      !known.contains { $0.property == read.property }
    }.prefix(2).map { GradeWords.isHeldRead($0.view, $0.property) }
  }

  /// Classes of which several views of the submission make an object each, where the starter makes one: what one
  /// changes the others do not see, though no step here shows that.
  var multipliedModels: [String] {
    guard let starter else { return [] }
    return typeOutlines(of: [submission]).filter { $0.kind == .object }.compactMap { model in
      let lines = submission.text.lines(making: model.name)
      guard lines.count > 1, starter.text.lines(making: model.name).count == 1 else {
        return nil
      }
      return GradeWords.madeSeveralTimes(model.name, enumerated(lines.map(String.init)))
    }
  }

  private func observesOwnObject(_ source: ParsedSource?) -> Bool {
    source.map { !ownObjects(in: $0).isEmpty } ?? false
  }

  private func ownObjects(in source: ParsedSource) -> [Finding] {
    guard source.text.contains("@ObservedObject") else { return [] }
    let rows = source.text.rows
    return Analysis.findings(in: [source] + companions, rules: [Self.freshRule]).filter { found in
      let line = found.range.start.line - 1
      return found.severity >= .warning && found.file == source.file && rows.indices.contains(line)
        && rows[line].contains("@ObservedObject")
    }
  }

  private static let freshRule = "work-in-init"
}

extension Exercise {
  /// Rules that counts excuse. What a view is given is excused where the exercise asks for views, and not for as few as
  /// will do: then a closure is on the way there.
  var excusedRules: Set<String> {
    let asksForViews = !Rule.askingForViews.isDisjoint(with: rules) && idleCost == 0
    return asksForViews ? Rule.ofSize.union(Rule.ofInputs) : Rule.ofSize
  }
}
