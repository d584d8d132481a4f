import Foundation

/// Whose record a store is, so that another learner's is told from one's own.
extension ProgressStore {
  private static let own = "learner"
  private static let others = "learners"

  /// Made once and kept. It says nothing about a person.
  package var learner: String {
    if let known = setting(Self.own) { return known }
    let made = UUID().uuidString.lowercased()
    set(Self.own, to: made)
    return made
  }

  /// Whether an exported record was begun elsewhere than this one, and never united with it before.
  package func isOfAnother(_ export: ProgressExport) -> Bool {
    guard let other = export.learner, let mine = self.export(), mine.count > 0, other != learner
    else { return false }
    return !knownLearners.contains(other)
  }

  /// Notes that a record is united with this one. An empty one takes its place.
  package func remember(_ export: ProgressExport) {
    guard let other = export.learner, other != setting(Self.own) else { return }
    if setting(Self.own) == nil, self.export()?.count ?? 0 == 0 {
      set(Self.own, to: other)
    } else if !knownLearners.contains(other) {
      set(Self.others, to: (knownLearners + [other]).joined(separator: " "))
    }
  }

  private var knownLearners: [String] {
    (setting(Self.others) ?? "").split(separator: " ").map(String.init)
  }
}
