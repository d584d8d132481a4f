/// A version of numbers with dots: `0.1.0`. What is missing at the end counts as 0.
package struct VersionNumber: Hashable, Comparable, Sendable {
  /// One to four numbers.
  package var parts: [Int]

  /// nil: the text is none.
  package init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      word.allSatisfy { $0.isASCII && $0.isNumber } ? Int(word) : nil
    }
    guard (1...4).contains(words.count), numbers.count == words.count else { return nil }
    parts = numbers
  }

  package static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    let count = max(left.parts.count, right.parts.count)
    func padded(_ version: VersionNumber) -> [Int] {
      version.parts + Array(repeating: 0, count: count - version.parts.count)
    }
    return padded(left).lexicographicallyPrecedes(padded(right))
  }
}
