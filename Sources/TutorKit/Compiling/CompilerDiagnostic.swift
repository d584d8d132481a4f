import Foundation

/// An error as the compiler says it.
package struct CompilerDiagnostic: Codable, Hashable, Sendable {
  /// The compiler's own words.
  package var message: String
  /// In the learner's file; nil: the compiler names no place in it.
  package var line: Int?
  /// UTF-8 bytes, from 1.
  package var column: Int?

  /// The errors in a compiler's output, in its order, each once.
  ///
  /// - Parameter file: the name under which the file was given to the compiler.
  static func errors(in output: String, file: String) -> [CompilerDiagnostic] {
    var reader = CompilerOutput(file: file)
    for line in output.split(separator: "\n") { reader.take(String(line)) }
    return steady(reader.errors)
  }

  /// The compiler's order, where that is always the same. It varies with where the compiler keeps
  /// its files: errors of one place go by their words here, and of one line, what follows from
  /// another error goes last.
  private static func steady(_ errors: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
    let runs = errors.reduce(into: [[CompilerDiagnostic]]()) { runs, error in
      if let last = runs.last?.last, last.line == error.line, last.column == error.column {
        runs[runs.count - 1].append(error)
      } else {
        runs.append([error])
      }
    }
    let placed = runs.flatMap { $0.sorted { $0.message < $1.message } }
    var result = placed
    for indices in Dictionary(grouping: placed.indices, by: { placed[$0].line }).values {
      let ofLine = indices.map { placed[$0] }
      let sorted = ofLine.filter { !$0.isConsequence } + ofLine.filter(\.isConsequence)
      for (index, error) in zip(indices, sorted) { result[index] = error }
    }
    return result
  }

  /// Whether it is likely to go once other errors are mended.
  private var isConsequence: Bool { message.hasSuffix("could not be inferred") }

  init(message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.line = line
    self.column = column
  }

  /// - Parameter place: `path:line:column`
  init(place: String, message: String, file: String) {
    self.message = Self.withoutGroup(message)
    let parts = place.split(separator: ":")
    // What a macro made has a file of its own.
    guard parts.count >= 3, parts[parts.count - 3].hasSuffix(file),
      CompilerOutput.madeFile(place) == nil
    else { return }
    line = Int(parts[parts.count - 2])
    column = Int(parts[parts.count - 1])
  }

  /// Drops the name of a diagnostic's group, `[#Group]`, from its end.
  private static func withoutGroup(_ message: String) -> String {
    guard message.hasSuffix("]"), let start = message.range(of: " [#") else { return message }
    return String(message[..<start.lowerBound])
  }
}
