extension Rule {
  /// Seeds 001 and 004.
  static let computedView = Rule(
    id: "computed-view",
    summary: "A computed property builds a view inside another view's body.",
    severity: .warning,
    explanation: """
      A computed property is a part of the body that uses it: each run of that body builds it \
      again, and SwiftUI has nothing to compare. A view struct is compared by its inputs, is \
      skipped when they are equal, and can own state.
      """,
    exceptions: [
      "`body`, `makeBody` and the previews of a PreviewProvider",
      "modifiers in an extension of View: they are API",
      "properties that no body uses, and values that are no subtree, such as colours",
    ]
  ) { context in
    context.index.views.flatMap { view in
      view.members.compactMap { member -> Finding? in
        guard !member.isFunction,
          ViewTypeNames.yieldsView(member, viewNames: context.index.viewNames),
          view.reads.isMentioned(member.name, outside: member.name)
        else { return nil }
        let inputs = view.reads.properties(of: [member.name]).sorted()
        return Finding(
          "computed-view", member, view: view.name,
          message: Message.computedView(view.name, member.name, inputs))
      }
    }
  }
}

extension Rule {
  fileprivate enum Message {
    static func computedView(_ view: String, _ name: String, _ inputs: [String]) -> String {
      let needs =
        inputs.isEmpty
        ? "needs no input" : "needs only " + inputs.map { "`\($0)`" }.joined(separator: ", ")
      return "Make `\(name)` a view struct: as a computed property it is built again in every run "
        + "of `\(view).body`, and it \(needs)."
    }
  }
}
