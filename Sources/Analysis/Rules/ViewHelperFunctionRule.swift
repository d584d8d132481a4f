extension Rule {
  /// Seed 001.
  static let viewHelperFunction = Rule(
    id: "view-helper-function",
    summary: "A method builds views for a body.",
    severity: .warning,
    explanation: """
      A helper function is inlined into the body that calls it. It runs with every run of that \
      body, for each call, whatever changed. A view struct with the parameters as stored \
      properties is skipped when they are equal.
      """,
    exceptions: [
      "`makeBody` and `body(content:)`",
      "modifiers in an extension of View: they are API",
      "view builder parameters and initialisers",
    ]
  ) { context in
    context.index.views.flatMap { view in
      view.members.compactMap { member -> Finding? in
        guard member.isFunction, member.name != "makeBody", member.name != "body",
          ViewTypeNames.yieldsView(member, viewNames: context.index.viewNames)
        else { return nil }
        return Finding(
          "view-helper-function", member, view: view.name,
          message:
            "Make `\(member.name)` a view struct with its parameters as stored properties: as a "
            + "function it runs in every run of `\(view.name).body`.")
      }
    }
  }
}
