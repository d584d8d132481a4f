/// A pair of elements that stand for each other, by index.
struct Match: Hashable {
  var old: Int
  var new: Int
}

/// How many elements of one stretch are compared by the shortest edit script; longer stretches that
/// share no unique element count as replaced. It bounds the time and space of a diff, both of which
/// grow with the square of this number.
private let mostCompared = 2_000

/// Pairs of equal elements, in rising order on both sides.
///
/// Elements that occur once on each side are paired first, so that a closing bracket is never
/// preferred to a line of meaning (the idea of the patience diff); what is between two such pairs is
/// compared again, and at last by the shortest edit script.
func matchingLines(_ old: [String], _ new: [String]) -> [Match] {
  var result: [Match] = []
  var pending = [Stretches(old: old.indices, new: new.indices)]
  while let whole = pending.popLast() {
    let part = whole.trimmed(old, new, &result)
    guard !part.old.isEmpty, !part.new.isEmpty else { continue }
    let anchors = uniquePairs(old, new, part)
    guard !anchors.isEmpty else {
      result += shortestScript(old, new, part)
      continue
    }
    result += anchors
    pending += part.between(anchors)
  }
  return result.sorted { $0.old < $1.old }
}

/// A part of each side.
private struct Stretches {
  var old: Range<Int>
  var new: Range<Int>

  /// Without equal elements at both ends, which are pairs.
  func trimmed(_ before: [String], _ after: [String], _ pairs: inout [Match]) -> Stretches {
    var part = self
    while let a = part.old.first, let b = part.new.first, before[a] == after[b] {
      pairs.append(Match(old: a, new: b))
      part = Stretches(old: a + 1..<part.old.upperBound, new: b + 1..<part.new.upperBound)
    }
    while let a = part.old.last, let b = part.new.last, before[a] == after[b] {
      pairs.append(Match(old: a, new: b))
      part = Stretches(old: part.old.lowerBound..<a, new: part.new.lowerBound..<b)
    }
    return part
  }

  /// What is left between pairs.
  func between(_ pairs: [Match]) -> [Stretches] {
    var result: [Stretches] = []
    var start = (old: old.lowerBound, new: new.lowerBound)
    for pair in pairs {
      result.append(Stretches(old: start.old..<pair.old, new: start.new..<pair.new))
      start = (pair.old + 1, pair.new + 1)
    }
    result.append(Stretches(old: start.old..<old.upperBound, new: start.new..<new.upperBound))
    return result.filter { !$0.old.isEmpty && !$0.new.isEmpty }
  }
}

/// Pairs of elements that occur once on each side: as many as stand in the same order.
private func uniquePairs(_ old: [String], _ new: [String], _ part: Stretches) -> [Match] {
  let before = uniquePlaces(old, part.old)
  let after = uniquePlaces(new, part.new)
  let pairs = part.old.compactMap { index -> Match? in
    guard before[old[index]] == index, let other = after[old[index]] else { return nil }
    return Match(old: index, new: other)
  }
  return longestRising(pairs)
}

/// Where the elements stand that occur once.
private func uniquePlaces(_ elements: [String], _ range: Range<Int>) -> [String: Int] {
  var places: [String: Int] = [:]
  var repeated: Set<String> = []
  for index in range where !repeated.contains(elements[index]) {
    if places.removeValue(forKey: elements[index]) != nil {
      repeated.insert(elements[index])
    } else {
      places[elements[index]] = index
    }
  }
  return places
}

/// The longest run of pairs that rises on the new side, too. The pairs rise on the old side.
private func longestRising(_ pairs: [Match]) -> [Match] {
  // The last pair of the best run of each length, and for each pair the one before it.
  var ends: [Int] = []
  var previous = [Int?](repeating: nil, count: pairs.count)
  for index in pairs.indices {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[ends[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? ends[low - 1] : nil
    if low < ends.count { ends[low] = index } else { ends.append(index) }
  }
  var result: [Match] = []
  var next = ends.last
  while let index = next {
    result.append(pairs[index])
    next = previous[index]
  }
  return result.reversed()
}

/// Pairs of the shortest edit script; none where a side is too long.
private func shortestScript(_ old: [String], _ new: [String], _ part: Stretches) -> [Match] {
  guard part.old.count + part.new.count <= mostCompared else { return [] }
  let difference = new[part.new].difference(from: old[part.old])
  var gone: Set<Int> = []
  var come: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): gone.insert(part.old.lowerBound + offset)
    case .insert(let offset, _, _): come.insert(part.new.lowerBound + offset)
    }
  }
  let kept = part.old.filter { !gone.contains($0) }
  return zip(kept, part.new.filter { !come.contains($0) }).map { Match(old: $0, new: $1) }
}
