extension String {
  /// A text in which no row is a command to the runner of a workflow: those begin with `::` or hold
  /// `##[`. A word joiner, which has no width, stands in front of them.
  package var withoutWorkflowCommands: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") }) else {
      return self
    }
    return split(separator: "\n", omittingEmptySubsequences: false).map { row in
      let begin = row.prefix { $0 == " " || $0 == "\t" }
      let rest = row.dropFirst(begin.count)
      let harmless = rest.hasPrefix("::") ? begin + "\u{2060}" + rest : row
      return harmless.contains("##[")
        ? harmless.split(separator: "##[", omittingEmptySubsequences: false)
          .joined(separator: "##\u{2060}[") : String(harmless)
    }.joined(separator: "\n")
  }
}
