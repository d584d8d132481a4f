/// Longer lines and blocks are compared as a whole.
private let mostWords = 200
private let mostLines = 60

/// Removed lines and the added lines that replace them, with the words that differ.
func markWords(_ removed: [LineDiff.Line], _ added: [LineDiff.Line]) -> [LineDiff.Line] {
  guard !removed.isEmpty, !added.isEmpty, removed.count + added.count <= mostLines else {
    return removed + added
  }
  var old = removed
  var new = added
  var next = 0
  for index in old.indices {
    let best = new.indices[next...].lazy.compactMap { other in
      LinePair(old[index].text, new[other].text).map { (other, $0) }
    }.first
    guard let (other, pair) = best else { continue }
    old[index].changed = pair.old
    new[other].changed = pair.new
    next = other + 1
  }
  return old + new
}

/// Two lines that say nearly the same.
private struct LinePair {
  var old: [LineDiff.Stretch]
  var new: [LineDiff.Stretch]

  /// nil: less than half of the words are equal.
  init?(_ before: String, _ after: String) {
    let a = before.wordParts
    let b = after.wordParts
    guard a.count <= mostWords, b.count <= mostWords else { return nil }
    let pairs = matchingLines(a.map { String($0) }, b.map { String($0) })
    let equal = pairs.reduce(0) { $0 + (a[$1.old].first?.isWord == true ? 2 : 0) }
    let all = (a + b).count { $0.first?.isWord == true }
    guard all > 0, equal * 2 >= all else { return nil }
    old = before.stretches(a, without: Set(pairs.map(\.old)))
    new = after.stretches(b, without: Set(pairs.map(\.new)))
  }
}

extension String {
  /// Names and numbers as a whole, each other character on its own.
  fileprivate var wordParts: [Substring] {
    var result: [Substring] = []
    var start = startIndex
    while start < endIndex {
      var end = index(after: start)
      if self[start].isWord {
        while end < endIndex, self[end].isWord { end = index(after: end) }
      }
      result.append(self[start..<end])
      start = end
    }
    return result
  }

  /// The words that have no equal, neighbours joined; blanks at the ends are left out.
  fileprivate func stretches(_ words: [Substring], without kept: Set<Int>) -> [LineDiff.Stretch] {
    var result: [LineDiff.Stretch] = []
    for (index, word) in words.enumerated() where !kept.contains(index) && !word.isBlank {
      let start = word.utf8.distance(from: utf8.startIndex, to: word.startIndex)
      let end = start + word.utf8.count
      if let last = result.last, isBlank(last.end..<start) {
        result[result.count - 1].end = end
      } else {
        result.append(LineDiff.Stretch(start: start, end: end))
      }
    }
    return result
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    utf8.dropFirst(range.lowerBound).prefix(range.count).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
