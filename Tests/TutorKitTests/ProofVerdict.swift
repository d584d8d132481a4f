import Analysis
import Simulation

@testable import TutorKit

/// `proved`, or why two programs are not proved to be the same.
func proof(_ before: String, _ after: String, root: String? = nil) -> String {
  let result = withDeepStack { () -> ProofResult? in
    let old = Program(sources: [ParsedSource(text: before, file: "Before.swift")], root: root)
    guard let old = old.lowered,
      let new = Program(
        sources: [ParsedSource(text: after, file: "After.swift")], root: root ?? old.root
      ).lowered
    else { return nil }
    return prove(old, new)
  }
  switch result ?? nil {
  case .proved?: return "proved"
  case .notProved(let doubt)?:
    return "\(doubt.kind.rawValue) \(doubt.subject) \(doubt.location?.line ?? 0)"
  case nil: return "no root"
  }
}
