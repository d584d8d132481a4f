/// Questions about names that are asked for each of them: answered from their first bytes.
extension StringProtocol {
  /// Whether the first character is an uppercase letter, as in names of types.
  var isCapitalized: Bool {
    guard let byte = utf8.first else { return false }
    if byte < 0x80 { return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    return first?.isUppercase == true
  }

  /// Whether the first character is a lowercase letter.
  var isUncapitalized: Bool {
    guard let byte = utf8.first else { return false }
    if byte < 0x80 { return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    return first?.isLowercase == true
  }
}
