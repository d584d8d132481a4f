import Analysis

extension GradeRequest {
  /// What the rules find in the submission. A view that the guideline's Correct side shows by its name, and
  /// declares nowhere, is taken as the guideline has it: what is found in it is nobody's fault, where the
  /// submission makes the same views of the same values.
  var submissionFindings: [Finding] {
    let found = findings(in: submission)
    let parts = found.isEmpty ? [] : namedParts
    guard !parts.isEmpty else { return found }
    return found.filter { finding in
      !parts.contains(finding.subject.split(separator: ".").first.map(String.init) ?? "")
    }
  }

  /// The views of the submission that stand for those that the guideline names alone.
  private var namedParts: Set<String> {
    guard let undeclared = exercise?.pair?.undeclared, !undeclared.isEmpty, let starter,
      let reference
    else { return [] }
    let names = Set(undeclared)
    let asked = callLabels(of: names, in: reference)
    let old = callLabels(of: names, in: starter)
    let parts = asked.filter { old[$0.key] == nil }
    guard !parts.isEmpty else { return [] }
    let own = callLabels(of: Set(parts.keys), in: submission)
    let isSame = parts.allSatisfy { own[$0.key]?.isSuperset(of: $0.value) == true }
    return isSame ? Set(parts.keys).intersection(submission.declaredTypeNames) : []
  }
}
