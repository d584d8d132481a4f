extension ValueComparison {
  /// View values compare field by field (semantics.md 3.3, section 7); AnyView by storage.
  func sameViews(_ a: ViewValue, _ b: ViewValue, depth: Int = 0) throws(Interruption) -> Bool {
    try interpreter.tick()
    guard depth < 200 else { throw .limit(.deepViewValues, facts: ["200"], site: nil) }
    switch (a, b) {
    case (.empty, .empty): return true
    case (.custom(let x), .custom(let y)):
      return try same(.structure(x), .structure(y), depth: depth + 1)
    case (.primitive(let x), .primitive(let y)): return try samePrimitives(x, y, depth: depth)
    case (.group(let x), .group(let y)):
      guard x.count == y.count else { return false }
      for (v, w) in zip(x, y) where try !sameViews(v, w, depth: depth + 1) { return false }
      return true
    case (.conditional(let s, let i, let x), .conditional(let t, let j, let y)):
      guard s == t, i == j else { return false }
      return try sameViews(x, y, depth: depth + 1)
    case (.forEach(let x), .forEach(let y)): return try sameForEach(x, y)
    case (.modified(let x), .modified(let y)):
      guard try sameModifiers(x.modifier, y.modifier, depth: depth) else { return false }
      return try sameViews(x.content, y.content, depth: depth + 1)
    case (.erased(_, let x), .erased(_, let y)): return x == y
    case (.equatable(let x), .equatable(let y)): return try sameEquatable(x, y)
    case (.placeholder(let name, let values), .placeholder(let other, let others)):
      return name == other && values == others
    default: return false
    }
  }

  /// `.equatable()` compares with `==` always (semantics.md 3.3).
  func sameEquatable(_ a: ViewValue, _ b: ViewValue) throws(Interruption) -> Bool {
    if case .custom(let x) = a, case .custom(let y) = b {
      return try same(.structure(x), .structure(y), .equatableAlways)
    }
    return try sameViews(a, b)
  }

  func samePrimitives(
    _ a: PrimitiveView, _ b: PrimitiveView, depth: Int
  ) throws(Interruption) -> Bool {
    if a === b { return true }
    guard a.name == b.name, a.children.count == b.children.count,
      a.deferred.count == b.deferred.count, a.actions.count == b.actions.count,
      try sameArguments(a, b)
    else { return false }
    for (x, y) in zip(a.actions, b.actions) where try !sameClosures(x.closure, y.closure) {
      return false
    }
    for (x, y) in zip(a.deferred, b.deferred) where try !sameClosures(x.closure, y.closure) {
      return false
    }
    for (x, y) in zip(a.children, b.children)
    where try !sameViews(x.view, y.view, depth: depth + 1) {
      return false
    }
    return true
  }

  /// Whether two primitives were given the same values (actions and children aside).
  func sameArguments(_ a: PrimitiveView, _ b: PrimitiveView) throws(Interruption) -> Bool {
    guard a.arguments.count == b.arguments.count else { return false }
    for (x, y) in zip(a.arguments, b.arguments) {
      guard x.label == y.label, try same(x.value, y.value) else { return false }
    }
    return true
  }

  func sameModifiers(
    _ a: ModifiedView.Modifier, _ b: ModifiedView.Modifier, depth: Int
  ) throws(Interruption) -> Bool {
    switch (a, b) {
    case (.primitive(let x), .primitive(let y)): return try samePrimitives(x, y, depth: depth + 1)
    case (.custom(let x), .custom(let y)):
      return try same(.structure(x), .structure(y), depth: depth + 1)
    case (.identity(let x), .identity(let y)): return try same(x, y)
    case (.environment(let x), .environment(let y)): return try sameChanges(x, y)
    default: return false
    }
  }

  func sameChanges(
    _ a: EnvironmentChange, _ b: EnvironmentChange
  ) throws(Interruption) -> Bool {
    switch (a, b) {
    case (.keyPath(let k, let x), .keyPath(let l, let y)):
      guard try sameKeyPaths(k, l) else { return false }
      return try same(x, y)
    case (.object(let x), .object(let y)), (.environmentObject(let x), .environmentObject(let y)):
      return try same(x, y)
    case (.transform(let k, let x), .transform(let l, let y)):
      guard try sameKeyPaths(k, l) else { return false }
      return try sameClosures(x, y)
    default: return false
    }
  }

  /// ForEach is one value: data, identity and content closure (semantics.md section 7).
  func sameForEach(_ a: ForEachView, _ b: ForEachView) throws(Interruption) -> Bool {
    try rowsChange(a, b) == nil
  }

  /// What of a ForEach compares unequal, so that its rows are made again; nil: nothing does.
  func rowsChange(_ a: ForEachView, _ b: ForEachView) throws(Interruption) -> RowsChange? {
    if a === b { return nil }
    guard a.site == b.site, interpreter.options.comparesForEach else { return .notCompared }
    switch (a.data, b.data) {
    case (.elements(_, let x), .elements(_, let y)):
      guard try same(x, y) else {
        if isEquatable(y) { return .data }
        return try holdSameElements(x, y) ? .uncomparableData : .data
      }
    case (.bindings(let x, let m), .bindings(let y, let n)):
      guard m == n, try sameLocation(x, y), try same(x.snapshot, y.snapshot) else { return .data }
    default: return .data
    }
    switch (a.identity, b.identity) {
    case (nil, nil): break
    case (let x?, let y?): guard try sameKeyPaths(x, y) else { return .data }
    default: return .data
    }
    if try sameClosures(a.content, b.content) { return nil }
    return b.content.capturedSelf == nil ? .capture : .closureOfView
  }

  /// Whether nothing differs in two lists but that they were made twice.
  private func holdSameElements(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
    guard case .array(let x) = a, case .array(let y) = b else { return true }
    guard x.elements.count == y.elements.count else { return false }
    for (old, new) in zip(x.elements, y.elements) {
      guard try same(old, new) else { return false }
    }
    return true
  }
}
