import CLineEditor

/// Ctrl-C while something long runs: it is noted instead of ending the process.
package struct Interrupts: ~Copyable {
  private let isOwner: Bool

  /// Begins to note Ctrl-C, until this value is gone. One that was pressed before, while a line
  /// editor exists and nothing was read, is found by the first `wait`.
  package init() {
    isOwner = cle_interrupts_begin()
  }

  /// Waits for Ctrl-C, at most so long. True when it was pressed since the last call.
  package func wait(milliseconds: Int32) -> Bool {
    cle_interrupts_wait(max(0, milliseconds))
  }

  deinit {
    if isOwner { cle_interrupts_end() }
  }
}
