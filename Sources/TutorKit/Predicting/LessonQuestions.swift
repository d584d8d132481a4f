import Analysis

extension Lesson {
  /// The questions of its examples. Code that cannot be right is not asked about, and where some step runs
  /// something, no step in which nothing runs is. Use ``withDeepStack(_:)`` around it.
  var questions: [PredictionQuestion] {
    let broken = Set(pairs.flatMap { $0.brokenSides(of: self) })
    let all = programs.filter { !broken.contains($0.id) }.map { $0.questions() }
    guard programs.allSatisfy({ $0.steps == nil }) else { return all.flatMap(\.self) }
    let telling = all.flatMap(\.self).filter { $0.runsSomething && !$0.beliefs.isEmpty }
    let first = Set(firstPrograms)
    let ofFirst = telling.filter { first.contains($0.program.id) }
    return ofFirst.isEmpty ? telling.isEmpty ? all.flatMap(\.self) : telling : ofFirst
  }

  /// The programs of the first pair by their ids: those that are shown first.
  var firstPrograms: [String] {
    guard let pair = pairs.first else { return [] }
    return [pair.bad, pair.good].compactMap { programID(of: $0) }
  }

  /// An example as a program to run.
  func program(of example: GuidelineExample) -> PredictionProgram? {
    let id = programID(of: example)
    return programs.first { $0.id == id }
  }

  func programID(of example: GuidelineExample) -> String? {
    document.examples.firstIndex { $0.line == example.line && $0.kind == example.kind }
      .map { "\(id)/\($0 + 1)" }
  }
}

extension GuidelinePair {
  /// The sides that use a name which nothing in them declares, by the ids of their programs.
  fileprivate func brokenSides(of lesson: Lesson) -> [String] {
    let (old, new) = (parse(bad.program, file: ""), parse(good.program, file: ""))
    return [(bad, old, new), (good, new, old)].compactMap { example, side, other in
      UnscopedName.isIn(side, beside: other) ? lesson.programID(of: example) : nil
    }
  }
}

extension PredictionQuestion {
  /// Whether some body runs in the step.
  fileprivate var runsSomething: Bool { truth.values.contains { $0 > 0 } }
}
