/// Methods of sets and dictionaries that leave their value as it is.
extension Library {
  func setMethod(
    _ box: SetBox, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard let first = arguments.first?.value else { return nil }
    switch name {
    case "contains" where !isFunction(first):
      let example = box.elements.first
      let element = example.map { operators.implicit(first, like: $0) } ?? first
      return .boolean(try comparison.position(of: element, in: box) != nil)
    case "union", "intersection", "subtracting", "symmetricDifference", "isSubset", "isSuperset",
      "isDisjoint":
      return setAlgebra(box, name, try sequenceLibrary.elements(of: first, site: site))
    case "filter":
      var kept: [Value] = []
      for element in box.elements where try sequenceLibrary.holds(first, element, site: site) {
        kept.append(element)
      }
      return sequenceLibrary.makeSet(kept)
    default: return nil
    }
  }

  private func setAlgebra(_ box: SetBox, _ name: String, _ others: [Value]) -> Value? {
    let keys = Set(others.map(comparison.hashKey))
    let inBoth = box.elements.filter { keys.contains(comparison.hashKey($0)) }
    let onlyHere = box.elements.filter { !keys.contains(comparison.hashKey($0)) }
    let onlyThere = others.filter { box.index[comparison.hashKey($0)] == nil }
    switch name {
    case "union": return sequenceLibrary.makeSet(box.elements + others)
    case "intersection": return sequenceLibrary.makeSet(inBoth)
    case "subtracting": return sequenceLibrary.makeSet(onlyHere)
    case "symmetricDifference": return sequenceLibrary.makeSet(onlyHere + onlyThere)
    case "isSubset": return .boolean(onlyHere.isEmpty)
    case "isSuperset": return .boolean(onlyThere.isEmpty)
    case "isDisjoint": return .boolean(inBoth.isEmpty)
    default: return nil
    }
  }

  func dictionaryMethod(
    _ box: DictionaryBox, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard let first = arguments.first?.value else { return nil }
    switch name {
    case "mapValues", "compactMapValues":
      let result = DictionaryBox()
      for entry in box.entries {
        let value = try sequenceLibrary.apply(first, [entry.value], site: site)
        if name == "compactMapValues", case .nilValue = value { continue }
        result.index[comparison.hashKey(entry.key)] = result.entries.count
        result.entries.append((entry.key, value))
      }
      return .dictionary(result)
    case "merging":
      var merged = Value.dictionary(DictionaryBox(box.entries, index: box.index))
      _ = try libraryMutation(&merged, "merge", arguments, site: site)
      return merged
    case "filter":
      let result = DictionaryBox()
      for entry in box.entries {
        let pair = Value.tuple(
          Tuple(elements: [entry.key, entry.value], labels: ["key", "value"]))
        guard try sequenceLibrary.holds(first, pair, site: site) else { continue }
        result.index[comparison.hashKey(entry.key)] = result.entries.count
        result.entries.append(entry)
      }
      return .dictionary(result)
    default: return nil
    }
  }
}
