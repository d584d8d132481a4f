import Foundation

/// Finds the files to grade.
package struct SubmissionFinder: Sendable {
  /// nil: in folders the first folder below, else nobody is told apart.
  package var rule: ParticipantRule?
  /// Whose names in a path say who handed it in, where there is no rule.
  package var roster: Roster?
  /// Files that are looked at in a folder; more are left out, and said.
  package static let maximumFiles = 1_000_000

  package init(rule: ParticipantRule? = nil, roster: Roster? = nil) {
    (self.rule, self.roster) = (rule, roster)
  }

  /// The submissions of paths, in order of the paths and in folders by name. A path that is not
  /// there is a submission too: its record says so.
  package func submissions(in paths: [String]) -> [Submission] {
    paths.flatMap { path in
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      if !exists, let file = Self.file(ofExercise: path) { return [submission(file, root: nil)] }
      return exists && isDirectory.boolValue ? below(path) : [submission(path, root: nil)]
    }
  }

  /// The file that an exercise's number or name stands for: `exercise41.swift` for `41` and `exercise41`; nil: it is
  /// not there, or this is a path.
  package static func file(ofExercise name: String) -> String? {
    guard !name.contains("/"), !name.hasSuffix(".swift") else { return nil }
    return [name + ".swift", "exercise" + name + ".swift"].first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  private func submission(_ path: String, root: String?) -> Submission {
    let usual: ParticipantRule? = root == nil ? nil : .folder
    let expected = rule == nil ? roster?.participant(ofPath: path) : nil
    let participant = expected ?? (rule ?? usual)?.participant(path: path, root: root)
    return Submission(path: path, participant: participant, root: root)
  }

  /// The Swift files below a folder. Hidden folders are passed over, links are not entered. A folder
  /// or file that cannot be read, and a folder without files that is called like one, is told too.
  private func below(_ root: String) -> [Submission] {
    var found: [String] = []
    var namedLikeFiles: [String] = []
    var pending = [root]
    while let folder = pending.popLast(), found.count < Self.maximumFiles {
      guard let entries = FolderEntry.all(in: folder) else {
        found.append(folder)
        continue
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
        let isFile = entry.name.hasSuffix(".swift")
        if entry.isFolder, entry.isNameReadable {
          pending.append(path)
          if isFile { namedLikeFiles.append(path) }
        } else if isFile || entry.isFolder {
          found.append(path)
        }
      }
    }
    found += namedLikeFiles.filter { folder in !found.contains { $0.hasPrefix(folder + "/") } }
    return found.sorted().map { submission($0, root: root) }
  }
}
