import Foundation

extension CompilerDiagnostic {
  /// The compiler's words with their place.
  func fact(file: String) -> Evidence {
    guard let line else { return Evidence("\(file): \(message)") }
    return Evidence(message, file: file, line: line, column: column ?? 1)
  }
}

extension CompileOutcome.Reason {
  /// Why the compiler has no say, and what to do about it.
  package var sentence: String {
    switch self {
    case .noCompiler: CompilerWords.noCompiler()
    case .noProgram(let path): CompilerWords.noProgram(path)
    case .noAnswer(let path): CompilerWords.noAnswer(path)
    case .unfitVersion(let version): CompilerWords.unfitVersion(version.shortVersion)
    case .interfaceRejected(let version, let message):
      message.isEmpty
        ? CompilerWords.interfaceRejected(version.shortVersion)
        : CompilerWords.interfaceRejectedWith(version.shortVersion, message)
    case .noInterface: CompilerWords.noInterface()
    case .noCache(let path): CompilerWords.noCache(path)
    case .unknownNames(let names): CompilerWords.unknownNames(names.listed)
    case .undeclared(let names): CompilerWords.undeclared(names.listed)
    case .undescribed(let name, let line, let message):
      CompilerWords.undescribed(name, line, message)
    case .surrender(let line, let message): CompilerWords.surrender(line, message)
    case .failsAlready(let line, let message): CompilerWords.failsAlready(line, message)
    case .noPlace(let message): CompilerWords.noPlace(message)
    case .timeLimit(let seconds): CompilerWords.timeLimit(seconds)
    case .stopped: CompilerWords.stopped()
    }
  }
}

extension String {
  /// `Swift 6.3.1` of `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  fileprivate var shortVersion: String {
    split(separator: " (")[0].replacingOccurrences(of: "Swift version ", with: "Swift ")
  }
}

extension [CompileOutcome.UnknownName] {
  /// At most eight names with their lines.
  fileprivate var listed: String {
    let shown = prefix(8).map { name in
      name.line.map { CompilerWords.placed(name.name, $0) } ?? "`\(name.name)`"
    }
    let names = shown.joined(separator: ", ")
    return count > 8 ? CompilerWords.andMore(names, count - 8) : names
  }
}
