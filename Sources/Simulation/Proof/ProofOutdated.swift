/// Views with an `==` of their own: where it says that two values are equal, the body is not run, and
/// the view goes on with what it was given before.
extension ProofViews {
  /// The fields that a view may have when its body runs or its closures are called: what `==` compares
  /// is as it is given now; what it leaves out and may change is any value at all for which `==` calls the two views
  /// equal.
  func outdated(_ fields: [ProofValue], of id: TypeID) throws(ProofStop) -> [ProofValue] {
    guard let ids = run.program.types[id].staticMethods["=="], ids.count == 1,
      let equality = ids.first
    else { return fields }
    let (pairs, areEqual) = try compared(fields, of: id, equality)
    var solver = ProofSolver(run.terms)
    let compared = Set(
      pairs.filter { pair in
        solver.isRefuted([areEqual, run.terms.not(run.terms.equal(pair.left, pair.right))])
      }.map(\.term))
    noteAlike(pairs, areEqual, keeping: compared)
    var result: [ProofValue] = []
    for field in fields {
      // A state keeps its first value in any case.
      if case .wrapper(let wrapper) = field, wrapper.kind == .state || wrapper.kind == .focus {
        result.append(field)
      } else {
        result.append(try outdated(field, keeping: compared))
      }
    }
    return result
  }

  /// A scalar of a view, and its names in two values of it.
  private typealias ScalarPair = (term: ProofTerm, left: ProofTerm, right: ProofTerm)

  /// Notes that the view is what it was given last, or that its `==` says so of what it was given now.
  private func noteAlike(
    _ pairs: [ScalarPair], _ areEqual: ProofTerm, keeping kept: Set<ProofTerm>
  ) {
    let terms = run.terms
    var (now, last): ([ProofTerm: ProofTerm], [ProofTerm: ProofTerm]) = ([:], [:])
    var same: [ProofTerm] = []
    for pair in pairs {
      let old = outdated(pair.term, keeping: kept)
      (now[pair.left], now[pair.right]) = (pair.term, old)
      (last[pair.left], last[pair.right]) = (old, pair.term)
      if old != pair.term { same.append(terms.equal(pair.term, old)) }
    }
    guard !same.isEmpty else { return }
    let isSaid = [now, last].map { terms.substitute(areEqual, $0) }
    run.alike.append(terms.or([terms.and(same)] + isSaid))
  }

  /// A scalar as it may have been at an earlier run.
  private func outdated(_ term: ProofTerm, keeping kept: Set<ProofTerm>) -> ProofTerm {
    if kept.contains(term) || run.terms.isClosed(term) { return term }
    return run.terms.symbol("outdated \(run.side) \(term.number)", run.terms[term].sort)
  }

  /// The scalars of a view, and when `==` calls two values of it equal.
  private func compared(
    _ fields: [ProofValue], of id: TypeID, _ equality: FunctionID
  ) throws(ProofStop) -> (pairs: [ScalarPair], areEqual: ProofTerm) {
    var pairs: [ScalarPair] = []
    var sides: (left: [ProofValue], right: [ProofValue]) = ([], [])
    for field in fields {
      var next = pairs.count
      let left = anyValue(like: field) { term in
        let sort = run.terms[term].sort
        let number = pairs.count
        pairs.append(
          (
            term, run.terms.symbol("left \(number)", sort),
            run.terms.symbol("right \(number)", sort)
          ))
        return pairs[number].left
      }
      let right = anyValue(like: field) { _ in
        defer { next += 1 }
        return pairs[next].right
      }
      sides.left.append(left)
      sides.right.append(right)
    }
    let saved = run.store
    defer { run.store = saved }
    let arguments = [sides.left, sides.right].map {
      ProofArgument(label: nil, value: .structure(id, $0))
    }
    let parameters = run.program.functions[equality].parameters
    guard parameters.count == 2 else { throw run.stop(.call, "==") }
    let labeled = zip(arguments, parameters).map {
      ProofArgument(label: $1.label, value: $0.value)
    }
    let result = try places.merged { () throws(ProofStop) in
      try run.invoke(equality, labeled, this: .type(.declared(id, [])))
    }
    guard run.store.demands == saved.demands else { throw run.stop(.trap, "==") }
    return (pairs, try run.truth(result, site: nil))
  }

