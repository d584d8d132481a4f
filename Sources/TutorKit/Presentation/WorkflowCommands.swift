import Analysis

extension String {
  /// A text in which no row is a command to the runner of a workflow: those begin with `::`, or hold
  /// `##[`, or `##vso[` and `##teamcity[`. A word joiner, which has no width, takes their effect.
  package var withoutWorkflowCommands: String {
    guard hasTwinSigns else { return self }
    return rowParts.map { row in
      let begin = row.prefix { $0 == " " || $0 == "\t" }
      let rest = row.dropFirst(begin.count)
      let harmless = rest.hasPrefix("::") ? begin + "\u{2060}" + rest : row
      return harmless.contains("##") ? harmless.withoutBracketCommands : String(harmless)
    }.joined(separator: "\n")
  }

  /// Whether `::` or `##` stands somewhere, without which nothing is a command.
  private var hasTwinSigns: Bool {
    var before: UInt8 = 0
    return utf8.contains { byte in
      defer { before = byte }
      return byte == before && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#"))
    }
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
