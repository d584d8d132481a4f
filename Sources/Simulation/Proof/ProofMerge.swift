/// One value for what is one of two, depending on a condition.
extension ProofRun {
  func merge(
    _ condition: ProofTerm, _ a: ProofValue, _ b: ProofValue
  ) throws(ProofStop) -> ProofValue {
    switch (a, b) {
    case (.term(let x), .term(let y)):
      if x == y { return a }
      if terms[x].sort == terms[y].sort { return .term(terms.choice(condition, x, y)) }
      guard let x = floating(x), let y = floating(y) else { throw .unmergeable }
      return .term(terms.choice(condition, x, y))
    case (.none, .none): return .none
    case (.none, _) where isValue(b), (_, .none) where isValue(a),
      (.optional, _) where isValue(b), (_, .optional) where isValue(a):
      return try mergeOptional(condition, a, b)
    case (.structure(let type, let x), .structure(let other, let y)):
      guard type == other, x.count == y.count else { throw .unmergeable }
      return .structure(type, try mergeAll(condition, x, y))
    case (.enumeration(let type, let index, let x), .enumeration(let other, let second, let y)):
      guard type == other, index == second, x.count == y.count else { throw .unmergeable }
      return .enumeration(type, index, try mergeAll(condition, x, y))
    case (.tuple(let x, let labels), .tuple(let y, _)):
      guard x.count == y.count else { throw .unmergeable }
      return .tuple(try mergeAll(condition, x, y), labels)
    case (.array(let x), .array(let y)):
      guard x.count != y.count else { return .array(try mergeAll(condition, x, y)) }
      guard let shape = x.first ?? y.first else { return a }
      return try mergeLists(condition, a, b, shape)
    case (.list(_, let shape), .array), (.array, .list(_, let shape)),
      (.list(_, let shape), .list):
      return try mergeLists(condition, a, b, shape)
    case (.range(let a, let b), .range(let x, let y)):
      return .range(terms.choice(condition, a, x), terms.choice(condition, b, y))
    case (.view(let x), .view(let y)):
      if views.holdsComparing(x) || views.holdsComparing(y) { throw stop(.closure, "==") }
      if case (.erased(let x), .erased(let y)) = (x, y) {
        return .view(.erased(.conditional(condition, x, y)))
      }
      return .view(.conditional(condition, x, y))
    case (.implicit, .implicit), (.implicit, .either), (.either, .implicit), (.either, .either),
      (.implicit, .term), (.term, .implicit), (.either, .term), (.term, .either),
      (.implicit, .structure), (.structure, .implicit):
      return .either(condition, a, b)
    default:
      if isSame(a, b) { return a }
      throw .unmergeable
    }
  }

  /// A floating-point number, or the whole number that is written for one: `isMuted ? 0.3 : 1`.
  private func floating(_ term: ProofTerm) -> ProofTerm? {
    if terms[term].sort == .floating { return term }
    return terms.integerValue(term).map { terms.floating(Double($0)) }
  }

  private func mergeLists(
    _ condition: ProofTerm, _ a: ProofValue, _ b: ProofValue, _ shape: ProofValue
  ) throws(ProofStop) -> ProofValue {
    do throws(ProofStop) {
      return .list(terms.choice(condition, try views.encode(a), try views.encode(b)), shape)
    } catch { throw .unmergeable }
  }

  private func isValue(_ value: ProofValue) -> Bool {
    switch value {
    case .term, .none, .optional, .structure, .enumeration, .tuple, .array, .list, .range: true
    default: false
    }
  }

  private func mergeOptional(
    _ condition: ProofTerm, _ a: ProofValue, _ b: ProofValue
  ) throws(ProofStop) -> ProofValue {
    let (isA, x) = presence(a)
    let (isB, y) = presence(b)
    let isPresent = terms.choice(condition, isA, isB)
    guard let x else { return y.map { .optional(isPresent, $0) } ?? .none }
    guard let y else { return .optional(isPresent, x) }
    return .optional(isPresent, try merge(condition, x, y))
  }

  /// Whether an optional holds a value, and which.
  func presence(_ value: ProofValue) -> (ProofTerm, ProofValue?) {
    switch value {
    case .none: (terms.no, nil)
    case .optional(let isPresent, let inner): (isPresent, inner)
    default: (terms.yes, value)
    }
  }

  private func mergeAll(
    _ condition: ProofTerm, _ a: [ProofValue], _ b: [ProofValue]
  ) throws(ProofStop) -> [ProofValue] {
    var result: [ProofValue] = []
    for (x, y) in zip(a, b) { result.append(try merge(condition, x, y)) }
    return result
  }

  // MARK: Identity

