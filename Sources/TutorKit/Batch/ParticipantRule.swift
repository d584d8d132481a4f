import Foundation

/// Who handed in a file, by its path.
package enum ParticipantRule: Hashable, Sendable {
  /// The first folder below the folder that was given; for a file that was named, its own folder.
  case folder
  /// The file's name without `.swift`.
  case file
  /// The first group of a regular expression in the path, or else all that it matches.
  case pattern(String)

  /// nil: the text is neither `folder` nor `file`, and no regular expression.
  package init?(_ text: String) {
    switch text {
    case "folder": self = .folder
    case "file": self = .file
    default:
      guard (try? NSRegularExpression(pattern: text)) != nil else { return nil }
      self = .pattern(text)
    }
  }

  /// The participant of a file. nil: the path does not say.
  ///
  /// - Parameters:
  ///   - path: the path as it was given.
  ///   - root: the folder that it was found in; nil: the file itself was named.
  package func participant(path: String, root: String?) -> String? {
    switch self {
    case .folder:
      var parts = path.split(separator: "/").map(String.init)
      if let root {
        parts = Array(parts.dropFirst(root.split(separator: "/").count))
        return parts.count > 1 ? parts[0] : nil
      }
      return parts.dropLast().last
    case .file: return path.fileStem
    case .pattern(let pattern):
      guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
      let whole = NSRange(path.startIndex..., in: path)
      guard let match = expression.firstMatch(in: path, range: whole),
        let range = Range(match.range(at: match.numberOfRanges > 1 ? 1 : 0), in: path)
      else { return nil }
      return String(path[range])
    }
  }
}
