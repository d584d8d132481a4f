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
  /// - Parameter others: files of the same module; nothing is said of them.
  /// - Parameter allowsUndeclared: the source is part of a program: names that it does not declare
  ///   are told, and no error.
  /// - Parameter known: names that the exercise's own texts leave undeclared: no slip of the learner's.
  package func check(
    _ source: ParsedSource, beside others: [ParsedSource] = [], allowsUndeclared: Bool = false,
    leftOut known: Set<String> = []
  ) -> CompileOutcome {
    switch workspace().flatMap({ errors(in: source, beside: others, $0) }) {
    case .failure(let unprepared): .unchecked(unprepared.reason)
    case .success(let errors):
      outcome(
        of: errors, in: source, beside: others, allowsUndeclared: allowsUndeclared, leftOut: known)
    }
  }

  /// The compiler's errors in a source, from the cache where it has them.
  func errors(
    in source: ParsedSource, beside others: [ParsedSource] = [], _ workspace: CompilerWorkspace
  ) -> Result<[CompilerDiagnostic], CompilerWorkspace.Unprepared> {
    let results = keepsResults ? CompileResults(folder: workspace.results) : nil
    let expanded = ExpandedSource(source)
    let beside = others.map { ExpandedSource($0).text }
    let module = ([expanded.text] + beside).joined(separator: "\u{0}")
    if let errors = results?.errors(in: module) { return .success(errors.map(expanded.place)) }
    var texts = [Self.submission: expanded.text]
    for (index, text) in beside.enumerated() { texts["Other\(index).swift"] = text }
    return diagnose(texts, in: workspace, primary: others.isEmpty ? nil : Self.submission).map {
      results?.keep($0, of: module)
      return $0.map(expanded.place)
    }
  }

  /// The name of the submission's file for the compiler.
  private static let submission = "Submission.swift"

  /// Finds the compiler and makes what it needs.
  ///
  /// - Parameter warming: the compiler reads the interfaces where it has not done so.
  func workspace(warming: Bool = true) -> Result<CompilerWorkspace, CompilerWorkspace.Unprepared> {
    func unprepared(_ reason: CompileOutcome.Reason)
      -> Result<CompilerWorkspace, CompilerWorkspace.Unprepared>
    { .failure(CompilerWorkspace.Unprepared(reason: reason)) }
    guard let path = SwiftCompiler.path(environment: environment) else {
      let chosen = SwiftCompiler.chosen(environment)
      return unprepared(chosen.map { .noProgram(path: $0) } ?? .noCompiler)
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
  ///
  /// - Parameter primary: the only file whose code is checked; of the others the declarations count.
  func diagnose(
    _ texts: [String: String], in workspace: CompilerWorkspace, primary: String? = nil
  ) -> Result<[CompilerDiagnostic], CompilerWorkspace.Unprepared> {
    func unprepared(_ reason: CompileOutcome.Reason)
      -> Result<[CompilerDiagnostic], CompilerWorkspace.Unprepared>
    { .failure(CompilerWorkspace.Unprepared(reason: reason)) }
    guard
      let run = workspace.compile(
        texts, primary: primary, limits: ChildLimits(seconds: seconds))
    else {
      return unprepared(.noCache(path: FileManager.default.temporaryDirectory.path))
    }
    switch run.end {
    case .exited(0): return .success([])
    case .exited:
      let errors = CompilerDiagnostic.errors(in: run.output, file: primary ?? ".swift")
      return errors.isEmpty ? unprepared(.stopped) : .success(errors)
    case .timedOut: return unprepared(.timeLimit(seconds: Int(seconds)))
    case .signalled, .notStarted: return unprepared(.stopped)
    }
  }

  /// What errors mean for the learner.
  func outcome(
    of errors: [CompilerDiagnostic], in source: ParsedSource, beside others: [ParsedSource] = [],
    allowsUndeclared: Bool = false, leftOut known: Set<String> = []
  ) -> CompileOutcome {
    guard !errors.isEmpty else { return .passed }
    let left = Self.names(errors) { error in
      NameKnowledge.undeclaredName(error).flatMap {
        known.contains($0) || known.contains("$" + $0) ? $0 : nil
      }
    }
    // An error beside an unknown name may follow from it.
    guard left.isEmpty else { return .unchecked(.unknownNames(left)) }
    // So may one in a line that uses it, where the C library happens to have something of that name.
    let used = Self.names(known, inLinesOf: errors, source)
    guard used.isEmpty else { return .unchecked(.unknownNames(used)) }
    if allowsUndeclared {
      let names = Self.names(errors, NameKnowledge.undeclaredName)
      if !names.isEmpty { return .unchecked(.undeclared(names)) }
    }
    if let error = errors.first(where: { $0.line == nil }) {
      // Nothing given elsewhere could mend what rests on declarations of the file alone.
      let certain = errors.filter { $0.line != nil && $0.isAboutDeclaration }
      return certain.isEmpty
        ? .unchecked(.noPlace(message: error.message))
        : outcome(of: certain, in: source, beside: others, allowsUndeclared: allowsUndeclared)
    }
    let knowledge = NameKnowledge(
      source, beside: others, interface: interfaces.flatMap(InterfaceText.init(folder:)))
    let unknown = Self.names(errors) { knowledge.unknownName($0, isPart: allowsUndeclared) }
    guard unknown.isEmpty else { return .unchecked(.unknownNames(unknown)) }
    return outcome(of: errors, in: source, knowledge, isPart: allowsUndeclared)
  }

  /// Tells errors that rest on the file from those that rest on what is not described in full. Of
  /// one declaration all errors may follow from one of these.
  private func outcome(
    of errors: [CompilerDiagnostic], in source: ParsedSource, _ knowledge: NameKnowledge,
    isPart: Bool
  ) -> CompileOutcome {
    var doubts: [(error: CompilerDiagnostic, name: String?)] = []
    var touched: Set<Int> = []
    for error in errors {
      let name = knowledge.undescribed(error, isPart: isPart)
      guard name != nil || isSurrender(error, in: source) else { continue }
      doubts.append((error, name))
      touched.insert(declaration(of: error, in: source))
    }
    let certain = errors.filter { !touched.contains(declaration(of: $0, in: source)) }
    guard certain.isEmpty, let (error, name) = doubts.first else { return .failed(certain) }
    guard let name else {
      return .unchecked(.surrender(line: error.line ?? 0, message: error.message))
    }
    return .unchecked(.undescribed(name: name, line: error.line ?? 0, message: error.message))
  }

  private func isSurrender(_ error: CompilerDiagnostic, in source: ParsedSource) -> Bool {
    if error.isSurrender { return true }
    guard error.isAboutReturn, let line = error.line, let column = error.column else {
      return false
    }
    return ErrorSite(in: source, line: line, column: column)?.endsClosure == true
  }

  private func declaration(of error: CompilerDiagnostic, in source: ParsedSource) -> Int {
    ErrorSite(in: source, line: error.line ?? 0, column: error.column ?? 1)?.declaration ?? 0
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

extension CompileCheck {
  /// Of names that are known to be left out, those in lines that the compiler refuses.
  fileprivate static func names(
    _ names: Set<String>, inLinesOf errors: [CompilerDiagnostic], _ source: ParsedSource
  ) -> [CompileOutcome.UnknownName] {
    guard !names.isEmpty else { return [] }
    let rows = source.text.rows
    var seen: Set<String> = []
    return errors.flatMap { error -> [CompileOutcome.UnknownName] in
      guard let line = error.line, rows.indices.contains(line - 1) else { return [] }
      let words = Set(
        rows[line - 1].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      return names.filter { words.contains($0) && seen.insert($0).inserted }.sorted()
        .map { CompileOutcome.UnknownName(name: $0, line: line) }
    }
  }
}
