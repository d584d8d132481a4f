package import Analysis
package import Foundation

/// Asks the Swift compiler whether a submission would compile. Only type-checks: nothing of a
/// submission is executed.
package struct CompileCheck: Sendable {
  var interfaces: URL?
  var environment: [String: String]
  var cache: URL
  /// Seconds for one submission.
  var seconds = 10.0
  /// Answers are read from the cache and kept there.
  var keepsResults = true

  /// - Parameters:
  ///   - interfaces: the folder of the shipped interfaces; nil: there is none.
  ///   - environment: for `PATH`, `TUTOR_SWIFTC` and the cache folder.
  package init(interfaces: URL?, environment: [String: String]) {
    self.interfaces = interfaces
    self.environment = environment
    cache = CacheLocation.folder(environment: environment)
  }

  /// The versions that can read the interfaces: from 6.2, for the syntax, up to the next language.
  private static func fits(_ compiler: SwiftCompiler) -> Bool {
    compiler.number.major == 6 && compiler.number.minor >= 2
  }

  /// What the compiler's process gets to know.
  private var childEnvironment: [String: String] {
    let kept = environment.filter { ["PATH", "HOME", "DEVELOPER_DIR"].contains($0.key) }
    return kept.merging(["LC_ALL": "C"]) { $1 }
  }

  /// Type-checks a submission. Blocks, for ``seconds`` at most, and longer only when the compiler
  /// reads the interfaces for the first time.
  ///
  /// - Parameter allowsUndeclared: the source is part of a program: names that it does not declare
  ///   are told, and no error.
  package func check(_ source: ParsedSource, allowsUndeclared: Bool = false) -> CompileOutcome {
    switch workspace().flatMap({ errors(in: source, $0) }) {
    case .failure(let unprepared): .unchecked(unprepared.reason)
    case .success(let errors): outcome(of: errors, in: source, allowsUndeclared: allowsUndeclared)
    }
  }

  /// The compiler's errors in a source, from the cache where it has them.
  func errors(
    in source: ParsedSource, _ workspace: CompilerWorkspace
  ) -> Result<[CompilerDiagnostic], CompilerWorkspace.Unprepared> {
    let results = keepsResults ? CompileResults(folder: workspace.results) : nil
    if let errors = results?.errors(in: source.text) { return .success(errors) }
    let expanded = source.expandingEntries()
    return diagnose(["Submission.swift": expanded.text], in: workspace).map { found in
      let errors = found.map(expanded.place)
      results?.keep(errors, of: source.text)
      return errors
    }
  }

  /// Finds the compiler and makes what it needs.
  ///
  /// - Parameter warming: the compiler reads the interfaces where it has not done so.
  func workspace(warming: Bool = true) -> Result<CompilerWorkspace, CompilerWorkspace.Unprepared> {
    func unprepared(_ reason: CompileOutcome.Reason)
      -> Result<CompilerWorkspace, CompilerWorkspace.Unprepared>
    { .failure(CompilerWorkspace.Unprepared(reason: reason)) }
    guard let path = SwiftCompiler.path(environment: environment) else {
      return unprepared(.noCompiler)
    }
    guard let compiler = compiler(at: path) else { return unprepared(.noAnswer(path: path)) }
    guard Self.fits(compiler) else { return unprepared(.unfitVersion(compiler.version)) }
    guard let interface = interfaces.flatMap(InterfaceFiles.init(folder:)) else {
      return unprepared(.noInterface)
    }
    return CompilerWorkspace.prepare(
      compiler, interface: interface, cache: cache, environment: childEnvironment,
      warming: warming)
  }

  /// What the compiler said of itself, now or lately. nil: it does not answer like one.
  private func compiler(at path: String) -> SwiftCompiler? {
    let known = KnownCompilers(folder: cache.appendingPathComponent("compile"))
    if let compiler = known.compiler(at: path, environment: childEnvironment) { return compiler }
    guard
      let compiler = SwiftCompiler.ask(
        path, environment: childEnvironment, directory: FileManager.default.temporaryDirectory)
    else { return nil }
    known.keep(compiler, environment: childEnvironment)
    return compiler
  }

  /// The compiler's errors in files of one module; empty: none.
  func diagnose(
    _ texts: [String: String], in workspace: CompilerWorkspace
  ) -> Result<[CompilerDiagnostic], CompilerWorkspace.Unprepared> {
    func unprepared(_ reason: CompileOutcome.Reason)
      -> Result<[CompilerDiagnostic], CompilerWorkspace.Unprepared>
    { .failure(CompilerWorkspace.Unprepared(reason: reason)) }
    guard let run = workspace.compile(texts, limits: ChildLimits(seconds: seconds)) else {
      return unprepared(.noCache(path: FileManager.default.temporaryDirectory.path))
    }
    switch run.end {
    case .exited(0): return .success([])
    case .exited:
      let errors = CompilerDiagnostic.errors(in: run.output, file: ".swift")
      return errors.isEmpty ? unprepared(.stopped) : .success(errors)
    case .timedOut: return unprepared(.timeLimit(seconds: Int(seconds)))
    case .signalled, .notStarted: return unprepared(.stopped)
    }
  }

  /// What errors mean for the learner.
  func outcome(
    of errors: [CompilerDiagnostic], in source: ParsedSource, allowsUndeclared: Bool = false
  ) -> CompileOutcome {
    guard !errors.isEmpty else { return .passed }
    if allowsUndeclared {
      let names = Self.names(errors, NameKnowledge.undeclaredName)
      if !names.isEmpty { return .unchecked(.undeclared(names)) }
    }
    let known = interfaces.flatMap(InterfaceText.init(folder:))?.declaredNames ?? []
    let knowledge = NameKnowledge(source, interface: known)
    let unknown = Self.names(errors, knowledge.unknownName)
    // An error beside an unknown name may follow from it.
    return unknown.isEmpty ? .failed(errors) : .unchecked(.unknownNames(unknown))
  }

  private static func names(
    _ errors: [CompilerDiagnostic], _ name: (CompilerDiagnostic) -> String?
  ) -> [CompileOutcome.UnknownName] {
    var seen: Set<String> = []
    return errors.compactMap { error in
      name(error).flatMap { name in
        seen.insert(name).inserted
          ? CompileOutcome.UnknownName(name: name, line: error.line) : nil
      }
    }
  }
}

extension ExpandedSource {
  /// An error where the learner's text has it.
  fileprivate func place(_ error: CompilerDiagnostic) -> CompilerDiagnostic {
    guard let line = error.line, let column = columns[line] else { return error }
    var placed = error
    placed.column = column
    return placed
  }
}
