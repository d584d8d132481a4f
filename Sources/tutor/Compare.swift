import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor compare`
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Does a refactoring render the same, behave the same, evaluate less?",
    discussion: """
      BEFORE and AFTER are files, or folders whose Swift files form one program each.

      Example: tutor compare Old.swift New.swift --root 'OrderScreen()'

      Ends with 0 when all three hold, 1 when one does not, 2 when something is not modelled.
      """)
  @OptionGroup var drawing: DrawingOptions
  @Argument(help: "The file or folder as it was.") var before: String
  @Argument(help: "The file or folder as it is.") var after: String
  @Option(help: "The root view of both: a Swift expression, or a view's name.") var root: String?
  @Option(help: "text or json.") var format = OutputFormat.text

  func run() throws {
    let old = try sources(before)
    let new = try sources(after)
    for source in old + new {
      guard let error = source.syntaxErrors.first else { continue }
      complain("\(source.file):\(error.position.line):\(error.position.column): \(error.message)")
      throw ExitCode.unchecked
    }
    let root = root
    guard let report = withDeepStack({ compare(old, new, root: root) }) else {
      throw ExitCode.fault
    }
    emit(format == .json ? try json(report) : report.text(options: drawing.render))
    switch report.verdict {
    case .passed: return
    case .notPassed: throw ExitCode.notPassed
    case .unchecked: throw ExitCode.unchecked
    }
  }

  private func sources(_ path: String) throws -> [ParsedSource] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return try readSources([path]) }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().prefix(500)
    guard !files.isEmpty else {
      complain("\(path): no Swift files in this folder")
      throw ExitCode.noInput
    }
    return try readSources(files.map { (path as NSString).appendingPathComponent($0) })
  }
}