  /// Whether a view with an `==` of its own is in a view. Two such views that differ in more than scalars,
  /// as in the closure that they are given, may be one view at two times: it would go on with the first.
  func holdsComparing(_ view: ProofView) -> Bool {
    switch view {
    case .custom(let type, let fields):
      run.program.types[type].staticMethods["=="] != nil
        || fields.contains {
          if case .view(let inner) = $0 { holdsComparing(inner) } else { false }
        }
    case .group(let views): views.contains(where: holdsComparing)
    case .primitive(let primitive): primitive.children.contains { holdsComparing($0.view) }
    case .conditional(_, let a, let b): holdsComparing(a) || holdsComparing(b)
    case .row(_, let inner), .remade(let inner), .erased(let inner): holdsComparing(inner)
    case .modified(let content, let modifier):
      if case .library(let primitive) = modifier {
        holdsComparing(content) || primitive.children.contains { holdsComparing($0.view) }
      } else {
        holdsComparing(content)
      }
    }
  }

  /// A value in whose place others stand for its scalars. What `==` cannot compare cannot be read.
  private func anyValue(
    like value: ProofValue, _ replace: (ProofTerm) -> ProofTerm
  ) -> ProofValue {
    func all(_ values: [ProofValue]) -> [ProofValue] {
      values.map { anyValue(like: $0, replace) }
    }
    switch value {
    case .term(let term): return .term(replace(term))
    case .none, .object: return value
    case .optional(let isPresent, let inner):
      return .optional(replace(isPresent), anyValue(like: inner, replace))
    case .structure(let type, let fields): return .structure(type, all(fields))
    case .enumeration(let type, let index, let payload):
      return .enumeration(type, index, all(payload))
    case .tuple(let values, let labels): return .tuple(all(values), labels)
    case .array(let values): return .array(all(values))
    case .list(let list, let shape): return .list(replace(list), shape)
    case .range(let low, let high): return .range(replace(low), replace(high))
    default: return .ended(.broke(nil))
    }
  }

  /// A value as it may have been at an earlier run.
  private func outdated(
    _ value: ProofValue, keeping kept: Set<ProofTerm>
  ) throws(ProofStop) -> ProofValue {
    func any(_ term: ProofTerm) -> ProofTerm { outdated(term, keeping: kept) }
    func all(_ values: [ProofValue]) throws(ProofStop) -> [ProofValue] {
      var result: [ProofValue] = []
      for value in values { result.append(try outdated(value, keeping: kept)) }
      return result
    }
    switch value {
    case .term(let term): return .term(any(term))
    case .none, .object, .type, .keyPath, .environment, .implicit(_, nil), .ended: return value
    case .optional(let isPresent, let inner):
      return .optional(any(isPresent), try outdated(inner, keeping: kept))
    case .structure(let type, let fields): return .structure(type, try all(fields))
    case .enumeration(let type, let index, let payload):
      return .enumeration(type, index, try all(payload))
    case .tuple(let values, let labels): return .tuple(try all(values), labels)
    case .array(let values): return .array(try all(values))
    case .list(let list, let shape): return .list(any(list), shape)
    case .range(let low, let high): return .range(any(low), any(high))
    case .closure(var closure):
      closure.captures = try all(closure.captures)
      closure.this = try closure.this.map { this throws(ProofStop) in
        try self.outdated(this, keeping: kept)
      }
      return .closure(closure)
    case .binding(let binding): return .binding(try outdated(binding, keeping: kept))
    case .wrapper(var wrapper):
      // What is installed reads its cell, which is never outdated.
      if wrapper.cell != nil { return value }
      wrapper.value = try outdated(wrapper.value, keeping: kept)
      return .wrapper(wrapper)
    case .view, .implicit, .either, .box: throw run.stop(.closure, "==")
    }
  }

  private func outdated(
    _ binding: ProofBinding, keeping kept: Set<ProofTerm>
  ) throws(ProofStop) -> ProofBinding {
    guard binding.path.allSatisfy({ if case .index = $0 { false } else { true } }) else {
      throw run.stop(.closure, "==")
    }
    switch binding.base {
    case .cell, .member: return binding
    case .constant(.object): return binding
    case .constant, .functions: throw run.stop(.closure, "==")
    }
  }
}
