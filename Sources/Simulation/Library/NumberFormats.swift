/// Numbers in the formats that SwiftUI's and Foundation's texts ask for, in English.
extension ScalarLibrary {
  /// The parts of an interpolation in a title: `\(n)`, `\(n, specifier: "%.1f")` and `\(n, format: .number)`.
  /// nil: not a number, or a format that is not known.
  func shownNumber(_ parts: [LabeledValue]) -> String? {
    guard parts.count == 2 else { return parts.count == 1 ? shownNumber(parts[0].value) : nil }
    switch (parts[1].label, parts[1].value) {
    case ("specifier"?, .string(let text)):
      guard text.hasPrefix("%"), text.last?.isLetter == true, !text.dropFirst().contains("%") else {
        return nil
      }
      return formatted(text, [parts[0].value]).map(interpreter.options.numbersInTitles.shown)
    case ("format"?, .term(let format)): return shown(parts[0].value, in: format)
    default: return nil
    }
  }

  /// `number.formatted()` and `number.formatted(.number)`, which read as `Text(number, format: .number)` does. nil:
  /// another format is asked for.
  func formatted(_ number: Value, _ arguments: [LabeledValue]) -> Value? {
    switch arguments.first?.value {
    case nil: plainDigits(of: number).map { .string(interpreter.options.numbersInTitles.shown($0)) }
    case .term(let format)?: shown(number, in: format).map { .string($0) }
    default: nil
    }
  }

  /// A number in `.number`, with a precision or without groups. nil: another format, or digits that would have to
  /// be rounded.
  private func shown(_ number: Value, in format: Term) -> String? {
    if isNumber(format) {
      return plainDigits(of: number).map(interpreter.options.numbersInTitles.shown)
    }
    guard format.kind == .methodCall, format.operands.count == 2,
      case .term(let base) = format.operands[0], case .term(let option) = format.operands[1],
      isNumber(base)
    else { return nil }
    switch format.head {
    case "grouping" where option.memberName == "never": return plainDigits(of: number)
    case "precision":
      guard option.head.hasSuffix("fractionLength"),
        case .integer(let count)? = option.operands.last,
        (0...15).contains(count), let digits = plainDigits(of: number)
      else { return nil }
      return Self.padded(digits, count).map(interpreter.options.numbersInTitles.shown)
    default: return nil
    }
  }

  private func isNumber(_ format: Term) -> Bool {
    format.kind == .implicitMember && format.head == "number"
  }

  /// The digits of a number with no more than six behind the point, of which the last is not zero. nil: it would
  /// have to be rounded, or is written with an exponent.
  private func plainDigits(of number: Value) -> String? {
    switch number {
    case .integer(let number): return String(number)
    case .floating(let number):
      let text = "\(number)"
      guard number.isFinite, !text.contains("e") else { return nil }
      let parts = text.split(separator: ".")
      guard parts.count == 2, parts[1].count <= 6 else { return nil }
      return parts[1] == "0" ? String(parts[0]) : text
    default: return nil
    }
  }

  /// With so many digits behind the point. nil: it would have to be rounded.
  private static func padded(_ digits: String, _ count: Int) -> String? {
    let parts = digits.split(separator: ".")
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    guard let whole = parts.first, fraction.count <= count else { return nil }
    if count == 0 { return String(whole) }
    return whole + "." + fraction + String(repeating: "0", count: count - fraction.count)
  }
}
