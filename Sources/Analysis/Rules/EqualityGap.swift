/// A view that its own `==` takes for the same though something that it shows has changed.
package struct EqualityGap: Hashable, Sendable {
  package var view: String
  /// What the body reads and the `==` does not look at.
  package var inputs: [String]

  /// Those of a program, in the order of the source. Code that does not parse is left out.
  package static func all(in sources: [ParsedSource]) -> [EqualityGap] {
    let index = ViewIndex.build(sources)
    let equality = OwnEquality(index: index)
    return index.views.compactMap { view in
      let inputs = equality.unseenInputs(of: view)
      return inputs.isEmpty ? nil : EqualityGap(view: view.name, inputs: inputs)
    }
  }
}
