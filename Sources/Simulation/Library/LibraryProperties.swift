/// Properties of library values.
extension Library {
  func libraryProperty(
    _ base: Value, _ name: String, site: Int
  ) throws(Interruption) -> Value? {
    switch base {
    case .string(let text): return Natives.textProperties[name]?(text)
    case .array, .set, .dictionary, .range:
      let call = NativeCall(interpreter: interpreter, name: name, arguments: [], site: site)
      if case .dictionary(let box) = base, let native = Natives.dictionaryProperties[call] {
        return try native(box, call)
      }
      return try Natives.collectionProperties[call]?(base, call)
    case .integer(let number): return Natives.integerProperties[name]?(number)
    case .floating(let number): return Natives.floatingProperties[name]?(number)
    case .sized(let number): return Natives.sizedProperties[name]?(number)
    case .boolean(let flag): return name == "description" ? .string(String(flag)) : nil
    case .tuple(let tuple): return tuple[name]
    case .structure, .object: return try ownProperty(base, name, site: site)
    case .term(let term) where term.isOpenSequence: return name == "lazy" ? base : nil
    case .term(let term):
      return Moment(base)?.property(name) ?? TypeSize(base)?.property(name)
        ?? OpenRange(term)?.property(name)
    default: return nil
    }
  }

  /// What an option set or a collection of the program's own has by its protocol.
  private func ownProperty(
    _ base: Value, _ name: String, site: Int
  ) throws(Interruption) -> Value? {
    if case .structure(let value) = base, name == "isEmpty",
      let answer = isEmptyOptionSet(value)
    {
      return answer
    }
    let call = NativeCall(interpreter: interpreter, name: name, arguments: [], site: site)
    guard let native = Natives.collectionProperties[call],
      let elements = try sequenceLibrary.ownElements(of: base, site: site)
    else { return nil }
    return try native(.array(ArrayBox(elements)), call)
  }
}

extension Natives {
  static let textProperties: Properties<String> = [
    "count": { .integer($0.count) },
    "isEmpty": { .boolean($0.isEmpty) },
    "first": { $0.first.map { .string(String($0)) } ?? .nilValue },
    "last": { $0.last.map { .string(String($0)) } ?? .nilValue },
    "indices": { .range(0, $0.count, isClosed: false) },
    "startIndex": { _ in .integer(0) },
    "endIndex": { .integer($0.count) },
    "description": { .string($0) },
    "debugDescription": { .string($0.debugDescription) },
    "localizedLowercase": { .string($0.lowercased()) },
    "localizedUppercase": { .string($0.uppercased()) },
    "capitalized localizedCapitalized": { .string(capitalized($0)) },
    "utf8": { .array(ArrayBox($0.utf8.map { .sized(SizedNumber($0, .uint8)) })) },
    "utf16": { .array(ArrayBox($0.utf16.map { .sized(SizedNumber($0, .uint16)) })) },
    "unicodeScalars": { .array(ArrayBox($0.unicodeScalars.map { .string(String($0)) })) },
    // Members of a character, which is a text here.
    "isNumber": { .boolean($0.allSatisfy(\.isNumber)) },
    "isLetter": { .boolean($0.allSatisfy(\.isLetter)) },
    "isUppercase": { .boolean($0.allSatisfy(\.isUppercase)) },
    "isLowercase": { .boolean($0.allSatisfy(\.isLowercase)) },
    "isWhitespace": { .boolean($0.allSatisfy(\.isWhitespace)) },
    "isNewline": { .boolean($0.allSatisfy(\.isNewline)) },
    "isPunctuation": { .boolean($0.allSatisfy(\.isPunctuation)) },
    "isSymbol": { .boolean($0.allSatisfy(\.isSymbol)) },
    "isASCII": { .boolean($0.allSatisfy(\.isASCII)) },
    "isHexDigit": { .boolean($0.allSatisfy(\.isHexDigit)) },
    "value": { text in single(text.unicodeScalars).map { .sized(SizedNumber($0.value, .uint32)) } },
    "asciiValue": { text in
      single(text).map { $0.asciiValue.map { .sized(SizedNumber($0, .uint8)) } ?? .nilValue }
    },
    "wholeNumberValue": { text in
      single(text).map { $0.wholeNumberValue.map(Value.integer) ?? .nilValue }
    },
    "hexDigitValue": { text in
      single(text).map { $0.hexDigitValue.map(Value.integer) ?? .nilValue }
    },
  ]

  private static func single<Parts: Collection>(_ parts: Parts) -> Parts.Element? {
    parts.count == 1 ? parts.first : nil
  }

  private static func capitalized(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }

  static let dictionaryProperties: Methods<DictionaryBox> = [
    "keys": { box, call in
      .array(ArrayBox(call.sequenceLibrary.hashed(box.entries.map(\.key))))
    },
    "values": { box, call in
      .array(ArrayBox(call.sequenceLibrary.hashed(box.entries.map(\.value))))
    },
  ]

