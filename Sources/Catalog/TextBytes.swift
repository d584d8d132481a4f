// Looked at byte by byte, since names and values are asked for it wherever they are shown.
extension String {
  /// Whether it begins with a capital letter, as the names of types do.
  package var startsUppercase: Bool {
    guard let first = utf8.first else { return false }
    if first < 0x80 { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first }
    return self.first?.isUppercase == true
  }

  /// Whether the bytes of another text are in it.
  package func holds(_ part: String) -> Bool {
    var (text, mark) = (self, part)
    return text.withUTF8 { bytes in
      mark.withUTF8 { mark in
        guard let first = mark.first, bytes.count >= mark.count else { return mark.isEmpty }
        return (0...(bytes.count - mark.count)).contains { start in
          bytes[start] == first && mark.indices.allSatisfy { bytes[start + $0] == mark[$0] }
        }
      }
    }
  }
}
