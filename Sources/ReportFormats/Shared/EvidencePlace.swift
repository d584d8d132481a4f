import TutorKit

/// A sentence of a check with the place that it begins with: `file:line:column: sentence`.
struct EvidencePlace: Hashable {
  /// From 1; nil: the sentence names no place.
  var line: Int?
  var message: String

  /// - Parameter file: the submission's name, as the report has it. It may hold colons itself.
  init(_ text: String, file: String) {
    message = text
    guard text.hasPrefix(file + ":") else { return }
    let parts = text.dropFirst(file.count + 1)
      .split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let line = Int(parts[0]), Int(parts[1]) != nil else { return }
    self.line = line
    message = String(parts[2].drop { $0 == " " })
  }
}