  /// Of arrays, sets, dictionaries and ranges.
  static let collectionProperties: Methods<Value> = [
    "count underestimatedCount": { (base, call) throws(Interruption) in
      try .integer(call.count(of: base))
    },
    "isEmpty": { (base, call) throws(Interruption) in
      let count = try call.count(of: base)
      call.recorder.noteDistance(count, site: call.site)
      return .boolean(count == 0)
    },
    "first": { (base, call) throws(Interruption) in
      try call.elements(of: base).first?.asSome ?? .nilValue
    },
    "last": { (base, call) throws(Interruption) in
      try call.elements(of: base).last?.asSome ?? .nilValue
    },
    "indices": { (base, call) throws(Interruption) in
      if case .range = base { return base }
      let first = start(of: base)
      return try .range(first, first + call.count(of: base), isClosed: false)
    },
    "startIndex": { base, _ in .integer(start(of: base)) },
    "endIndex": { (base, call) throws(Interruption) in
      try .integer(start(of: base) + call.count(of: base))
    },
    "lowerBound": { base, _ in
      if case .range(let low, _, _) = base { .integer(low) } else { nil }
    },
    "upperBound": { base, _ in
      if case .range(_, let high, let isClosed) = base {
        .integer(isClosed ? high - 1 : high)
      } else {
        nil
      }
    },
    "lazy": { base, _ in base },
    "description": { (base, call) throws(Interruption) in
      try call.scalarLibrary.text(of: base).map(Value.string)
    },
  ]

  private static func start(of base: Value) -> Int {
    if case .array(let box) = base { box.start } else { 0 }
  }

  static let integerProperties: Properties<Int> = [
    "description": { .string(String($0)) },
    "magnitude": { $0 == Int.min ? nil : .integer(abs($0)) },
    "isZero": { .boolean($0 == 0) },
    "nonzeroBitCount": { .integer($0.nonzeroBitCount) },
    "leadingZeroBitCount": { .integer($0.leadingZeroBitCount) },
    "trailingZeroBitCount": { .integer($0.trailingZeroBitCount) },
    "bitWidth": { _ in .integer(Int.bitWidth) },
  ]

  static let floatingProperties: Properties<Double> = [
    "description": { .string(String(describing: $0)) },
    "magnitude": { .floating(abs($0)) },
    "isNaN": { .boolean($0.isNaN) },
    "isFinite": { .boolean($0.isFinite) },
    "isInfinite": { .boolean($0.isInfinite) },
    "isZero": { .boolean($0 == 0) },
  ]

  /// Of numbers with a width.
  static let sizedProperties: Properties<SizedNumber> = [
    "description": { .string($0.text) },
    "bitWidth": { .integer(SizedNumber.bitWidth($0.kind)) },
    "isZero": { .boolean($0.double == 0) },
    "nonzeroBitCount": { number in ownBits(of: number).map { .integer($0.nonzeroBitCount) } },
    "leadingZeroBitCount": { number in
      ownBits(of: number).map {
        .integer($0.leadingZeroBitCount - (64 - SizedNumber.bitWidth(number.kind)))
      }
    },
    "isNaN": { $0.single.map { .boolean($0.isNaN) } },
    "isFinite": { $0.single.map { .boolean($0.isFinite) } },
    "isInfinite": { $0.single.map { .boolean($0.isInfinite) } },
    "magnitude": { $0.single.map { .sized(SizedNumber(abs($0))) } },
  ]

  /// The bits of a whole number, without those above its width.
  private static func ownBits(of number: SizedNumber) -> UInt64? {
    let width = SizedNumber.bitWidth(number.kind)
    guard number.kind != .float else { return nil }
    return number.bits & (width == 64 ? UInt64.max : (1 << UInt64(width)) - 1)
  }
}

extension NativeCall {
  fileprivate func count(of base: Value) throws(Interruption) -> Int {
    switch base {
    case .array(let box): box.elements.count
    case .set(let box): box.elements.count
    case .dictionary(let box): box.entries.count
    case .range(let low, let high, _): high.subtractingReportingOverflow(low).partialValue
    default: try elements(of: base).count
    }
  }
}

extension Term {
  /// What a value of the library was made with, where its initializer calls it as its property:
  /// `Measurement(value: 3, unit: unit).value`. nil: it was made otherwise.
  func partGiven(as name: String) -> Value? {
    guard kind == .call, Self.madeOfParts.contains(head), let index = labels.firstIndex(of: name),
      !(operands[index].isNil)
    else { return nil }
    if case .integer(let number) = operands[index] { return .floating(Double(number)) }
    return operands[index]
  }

  private static let madeOfParts: Set<String> = [
    "CGPoint", "CGSize", "CGVector", "EdgeInsets", "Measurement", "UnitPoint",
  ]
}
