import Analysis
import ArgumentParser
import Foundation
import TutorKit

/// `tutor compare`
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: OptionWords.compare(),
    discussion: OptionWords.compareDetails())
  @OptionGroup var drawing: DrawingOptions
  @Argument(help: .init(OptionWords.compareBefore())) var before: String
  @Argument(help: .init(OptionWords.compareAfter())) var after: String
  @Option(help: .init(OptionWords.compareRoot())) var root: String?
  @Flag(name: .customLong("no-compile"), help: .init(OptionWords.gradeNoCompile()))
  var skipsCompile = false
  @OptionGroup var pictures: PictureOptions
  @OptionGroup var program: ProgramOptions
  @Option(help: .init(OptionWords.formats())) var format = OutputFormat.text

  func run() throws {
    try program.check()
    let old = try sources(before)
    let new = try sources(after)
    for source in old + new {
      guard let error = source.syntaxErrors.first else { continue }
      complain("\(source.file):\(error.position.line):\(error.position.column): \(error.message)")
      throw ExitCode.unchecked
    }
    try checkRoot(old, new)
    let root = root
    let compiled = [(before, old), (after, new)].compactMap { compilation($0.0, $0.1) }
    guard let found = withDeepStack({ compare(old, new, root: root) }) else {
      throw ExitCode.fault
    }
    let report = found.adding(compile: compiled.map { ($0.source, $0.compile.wait()) })
    try writePictures(old, new)
    emit(format == .json ? try json(report) : report.text(options: drawing.render))
    switch report.verdict {
    case .passed: return
    case .notPassed: throw ExitCode.notPassed
    case .unchecked: throw ExitCode.unchecked
    }
  }

  /// Ends the program where neither side declares the root.
  private func checkRoot(_ old: [ParsedSource], _ new: [ParsedSource]) throws {
    guard let root, !root.hasPrefix("#") else { return }
    let problems = withDeepStack { [old, new].compactMap { unknownRoot(root, in: $0) } } ?? []
    guard problems.count == 2 else { return }
    complain(problems[0].sentence)
    throw ExitCode.usage
  }

  /// Starts the compiler on a side that is one file.
  private func compilation(
    _ path: String, _ sources: [ParsedSource]
  ) -> (source: ParsedSource, compile: PendingCompile)? {
    guard !skipsCompile, !SourceSearch.isFolder(path), let source = sources.first,
      let compile = ShippedContent().compileCheck.startPart(
        source, beside: Array(sources.dropFirst()))
    else { return nil }
    return (source, compile)
  }

  private func writePictures(_ old: [ParsedSource], _ new: [ParsedSource]) throws {
    guard pictures.areWanted else { return }
    let root = root
    guard let sides = withDeepStack({ drawnSides(comparing: old, new, root: root) }) else {
      throw ExitCode.fault
    }
    try pictures.write(sides, of: after)
  }

  /// The files that one side uses; never the other side, which declares the same.
  private func companions(of path: String) -> [ParsedSource] {
    program.companions(of: [path]).filter { ![before, after].contains($0.file) }
  }

  private func sources(_ path: String) throws -> [ParsedSource] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return try readSources([path]) + companions(of: path) }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().prefix(500)
    guard !files.isEmpty else {
      complain(CommandWords.noSwiftFile(path))
      throw ExitCode.noInput
    }
    let paths = files.map { path.appending(path: $0) }
    // An empty file of a folder declares nothing.
    let written = paths.filter {
      (try? FileManager.default.attributesOfItem(atPath: $0))?[.size] as? Int != 0
    }
    return try readSources(written.isEmpty ? paths : written)
  }
}

/// Where the interfaces are for a command that has no options of content.
private struct ShippedContent: FindsContent {
  let content: String? = nil
  let course: String? = nil
  let lessons: [String] = []
}
