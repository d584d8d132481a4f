/// Sequences and collections that the program declares.
extension SequenceLibrary {
  /// All elements of a value of a type of the program's own. nil: the type is no sequence.
  func ownElements(of value: Value, site: Int) throws(Interruption) -> [Value]? {
    var elements: [Value] = []
    let isSequence = try walkOwn(value, site: site) { element throws(Interruption) in
      elements.append(element)
      try interpreter.check(count: elements.count, site: site)
      return elements.count <= interpreter.limits.elements
    }
    return isSequence ? elements : nil
  }

  /// Goes through the elements of a value of a type of the program's own until `body` gives false.
  ///
  /// - Returns: whether the type is a sequence.
  func walkOwn(
    _ value: Value, site: Int, _ body: (Value) throws(Interruption) -> Bool
  ) throws(Interruption) -> Bool {
    guard let type = comparison.declaredType(of: value), isSequence(type) else { return false }
    let members = declaredTypes.members(type)
    if let next = members.methods["next"]?.first {
      try walk(iterator: value, next, site: site, body)
      return true
    }
    if let make = members.methods["makeIterator"]?.first {
      let iterator = try interpreter.invoke(make, [], this: value, site: site)
      if try walkOwn(iterator, site: site, body) { return true }
      if case .structure = iterator { return true }
      for element in try elements(of: iterator, site: site) where try !body(element) { break }
      return true
    }
    guard members.has("startIndex"), !members.subscripts.isEmpty else { return false }
    try walk(collection: value, site: site, body)
    return true
  }

  private func isSequence(_ type: TypeID) -> Bool {
    !declaredTypes.inheritedNames(type).isDisjoint(with: Self.sequences)
  }

  private static let sequences: Set<String> = [
    "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
  ]

  private func walk(
    iterator value: Value, _ next: FunctionID, site: Int,
    _ body: (Value) throws(Interruption) -> Bool
  ) throws(Interruption) {
    let function = interpreter.program.functions[next]
    var iterator = value
    while true {
      try interpreter.tick(site)
      var frame = try interpreter.prepare(next, [], this: iterator, site: site)
      let element = try interpreter.run(function, &frame, builder: nil)
      iterator = frame.this ?? iterator
      if case .nilValue = element { return }
      guard try body(element.unwrappedOnce) else { return }
    }
  }

  private func walk(
    collection value: Value, site: Int, _ body: (Value) throws(Interruption) -> Bool
  ) throws(Interruption) {
    var index = try interpreter.member("startIndex", of: value, site: site)
    let end = try interpreter.member("endIndex", of: value, site: site)
    while try !comparison.isEqual(index, end, asks: true) {
      try interpreter.tick(site)
      let place = LabeledValue(label: nil, value: index)
      guard try body(placeAccess.element(of: value, [place], site: site)) else { return }
      let after = LabeledValue(label: "after", value: index)
      if let step = try interpreter.userMethod("index", of: value, [after]) {
        index = try interpreter.invoke(step, [after], this: value, site: site)
      } else if case .integer(let number) = index, number < Int.max {
        index = .integer(number + 1)
      } else {
        return
      }
    }
  }
}
