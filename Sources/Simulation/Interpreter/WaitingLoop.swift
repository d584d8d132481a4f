/// A loop that waits in its turns: where it does not end by itself, its further turns come later.
struct WaitingLoop {
  private let host: any InterpreterHost
  private var waits: Int
  private var turns = 0
  private var goBack: (() -> Void)?

  /// Turns in which a loop may wait before it is taken to have no end: a countdown of a minute has one.
  private static let mostTurns = 70

  init(_ host: any InterpreterHost) {
    self.host = host
    waits = host.waitCount
  }

  /// Another turn is to begin. Throws ``Interruption/waiting`` where the loop has no end: all is then as it was
  /// after the first turn that waited.
  mutating func begin(site: Int) throws(Interruption) {
    guard turns > 0 else { return }
    let goBack = self.goBack ?? host.checkpoint()
    self.goBack = goBack
    guard turns >= (host.takesTurnsLater ? 1 : Self.mostTurns) else { return }
    goBack()
    host.loopWaits(site: site)
    throw .waiting
  }

  /// A turn is over.
  mutating func end() {
    guard host.waitCount > waits else { return }
    turns += 1
    waits = host.waitCount
  }
}
