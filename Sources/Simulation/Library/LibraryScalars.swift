/// What the standard library does with numbers, characters and text.
struct ScalarLibrary: InterpreterPart {
  let interpreter: Interpreter
}

/// Texts within texts, and rounding.
extension ScalarLibrary {
  func stringMethod(_ text: String, _ call: NativeCall) throws(Interruption) -> Value? {
    if let first = call.text { recorder.noteTexts(call.name, text, first) }
    return try Natives.textMethods[call]?(text, call)
  }

  /// By bytes: a part of a character is found too.
  static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || Array(text.utf8).contains(Array(part.utf8))
  }

  /// What stands between separators, of which none is empty.
  static func pieces(of text: String, separator: String) -> [String] {
    text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  static func rounded(_ number: Double, _ rule: Value?) -> Double {
    guard case .term(let term)? = rule else { return number.rounded() }
    return number.rounded(Natives.roundingRules[term.memberName] ?? .toNearestOrAwayFromZero)
  }
}

/// Methods of numbers.
extension Natives {
  static let roundingRules: NativeTable<FloatingPointRoundingRule> = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    "toNearestOrEven": .toNearestOrEven,
  ]

  static let integerMethods: Methods<Int> = [
    "isMultiple": { number, call in
      call.integer.map { other in
        .boolean(
          other == 0 ? number == 0 : number.remainderReportingOverflow(dividingBy: other).0 == 0)
      }
    },
    "formatted": { number, call in call.scalarLibrary.formatted(.integer(number), call.arguments) },
    "signum": { number, _ in .integer(number.signum()) },
    "quotientAndRemainder": { (number, call) throws(Interruption) in
      guard let other = call.integer else { return nil }
      guard other != 0, !(number == Int.min && other == -1) else {
        throw call.trap(.divisionOrOverflow)
      }
      return .tuple(
        Tuple(
          elements: [.integer(number / other), .integer(number % other)],
          labels: ["quotient", "remainder"]))
    },
    "advanced": { (number, call) throws(Interruption) in
      guard let other = call.integer else { return nil }
      return try call.library.libraryBinary(
        "+", .integer(number), .integer(other), site: call.site)
    },
    "distance": { (number, call) throws(Interruption) in
      guard let other = call.integer else { return nil }
      return try call.library.libraryBinary(
        "-", .integer(other), .integer(number), site: call.site)
    },
    "addingReportingOverflow": { a, call in reported(call, a.addingReportingOverflow) },
    "subtractingReportingOverflow": { a, call in reported(call, a.subtractingReportingOverflow) },
    "multipliedReportingOverflow": { a, call in reported(call, a.multipliedReportingOverflow) },
  ]

  static let floatingMethods: Methods<Double> = [
    "rounded": { number, call in .floating(ScalarLibrary.rounded(number, call.first)) },
    "squareRoot": { number, _ in .floating(number.squareRoot()) },
    "formatted": { number, call in
      call.scalarLibrary.formatted(.floating(number), call.arguments)
    },
    "truncatingRemainder": { number, call in
      call.first?.double.map { .floating(number.truncatingRemainder(dividingBy: $0)) }
    },
    "remainder": { number, call in
      call.first?.double.map { .floating(number.remainder(dividingBy: $0)) }
    },
  ]

  static let sizedMethods: Methods<SizedNumber> = [
    "rounded": { number, call in
      number.single.map {
        .sized(SizedNumber(Float(ScalarLibrary.rounded(Double($0), call.first))))
      }
    },
    "squareRoot": { number, _ in number.single.map { .sized(SizedNumber($0.squareRoot())) } },
    "isMultiple": { number, call in
      guard let own = number.integer, let other = call.first?.wholeNumber else { return nil }
      return .boolean(other == 0 ? own == 0 : own % other == 0)
    },
    "signum": { number, _ in
      number.integer.flatMap { SizedNumber.exactly($0.signum(), number.kind) }.map(Value.sized)
    },
    "distance": { number, call in
      guard let own = number.integer, let other = call.first?.wholeNumber else { return nil }
      return .integer(other - own)
    },
    "advanced": { (number, call) throws(Interruption) in
      guard let own = number.integer, let other = call.first?.wholeNumber else { return nil }
      let (sum, overflow) = own.addingReportingOverflow(other)
      guard !overflow, let result = SizedNumber.exactly(sum, number.kind) else {
        throw call.trap(.overflow)
      }
      return .sized(result)
    },
    "addingReportingOverflow": { number, call in reported("+", number, call) },
    "subtractingReportingOverflow": { number, call in reported("-", number, call) },
    "multipliedReportingOverflow": { number, call in reported("*", number, call) },
  ]

  private static func reported(
    _ call: NativeCall, _ operation: (Int) -> (partialValue: Int, overflow: Bool)
  ) -> Value? {
    call.integer.map(operation).map { reported(.integer($0.partialValue), overflow: $0.overflow) }
  }

  private static func reported(_ op: String, _ number: SizedNumber, _ call: NativeCall) -> Value? {
    guard let other = call.first.flatMap({ number.literal($0) }), number.kind != .float,
      case .number(let partial)? = SizedNumber.apply("&" + op, number, other)
    else { return nil }
    let isOverflow =
      if case .overflow? = SizedNumber.apply(op, number, other) { true } else { false }
    return reported(.sized(partial), overflow: isOverflow)
  }

  private static func reported(_ partial: Value, overflow: Bool) -> Value {
    .tuple(
      Tuple(elements: [partial, .boolean(overflow)], labels: ["partialValue", "overflow"]))
  }
}
