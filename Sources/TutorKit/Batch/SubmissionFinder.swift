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
    case .file:
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
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

/// Finds the files to grade.
package struct SubmissionFinder: Sendable {
  /// nil: in folders the first folder below, else nobody is told apart.
  package var rule: ParticipantRule?
  /// Files that are looked at in a folder; more are left out, and said.
  package static let maximumFiles = 1_000_000

  package init(rule: ParticipantRule? = nil) { self.rule = rule }

  /// The submissions of paths, in order of the paths and in folders by name. A path that is not
  /// there is a submission too: its record says so.
  package func submissions(in paths: [String]) -> [Submission] {
    paths.flatMap { path in
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      return exists && isDirectory.boolValue ? below(path) : [submission(path, root: nil)]
    }
  }

  private func submission(_ path: String, root: String?) -> Submission {
    let usual: ParticipantRule? = root == nil ? nil : .folder
    let participant = (rule ?? usual)?.participant(path: path, root: root)
    return Submission(path: path, participant: participant, root: root)
  }

  /// The Swift files below a folder. Hidden folders are passed over, links are not entered.
  private func below(_ root: String) -> [Submission] {
    var found: [String] = []
    var pending = [root]
    while let folder = pending.popLast(), found.count < Self.maximumFiles {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        if isDirectory.boolValue, !isLink {
          pending.append(path)
        } else if name.hasSuffix(".swift") {
          found.append(path)
        }
      }
    }
    return found.sorted().map { submission($0, root: root) }
  }
}
