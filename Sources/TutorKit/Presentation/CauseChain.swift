/// The way from a run back to the write or the first appearance, in few words.
struct CauseChain {
  /// The causes, the own one first, each but that with the run that it led to.
  private var links: [(run: String?, cause: String)] = []

  /// - Parameter chain: causes and runs by turns, as ``StepTrace/chain(of:)`` has them.
  init(_ chain: [String]) {
    for place in stride(from: 0, to: chain.count, by: 2) {
      // That something appeared with what it stands in says nothing new.
      guard links.isEmpty || chain[place] != TraceWords.appeared() else { continue }
      links.append((place == 0 ? nil : chain[place - 1], chain[place]))
    }
  }

  /// The own cause, then each run above with its cause.
  var told: [String] {
    links.map { link in link.run.map { TraceWords.ranSince($0, link.cause) } ?? link.cause }
  }

  /// The own cause and what was at the beginning.
  var short: String {
    let causes = links.map(\.cause)
    guard let last = causes.last, causes.count > 1 else { return causes.first ?? "" }
    return causes[0] + TraceWords.since() + last
  }
}
