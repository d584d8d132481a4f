/// State that has one name in both programs.
extension ProofRelation {
  /// A cell that both programs have under one name, with the same value at first and not always: what it
  /// holds is kept for something, though nothing on screen may show it. nil: there is none.
  func partedCell() -> String? {
    var cells: [Substring: (before: Set<String>, after: Set<String>)] = [:]
    for leaf in values.keys {
      guard let name = leaf.cell.split(separator: ".").last else { continue }
      if leaf.cell.hasPrefix("before ") {
        cells[name, default: ([], [])].before.insert(leaf.cell)
      } else {
        cells[name, default: ([], [])].after.insert(leaf.cell)
      }
    }
    for name in cells.keys.sorted() {
      guard let (before, after) = cells[name], before.count == 1, after.count == 1,
        let old = before.first, let new = after.first
      else { continue }
      if hasParted(old, new) { return String(name) }
    }
    return nil
  }

  private func hasParted(_ old: String, _ new: String) -> Bool {
    let leaves = values.keys.filter { $0.cell == old }
    return leaves.contains { leaf in
      let other = Leaf(cell: new, path: leaf.path)
      return born[leaf] != nil && born[leaf] == born[other] && values[leaf] != values[other]
    }
  }
}
