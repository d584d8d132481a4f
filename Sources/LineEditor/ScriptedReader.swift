/// Results that were written down beforehand, for tests of a session.
package struct ScriptedReader: LineSource {
  private var results: ArraySlice<ReadResult>
  /// The prompts that were asked with, oldest first.
  package private(set) var prompts: [Prompt] = []

  /// Gives these results, one a read, and then the end of the input.
  package init(_ results: [ReadResult]) {
    self.results = results[...]
  }

  /// Gives these lines, one a read, and then the end of the input.
  package init(lines: [String]) {
    self.init(lines.map { .line($0) })
  }

  /// The next result; the prompt is kept in `prompts`.
  package mutating func next(prompt: Prompt) -> ReadResult {
    prompts.append(prompt)
    return results.popFirst() ?? .endOfFile
  }
}
