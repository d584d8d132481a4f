package import Simulation

// The simulator imports nothing, so the words of its kinds become areas of the catalogue here.

extension UnsupportedKind: Words {
  package static let area = "unsupported"
}

extension RemarkKind: Words {
  package static let area = "remark"
}

extension Unsupported {
  /// What could not be modelled, in the language that is in use.
  var words: String { kind.text(facts) }

  /// The same for a sentence that says itself that the program stops: `an overflow`.
  var cause: String {
    let stopped = UnsupportedKind.stopped.text([""])
    let beginning = stopped.prefix { $0 != "`" }
    return words.hasPrefix(beginning) ? String(words.dropFirst(beginning.count)) : words
  }
}

extension Remark {
  /// What was assumed or seen, in the language that is in use.
  var words: String { kind.text(facts) }
}
