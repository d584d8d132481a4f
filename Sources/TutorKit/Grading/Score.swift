/// The points that the passed checks give. Where the compiler has no say, which is not the
/// learner's doing, the other checks share its points; so they do with those of the counts where only
/// the rest is compared.
func score(_ checks: [GradeReport.Check], isExercise: Bool) -> Int {
  func sum(_ counts: (CheckID) -> Bool) -> Int {
    CheckID.allCases.reduce(0) { $0 + (counts($1) ? $1.points : 0) }
  }
  let compiles = checks.first { $0.id == .compiles }?.status ?? .unchecked
  let made = Set(checks.map(\.id))
  let hasCounts = made.contains(.evaluatesLess) || !made.contains(.behavesTheSame)
  let reachable = sum {
    (isExercise || made.contains($0)) && ($0 != .compiles || compiles != .unchecked)
      && ($0 != .evaluatesLess || hasCounts)
  }
  return 100 * sum { id in checks.contains { $0.id == id && $0.status == .passed } }
    / max(1, reachable)
}
