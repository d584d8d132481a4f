/// What the standard library's methods do, by name: the table that a method is looked up in.
struct NativeMethod<Receiver>: Sendable {
  /// How many arguments it takes.
  var arity: ClosedRange<Int>
  /// nil: not known with these arguments.
  var run: @Sendable (Interpreter, Receiver, [LabeledValue], Int) throws(Interruption) -> Value?
}

extension ScalarLibrary {
  /// Methods of `String`, `Substring` and `Character` that are in the table.
  func stringNative(
    _ text: String, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value?? {
    guard let native = Self.stringNatives[name], native.arity.contains(arguments.count) else {
      return nil
    }
    return .some(try native.run(interpreter, text, arguments, site))
  }

  private static let stringNatives: [String: NativeMethod<String>] = [
    "contains": .init(arity: 1...1) {
      (interpreter, text, arguments, site) throws(Interruption) in
      guard case .string(let part) = arguments[0].value else {
        guard interpreter.scalarLibrary.isFunctionValue(arguments[0].value) else { return nil }
        for character in text
        where try interpreter.sequenceLibrary.holds(
          arguments[0].value, .string(String(character)), site: site)
        {
          return .boolean(true)
        }
        return .boolean(false)
      }
      // The standard library finds an empty text nowhere, Foundation everywhere.
      return part.isEmpty ? nil : .boolean(ScalarLibrary.contains(text, part))
    },
    "split": .init(arity: 1...3) {
      (interpreter, text, arguments, site) throws(Interruption) in
      try interpreter.scalarLibrary.splitText(text, arguments, site: site)
    },
    "trimmingCharacters": .init(arity: 1...1) {
      (interpreter, text, arguments, _) throws(Interruption) in
      guard let isTrimmed = interpreter.scalarLibrary.characterSet(arguments[0].value) else {
        return nil
      }
      var scalars = Substring(text).unicodeScalars
      while let first = scalars.first, isTrimmed(first) { scalars.removeFirst() }
      while let last = scalars.last, isTrimmed(last) { scalars.removeLast() }
      return .string(String(String.UnicodeScalarView(scalars)))
    },
    "components": .init(arity: 1...1) {
      (interpreter, text, arguments, site) throws(Interruption) in
      if case .string(let separator) = arguments[0].value {
        guard !separator.isEmpty else { return nil }
        return try interpreter.sequenceLibrary.array(
          ScalarLibrary.pieces(of: text, separator: separator).map(Value.string), site: site)
      }
      guard let isSeparator = interpreter.scalarLibrary.characterSet(arguments[0].value) else {
        return nil
      }
      var parts: [String.UnicodeScalarView] = [.init()]
      for scalar in text.unicodeScalars {
        if isSeparator(scalar) {
          parts.append(.init())
        } else {
          parts[parts.count - 1].append(scalar)
        }
      }
      return try interpreter.sequenceLibrary.array(parts.map { .string(String($0)) }, site: site)
    },
    "prefix": .init(arity: 1...1) {
      (interpreter, text, arguments, site) throws(Interruption) in
      try interpreter.scalarLibrary.cutText(text, "prefix", arguments[0], site: site)
    },
    "suffix": .init(arity: 1...1) {
      (interpreter, text, arguments, site) throws(Interruption) in
      try interpreter.scalarLibrary.cutText(text, "suffix", arguments[0], site: site)
    },
    "dropFirst": .init(arity: 0...1) {
      (interpreter, text, arguments, site) throws(Interruption) in
      try interpreter.scalarLibrary.cutText(
        text, "dropFirst", arguments.first ?? .init(label: nil, value: .integer(1)), site: site)
    },
    "dropLast": .init(arity: 0...1) {
      (interpreter, text, arguments, site) throws(Interruption) in
      try interpreter.scalarLibrary.cutText(
        text, "dropLast", arguments.first ?? .init(label: nil, value: .integer(1)), site: site)
    },
    "drop": .init(arity: 1...1) {
      (interpreter, text, arguments, site) throws(Interruption) in
      var rest = Substring(text)
      while let first = rest.first,
        try interpreter.sequenceLibrary.holds(
          arguments[0].value, .string(String(first)), site: site)
      {
        rest.removeFirst()
      }
      return .string(String(rest))
    },
    "starts": .init(arity: 1...1) {
      (_, text, arguments, _) throws(Interruption) in
      guard case .string(let part) = arguments[0].value else { return nil }
      return .boolean(text.starts(with: part))
    },
    "elementsEqual": .init(arity: 1...1) {
      (_, text, arguments, _) throws(Interruption) in
      guard case .string(let other) = arguments[0].value else { return nil }
      return .boolean(text.elementsEqual(other))
    },
    "lexicographicallyPrecedes": .init(arity: 1...1) {
      (_, text, arguments, _) throws(Interruption) in
      guard case .string(let other) = arguments[0].value else { return nil }
      return .boolean(text.lexicographicallyPrecedes(other))
    },
    "distance": .init(arity: 2...2) {
      (_, _, arguments, _) throws(Interruption) in
      guard case .integer(let from) = arguments[0].value, case .integer(let to) = arguments[1].value
      else { return nil }
      return .integer(to &- from)
    },
    "index": .init(arity: 1...3) {
      (interpreter, text, arguments, site) throws(Interruption) in
      try interpreter.scalarLibrary.indexOfText(text, arguments, site: site)
    },
    // Locale, options and ranges are not modelled.
    "localizedStandardContains": .init(arity: 1...1) { (_, _, _, _) throws(Interruption) in nil },
    "replacing": .init(arity: 2...2) {
      (_, text, arguments, _) throws(Interruption) in
      guard case .string(let old) = arguments[0].value, case .string(let new) = arguments[1].value,
        !old.isEmpty, arguments[1].label == "with"
      else { return nil }
      return .string(ScalarLibrary.pieces(of: text, separator: old).joined(separator: new))
    },
  ]

  func isFunctionValue(_ value: Value) -> Bool {
    switch value {
    case .closure, .keyPath: true
    default: false
    }
  }

  /// Whether a scalar is in a set that is named. nil: the set is not known.
  private func characterSet(_ value: Value) -> ((Unicode.Scalar) -> Bool)? {
    guard case .term(let term) = value else { return nil }
    if term.kind == .call, term.head == "CharacterSet" || term.memberName == "init",
      term.labels.first == "charactersIn", case .string(let members)? = term.operands.first
    {
      let known = Set(members.unicodeScalars)
      return { known.contains($0) }
    }
    guard term.kind == .implicitMember || term.caseName != nil else { return nil }
    switch term.memberName {
    case "whitespaces":
      return { $0 == "\t" || $0.properties.generalCategory == .spaceSeparator }
    case "newlines":
      return { (0xA...0xD).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value) }
    case "whitespacesAndNewlines": return { $0.properties.isWhitespace }
    case "decimalDigits": return { $0.properties.generalCategory == .decimalNumber }
    default: return nil
    }
  }

