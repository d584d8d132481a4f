/// `String(format:)`: the printf conversions that interface code uses.
extension ScalarLibrary {
  /// A number as `Text("\(number)")` shows it in English: groups of three digits, and six behind the
  /// point (a localized `%lld` or `%lf`). nil: it is no number.
  func shownNumber(_ value: Value) -> String? {
    let text: String? =
      switch value {
      case .integer(let number): String(number)
      case .sized(let number): number.single == nil ? number.text : nil
      case .floating: formatted("%f", [value])
      default: nil
      }
    return text.map(interpreter.options.numbersInTitles.shown)
  }

  /// nil: a conversion or an argument that is not known, so the text is symbolic.
  func formatted(_ format: String, _ arguments: [Value]) -> String? {
    var result = ""
    var next = arguments.startIndex
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        result.append("%")
        continue
      }
      guard let conversion = Conversion(&rest), next < arguments.endIndex,
        let text = conversion.text(of: arguments[next], in: interpreter)
      else { return nil }
      next += 1
      result += text
    }
    return result
  }
}

/// One conversion: flags, width, precision and letter.
private struct Conversion {
  private var isLeft = false
  private var isZeroPadded = false
  private var hasSign = false
  private var width = 0
  private var precision: Int?
  private var letter: Character = "d"

  /// Reads a conversion after its `%`. nil: none that is known.
  init?(_ rest: inout Substring) {
    while let flag = rest.first, "-0+ ".contains(flag) {
      if flag == "-" { isLeft = true }
      if flag == "0" { isZeroPadded = true }
      if flag == "+" { hasSign = true }
      rest.removeFirst()
    }
    width = Self.number(&rest) ?? 0
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.number(&rest) ?? 0
    }
    while let length = rest.first, "lhqz".contains(length) { rest.removeFirst() }
    guard let last = rest.popFirst(), "diufFxX@".contains(last), width <= 1_000,
      (precision ?? 0) <= 15
    else { return nil }
    letter = last
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    return Int(digits.prefix(6))
  }

  func text(of value: Value, in interpreter: Interpreter) -> String? {
    switch (letter, value) {
    case ("d", .integer(let number)), ("i", .integer(let number)), ("u", .integer(let number)):
      return padded(String(number.magnitude), isNegative: number < 0)
    case ("x", .integer(let number)) where number >= 0:
      return padded(String(number, radix: 16), isNegative: false)
    case ("X", .integer(let number)) where number >= 0:
      return padded(String(number, radix: 16, uppercase: true), isNegative: false)
    case ("f", .floating(let number)), ("F", .floating(let number)):
      return fixed(number.magnitude).map { padded($0, isNegative: number < 0) }
    case ("f", .integer(let number)), ("F", .integer(let number)):
      return fixed(Double(number.magnitude)).map { padded($0, isNegative: number < 0) }
    case ("@", .string(let text)): return padded(text, isNegative: false)
    case ("@", .integer(let number)): return padded(String(number), isNegative: false)
    default: return nil
    }
  }

  /// A number with a fixed number of decimals, rounded to the nearest, ties to even.
  private func fixed(_ number: Double) -> String? {
    let digits = precision ?? 6
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let product = number * scale
    // What the product lost: 0.05 is a little more than a twentieth, so that it is no tie.
    let rest = (-product).addingProduct(number, scale)
    var scaled = product.rounded(.toNearestOrEven)
    let below = product.rounded(.down)
    if product - below == 0.5, rest != 0 { scaled = rest > 0 ? below + 1 : below }
    guard scaled.isFinite, scaled < 4e15 else { return nil }
    let text = String(Int(scaled))
    guard digits > 0 else { return text }
    let full = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return full.dropLast(digits) + "." + full.suffix(digits)
  }

  private func padded(_ text: String, isNegative: Bool) -> String {
    let sign = isNegative ? "-" : hasSign ? "+" : ""
    let missing = max(0, width - text.count - sign.count)
    if isLeft { return sign + text + String(repeating: " ", count: missing) }
    if isZeroPadded, letter != "@" { return sign + String(repeating: "0", count: missing) + text }
    return String(repeating: " ", count: missing) + sign + text
  }
}
