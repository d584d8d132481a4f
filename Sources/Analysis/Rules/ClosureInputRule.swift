import Words

extension Rule {
  /// Section 3 of the semantics.
  static let closureInput = Rule(
    id: "closure-input", words: ClosureInputWords.self,
    summary: "A view stores a closure, which cannot be compared.",
    severity: .note,
    explanation: """
      Two closures are equal only where all that they capture is, and one that uses a property of \
      its view captures the whole view. A view that stores a closure runs with its parent then, \
      unless it has an `==` that leaves the closure out. `uncomparable-input` is the warning where a parent shows it.
      """,
    exceptions: [
      "closures that build views, and states",
      "views with an `==` of their own, and what `@Equatable` leaves out",
    ],
    example: .closureInput
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      let type = context.index.types[view.id]
      guard view.body != nil, !context.index.isComparedByItself(view.id) else { return [] }
      return view.propertyOrder.compactMap { view.properties[$0] }.compactMap { property in
        guard property.wrapper == nil, !property.isLeftOutOfEquality,
          !(property.initialValue != nil && (property.isLet || property.isPrivate)),
          TypeText.isFunction(property.type ?? ""),
          context.index.closures.role(callee: type.simpleName, label: property.name) == .deferred
        else { return nil }
        return Finding(
          "closure-input", property, of: view, severity: .note,
          message: ClosureInputWords.found(property.name, view.name))
      }
    }
  }
}

/// The messages of `closure-input`.
enum ClosureInputWords: String, Words {
  static let area = "rule.closure-input"

  case found = """
    Give `{2}` an `==` that leaves `{1}` out, or a value in its place: a closure equals another one \
    only where all that it captures is equal, so `{2}` runs with its parent where that is not so.
    """
}
