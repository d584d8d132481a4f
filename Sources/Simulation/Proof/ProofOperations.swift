/// Operators.
extension ProofRun {
  func prefix(_ name: String, _ value: ProofValue, site: Int) throws(ProofStop) -> ProofValue {
    let term = try scalar(value, site: site)
    switch (name, terms[term].sort) {
    case ("!", .boolean): return .term(terms.not(term))
    case ("-", .integer): return .term(terms.scale(term, -1))
    case ("-", .floating):
      if let number = terms.floatingValue(term) { return .term(terms.floating(-number)) }
    default: break
    }
    throw stop(.operation, name, site)
  }

  func binary(
    _ name: String, _ left: Expr, _ right: Expr, site: Int
  ) throws(ProofStop) -> ProofValue {
    switch name {
    case "&&", "||":
      let first = try truth(evaluate(left), site: site)
      return try places.merged { () throws(ProofStop) in
        if try places.decide(first, site: site) == (name == "&&") {
          return .term(try self.truth(self.evaluate(right), site: site))
        }
        return .term(self.terms.boolean(name == "||"))
      }
    case "??":
      let (isPresent, inner) = presence(try evaluate(left))
      guard let inner else { return try evaluate(right) }
      return try places.merged { () throws(ProofStop) in
        try places.decide(isPresent, site: site) ? inner : self.evaluate(right)
      }
    default: return try binary(name, evaluate(left), evaluate(right), site: site)
    }
  }

  func binary(
    _ name: String, _ left: ProofValue, _ right: ProofValue, site: Int
  ) throws(ProofStop) -> ProofValue {
    switch name {
    case "==": return .term(try equal(left, right, site: site))
    case "!=": return .term(terms.not(try equal(left, right, site: site)))
    case "..<": return .range(try integer(left, site: site), try integer(right, site: site))
    case "...":
      if case .term(let low) = left, case .term(let high) = right,
        terms[low].sort == .floating
          || terms[high].sort == .floating
      {
        return .tuple([.term(try floating(low)), .term(try floating(high))], ["from", "through"])
      }
      let high = terms.add(try integer(right, site: site), terms.integer(1))
      return .range(try integer(left, site: site), high)
    case "+":
      if case .array(let x) = left, case .array(let y) = right { return .array(x + y) }
      if case .list(let list, let shape) = left, case .array(let y) = right {
        var result = ProofValue.list(list, shape)
        for element in y {
          guard case .list(let list, _) = result else { break }
          result = try views.append(element, to: list, shape)
        }
        return result
      }
    default: break
    }
    let a = try scalar(left, site: site)
    let b = try scalar(right, site: site)
    let sorts = (terms[a].sort, terms[b].sort)
    if case (.string, .string) = sorts, name == "+" { return .term(terms.concatenate([a, b])) }
    if case (.integer, .integer) = sorts {
      if let result = try integerOperation(name, a, b, site: site) { return .term(result) }
    } else if sorts.0 == .floating || sorts.1 == .floating {
      if let result = try floatingOperation(name, floating(a), floating(b)) { return .term(result) }
    } else if case (.string, .string) = sorts, let x = terms.text(a), let y = terms.text(b) {
      switch name {
      case "<": return .term(terms.boolean(x < y))
      case ">": return .term(terms.boolean(x > y))
      default: break
      }
    }
    throw stop(.operation, name, site)
  }

  private func integerOperation(
    _ name: String, _ a: ProofTerm, _ b: ProofTerm, site: Int
  ) throws(ProofStop) -> ProofTerm? {
    switch name {
    case "+": return terms.add(a, b)
    case "-": return terms.subtract(a, b)
    case "*": return terms.multiply(a, b)
    case "<": return terms.isLess(a, b)
    case ">": return terms.isLess(b, a)
    case "<=": return terms.not(terms.isLess(b, a))
    case ">=": return terms.not(terms.isLess(a, b))
    case "/", "%":
      guard let divisor = terms.integerValue(b), divisor != 0, divisor != -1 else {
        throw stop(.trap, name, site)
      }
      return terms.apply(name, [a, b], .integer)
    default: return nil
    }
  }

