/// How much a finding matters.
package enum Severity: String, CaseIterable, Sendable, Comparable {
  case note, warning, error

  package static func < (left: Self, right: Self) -> Bool {
    guard let l = allCases.firstIndex(of: left), let r = allCases.firstIndex(of: right) else {
      return false
    }
    return l < r
  }
}

/// One place where a rule is broken.
package struct Finding: Hashable, Sendable {
  /// The rule's id: `computed-view`.
  package var rule: String
  package var severity: Severity
  /// What was seen and what it costs, in the learner's own names; one or two sentences.
  package var message: String
  package var file: String
  package var range: SourceRange
  /// The declaration the finding is about: `OrderDetailView.headerView`.
  package var subject: String
  /// Further places: the uses of a helper, the state that drags a section along.
  package var notes: [Note]
  /// The stored property that the finding is about beside its subject: `Row.choose`.
  var input: String?
  /// Whether it is a note on what is hardly ever meant, so that a pass comes with it whatever is demanded.
  package var isTold = false

  /// A remark at another place of the same file.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var range: SourceRange

    package init(message: String, range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  package init(
    rule: String, severity: Severity, message: String, file: String, range: SourceRange,
    subject: String, notes: [Note] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.range = range
    self.subject = subject
    self.notes = notes
  }
}
