import Simulation

/// What several texts tell of classes whose changes are observed, each by itself; see
/// ``ViewProgram/observedClasses``. The texts are not files of one program.
package func observedClasses(in sources: [ParsedSource]) -> [String: Bool] {
  sources.reduce(into: [:]) { found, source in
    let mentions = ["Observ", "Bindable", "StateObject", "EnvironmentObject"]
    guard mentions.contains(where: source.text.contains) else { return }
    found.merge(lower([source]).program.observedClasses) { $0 || $1 }
  }
}
