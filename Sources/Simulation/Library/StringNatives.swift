extension Natives {
  /// Methods of `String`, `Substring` and `Character`.
  static let textMethods: Methods<String> = [
    "uppercased": { text, _ in .string(text.uppercased()) },
    "lowercased": { text, _ in .string(text.lowercased()) },
    "hasPrefix": { text, call in call.text.map { .boolean(text.hasPrefix($0)) } },
    "hasSuffix": { text, call in call.text.map { .boolean(text.hasSuffix($0)) } },
    "starts": { text, call in call.text.map { .boolean(text.starts(with: $0)) } },
    "elementsEqual": { text, call in call.text.map { .boolean(text.elementsEqual($0)) } },
    "lexicographicallyPrecedes": { text, call in
      call.text.map { .boolean(text.lexicographicallyPrecedes($0)) }
    },
    "localizedCaseInsensitiveContains": { text, call in
      // Foundation finds no empty text in any.
      call.text.map {
        .boolean(!$0.isEmpty && ScalarLibrary.contains(text.lowercased(), $0.lowercased()))
      }
    },
    "contains": { (text, call) throws(Interruption) in
      // The standard library finds an empty text nowhere, Foundation everywhere.
      if let part = call.text {
        return part.isEmpty ? nil : .boolean(ScalarLibrary.contains(text, part))
      }
      guard let test = call.first, call.library.isFunction(test) else { return nil }
      for character in text where try call.holds(test, .string(String(character))) {
        return .boolean(true)
      }
      return .boolean(false)
    },
    "compare": { text, call in
      call.text.flatMap {
        if call.arguments.count == 1 { return ordering(text, $0) }
        // What other options ask for is another order.
        return ignoresCase(call) ? ordering(text.lowercased(), $0.lowercased()) : nil
      }
    },
    "localizedCompare localizedStandardCompare": { text, call in
      call.text.flatMap { localizedOrdering(text, $0) }
    },
    "caseInsensitiveCompare": { text, call in
      call.text.map { ordering(text.lowercased(), $0.lowercased()) }
    },
    "appending": { text, call in call.text.map { .string(text + $0) } },
    "replacingOccurrences": { text, call in replacing(text, call) },
    "replacing(_:with:)": { text, call in replacing(text, call) },
    "reversed": { text, _ in .string(String(text.reversed())) },
    "filter": { (text, call) throws(Interruption) in
      guard let predicate = call.first else { return nil }
      var result = ""
      for character in text where try call.holds(predicate, .string(String(character))) {
        result.append(character)
      }
      return .string(result)
    },
    "split": { (text, call) throws(Interruption) in try call.split(text) },
    "trimmingCharacters": { text, call in
      guard let isTrimmed = call.first.flatMap(characterSet) else { return nil }
      var scalars = Substring(text).unicodeScalars
      while let first = scalars.first, isTrimmed(first) { scalars.removeFirst() }
      while let last = scalars.last, isTrimmed(last) { scalars.removeLast() }
      return .string(String(String.UnicodeScalarView(scalars)))
    },
    "components": { (text, call) throws(Interruption) in
      if let separator = call.text {
        guard !separator.isEmpty else { return nil }
        return try call.array(
          ScalarLibrary.pieces(of: text, separator: separator).map(Value.string))
      }
      guard let isSeparator = call.first.flatMap(characterSet) else { return nil }
      var parts: [String.UnicodeScalarView] = [.init()]
      for scalar in text.unicodeScalars {
        if isSeparator(scalar) {
          parts.append(.init())
        } else {
          parts[parts.count - 1].append(scalar)
        }
      }
      return try call.array(parts.map { .string(String($0)) })
    },
    "prefix(through:)": { (text, call) throws(Interruption) in
      try call.length(plus: 1).map { .string(String(text.prefix($0))) }
    },
    "prefix": { (text, call) throws(Interruption) in
      guard call.first.map(call.library.isFunction) == true else {
        return try call.length().map { .string(String(text.prefix($0))) }
      }
      return .string(String(text.prefix(try call.leading(characters(text)))))
    },
    "suffix(from:) dropFirst(_:)": { (text, call) throws(Interruption) in
      try call.length().map { .string(String(text.dropFirst($0))) }
    },
    "suffix": { (text, call) throws(Interruption) in
      try call.length().map { .string(String(text.suffix($0))) }
    },
    "dropFirst": { text, _ in .string(String(text.dropFirst())) },
    "dropLast(_:)": { (text, call) throws(Interruption) in
      try call.length().map { .string(String(text.dropLast($0))) }
    },
    "dropLast": { text, _ in .string(String(text.dropLast())) },
    "drop": { (text, call) throws(Interruption) in
      .string(String(text.dropFirst(try call.leading(characters(text)))))
    },
    "distance": { _, call in
      call.integer.flatMap { from in call.integer(1).map { .integer($0 &- from) } }
    },
    "index(after:)": { (text, call) throws(Interruption) in try call.index(in: text, by: 1) },
    "index(before:)": { (text, call) throws(Interruption) in try call.index(in: text, by: -1) },
    "index(_:offsetBy:)": { (text, call) throws(Interruption) in
      try call.index(in: text, by: call.integer(1))
    },
    "index(_:offsetBy:limitedBy:)": { (text, call) throws(Interruption) in
      guard let index = call.integer, let offset = call.integer(1), let limit = call.integer(2)
      else { return nil }
      let target = index &+ offset
      if offset >= 0 ? limit >= index && target > limit : limit <= index && target < limit {
        return .nilValue
      }
      return try call.index(in: text, by: offset)
    },
    "range(of:)": { text, call in range(of: call.text, in: text) },
    "range(of:options:)": { text, call in
      ignoresCase(call)
        ? range(of: call.text?.lowercased(), in: text.lowercased()) : nil
    },
    "localizedStandardContains": { text, call in
      guard let part = plain(call.text), text.isEmpty || plain(text) != nil else { return nil }
      return .boolean(ScalarLibrary.contains(text.lowercased(), part.lowercased()))
    },
    // Locale and other options are not modelled.
    "formatted range data": unknown,
    "map flatMap compactMap forEach allSatisfy reduce enumerated sorted": ofCharacters,
    "first last min max count firstIndex lastIndex makeIterator": ofCharacters,
  ]

  /// What is done with characters one after the other.
  private static func ofCharacters(
    _ text: String, _ call: NativeCall
  ) throws(Interruption) -> Value? {
    try call.library.libraryMethod(
      .array(ArrayBox(characters(text))), call.name, call.arguments, site: call.site)
  }

  /// A text of ASCII that is not empty: of others it depends on the options what is in what.
  private static func plain(_ text: String?) -> String? {
    guard let text, !text.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
      return nil
    }
    return text
  }

  /// Whether a letter or symbol is in a text that stands in no text of ASCII, however it is compared but for
  /// its accents: not the sign of Kelvin, which is a K.
  private static func hasSignOfItsOwn(_ text: String) -> Bool {
    text.contains { sign in
      !sign.isASCII && (sign.isLetter || sign.isSymbol)
        && !(0x20..<0x7F).contains { UnicodeScalar($0).map { Character($0) } == sign }
    }
  }

  /// Where a text begins and ends in another one, as an optional.
  private static func range(of part: String?, in text: String) -> Value? {
    guard text.isEmpty || plain(text) != nil, let given = part else { return nil }
    if hasSignOfItsOwn(given) { return .nilValue }
    guard let part = plain(given) else { return nil }
    let (all, wanted) = (Array(text.utf8), Array(part.utf8))
    guard all.count >= wanted.count else { return .nilValue }
    for start in 0...(all.count - wanted.count)
    where all[start..<(start + wanted.count)].elementsEqual(wanted) {
      return Value.range(start, start + wanted.count, isClosed: false).asSome
    }
    return .nilValue
  }

  /// Whether `.caseInsensitive` is all that is asked for.
  private static func ignoresCase(_ call: NativeCall) -> Bool {
    guard call.arguments.count == 2 else { return false }
    let option = call.arguments[1].value
    if case .array(let box) = option {
      return box.elements.count == 1 && box.elements.allSatisfy(isCaseOption)
    }
    return isCaseOption(option)
  }

  private static func isCaseOption(_ value: Value) -> Bool {
    guard case .term(let term) = value, term.operands.count <= 1 else { return false }
    return (term.kind == .implicitMember || term.kind == .member) && term.head == "caseInsensitive"
  }

  private static func characters(_ text: String) -> [Value] { text.map { .string(String($0)) } }

  private static func replacing(_ text: String, _ call: NativeCall) -> Value? {
    // Options may ask for another search.
    guard call.arguments.count == 2, let old = call.text,
      case .string(let new) = call.arguments[1].value, !old.isEmpty
    else { return nil }
    return .string(ScalarLibrary.pieces(of: text, separator: old).joined(separator: new))
  }

  /// As every language orders small letters of the English alphabet; nil: other signs stand elsewhere in some.
  private static func localizedOrdering(_ a: String, _ b: String) -> Value? {
    let isPlain = (a + b).utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return isPlain || a == b ? ordering(a, b) : nil
  }

  /// `Foundation.ComparisonResult`
  private static func ordering(_ a: String, _ b: String) -> Value {
    let name = a < b ? "orderedAscending" : a == b ? "orderedSame" : "orderedDescending"
    return .term(Term(.implicitMember, name))
  }

  /// Whether a scalar is in a set that is named. nil: the set is not known.
  private static func characterSet(_ value: Value) -> ((Unicode.Scalar) -> Bool)? {
    guard case .term(let term) = value else { return nil }
    if term.kind == .call, term.head == "CharacterSet" || term.memberName == "init",
      term.labels.first == "charactersIn", case .string(let members)? = term.operands.first
    {
      let known = Set(members.unicodeScalars)
      return { known.contains($0) }
    }
    guard term.kind == .implicitMember || term.caseName != nil else { return nil }
    return characterSets[term.memberName]
  }

  static let characterSets: NativeTable<@Sendable (Unicode.Scalar) -> Bool> = [
    "whitespaces": { $0 == "\t" || $0.properties.generalCategory == .spaceSeparator },
    "newlines": { (0xA...0xD).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value) },
    "whitespacesAndNewlines": { $0.properties.isWhitespace },
    "decimalDigits": { $0.properties.generalCategory == .decimalNumber },
  ]
}

