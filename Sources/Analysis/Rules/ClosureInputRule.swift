import Words

extension Rule {
  /// Section 3 of the semantics.
  static let closureInput = Rule(
    id: "closure-input", words: ClosureInputWords.self,
    summary: "A view stores a closure, which is compared by what it captured.",
    severity: .note,
    explanation: """
      A closure is compared by what it captured. One that uses a property of the view around it \
      captures that whole view, and differs when anything in it has changed: then the view that \
      stores the closure runs, though it shows the same. One that captures nothing, or a value that \
      stays, is equal. An `==` that leaves the closure out decides without it. `uncomparable-input` \
      is the warning where a parent hands over one that differs.
      """,
    exceptions: [
      "closures that build views, and states",
      "views with an `==` of their own, and what `@Equatable` leaves out",
    ],
    example: .closureInput
  ) { context in
    context.index.compared.flatMap { view -> [Finding] in
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
    Give `{2}` an `==` that leaves `{1}` out, or a value in its place: a closure that captured a view \
    differs when a value of that view does, and then `{2}` runs.
    """
}
