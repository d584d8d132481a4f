extension String {
  /// The text with control characters made visible, so that text from a file cannot drive a
  /// terminal. Line breaks and tabs stay.
  package var visible: String {
    // ASCII text, which most of it is, is looked at byte by byte.
    var text = self
    let isPlain = text.withUTF8 { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }
    }
    if isPlain { return self }
    guard unicodeScalars.contains(where: \.isUnsafe) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafe {
        result +=
          scalar.value < 0x20 ? "^" + String(UnicodeScalar(UInt8(scalar.value + 0x40))) : "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// C0 other than line feed and tab, DEL, C1, and marks that reorder text.
  fileprivate var isUnsafe: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
