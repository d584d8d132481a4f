/// One file to grade, and whose it is.
package struct Submission: Hashable, Sendable {
  /// The path as it was given, or as it was found below a folder that was given.
  package var path: String
  /// Who handed it in; nil: nobody is told apart.
  package var participant: String?
  /// The folder that it was found in, as it was given. Links that lead out of it are not followed.
  /// nil: the file itself was named.
  package var root: String?

  /// The path that stands for standard input.
  package static let standardInput = "-"

  /// The path as a person reads it.
  package var name: String {
    path == Self.standardInput ? CommandWords.standardInput() : path
  }

  package init(path: String, participant: String? = nil, root: String? = nil) {
    self.path = path
    self.participant = participant
    self.root = root
  }
}

/// Which one of several machines, or processes, grades what: `2/8` is the second of eight.
package struct Shard: Hashable, Sendable {
  /// From 1.
  package var index: Int
  package var count: Int

  /// nil: the text is not of the form `I/N` with I from 1 to N.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Whether a submission belongs to this shard. The same path belongs to the same shard on every
  /// machine.
  package func contains(_ submission: Submission) -> Bool {
    let hash = fingerprint([submission.path])
    guard let number = UInt64(hash, radix: 16) else { return index == 1 }
    return Int(number % UInt64(count)) == index - 1
  }
}
