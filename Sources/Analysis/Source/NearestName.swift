/// The known name that is closest to a mistyped one; nil when none is close.
package func nearestName(to name: String, among known: [String]) -> String? {
  let limit = max(1, min(3, name.count / 2))
  let ranked = known.map { (editDistance(name.lowercased(), $0.lowercased()), $0) }
    .filter { $0.0 <= limit }
  return ranked.min { ($0.0, $0.1) < ($1.0, $1.1) }?.1
}

/// Edits (insert, delete, replace, exchange two neighbours) from one text to another.
func editDistance(_ a: String, _ b: String) -> Int {
  let (source, target) = (Array(a), Array(b))
  var (older, last) = ([Int](), Array(0...target.count))
  for i in source.indices {
    var row = [i + 1]
    for j in target.indices {
      let cost = source[i] == target[j] ? 0 : 1
      var edits = min(row[j] + 1, last[j + 1] + 1, last[j] + cost)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        edits = min(edits, older[j - 1] + 1)
      }
      row.append(edits)
    }
    (older, last) = (last, row)
  }
  return last[target.count]
}
