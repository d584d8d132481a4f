// Looked at byte by byte, since names and values are asked for it wherever they are shown.
extension StringProtocol {
  /// Whether it begins with a capital letter, as the names of types do.
  package var startsUppercase: Bool {
    guard let first = utf8.first else { return false }
    if first < 0x80 { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first }
    return self.first?.isUppercase == true
  }

  /// Whether the bytes of another text are in it.
  package func holds(_ part: String) -> Bool {
    let mark = part.utf8
    guard let first = mark.first else { return true }
    var rest = utf8[...]
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: mark) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
