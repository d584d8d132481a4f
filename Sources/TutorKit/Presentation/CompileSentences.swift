import Foundation

extension CompilerDiagnostic {
  /// The compiler's words with their place.
  func sentence(file: String) -> String {
    guard let line else { return "\(file): \(message)" }
    return "\(file):\(line):\(column ?? 1): \(message)"
  }
}

extension CompileOutcome.Reason {
  /// Why the compiler has no say, and what to do about it.
  package var sentence: String {
    switch self {
    case .noCompiler:
      "no Swift compiler found; put swiftc on PATH, or name it with TUTOR_SWIFTC"
    case .noAnswer(let path): "\(path) does not answer like a Swift compiler"
    case .unfitVersion(let version):
      "\(version.shortVersion) cannot be used; the check needs Swift 6.2 or a later 6"
    case .interfaceRejected(let version, let message):
      "\(version.shortVersion) cannot read tutor's description of SwiftUI"
        + (message.isEmpty ? "" : ": \(message)")
    case .noInterface: "the folder Interfaces is not beside the lessons"
    case .noCache(let path): "\(path) cannot be written; name another folder with TUTOR_CACHE"
    case .unknownNames(let names):
      "not in the interface: \(names.listed); whether the file compiles is not known"
    case .undeclared(let names): "not declared in this file: \(names.listed)"
    case .timeLimit(let seconds):
      "the compiler took longer than \(seconds) seconds; split the longest expression"
    case .stopped: "the compiler ended without an answer"
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
      "`\(name.name)`" + (name.line.map { " (line \($0))" } ?? "")
    }
    return shown.joined(separator: ", ") + (count > 8 ? " and \(count - 8) more" : "")
  }
}
