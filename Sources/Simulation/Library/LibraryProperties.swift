/// Properties of library values.
extension Library {
  func libraryProperty(
    _ base: Value, _ name: String, site: Int
  ) throws(Interruption) -> Value? {
    switch base {
    case .string(let text): return try stringProperty(text, name, site: site)
    case .array, .set, .dictionary, .range: return try collectionProperty(base, name, site: site)
    case .integer(let number): return integerProperty(number, name)
    case .floating(let number): return floatingProperty(number, name)
    case .sized(let number): return scalarLibrary.sizedProperty(number, name)
    case .boolean(let flag): return name == "description" ? .string(String(flag)) : nil
    case .tuple(let tuple): return tuple[name]
    case .view(.primitive(let view)) where ["Text", "Color", "Image", "Font"].contains(view.name):
      return nil
    default: return nil
    }
  }

  private func stringProperty(
    _ text: String, _ name: String, site: Int
  ) throws(Interruption) -> Value? {
    switch name {
    case "count": return .integer(text.count)
    case "isEmpty": return .boolean(text.isEmpty)
    case "first": return text.first.map { .string(String($0)) } ?? .nilValue
    case "last": return text.last.map { .string(String($0)) } ?? .nilValue
    case "description", "localizedLowercase", "localizedUppercase", "localizedCapitalized":
      return .string(Self.cased(text, name))
    case "capitalized": return .string(Self.capitalized(text))
    case "isNumber": return .boolean(text.allSatisfy(\.isNumber))
    case "isLetter": return .boolean(text.allSatisfy(\.isLetter))
    case "isUppercase": return .boolean(text.allSatisfy(\.isUppercase))
    case "isWhitespace": return .boolean(text.allSatisfy(\.isWhitespace))
    case "utf8":
      return .array(ArrayBox(text.utf8.map { .sized(SizedNumber($0, .uint8)) }))
    case "utf16":
      return .array(ArrayBox(text.utf16.map { .sized(SizedNumber($0, .uint16)) }))
    case "unicodeScalars":
      return .array(ArrayBox(text.unicodeScalars.map { .string(String($0)) }))
    case "debugDescription": return .string(text.debugDescription)
    default: return characterProperty(text, name)
    }
  }

  /// Members of a text of one character.
  private func characterProperty(_ text: String, _ name: String) -> Value? {
    switch name {
    case "value" where text.unicodeScalars.count == 1:
      return text.unicodeScalars.first.map { .sized(SizedNumber($0.value, .uint32)) }
    case "asciiValue":
      guard text.count == 1 else { return nil }
      return text.first?.asciiValue.map { .sized(SizedNumber($0, .uint8)) } ?? .nilValue
    case "wholeNumberValue", "hexDigitValue":
      guard text.count == 1, let character = text.first else { return nil }
      let number = name == "hexDigitValue" ? character.hexDigitValue : character.wholeNumberValue
      return number.map(Value.integer) ?? .nilValue
    case "isPunctuation": return .boolean(text.allSatisfy(\.isPunctuation))
    case "isSymbol": return .boolean(text.allSatisfy(\.isSymbol))
    case "isNewline": return .boolean(text.allSatisfy(\.isNewline))
    case "isLowercase": return .boolean(text.allSatisfy(\.isLowercase))
    case "isASCII": return .boolean(text.allSatisfy(\.isASCII))
    case "isHexDigit": return .boolean(text.allSatisfy(\.isHexDigit))
    case "indices": return .range(0, text.count, isClosed: false)
    case "startIndex": return .integer(0)
    case "endIndex": return .integer(text.count)
    default: return nil
    }
  }

  private static func cased(_ text: String, _ name: String) -> String {
    switch name {
    case "localizedLowercase": text.lowercased()
    case "localizedUppercase": text.uppercased()
    case "localizedCapitalized": capitalized(text)
    default: text
    }
  }

  static func capitalized(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }

  private func collectionProperty(
    _ base: Value, _ name: String, site: Int
  ) throws(Interruption) -> Value? {
    switch name {
    case "count", "underestimatedCount": return .integer(try count(of: base, site: site))
    case "isEmpty":
      let count = try count(of: base, site: site)
      recorder.noteDistance(count, site: site)
      return .boolean(count == 0)
    default: break
    }
    if case .dictionary(let box) = base, let value = dictionaryProperty(box, name) { return value }
    let all = try sequenceLibrary.elements(of: base, site: site)
    let start = if case .array(let box) = base { box.start } else { 0 }
    switch name {
    case "first": return all.first?.asSome ?? .nilValue
    case "last": return all.last?.asSome ?? .nilValue
    case "indices":
      if case .range = base { return base }
      return .range(start, start + all.count, isClosed: false)
    case "startIndex": return .integer(start)
    case "endIndex": return .integer(start + all.count)
    case "lowerBound", "upperBound":
      guard case .range(let low, let high, let isClosed) = base else { return nil }
      return .integer(name == "lowerBound" ? low : isClosed ? high - 1 : high)
    case "lazy": return base
    case "description": return try scalarLibrary.text(of: base).map(Value.string)
    default: return nil
    }
  }

  private func count(of base: Value, site: Int) throws(Interruption) -> Int {
    switch base {
    case .array(let box): box.elements.count
    case .set(let box): box.elements.count
    case .dictionary(let box): box.entries.count
    case .range(let low, let high, _): high.subtractingReportingOverflow(low).partialValue
    default: try sequenceLibrary.elements(of: base, site: site).count
    }
  }

  private func dictionaryProperty(_ box: DictionaryBox, _ name: String) -> Value? {
    switch name {
    case "keys": .array(ArrayBox(box.entries.map(\.key)))
    case "values": .array(ArrayBox(box.entries.map(\.value)))
    default: nil
    }
  }

  private func integerProperty(_ number: Int, _ name: String) -> Value? {
    switch name {
    case "description": .string(String(number))
    case "magnitude": number == Int.min ? nil : .integer(abs(number))
    case "isZero": .boolean(number == 0)
    case "nonzeroBitCount": .integer(number.nonzeroBitCount)
    case "leadingZeroBitCount": .integer(number.leadingZeroBitCount)
    case "trailingZeroBitCount": .integer(number.trailingZeroBitCount)
    case "bitWidth": .integer(Int.bitWidth)
    default: nil
    }
  }

  private func floatingProperty(_ number: Double, _ name: String) -> Value? {
    switch name {
    case "description": .string(String(describing: number))
    case "magnitude": .floating(abs(number))
    case "isNaN": .boolean(number.isNaN)
    case "isFinite": .boolean(number.isFinite)
    case "isInfinite": .boolean(number.isInfinite)
    case "isZero": .boolean(number == 0)
    case "sign": nil
    default: nil
    }
  }
}