  /// Whether two values are one without looking at what symbols stand for.
  func isSame(_ a: ProofValue, _ b: ProofValue) -> Bool {
    switch (a, b) {
    case (.term(let x), .term(let y)): x == y
    case (.none, .none), (.environment, .environment): true
    case (.optional(let p, let x), .optional(let q, let y)): p == q && isSame(x, y)
    case (.structure(let t, let x), .structure(let u, let y)): t == u && areSame(x, y)
    case (.enumeration(let t, let i, let x), .enumeration(let u, let j, let y)):
      t == u && i == j && areSame(x, y)
    case (.tuple(let x, _), .tuple(let y, _)): areSame(x, y)
    case (.array(let x), .array(let y)): areSame(x, y)
    case (.list(let x, _), .list(let y, _)): x == y
    case (.range(let a, let b), .range(let x, let y)): a == x && b == y
    case (.object(let x), .object(let y)): x == y
    case (.box(let x), .box(let y)): x == y
    case (.type(let x), .type(let y)): x == y
    case (.keyPath(let x), .keyPath(let y)): x == y
    case (.closure(let x), .closure(let y)): isSame(x, y)
    case (.wrapper(let x), .wrapper(let y)):
      x.kind == y.kind && x.cell == y.cell && isSame(x.value, y.value)
    case (.binding(let x), .binding(let y)): isSame(x, y)
    case (.implicit(let x, nil), .implicit(let y, nil)): x == y
    case (.either(let p, let a, let b), .either(let q, let x, let y)):
      p == q && isSame(a, x) && isSame(b, y)
    case (.view(let x), .view(let y)): isSame(x, y)
    // Properties that an initializer has not come to.
    case (.ended(.broke(nil)), .ended(.broke(nil))): true
    default: false
    }
  }

  /// Whether two views were made by the same evaluation.
  private func isSame(_ a: ProofView, _ b: ProofView) -> Bool {
    switch (a, b) {
    case (.group(let x), .group(let y)):
      x.count == y.count && zip(x, y).allSatisfy { isSame($0, $1) }
    case (.custom(let t, let x), .custom(let u, let y)): t == u && areSame(x, y)
    case (.primitive(let x), .primitive(let y)): x === y
    case (.modified(let x, let m), .modified(let y, let n)): isSame(x, y) && isSame(m, n)
    case (.conditional(let p, let a, let b), .conditional(let q, let x, let y)):
      p == q && isSame(a, x) && isSame(b, y)
    case (.row(let p, let x), .row(let q, let y)): p == q && isSame(x, y)
    case (.erased(let x), .erased(let y)): isSame(x, y)
    default: false
    }
  }

  private func isSame(_ a: ProofModifier, _ b: ProofModifier) -> Bool {
    switch (a, b) {
    case (.library(let x), .library(let y)): x === y
    case (.declared(let t, let x), .declared(let u, let y)): t == u && areSame(x, y)
    case (.environment(let p, let x), .environment(let q, let y)): p == q && isSame(x, y)
    case (.identity(let x), .identity(let y)): x == y
    default: false
    }
  }

  func areSame(_ a: [ProofValue], _ b: [ProofValue]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
  }

  private func isSame(_ a: ProofClosure, _ b: ProofClosure) -> Bool {
    guard a.code == b.code, a.builder == b.builder, areSame(a.captures, b.captures) else {
      return false
    }
    switch (a.this, b.this) {
    case (nil, nil): return true
    case (let x?, let y?): return isSame(x, y)
    default: return false
    }
  }

  private func isSame(_ a: ProofBinding, _ b: ProofBinding) -> Bool {
    guard a.path.count == b.path.count else { return false }
    for (x, y) in zip(a.path, b.path) {
      switch (x, y) {
      case (.member(let p), .member(let q)): if p != q { return false }
      case (.index(let p), .index(let q)): if p != q { return false }
      default: return false
      }
    }
    switch (a.base, b.base) {
    case (.cell(let x), .cell(let y)): return x == y
    case (.member(let x, let p), .member(let y, let q)): return x == y && p == q
    case (.constant(let x), .constant(let y)): return isSame(x, y)
    case (.functions(let x, let p), .functions(let y, let q)): return isSame(x, y) && isSame(p, q)
    default: return false
    }
  }

  // MARK: Stores

  func merge(
    _ condition: ProofTerm, _ a: ProofStore, _ b: ProofStore
  ) throws(ProofStop) -> ProofStore {
    guard a.frames.count == b.frames.count, a.boxes.count == b.boxes.count,
      a.cells.count == b.cells.count, a.objects.count == b.objects.count, a.effects == b.effects
    else { throw .unmergeable }
    var result = a
    result.demands.formUnion(b.demands)
    for index in a.frames.indices {
      result.frames[index] = try merge(condition, a.frames[index], b.frames[index])
    }
    for index in a.boxes.indices where !isSame(a.boxes[index], b.boxes[index]) {
      result.boxes[index] = try merge(condition, a.boxes[index], b.boxes[index])
    }
    for index in a.cells.indices where !isSame(a.cells[index], b.cells[index]) {
      result.cells[index] = try merge(condition, a.cells[index], b.cells[index])
    }
    for index in a.objects.indices {
      let (x, y) = (a.objects[index], b.objects[index])
      guard x.type == y.type, x.name == y.name else { throw .unmergeable }
      for field in x.fields.indices where !isSame(x.fields[field], y.fields[field]) {
        result.objects[index].fields[field] = try merge(condition, x.fields[field], y.fields[field])
      }
    }
    return result
  }

  private func merge(
    _ condition: ProofTerm, _ a: ProofFrame, _ b: ProofFrame
  ) throws(ProofStop) -> ProofFrame {
    guard a.function == b.function else { throw .unmergeable }
    var result = a
    for index in a.slots.indices {
      switch (a.slots[index], b.slots[index]) {
      case (let x?, let y?):
        if !isSame(x, y) { result.slots[index] = try merge(condition, x, y) }
      case (nil, nil): break
      // A variable of one way only is not read after the ways have met.
      default: result.slots[index] = nil
      }
    }
    if let x = a.this, let y = b.this, !isSame(x, y) { result.this = try merge(condition, x, y) }
    return result
  }
}
