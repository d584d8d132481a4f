import Analysis

/// The text is not Swift as a whole.
struct SyntaxHints {
  private let place: Evidence
  private let source: ParsedSource
  private let stray: StrayBracket?

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    place = check.firstFact ?? Evidence("")
    source = request.submission
    // In a text that has no end no bracket is one.
    stray = place.message.contains(Self.quote) ? nil : strayBracket(in: source)
  }

  func hint(_ level: Int) -> Hint {
    if source.hasNoCode { return Hint(text: HintWords.beginWithStarter()) }
    switch level {
    case 1:
      return Hint(text: isOfBrackets ? HintWords.readBrackets() : HintWords.readParser())
    case 2: return Hint(text: region)
    case 3:
      if isOfBrackets { return Hint(text: HintWords.bracketsClose()) }
      return isOfQuotes
        ? Hint(text: HintWords.quotesClose()) : Hint(text: HintWords.firstPlaceOfAll())
    case 4: return Hint(text: HintWords.parserSays(line, place.message))
    default: return change
    }
  }

  /// Whether a bracket is what the parser misses, or has too many.
  private var isOfBrackets: Bool {
    stray != nil
      || ["{", "}", "(", ")", "[", "]"].contains { place.message.contains("'\($0)'") }
  }

  /// As the parser says it.
  private static let quote = "'\"'"

  private var isOfQuotes: Bool { place.message.contains(Self.quote) }

  private var line: String { place.line.map { HintWords.line($0) } ?? HintWords.firstPlace() }

  private var region: String {
    guard let stray else { return HintWords.lookAt(line) }
    guard let partner = stray.partner else {
      return HintWords.noPartner(stray.line)
    }
    return HintWords.closesAnother(stray.line, partner)
  }

  private var change: Hint {
    guard let stray, let partner = stray.partner, partner < stray.line,
      let first = source.line(partner), let last = source.line(stray.line)
    else { return Hint(text: HintWords.mendHere(), code: frame) }
    return Hint(
      text: HintWords.bracketMissing(partner, stray.line),
      code: [first, "  \(ExtractionOutline.hole)", last])
  }

  /// The line and the one above it, with a hole where the parser stopped.
  private var frame: [String] {
    guard let number = place.line, let column = place.column, let line = source.line(number) else {
      return []
    }
    let bytes = Array(line.utf8)
    let cut = min(max(0, column - 1), bytes.count)
    let marked =
      String(decoding: bytes[..<cut], as: UTF8.self) + " \(ExtractionOutline.hole) "
      + String(decoding: bytes[cut...], as: UTF8.self)
    return [source.line(number - 1), marked].compactMap { $0 }
  }
}

/// A name does not fit where it is used.
struct NameHints {
  private let place: Evidence
  private let count: Int
  private let source: ParsedSource
  /// The starter imports SwiftUI and the text does not, so that nothing of SwiftUI has a name.
  let lacksImport: Bool

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    place = check.firstFact ?? Evidence("")
    count = check.evidence.count
    source = request.submission
    lacksImport = request.lacksImport
  }

  func hint(_ level: Int) -> Hint {
    if lacksImport { return Hint(text: HintWords.importSwiftUI()) }
    switch level {
    case 1 where place.isOfAttribute: return Hint(text: HintWords.refusedAttribute())
    case 3 where place.isOfAttribute: return Hint(text: HintWords.followedAlready())
    case 1 where place.undeclared == .misspelled: return Hint(text: HintWords.nameIsMisspelled())
    case 1 where place.undeclared == .missing: return Hint(text: HintWords.nameIsMissing())
    case 3 where place.undeclared != nil: return Hint(text: HintWords.nameIsAsDeclared())
    case 1:
      return Hint(text: HintWords.compareNames(count))
    case 2:
      guard let line = place.line else { return Hint(text: HintWords.lookAtNewView()) }
      let owner = source.outline(around: line)
      return Hint(
        text: owner.map { HintWords.lookInView(line, $0.name) }
          ?? HintWords.lookAt(HintWords.line(line)))
    case 3:
      return Hint(text: HintWords.givenOnly())
    case 4: return Hint(text: place.message.asSentence)
    default:
      if let call {
        return Hint(text: HintWords.madeLikeThis(), code: [call])
      }
      let code = place.line.flatMap(source.line)?.trimmed
      return Hint(
        text: HintWords.lineToChange(),
        code: code.map { [$0] } ?? [])
    }
  }

  /// The call of the view that the message is about, with a hole for each argument.
  private var call: String? {
    let type = typeOutlines(of: [source]).first { place.subjects.contains($0.name) }
    guard let type else { return nil }
    let arguments = type.properties.filter(\.isArgument).map {
      "\($0.name): \(ExtractionOutline.hole)"
    }
    return "\(type.name)(\(arguments.joined(separator: ", ")))"
  }
}

extension String {
  /// With a capital at the beginning, where it is a word, and a full stop.
  var asSentence: String {
    let text = first?.isLowercase == true ? prefix(1).uppercased() + dropFirst() : self
    return text.last.map { ".!?".contains($0) } == true ? text : text + "."
  }
}
