/// The known name that is closest to a mistyped one; nil when none is close.
package func nearestName(to name: String, among known: [String]) -> String? {
  let limit = max(1, min(3, name.count / 2))
  let ranked = known.map { (editDistance(name.lowercased(), $0.lowercased()), $0) }
    .filter { $0.0 <= limit }
  return ranked.min { ($0.0, $0.1) < ($1.0, $1.1) }?.1
}

/// Edits (insert, delete, replace) from one text to another.
func editDistance(_ a: String, _ b: String) -> Int {
  let target = Array(b)
  var row = Array(0...target.count)
  for (i, character) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in target.indices {
      let cost = character == target[j] ? 0 : 1
      let next = min(row[j] + 1, row[j + 1] + 1, diagonal + cost)
      diagonal = row[j + 1]
      row[j + 1] = next
    }
  }
  return row[target.count]
}
