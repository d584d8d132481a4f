import Analysis

/// How findings changed from one report to a later one.
struct FindingChange {
  let total: Int
  let fixed: Int
  /// Those that were not there.
  let added: [FindingReport]

  /// nil: there was nothing to mend.
  /// - Parameters:
  ///   - request: What the later report is of: a finding whose type or member has another name now is still the
  ///     same one.
  ///   - excused: What may stay in the later one, and is nothing new.
  init?(
    _ report: GradeReport, since earlier: GradeReport?, in request: GradeRequest,
    excused: [FindingReport] = []
  ) {
    guard let earlier, !earlier.findings.isEmpty else { return nil }
    var pairs = FindingPairs(earlier.findings, report.findings)
    // Lines move while one edits: a finding is known by its rule and message without numbers.
    pairs.match { $0.wording == $1.wording }
    // Properties are renamed: then the message differs, and not what it is about.
    pairs.match { $0.subject == $1.subject }
    let names = DeclaredSubjects(request)
    pairs.match { $0.type == $1.type && names.isRenamed($0.subject, $1.subject) }
    pairs.match { names.isRenamed($0.type, $1.type) }
    (total, added) = (earlier.findings.count, pairs.after.filter { !excused.contains($0) })
    fixed = pairs.before.count
  }

  /// Credit in words; nil: nothing has changed.
  var words: String? {
    guard let first = added.first else { return fixed > 0 ? GradeWords.fixed(fixed, total) : nil }
    return GradeWords.fixedAndNew(fixed, total, added.count, first.rule, first.line)
  }
}

/// Findings of two reports that are no pair yet.
private struct FindingPairs {
  private(set) var before: [FindingReport]
  private(set) var after: [FindingReport]

  init(_ before: [FindingReport], _ after: [FindingReport]) {
    (self.before, self.after) = (before, after)
  }

  /// Takes out each finding with the first one of its rule that is the same.
  mutating func match(_ isSame: (FindingReport, FindingReport) -> Bool) {
    guard !after.isEmpty else { return }
    before.removeAll { old in
      guard let index = after.firstIndex(where: { $0.rule == old.rule && isSame(old, $0) }) else {
        return false
      }
      after.remove(at: index)
      return true
    }
  }
}

/// What starter and submission declare, for telling what has another name now.
private struct DeclaredSubjects {
  private let before: Set<String>
  private let after: Set<String>

  init(_ request: GradeRequest) {
    before = Set([request.starter].compactMap(\.self).flatMap { OwnNames(of: $0).declared })
    after = OwnNames(of: request.submission).declared
  }

  /// Whether the one is not there any more, and the other is new.
  func isRenamed(_ old: String, _ new: String) -> Bool {
    !after.contains(old.ownName) && !before.contains(new.ownName)
  }
}

extension FindingReport {
  fileprivate var wording: String { message.filter { !$0.isNumber } }

  /// The type that it is about, or whose member it is about.
  fileprivate var type: String { String(subject.prefix { $0 != "." }) }
}

extension String {
  /// `header` of `OrderView.header`.
  fileprivate var ownName: String {
    split(separator: ".").last.map { String($0.prefix { $0 != "(" }) } ?? self
  }
}
