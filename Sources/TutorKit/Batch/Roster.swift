/// Who is expected to hand in: one name a line. In a table with commas or semicolons the first
/// column counts; empty lines and those that begin with `#` do not.
package struct Roster: Hashable, Sendable {
  package var names: [String]

  package init(_ text: String) {
    var seen: Set<String> = []
    names = text.split(whereSeparator: \.isNewline).compactMap { line in
      let cell = line.split(whereSeparator: { ",;\t".contains($0) }).first.map(String.init) ?? ""
      let name = cell.trimmed.filter { $0 != "\"" }
      guard !name.isEmpty, !name.hasPrefix("#"), seen.insert(name).inserted else { return nil }
      return name
    }
  }

  /// The names of which no submission is.
  package func missing(in submissions: [Submission]) -> [String] {
    let known = Set(submissions.compactMap(\.participant))
    return names.filter { !known.contains($0) }
  }

  /// Participants of submissions that the roster does not name, in the order of their first file.
  package func strangers(in submissions: [Submission]) -> [String] {
    let known = Set(names)
    var seen: Set<String> = []
    return submissions.compactMap(\.participant).filter {
      !known.contains($0) && seen.insert($0).inserted
    }
  }
}
