package import Analysis
import Foundation

/// A compile check under way on a thread of its own.
package final class PendingCompile: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  // Written before `done` is signalled, read after it was waited for.
  private var result: CompileOutcome?

  fileprivate init(_ work: @escaping @Sendable () -> CompileOutcome) {
    let thread = Thread { [self] in
      result = work()
      done.signal()
    }
    // Reading a deeply nested source takes stack; only touched pages cost memory.
    thread.stackSize = 512 << 20
    thread.start()
  }

  /// Waits for the compiler's answer.
  package func wait() -> CompileOutcome {
    done.wait()
    done.signal()
    return result ?? .unchecked(.stopped)
  }
}

extension CompileCheck {
  /// Starts the check beside other work. nil: the source has syntax errors, which say it all.
  package func start(
    _ source: ParsedSource, beside others: [ParsedSource] = [], allowsUndeclared: Bool = false,
    leftOut known: Set<String> = []
  ) -> PendingCompile? {
    guard withDeepStack({ source.syntaxErrors.isEmpty }) == true else { return nil }
    return PendingCompile {
      check(source, beside: others, allowsUndeclared: allowsUndeclared, leftOut: known)
    }
  }
}

extension CompileCheck {
  /// Starts the check of a source that may be a part of a program: what it leaves out is no error, and if it
  /// leaves nothing out, all errors are its own.
  package func startPart(_ source: ParsedSource, beside others: [ParsedSource]) -> PendingCompile? {
    guard withDeepStack({ source.syntaxErrors.isEmpty }) == true else { return nil }
    return PendingCompile { checkPart(source, beside: others) }
  }

  private func checkPart(_ source: ParsedSource, beside others: [ParsedSource]) -> CompileOutcome {
    let outcome = check(source, beside: others, allowsUndeclared: true)
    guard case .unchecked(.undescribed) = outcome else { return outcome }
    return check(source, beside: others)
  }

  /// Starts the check of a text that an example was changed to. The change of a whole program is one, that of a
  /// part may be a part, and of an example that does not compile itself nothing is said. nil: the text has syntax
  /// errors.
  func startChange(of example: ParsedSource, to text: ParsedSource) -> PendingCompile? {
    guard withDeepStack({ text.syntaxErrors.isEmpty && example.syntaxErrors.isEmpty }) == true
    else {
      return nil
    }
    return PendingCompile {
      if check(example) == .passed { return check(text) }
      let part = checkPart(example, beside: [])
      if case .failed = part { return .unchecked(.stopped) }
      return checkPart(text, beside: [])
    }
  }

  /// The compiler that has yet to read the interfaces, which takes seconds. nil: all is prepared,
  /// or there is nothing to prepare.
  package var firstReader: String? {
    guard case .success(let workspace) = workspace(warming: false), !workspace.isWarm else {
      return nil
    }
    return workspace.compiler.version
  }

  /// Lets the compiler read the interfaces, which takes seconds the first time, and says which
  /// compiler there is, or what is missing.
  package func prepare() -> String { readiness().sentence }

  /// What is known of the compiler after it was made ready, and whether it is.
  package func readiness() -> (sentence: String, isReady: Bool) {
    let workspace = workspace()
    return (sentence(workspace), (try? workspace.get()) != nil)
  }

  private func sentence(
    _ workspace: Result<CompilerWorkspace, CompilerWorkspace.Unprepared>
  ) -> String {
    switch workspace {
    case .success(let workspace):
      let compiler = workspace.compiler
      return compiler.sdk.map { CompilerWords.compilerAtWith(compiler.version, compiler.path, $0) }
        ?? CompilerWords.compilerAt(compiler.version, compiler.path)
    case .failure(let unprepared): return unprepared.reason.sentence
    }
  }
}
