import Foundation

/// A reference that is graded against and not read: for a course that is handed out without its
/// solutions.
///
/// A proof that two programs do the same needs both programs, so the whole text is there. It is mixed with
/// numbers that follow from the exercise's id and written in base 64. That keeps it from being read by
/// accident, found by a search, or shown by this program; it does not keep it from somebody who takes this
/// program's source to it.
enum SealedReference {
  /// The file's name in the exercise's folder.
  static let fileName = "solution.sealed"

  /// Why a file cannot be opened.
  enum Fault: Error { case notSealed, damaged }

  private static let head = "tutor-sealed 1"
  private static let columns = 76

  /// The file's text.
  static func seal(_ text: String, of exercise: String) -> String {
    let mixed = Data(mix(Array(text.utf8), exercise)).base64EncodedString()
    var lines = [head, SHA256.digest(of: text)]
    var rest = mixed[...]
    while !rest.isEmpty {
      lines.append(String(rest.prefix(columns)))
      rest = rest.dropFirst(columns)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The reference's text, which is that which was sealed for this exercise.
  static func open(_ file: String, of exercise: String) -> Result<String, Fault> {
    let lines = file.split(whereSeparator: \.isNewline)
    guard lines.count >= 2, lines[0] == head else { return .failure(.notSealed) }
    guard let data = Data(base64Encoded: lines.dropFirst(2).joined()) else {
      return .failure(.damaged)
    }
    let text = String(decoding: mix(Array(data), exercise), as: UTF8.self)
    return SHA256.digest(of: text) == lines[1] ? .success(text) : .failure(.damaged)
  }

  /// Mixes bytes with those of SHA-256 of the exercise and a counter; doing it twice gives them back.
  private static func mix(_ bytes: [UInt8], _ exercise: String) -> [UInt8] {
    var result = bytes
    for start in stride(from: 0, to: bytes.count, by: 32) {
      let digits = Array(SHA256.digest(of: "\(head) \(exercise) \(start)"))
      for offset in 0..<min(32, bytes.count - start) {
        let pair = String(digits[offset * 2...offset * 2 + 1])
        result[start + offset] ^= UInt8(pair, radix: 16) ?? 0
      }
    }
    return result
  }
}
