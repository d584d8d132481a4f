extension Explain {
  /// The command for paths and `--format` alone; nil: the arguments need the parser.
  ///
  /// Build phases and editors run this at each save. The parser takes longer than the analysis of a
  /// hundred lines: its reflection makes the runtime search all conformances of the program, some
  /// fifty times.
  init?(plain arguments: [String]) {
    var paths: [String] = []
    var chosen = ExplainFormat.text
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--format" {
        guard let value = rest.popFirst(), let known = ExplainFormat(rawValue: value) else {
          return nil
        }
        chosen = known
      } else if argument.hasPrefix("-") {
        return nil
      } else {
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else { return nil }
    self.init()
    // The parser would set each option; one that is not set must not be read.
    color = "auto"
    plain = false
    content = nil
    lessons = nil
    files = paths
    rule = []
    severity = nil
    baseline = nil
    writeBaseline = false
    allExamples = false
    counts = false
    format = chosen
    apply = false
    inPlace = false
  }
}
