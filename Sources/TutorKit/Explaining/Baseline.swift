package import Foundation

/// Findings that a team has accepted: kept in a file, not reported again.
///
/// A finding is known again by its file, rule, subject and line of code, so that it may move.
package struct Baseline: Hashable, Sendable {
  /// How often each is accepted.
  private var counts: [Entry: Int] = [:]

  private struct Entry: Hashable {
    var file: String
    var rule: String
    var subject: String
    var code: String
  }

  package struct Invalid: Error, Hashable, Sendable {
    package var sentence: String
  }

  private struct Document: Codable {
    var format: Int
    var findings: [Accepted]
  }

  private struct Accepted: Codable {
    var file: String
    var rule: String
    var subject: String
    var code: String
    var count: Int
  }

  /// - Parameter path: the baseline's file; the findings' files are kept relative to its folder.
  package init(_ findings: [FindingReport], path: String) {
    let folder = Self.folder(of: path)
    for finding in findings { counts[Self.entry(finding, folder), default: 0] += 1 }
  }

  /// Reads what ``data`` wrote.
  package init(_ data: Data, path: String) throws(Invalid) {
    guard let document = try? JSONDecoder().decode(Document.self, from: data),
      document.format == 1
    else {
      throw Invalid(sentence: ConfigurationWords.noBaseline(path))
    }
    for found in document.findings {
      let entry = Entry(
        file: found.file, rule: found.rule, subject: found.subject, code: found.code)
      counts[entry, default: 0] += max(0, found.count)
    }
  }

  /// The file's content: the same for the same findings.
  package func data() throws -> Data {
    let entries = counts.map { entry, count in
      Accepted(
        file: entry.file, rule: entry.rule, subject: entry.subject, code: entry.code, count: count)
    }.sorted {
      ($0.file, $0.rule, $0.subject, $0.code) < ($1.file, $1.rule, $1.subject, $1.code)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Document(format: 1, findings: entries)) + Data("\n".utf8)
  }

  /// The findings that are not accepted. Of several alike, the first ones are.
  package func rest(of findings: [FindingReport], path: String) -> [FindingReport] {
    let folder = Self.folder(of: path)
    var left = counts
    return findings.filter { finding in
      let entry = Self.entry(finding, folder)
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }

  /// Accepted findings that are there no more, in words: they can leave the file. Only what this
  /// run has looked at is said, and files that are gone.
  ///
  /// - Parameters:
  ///   - findings: all findings of the run.
  ///   - files: the paths of the files that were analysed.
  ///   - rules: the rules that ran; nil: all.
  package func stale(
    in findings: [FindingReport], files: [String], rules: Set<String>? = nil, path: String
  ) -> [String] {
    let folder = Self.folder(of: path)
    let analysed = Set(files.map { Self.relative($0, folder) })
    var left = counts
    for finding in findings { left[Self.entry(finding, folder), default: 0] -= 1 }
    return left.filter { entry, count in
      let file = "/" + (folder.map(String.init) + [entry.file]).joined(separator: "/")
      let isLookedAt =
        analysed.contains(entry.file) || !FileManager.default.fileExists(atPath: file)
      return count > 0 && isLookedAt && rules?.contains(entry.rule) != false
    }.map { entry, count in
      count == 1
        ? ConfigurationWords.accepted(entry.file, entry.rule, entry.subject)
        : ConfigurationWords.acceptedTimes(entry.file, entry.rule, entry.subject, count)
    }.sorted()
  }

  private static func entry(_ finding: FindingReport, _ folder: [Substring]) -> Entry {
    Entry(
      file: relative(finding.file, folder), rule: finding.rule, subject: finding.subject,
      code: finding.frame?.text.trimmed ?? "")
  }

  private static func folder(of path: String) -> [Substring] {
    parts(path).dropLast()
  }

  private static func parts(_ path: String) -> [Substring] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/")
  }

  private static func relative(_ path: String, _ folder: [Substring]) -> String {
    let own = parts(path)
    let shared = zip(own, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - shared)
    return (up + own.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}
