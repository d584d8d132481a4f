import Catalog

extension ValueComparison {
  /// Closures compare by code and captures (semantics.md 3.2, 3.4).
  func sameClosures(_ a: Closure, _ b: Closure, depth: Int = 0) throws(Interruption) -> Bool {
    if a === b || interpreter.ignoresClosures { return true }
    switch (a.code, b.code) {
    case (.literal(let x), .literal(let y)):
      guard x == y else { return false }
      return try sameCaptures(a, b, depth: depth)
    case (.functions(let x, _), .functions(let y, _)): return x == y
    case (.method(let x, let xLabels, let xBase), .method(let y, let yLabels, let yBase)):
      guard x == y, xLabels == yLabels, !a.isGeneric, !b.isGeneric else { return false }
      return try same(xBase, yBase, depth: depth + 1)
    case (.initializer(let x), .initializer(let y)): return x == y
    case (.enumCase(let x, let i), .enumCase(let y, let j)): return x == y && i == j
    case (.library(let x), .library(let y)):
      guard x == y else { return false }
      guard ["table row", "table rows", "destination"].contains(x) else { return true }
      return try sameCaptures(a, b, depth: depth)
    case (.keyPath(let x), .keyPath(let y)): return try sameKeyPaths(x, y)
    default: return false
    }
  }

  private func sameCaptures(_ a: Closure, _ b: Closure, depth: Int) throws(Interruption) -> Bool {
    if a.captures.isEmpty, a.capturedSelf == nil { return true }
    if a.isGeneric || b.isGeneric { return false }
    if let x = a.capturedSelf, let y = b.capturedSelf {
      guard try same(x, y, depth: depth + 1) else { return false }
    }
    guard a.captures.count == b.captures.count else { return false }
    for (x, y) in zip(a.captures, b.captures) {
      if case .closure(let first) = x, case .closure(let second) = y {
        guard first === second else { return false }
        continue
      }
      guard try same(x, y, depth: depth + 1) else { return false }
    }
    return true
  }

  func sameKeyPaths(_ a: KeyPathValue, _ b: KeyPathValue) throws(Interruption) -> Bool {
    guard a.components.count == b.components.count else { return false }
    for (x, y) in zip(a.components, b.components) {
      switch (x, y) {
      case (.property(let m), .property(let n)): if m != n { return false }
      case (.optionalChain, .optionalChain): break
      case (.index(let m), .index(let n)):
        guard m.count == n.count else { return false }
        for (v, w) in zip(m, n) {
          guard v.label == w.label, try same(v.value, w.value) else { return false }
        }
      default: return false
      }
    }
    return true
  }

  /// Bindings compare by location and snapshot (semantics.md 3.2, 4.2).
  func sameBindings(
    _ a: BindingValue, _ b: BindingValue, depth: Int
  ) throws(Interruption) -> Bool {
    if a === b { return true }
    guard try sameLocation(a, b, depth: depth) else { return false }
    return try same(a.snapshot, b.snapshot, depth: depth + 1)
  }

  func sameLocation(
    _ a: BindingValue, _ b: BindingValue, depth: Int = 0
  ) throws(Interruption) -> Bool {
    if a.isElement || b.isElement { return false }
    switch (a.base, b.base) {
    case (.state(let x), .state(let y)): guard x == y else { return false }
    case (.object(let x), .object(let y)): guard x == y else { return false }
    case (.foreign(let x), .foreign(let y)):
      guard hashKey(x) == hashKey(y) else { return false }
    case (.constant(let x), .constant(let y)):
      guard try same(x, y, .equatableAlways, depth: depth + 1) else { return false }
    default: return false
    }
    return try sameKeyPaths(
      KeyPathValue(root: nil, components: a.path), KeyPathValue(root: nil, components: b.path))
  }

  func sameWrappers(_ a: Wrapper, _ b: Wrapper, depth: Int) throws(Interruption) -> Bool {
    guard a.kind == b.kind, a.location == b.location else { return false }
    switch a.kind {
    case .stateObject where a.makeValue != nil && b.makeValue != nil: return true
    case .stateObject, .observedObject, .environmentObject:
      guard a.seed == b.seed else { return false }
    default: break
    }
    switch (a.key, b.key) {
    case (nil, nil): break
    case (let x?, let y?): guard try same(x, y, depth: depth + 1) else { return false }
    default: return false
    }
    return try same(a.value, b.value, depth: depth + 1)
  }
}
