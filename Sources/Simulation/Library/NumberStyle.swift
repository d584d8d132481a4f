/// How a number shows that stands in a title, as in `Text("\(number)")` (semantics.md 14.14).
package enum NumberStyle: Sendable, Hashable {
  /// In English: groups of three digits.
  case grouped
  /// Its digits alone, as in a text that is made elsewhere.
  case plain
  /// With a sign behind it that stands in no text: two screens that are the same with plain numbers and
  /// not with these show a number in a title on one side, and in a text made elsewhere on the other.
  case marked

  func shown(_ text: String) -> String {
    switch self {
    case .grouped: Self.grouped(text)
    case .plain: text
    case .marked: text + "\u{FFFC}"
    }
  }

  /// Groups of three digits before the point.
  private static func grouped(_ text: String) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text.dropFirst(sign.count).prefix { $0.isNumber }
    let rest = text.dropFirst(sign.count + digits.count)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return sign + result + rest
  }
}
