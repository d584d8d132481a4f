/// What the standard library does with numbers, characters and text.
struct ScalarLibrary: InterpreterPart {
  let interpreter: Interpreter
}

/// Methods of strings and numbers.
extension ScalarLibrary {
  func stringMethod(
    _ text: String, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let first: String? = if case .string(let s)? = arguments.first?.value { s } else { nil }
    if let first { recorder.noteTexts(name, text, first) }
    if let known = try stringNative(text, name, arguments, site: site) { return known }
    switch name {
    case "uppercased": return .string(text.uppercased())
    case "lowercased": return .string(text.lowercased())
    case "hasPrefix": return first.map { .boolean(text.hasPrefix($0)) }
    case "hasSuffix": return first.map { .boolean(text.hasSuffix($0)) }
    case "localizedCaseInsensitiveContains":
      // Foundation finds no empty text in any.
      return first.map {
        .boolean(!$0.isEmpty && Self.contains(text.lowercased(), $0.lowercased()))
      }
    case "appending": return first.map { .string(text + $0) }
    case "replacingOccurrences": return replacing(text, arguments)
    case "reversed": return .string(String(text.reversed()))
    case "filter":
      guard let predicate = arguments.first?.value else { return nil }
      var result = ""
      for character in text
      where try sequenceLibrary.holds(predicate, .string(String(character)), site: site) {
        result.append(character)
      }
      return .string(result)
    case "compare", "localizedCompare", "localizedStandardCompare", "caseInsensitiveCompare":
      guard let first else { return nil }
      let isCaseless = name == "caseInsensitiveCompare"
      return ordering(
        isCaseless ? text.lowercased() : text, isCaseless ? first.lowercased() : first)
    case "formatted", "range", "data": return nil
    default: break
    }
    guard Self.characterMethods.contains(name) else { return nil }
    let characters = text.map { Value.string(String($0)) }
    return try library.libraryMethod(.array(ArrayBox(characters)), name, arguments, site: site)
  }

  /// `Foundation.ComparisonResult`
  private func ordering(_ a: String, _ b: String) -> Value {
    let name = a < b ? "orderedAscending" : a == b ? "orderedSame" : "orderedDescending"
    return .term(Term(.implicitMember, name))
  }

  private static let characterMethods: Set<String> = [
    "map", "forEach", "allSatisfy", "reduce", "enumerated", "first", "compactMap", "last", "min",
    "max", "sorted", "count", "firstIndex", "lastIndex", "flatMap",
  ]

  static func contains(_ text: String, _ part: String) -> Bool {
    if part.isEmpty { return true }
    let bytes = Array(text.utf8)
    let pattern = Array(part.utf8)
    guard pattern.count <= bytes.count else { return false }
    for start in 0...(bytes.count - pattern.count)
    where bytes[start..<(start + pattern.count)].elementsEqual(pattern) {
      return true
    }
    return false
  }

  private func replacing(_ text: String, _ arguments: [LabeledValue]) -> Value? {
    guard arguments.count >= 2, case .string(let old) = arguments[0].value,
      case .string(let new) = arguments[1].value, !old.isEmpty
    else { return nil }
    return .string(Self.pieces(of: text, separator: old).joined(separator: new))
  }

  static func pieces(of text: String, separator: String) -> [String] {
    var result: [String] = []
    var current = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        result.append(current)
        current = ""
        rest = rest.dropFirst(separator.count)
      } else {
        current.append(rest.removeFirst())
      }
    }
    return result + [current]
  }

  func integerMethod(
    _ number: Int, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    switch (name, arguments.first?.value) {
    case ("isMultiple", .integer(let other)?):
      return .boolean(
        other == 0 ? number == 0 : number.remainderReportingOverflow(dividingBy: other).0 == 0)
    case ("formatted", _): return formatted(.integer(number), arguments)
    case ("signum", _): return .integer(number.signum())
    case ("quotientAndRemainder", .integer(let other)?):
      guard other != 0, !(number == Int.min && other == -1) else {
        throw .trap(.divisionOrOverflow, site: site)
      }
      return .tuple(
        Tuple(
          elements: [.integer(number / other), .integer(number % other)],
          labels: ["quotient", "remainder"]))
    case ("advanced", .integer(let other)?):
      return try library.libraryBinary("+", .integer(number), .integer(other), site: site)
    case ("distance", .integer(let other)?):
      return try library.libraryBinary("-", .integer(other), .integer(number), site: site)
    case ("addingReportingOverflow", .integer(let other)?):
      return reported(number.addingReportingOverflow(other))
    case ("subtractingReportingOverflow", .integer(let other)?):
      return reported(number.subtractingReportingOverflow(other))
    case ("multipliedReportingOverflow", .integer(let other)?):
      return reported(number.multipliedReportingOverflow(by: other))
    default: return nil
    }
  }

  private func reported(_ result: (partialValue: Int, overflow: Bool)) -> Value {
    .tuple(
      Tuple(
        elements: [.integer(result.partialValue), .boolean(result.overflow)],
        labels: ["partialValue", "overflow"]))
  }

  func floatingMethod(_ number: Double, _ name: String, _ arguments: [LabeledValue]) -> Value? {
    switch name {
    case "rounded": .floating(rounded(number, arguments.first?.value))
    case "squareRoot": .floating(number.squareRoot())
    case "formatted": Int(exactly: number).flatMap { formatted(.integer($0), arguments) }
    case "truncatingRemainder":
      (arguments.first?.value.double).map { .floating(number.truncatingRemainder(dividingBy: $0)) }
    case "remainder":
      (arguments.first?.value.double).map { .floating(number.remainder(dividingBy: $0)) }
    default: nil
    }
  }

  private func rounded(_ number: Double, _ rule: Value?) -> Double {
    guard case .term(let term)? = rule else { return number.rounded() }
    switch term.memberName {
    case "up": return number.rounded(.up)
    case "down": return number.rounded(.down)
    case "towardZero": return number.rounded(.towardZero)
    case "awayFromZero": return number.rounded(.awayFromZero)
    case "toNearestOrEven": return number.rounded(.toNearestOrEven)
    default: return number.rounded()
    }
  }
}
