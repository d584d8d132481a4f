/// Questions about what the program does not declare: whether a condition holds, an optional holds
/// a value, a value is a case, a collection has elements. Each is answered with yes, unless
/// ``SimulationOptions/refused`` names it: so programs can be compared under other assumptions too.
extension Interpreter {
  /// The answer to a question, the same each time it is asked.
  func answer(_ text: String) -> Bool {
    let question = text.withoutIndices.withoutRepeatedChanges
    if let name = unresolvedShown.first { questionDoubts[question] = name }
    unresolvedShown = []
    if asked.insert(question).inserted, questions.count < Self.mostQuestions {
      questions.append(question)
    }
    return !options.refused.contains(question)
  }

  private static let mostQuestions = 200

  /// Whether an unknown condition holds. Comparisons are asked in one form: `a > b` is `b < a`,
  /// `a <= b` is not `b < a`, and equality has no order. Of two elements either the later is less
  /// than the earlier or not, whichever comes first in the comparison: so they have one order.
  func asks(_ term: Term) -> (question: String, isNegated: Bool) {
    guard term.kind == .operation, term.operands.count == 2 else {
      return (descriptions.shown(.term(term)), false)
    }
    let a = descriptions.shown(term.operands[0])
    let b = descriptions.shown(term.operands[1])
    switch term.head {
    case "<": return less(a, b)
    case ">": return less(b, a)
    case "<=": return not(less(b, a))
    case ">=": return not(less(a, b))
    case "==": return ("\(min(a, b)) == \(max(a, b))", false)
    default: return (descriptions.shown(.term(term)), false)
    }
  }

  private func less(_ a: String, _ b: String) -> (question: String, isNegated: Bool) {
    a < b && a.withoutIndices == b.withoutIndices ? ("\(b) < \(a)", true) : ("\(a) < \(b)", false)
  }

  private func not(
    _ asked: (question: String, isNegated: Bool)
  ) -> (question: String, isNegated: Bool) {
    (asked.question, !asked.isNegated)
  }
}

extension Interpreter {
  /// Whether the running task is still wanted: nobody cancels a task that has just begun. For comparing
  /// programs it is a question.
  var isTaskWanted: Bool { !options.showsEverything || answer(isNotCancelled) }
}

/// The question whether a task is not cancelled. A program that asks it where another one does not only does
/// nothing for what nobody waits for any more.
package let isNotCancelled = "!Task.isCancelled"

/// `try` and `await`: what is not declared may fail, and may not answer yet. Each is a question, for
/// comparing programs only, and asked of actions only.
extension Interpreter {
  func wait(for value: Value) throws(Interruption) -> Value {
    let value = try isUnknown(value) ? host.waited(for: value) : value
    try host.showPassing(value)
    guard let call = asked(value, awaitable) else { return value }
    awaitable = nil
    host.notePassing()
    guard answer("\(descriptions.shown(.term(call))) answers") else { throw .waiting }
    return value
  }

  private func isUnknown(_ value: Value) -> Bool {
    switch value {
    case .term, .fresh: true
    default: false
    }
  }

  func attempt(_ value: Value) throws(Interruption) -> Value {
    guard let call = asked(value, tryable) else { return value }
    tryable = nil
    let name = descriptions.shown(.term(call))
    guard answer("\(name) succeeds") else {
      throw .thrown(.term(Term(.source, "error of " + name)))
    }
    return value
  }

  /// The value, when it is the call that was made last.
  private func asked(_ value: Value, _ last: Term?) -> Term? {
    guard options.showsEverything, trialDepth == 0, recorder.isActing, case .term(let term) = value,
      term === last
    else { return nil }
    return term
  }
}

extension String {
  /// A text that was changed again and again asks what it asked when it was changed once.
  fileprivate var withoutRepeatedChanges: String {
    var result = self
    while result.contains(" (changed) (changed)") {
      result = result.replacing(" (changed) (changed)", with: " (changed)")
    }
    return result
  }

  /// `items[0].isDone` as `items[…].isDone`: what is asked of each row is one question.
  fileprivate var withoutIndices: String {
    var result = ""
    var digits: String?
    for character in self {
      if let known = digits {
        if character.isNumber {
          digits = known + String(character)
          continue
        }
        result += character == "]" && !known.isEmpty ? "…" : known
        digits = nil
      }
      result.append(character)
      if character == "[" { digits = "" }
    }
    return result + (digits ?? "")
  }
}
