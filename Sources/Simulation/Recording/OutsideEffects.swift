import Catalog

/// What a step does to things that the program does not declare: calls of their methods and
/// functions, values set in their members, values kept under a key. The rest of the app sees these,
/// so two programs that behave the same do the same of them.
extension Recorder {
  /// A call of something that is not declared. Outside of updates it is an effect.
  func unknownCall(
    _ kind: Term.Kind, _ name: String, _ values: [Value], labels: [String?], site: Int = 0
  ) -> Value {
    let call = Term(kind, name, values, labels: labels)
    if isActing, !name.startsUppercase, !isComputation(kind, name, values) {
      noteUnknownEffect(kind, name, values, site: site)
      let effect = Term(kind, name, values, labels: labels.withoutLastFunction(values))
      interpreter.unresolvedShown = []
      record(effect: descriptions.shown(.term(effect)))
      expectAnswer(name, values)
      (interpreter.awaitable, interpreter.tryable) = (call, call)
    }
    return .term(call)
  }

  /// A member of something that is not declared gets a value.
  func noteSet(_ name: String, of base: Value, to value: Value) {
    guard isActing else { return }
    switch base {
    case .term, .fresh: break
    default: return
    }
    interpreter.unresolvedShown = []
    record(effect: "\(descriptions.shown(base)).\(name) = \(descriptions.shown(value))")
  }

  /// What an action prints is seen by whoever reads the log.
  func notePrint(_ name: String, _ values: [LabeledValue]) {
    guard isActing, interpreter.options.showsEverything else { return }
    interpreter.unresolvedShown = []
    let texts = values.map { descriptions.shown($0.value) }
    record(effect: "\(name)(\(texts.joined(separator: ", ")))")
  }

  /// What comes later is another behaviour than what comes at once.
  func noteDelay(_ values: [LabeledValue]) {
    guard isActing, interpreter.options.showsEverything else { return }
    let times = values.filter { if case .closure = $0.value { false } else { true } }
    interpreter.unresolvedShown = []
    record(
      effect: "later(" + times.map { descriptions.shown($0.value) }.joined(separator: ", ") + ")")
  }

  /// What is written in it is animated, or not.
  func noteTransaction(_ values: [LabeledValue]) {
    guard isActing, interpreter.options.showsEverything else { return }
    let arguments = values.filter { if case .closure = $0.value { false } else { true } }
    interpreter.unresolvedShown = []
    let shown = arguments.compactMap { argument in
      let text = descriptions.shown(argument.value)
      return Catalog.isDefault(argument.label, text, of: "withAnimation") ? nil : text
    }
    record(effect: "withAnimation(" + shown.joined(separator: ", ") + ")")
  }

  var isActing: Bool { !interpreter.isUpdating && interpreter.host.hasViews }

  func record(effect: String) {
    if interpreter.effects.count < Self.mostEffects {
      interpreter.effects.append(effect)
      interpreter.effectDoubts.append(interpreter.unresolvedShown.first)
    } else {
      descriptions.cut()
    }
    interpreter.unresolvedShown = []
  }

  /// A value is kept under a key. In which order an action writes to several keys makes no difference, so they are
  /// recorded in that of their names.
  func record(storedAs key: String, _ value: String) {
    let start = "stored \(key) = "
    record(effect: start + value)
    var place = interpreter.effects.count - 1
    while place > 0, let other = interpreter.effects[place - 1].storedKey, other > start {
      interpreter.effects.swapAt(place, place - 1)
      interpreter.effectDoubts.swapAt(place, place - 1)
      place -= 1
    }
  }

  /// Effects of a step that are kept: what comes after them is not compared, and that is said.
  private static let mostEffects = 5_000
}

/// A value that state had while something was waited for.
package struct PassingValue: Hashable, Sendable {
  /// `Screen._state`
  package var name: String
  /// In words.
  package var value: String
}

extension [String?] {
  /// The last argument without its label, when it is a function: it may as well be a trailing closure.
  fileprivate func withoutLastFunction(_ values: [Value]) -> [String?] {
    guard case .closure? = values.last, count == values.count else { return self }
    return dropLast() + [nil]
  }
}

extension String {
  /// How the effect begins of a value that is kept under a key: `stored volume = `. nil: it is another effect.
  fileprivate var storedKey: String? {
    let words = split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "stored", words[2].first == "=" else { return nil }
    return (words.prefix(2) + ["="]).joined(separator: " ") + " "
  }
}
