import Analysis

/// The text is not Swift as a whole.
struct SyntaxHints {
  private let place: PlacedEvidence
  private let source: ParsedSource
  private let stray: StrayBracket?

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    place = PlacedEvidence(check.evidence.first ?? "")
    source = request.submission
    stray = strayBracket(in: source)
  }

  func hint(_ level: Int) -> Hint {
    switch level {
    case 1:
      return Hint(
        text: "Read the brackets first: the text is not whole Swift yet, so nothing else is "
          + "checked.")
    case 2: return Hint(text: region)
    case 3:
      return Hint(
        text: "Each bracket closes inside the declaration in which it opens, and stands below the "
          + "beginning of the line that opens it.")
    case 4: return Hint(text: "In \(line) the parser says: \(place.message).")
    default: return change
    }
  }

  private var line: String { place.line.map { "line \($0)" } ?? "the first place in the report" }

  private var region: String {
    guard let stray else { return "Look at \(line)." }
    guard let partner = stray.partner else {
      return "Look at line \(stray.line): its bracket has no partner."
    }
    return "Look at line \(stray.line): its bracket closes what line \(partner) opens, and the two "
      + "lines are not indented alike."
  }

  private var change: Hint {
    guard let stray, let partner = stray.partner, partner < stray.line,
      let first = source.line(partner), let last = source.line(stray.line)
    else { return Hint(text: "Mend it here; the hole marks the place.", code: frame) }
    return Hint(
      text: "Between lines \(partner) and \(stray.line) a bracket is missing, or the last one is "
        + "one too many:", code: [first, "  \(ExtractionOutline.hole)", last])
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
  private let place: PlacedEvidence
  private let count: Int
  private let source: ParsedSource

  init(_ check: GradeReport.Check, _ request: GradeRequest) {
    place = PlacedEvidence(check.evidence.first ?? "")
    count = check.evidence.count
    source = request.submission
  }

  func hint(_ level: Int) -> Hint {
    switch level {
    case 1:
      return Hint(
        text: "Compare what each view declares with what it is given and what it uses: "
          + (count == 1 ? "in one place they differ." : "in \(count) places at least they differ."))
    case 2:
      guard let line = place.line else { return Hint(text: "Look at the view that is new.") }
      let owner = source.outline(around: line).map { ", in `\($0.name)`" } ?? ""
      return Hint(text: "Look at line \(line)\(owner).")
    case 3:
      return Hint(
        text: "A subview knows only what it is given: one stored property for each value "
          + "that it shows, and one argument for each of them where it is made. What it changes, it "
          + "gets as a binding.")
    case 4: return Hint(text: place.message.asSentence)
    default:
      if let call {
        return Hint(text: "It is made like this, with a value in each hole:", code: [call])
      }
      let code = place.line.flatMap(source.line)?.trimmed
      return Hint(
        text: "This line, or the declaration that it uses, is the one to change:",
        code: code.map { [$0] } ?? [])
    }
  }

  /// The call of the view that the message is about, with a hole for each argument.
  private var call: String? {
    let names = place.message.split(separator: "`", omittingEmptySubsequences: false)
    guard names.count > 1, place.message.contains("argument"),
      let type = typeOutlines(of: [source]).first(where: { $0.name == names[1] })
    else { return nil }
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
