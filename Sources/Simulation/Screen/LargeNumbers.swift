extension RenderTree {
  /// From here on a number is large: six steps may come to one of which digits are grouped.
  package static let largeNumber = 100

  /// Whether a number of three digits or more is in a text on the screen.
  package var showsLargeNumber: Bool {
    var pending = [self]
    while let tree = pending.popLast() {
      if tree.name == "Text", tree.values.contains(where: Self.holdsLargeNumber) { return true }
      pending += tree.children
    }
    return false
  }

  private static func holdsLargeNumber(_ text: String) -> Bool {
    var digits = 0
    for byte in text.utf8 {
      digits = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? digits + 1 : 0
      if digits == 3 { return true }
    }
    return false
  }
}