  private func splitText(
    _ text: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    var limit = Int.max
    var omits = true
    for argument in arguments.dropFirst() {
      switch (argument.label, argument.value) {
      case ("maxSplits", .integer(let number)) where number >= 0: limit = number
      case ("omittingEmptySubsequences", .boolean(let flag)): omits = flag
      default: return nil
      }
    }
    var parts: [Value] = []
    var current = ""
    func close() { if !omits || !current.isEmpty { parts.append(.string(current)) } }
    if case .string(let separator) = arguments[0].value {
      guard separator.count == 1 || (limit == Int.max && !separator.isEmpty) else { return nil }
      if separator.count > 1 {
        let pieces = Self.pieces(of: text, separator: separator)
        return try sequenceLibrary.array(
          pieces.filter { !omits || !$0.isEmpty }.map(Value.string), site: site)
      }
      for character in text {
        if String(character) == separator, limit > 0, !(omits && current.isEmpty) {
          close()
          current = ""
          limit -= 1
        } else if String(character) == separator, limit > 0 {
          continue
        } else {
          current.append(character)
        }
      }
    } else {
      guard isFunctionValue(arguments[0].value) else { return nil }
      for character in text {
        guard limit > 0,
          try sequenceLibrary.holds(arguments[0].value, .string(String(character)), site: site)
        else {
          current.append(character)
          continue
        }
        if omits, current.isEmpty { continue }
        close()
        current = ""
        limit -= 1
      }
    }
    close()
    return try sequenceLibrary.array(parts, site: site)
  }

  private func cutText(
    _ text: String, _ name: String, _ argument: LabeledValue, site: Int
  ) throws(Interruption) -> Value? {
    if name == "prefix", isFunctionValue(argument.value) {
      var kept = ""
      for character in text {
        guard try sequenceLibrary.holds(argument.value, .string(String(character)), site: site)
        else { break }
        kept.append(character)
      }
      return .string(kept)
    }
    guard case .integer(var number) = argument.value else { return nil }
    if argument.label == "through" { number += 1 }
    guard number >= 0 else { throw .trap(.negativeCount, site: site) }
    switch (name, argument.label) {
    case ("prefix", _): return .string(String(text.prefix(number)))
    case ("suffix", "from"): return .string(String(text.dropFirst(number)))
    case ("suffix", _): return .string(String(text.suffix(number)))
    case ("dropFirst", _): return .string(String(text.dropFirst(number)))
    default: return .string(String(text.dropLast(number)))
    }
  }

  /// Indices of strings are numbers of characters here.
  private func indexOfText(
    _ text: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard case .integer(let index) = arguments[0].value else { return nil }
    let count = text.count
    func valid(_ index: Int) throws(Interruption) -> Value {
      guard (0...count).contains(index) else {
        throw .trap(.index, facts: ["\(index)", "\(count)"], site: site)
      }
      return .integer(index)
    }
    switch arguments[0].label {
    case "after": return try valid(index + 1)
    case "before": return try valid(index - 1)
    case nil:
      guard arguments.count >= 2, case .integer(let offset) = arguments[1].value else { return nil }
      guard arguments.count == 3 else { return try valid(index &+ offset) }
      guard case .integer(let limit) = arguments[2].value else { return nil }
      let target = index &+ offset
      if offset >= 0 ? limit >= index && target > limit : limit <= index && target < limit {
        return .nilValue
      }
      return try valid(target)
    default: return nil
    }
  }
}
