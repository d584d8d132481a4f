extension Explanation {
  /// For paths and `--format` alone; nil: the arguments need the parser.
  ///
  /// Build phases and editors run this at each save. The parser takes longer than the analysis of a
  /// hundred lines: its reflection makes the runtime search all conformances of the program, some
  /// fifty times, and once for the first option that it declares.
  init?(plain arguments: [String]) {
    self.init(files: [])
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--format" {
        guard let value = rest.popFirst(), let known = ExplainFormat(rawValue: value) else {
          return nil
        }
        format = known
      } else if argument.hasPrefix("-") {
        return nil
      } else {
        files.append(argument)
      }
    }
    if files.isEmpty { return nil }
  }
}
