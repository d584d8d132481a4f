/// Texts that are easily taken for another one: what asks for the same letters, the same length, the same
/// beginning or end takes both for one.
package enum ResemblingTexts {
  /// Texts longer than this are none that a person confuses.
  private static let longest = 60

  /// In other letters, of the same length with the same beginning or end, with a blank, of the same letters: the
  /// most telling first, each once, and never the text itself.
  package static func of(_ text: String) -> [String] {
    guard !text.isEmpty, text.count <= longest else { return [] }
    let (lower, upper) = (text.lowercased(), text.uppercased())
    let last = text.last == "x" ? "y" : "x"
    let first = text.first == "x" ? "y" : "x"
    let all: [String] = [
      lower == text ? upper : lower, text.dropLast() + last, first + text.dropFirst(), upper,
      String(upper.prefix(1) + lower.dropFirst()), text + " ", String(text.reversed()),
    ]
    var result: [String] = []
    for other in all where !([text] + result).contains(where: { $0.utf8.elementsEqual(other.utf8) })
    {
      result.append(other)
    }
    return result
  }
}
