import Analysis

extension String {
  /// A text in which no row is a command to the runner of a workflow: those begin with `::`, or hold
  /// `##[`, or `##vso[` and `##teamcity[`. A word joiner, which has no width, takes their effect.
  package var withoutWorkflowCommands: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") }) else {
      return self
    }
    return rowParts.map { row in
      let begin = row.prefix { $0 == " " || $0 == "\t" }
      let rest = row.dropFirst(begin.count)
      let harmless = rest.hasPrefix("::") ? begin + "\u{2060}" + rest : row
      return harmless.contains("##") ? harmless.withoutBracketCommands : String(harmless)
    }.joined(separator: "\n")
  }
}

extension Substring {
  /// With a word joiner in each `##name[`.
  fileprivate var withoutBracketCommands: String {
    var parts = split(separator: "##", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst()
    where parts[index].drop(while: \.isLetter).first == "[" {
      parts[index] = "\u{2060}" + parts[index]
    }
    return parts.joined(separator: "##")
  }
}