  /// A whole number beside a floating-point one is a literal.
  func floating(_ term: ProofTerm) throws(ProofStop) -> ProofTerm {
    switch terms[term].sort {
    case .floating: return term
    case .integer:
      guard let value = terms.integerValue(term) else { throw stop(.operation, "Double") }
      return terms.floating(Double(value))
    default: throw stop(.operation, "Double")
    }
  }

  private func floatingOperation(
    _ name: String, _ a: ProofTerm, _ b: ProofTerm
  ) throws(ProofStop) -> ProofTerm? {
    switch name {
    case "+", "-", "*", "/": terms.apply("Double " + name, [a, b], .floating)
    case "<", "<=": terms.floatingComparison(name, a, b)
    case ">": terms.floatingComparison("<", b, a)
    case ">=": terms.floatingComparison("<=", b, a)
    default: nil
    }
  }

  /// `==` of types whose equality is that of their parts.
  func equal(
    _ left: ProofValue, _ right: ProofValue, site: Int
  ) throws(ProofStop) -> ProofTerm {
    let a = try alike(left, right)
    let b = try alike(right, left)
    switch (a, b) {
    case (.term(let x), .term(let y)):
      if terms[x].sort == .floating || terms[y].sort == .floating {
        return terms.floatingComparison("==", try floating(x), try floating(y))
      }
      guard terms[x].sort == terms[y].sort, terms[x].sort != .other else { break }
      return terms.equal(x, y)
    case (.none, _), (_, .none), (.optional, _), (_, .optional):
      let (p, x) = presence(a)
      let (q, y) = presence(b)
      let bothAbsent = terms.and(terms.not(p), terms.not(q))
      guard let x, let y else { return bothAbsent }
      return terms.or([bothAbsent, terms.and([p, q, try equal(x, y, site: site)])])
    case (.structure(let type, let x), .structure(let other, let y)) where type == other:
      guard x.count == y.count, program.types[type].kind == .structure else { break }
      return try equalAll(x, y, site: site)
    case (.enumeration(let type, let i, let x), .enumeration(let other, let j, let y))
    where type == other:
      return i == j && x.count == y.count ? try equalAll(x, y, site: site) : terms.no
    case (.tuple(let x, _), .tuple(let y, _)) where x.count == y.count:
      return try equalAll(x, y, site: site)
    case (.array(let x), .array(let y)):
      return x.count == y.count ? try equalAll(x, y, site: site) : terms.no
    case (.range(let a, let b), .range(let x, let y)):
      return terms.and(terms.equal(a, x), terms.equal(b, y))
    default: break
    }
    throw stop(.operation, "==", site)
  }

  private func equalAll(
    _ a: [ProofValue], _ b: [ProofValue], site: Int
  ) throws(ProofStop) -> ProofTerm {
    var result: [ProofTerm] = []
    for (x, y) in zip(a, b) { result.append(try equal(x, y, site: site)) }
    return terms.and(result)
  }

  /// An implicit member (`.miles`) as a member of the type of what it stands beside.
  func alike(_ value: ProofValue, _ other: ProofValue) throws(ProofStop) -> ProofValue {
    switch value {
    case .implicit, .either: break
    default: return value
    }
    switch other {
    case .term(let term):
      if case .implicit(let name, nil) = value, terms[term].sort == .integer,
        let number = Natives.integerConstants[name]
      {
        return .term(terms.integer(number))
      }
      guard case .enumeration(let name) = terms[term].sort,
        let type = program.types.firstIndex(where: { $0.name == name && $0.kind == .enumeration })
      else { return value }
      return try natives.coerce(value, to: .declared(type, []))
    case .enumeration(let type, _, _), .structure(let type, _):
      return try natives.coerce(value, to: .declared(type, []))
    case .optional(_, let inner): return try alike(value, inner)
    default: return value
    }
  }
}
