/// A view that its own `==` takes for the same though something that it shows has changed.
package struct EqualityGap: Hashable, Sendable {
  package var view: String
  /// What the body reads and the `==` does not look at.
  package var inputs: [String]

  /// Those of a program, in the order of the source. Code that does not parse is left out.
  package static func all(in sources: [ParsedSource]) -> [EqualityGap] {
    gaps(in: sources) { $0.unseenInputs(of: $1) }
  }

  /// The same with inputs of which the `==` compares a part alone: what has one part may have another rest.
  package static func doubtful(in sources: [ParsedSource]) -> [EqualityGap] {
    gaps(in: sources) { $0.doubtfulInputs(of: $1) }
  }

  private static func gaps(
    in sources: [ParsedSource], _ inputs: (OwnEquality, ViewType) -> [String]
  ) -> [EqualityGap] {
    guard sources.contains(where: { $0.text.contains("==") }) else { return [] }
    let index = ViewIndex.build(sources)
    let equality = OwnEquality(index: index)
    return index.views.compactMap { view in
      let found = inputs(equality, view)
      return found.isEmpty ? nil : EqualityGap(view: view.name, inputs: found)
    }
  }
}