extension NativeCall {
  /// A number of characters to take or to leave out.
  fileprivate func length(plus more: Int = 0) throws(Interruption) -> Int? {
    guard let integer else { return nil }
    guard integer + more >= 0 else { throw trap(.negativeCount) }
    return integer + more
  }

  /// Indices of strings are numbers of characters here.
  fileprivate func index(in text: String, by offset: Int?) throws(Interruption) -> Value? {
    guard let integer, let offset else { return nil }
    let (index, count) = (integer &+ offset, text.count)
    guard (0...count).contains(index) else { throw trap(.index, ["\(index)", "\(count)"]) }
    return .integer(index)
  }

  fileprivate func split(_ text: String) throws(Interruption) -> Value? {
    guard let test = first else { return nil }
    var limit = Int.max
    var omits = true
    for argument in arguments.dropFirst() {
      switch (argument.label, argument.value) {
      case ("maxSplits", .integer(let number)) where number >= 0: limit = number
      case ("omittingEmptySubsequences", .boolean(let flag)): omits = flag
      default: return nil
      }
    }
    if let separator = self.text, separator.count != 1 {
      guard limit == Int.max, !separator.isEmpty else { return nil }
      let pieces = ScalarLibrary.pieces(of: text, separator: separator)
      return try array(pieces.filter { !omits || !$0.isEmpty }.map(Value.string))
    }
    guard self.text != nil || library.isFunction(test) else { return nil }
    var parts: [Value] = []
    var current = ""
    func close() { if !omits || !current.isEmpty { parts.append(.string(current)) } }
    for character in text {
      guard limit > 0, try isSeparator(String(character), test) else {
        current.append(character)
        continue
      }
      if omits, current.isEmpty { continue }
      close()
      current = ""
      limit -= 1
    }
    close()
    return try array(parts)
  }

  private func isSeparator(_ character: String, _ test: Value) throws(Interruption) -> Bool {
    if let text { return text == character }
    return try holds(test, .string(character))
  }
}
