import Catalog

/// What a modifier is given that takes one value with two lengths, or the two by themselves:
/// `.offset(CGSize(width: 1, height: 2))` is `.offset(x: 1, y: 2)`.
struct TwoLengths {
  private let modifier: String
  private let lengths: (x: Substring, y: Substring)
  /// What stands behind them.
  private let rest: ArraySlice<String>

  private static let modifiers: [String: (type: String, first: String, second: String)] = [
    ".offset": ("CGSize", "width", "height"), ".scaleEffect": ("CGSize", "width", "height"),
    ".position": ("CGPoint", "x", "y"),
  ]

  /// nil: it is no such modifier, or it is not known what the lengths are.
  init?(of tree: RenderTree) {
    guard let form = Self.modifiers[tree.name], let value = tree.values.first else { return nil }
    modifier = String(tree.name.dropFirst())
    if value.hasPrefix("x: "), tree.values.count > 1, tree.values[1].hasPrefix("y: ") {
      lengths = (value.dropFirst(3), tree.values[1].dropFirst(3))
      rest = tree.values.dropFirst(2)
      return
    }
    rest = tree.values.dropFirst()
    if value == ".zero" || value == form.type + ".zero" {
      lengths = ("0", "0")
      return
    }
    let start = form.type + "(" + form.first + ": "
    guard value.hasPrefix(start), value.hasSuffix(")") else { return nil }
    let halves = value.dropFirst(start.count).dropLast().split(
      separator: ", " + form.second + ": ", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    lengths = (halves[0], halves[1])
  }

  /// The values in one spelling, without what is as if it were left out.
  var values: [String] {
    if modifier == "scaleEffect", lengths.x == lengths.y { return [String(lengths.x)] + rest }
    return [("x", lengths.x), ("y", lengths.y)]
      .filter { !Catalog.isDefault($0.0, String($0.1), of: modifier) }
      .map { "\($0.0): \($0.1)" } + rest
  }
}
