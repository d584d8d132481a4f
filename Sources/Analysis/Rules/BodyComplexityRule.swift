extension Rule {
  /// Seed 003. The thresholds are Airbnb's published ones for a body's composed views.
  static let bodyComplexity = Rule(
    id: "body-complexity",
    summary: "A body composes too many views.",
    severity: .warning,
    explanation: """
      A body of many views is hard to read, slow to preview and impossible to reuse in parts. \
      Named subviews say what the sections are.
      """,
    thresholds: ["warning": 10, "note": 7]
  ) { context in
    context.index.views.compactMap { view -> Finding? in
      guard let body = view.body else { return nil }
      let count = context.tree(view).reduce(0) { $0 + $1.viewCount }
      guard count > context.limit("note") else { return nil }
      let isWarning = count > context.limit("warning")
      return Finding(
        "body-complexity", body, view: view.name, severity: isWarning ? .warning : .note,
        message: "Name the sections of `\(view.name).body` as views of their own: it composes "
          + "\(count) views, and \(context.limit(isWarning ? "warning" : "note")) is the limit.")
    }
  }
}
