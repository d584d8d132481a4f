/// Lists of any size with one element more, less or another one. A list that is written out stays so.
extension ProofTerms {
  /// A list with one more element at its end.
  func append(_ element: ProofTerm, to list: ProofTerm) -> ProofTerm {
    guard let elements = elements(of: list) else {
      return function("append", [list, element], .other)
    }
    return function("list", elements + [element], .other)
  }

  /// A list with one more element at its beginning.
  func prepend(_ element: ProofTerm, to list: ProofTerm) -> ProofTerm {
    guard let elements = elements(of: list) else {
      return function("prepend", [list, element], .other)
    }
    return function("list", [element] + elements, .other)
  }

  /// A list with another element at an index.
  func replace(_ list: ProofTerm, _ index: ProofTerm, with element: ProofTerm) -> ProofTerm {
    guard var elements = elements(of: list), let number = integerValue(index),
      elements.indices.contains(number)
    else { return function("replace", [list, index, element], .other) }
    elements[number] = element
    return function("list", elements, .other)
  }

  /// A list without the element at an index.
  func remove(_ list: ProofTerm, _ index: ProofTerm) -> ProofTerm {
    guard var elements = elements(of: list), let number = integerValue(index),
      elements.indices.contains(number)
    else { return function("remove", [list, index], .other) }
    elements.remove(at: number)
    return function("list", elements, .other)
  }
}
