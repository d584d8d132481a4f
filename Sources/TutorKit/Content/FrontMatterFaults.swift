/// Lines of a document's head that are no YAML, although a title is made of them: other readers refuse the
/// document.
enum FrontMatterFaults {
  /// - Parameter firstLine: the number of the first of the lines.
  static func faults(in lines: [String], firstLine: Int) -> [ContentNote] {
    lines.indices.compactMap { index in
      fault(in: lines[index...]).map { ContentNote(line: firstLine + index, text: $0) }
    }
  }

  /// What is wrong with the first line; nil: nothing, or it goes on with the line before.
  private static func fault(in lines: ArraySlice<String>) -> String? {
    guard let line = lines.first, let first = line.first, first.isLetter else { return nil }
    guard let (key, value) = FrontMatter.keyAndValue(line) else {
      return ContentWords.noKey(line.trimmed)
    }
    // A value that holds `: ` is a remark of its own.
    if value.isEmpty || value.contains(": ") { return nil }
    let rest = lines.dropFirst().prefix { $0.first?.isLetter != true }
    let entry = ([line] + rest).joined(separator: "\n")
    return YAMLValue(entry)?.entries?[key] == nil ? ContentWords.noYAMLValue(key) : nil
  }
}
