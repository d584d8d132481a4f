import Testing

@testable import Simulation

/// Every rule of the terms, against plain evaluation: expressions are made at random, and for all
/// values of a small width the normal form has the value that the expression has.
struct ProofTermTests {
  /// An expression over three integers and two flags, evaluated as Swift does.
  indirect enum Expression {
    case number(Int), variable(Int), flag(Int)
    case add(Expression, Expression), subtract(Expression, Expression)
    case multiply(Expression, Expression)
    case less(Expression, Expression), equal(Expression, Expression)
    case not(Expression), and(Expression, Expression), or(Expression, Expression)
    case choice(Expression, Expression, Expression)

    func number(_ values: [Int], _ flags: [Bool]) -> Int {
      switch self {
      case .number(let value): value
      case .variable(let index): values[index]
      case .add(let a, let b): a.number(values, flags) + b.number(values, flags)
      case .subtract(let a, let b): a.number(values, flags) - b.number(values, flags)
      case .multiply(let a, let b): a.number(values, flags) * b.number(values, flags)
      case .choice(let c, let a, let b):
        c.truth(values, flags) ? a.number(values, flags) : b.number(values, flags)
      default: 0
      }
    }

    func truth(_ values: [Int], _ flags: [Bool]) -> Bool {
      switch self {
      case .flag(let index): flags[index]
      case .less(let a, let b): a.number(values, flags) < b.number(values, flags)
      case .equal(let a, let b): a.number(values, flags) == b.number(values, flags)
      case .not(let a): !a.truth(values, flags)
      case .and(let a, let b): a.truth(values, flags) && b.truth(values, flags)
      case .or(let a, let b): a.truth(values, flags) || b.truth(values, flags)
      default: false
      }
    }

    func term(_ terms: ProofTerms) -> ProofTerm {
      switch self {
      case .number(let value): terms.integer(value)
      case .variable(let index): terms.symbol("n\(index)", .integer)
      case .flag(let index): terms.symbol("f\(index)", .boolean)
      case .add(let a, let b): terms.add(a.term(terms), b.term(terms))
      case .subtract(let a, let b): terms.subtract(a.term(terms), b.term(terms))
      case .multiply(let a, let b): terms.multiply(a.term(terms), b.term(terms))
      case .less(let a, let b): terms.isLess(a.term(terms), b.term(terms))
      case .equal(let a, let b): terms.equal(a.term(terms), b.term(terms))
      case .not(let a): terms.not(a.term(terms))
      case .and(let a, let b): terms.and(a.term(terms), b.term(terms))
      case .or(let a, let b): terms.or([a.term(terms), b.term(terms)])
      case .choice(let c, let a, let b):
        terms.choice(c.term(terms), a.term(terms), b.term(terms))
      }
    }
  }

  struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func number(_ depth: Int) -> Expression {
      if depth == 0 { return next(2) == 0 ? .number(next(5) - 2) : .variable(next(3)) }
      switch next(6) {
      case 0: return .variable(next(3))
      case 1, 2: return .add(number(depth - 1), number(depth - 1))
      case 3: return .subtract(number(depth - 1), number(depth - 1))
      case 4: return .multiply(number(depth - 1), .number(next(5) - 2))
      default: return .choice(truth(depth - 1), number(depth - 1), number(depth - 1))
      }
    }

    mutating func truth(_ depth: Int) -> Expression {
      if depth == 0 { return .flag(next(2)) }
      switch next(7) {
      case 0: return .flag(next(2))
      case 1, 2: return .less(number(depth - 1), number(depth - 1))
      case 3: return .equal(number(depth - 1), number(depth - 1))
      case 4: return .not(truth(depth - 1))
      case 5: return .and(truth(depth - 1), truth(depth - 1))
      default: return .or(truth(depth - 1), truth(depth - 1))
      }
    }
  }

  private static let range = -2...2

  /// All values of the variables.
  private static let assignments: [(values: [Int], flags: [Bool])] = {
    var result: [(values: [Int], flags: [Bool])] = []
    for a in range {
      for b in range {
        for c in range {
          for flags in 0..<4 { result.append(([a, b, c], [flags & 1 == 0, flags & 2 == 0])) }
        }
      }
    }
    return result
  }()

  private func substitution(
    _ terms: ProofTerms, _ values: [Int], _ flags: [Bool]
  ) -> [ProofTerm: ProofTerm] {
    var result: [ProofTerm: ProofTerm] = [:]
    for index in 0..<3 {
      result[terms.symbol("n\(index)", .integer)] = terms.integer(values[index])
    }
    for index in 0..<2 { result[terms.symbol("f\(index)", .boolean)] = terms.boolean(flags[index]) }
    return result
  }

  @Test func normalFormsKeepTheValue() {
    var generator = Generator(state: 1)
    for _ in 0..<150 {
      let terms = ProofTerms()
      let number = generator.number(3)
      let truth = generator.truth(3)
      let (x, y) = (number.term(terms), truth.term(terms))
      for (values, flags) in Self.assignments {
        let known = substitution(terms, values, flags)
        #expect(
          terms.integerValue(terms.substitute(x, known)) == number.number(values, flags))
        #expect(terms.known(terms.substitute(y, known)) == truth.truth(values, flags))
      }
    }
  }

  @Test func whatIsRefutedHasNoValues() {
    var generator = Generator(state: 7)
    var refuted = 0
    for _ in 0..<400 {
      let terms = ProofTerms()
      let facts = (0..<3).map { _ in generator.truth(2) }
      var solver = ProofSolver(terms)
      guard solver.isRefuted(facts.map { $0.term(terms) }) else { continue }
      refuted += 1
      for (values, flags) in Self.assignments {
        #expect(!facts.allSatisfy { $0.truth(values, flags) })
      }
    }
    #expect(refuted > 20)
  }

  @Test func whatIsEqualIsEqualForAllValues() {
    var generator = Generator(state: 3)
    var equal = 0
    for _ in 0..<500 {
      let terms = ProofTerms()
      let (a, b, fact) = (generator.number(2), generator.number(2), generator.truth(2))
      var solver = ProofSolver(terms)
      guard solver.areEqual(a.term(terms), b.term(terms), under: [fact.term(terms)]) else {
        continue
      }
      equal += 1
      for (values, flags) in Self.assignments where fact.truth(values, flags) {
        #expect(a.number(values, flags) == b.number(values, flags))
      }
    }
    #expect(equal > 10)
  }

  @Test func clampsAreEqualInAllSpellings() {
    let terms = ProofTerms()
    let n = terms.symbol("n", .integer)
    let limit = terms.integer(60)
    let written = terms.choice(
      terms.isLess(n, limit), terms.add(n, terms.integer(1)), n)
    let next = terms.add(n, terms.integer(1))
    let least = terms.choice(terms.isLess(next, limit), next, limit)
    var solver = ProofSolver(terms)
    let always = solver.areEqual(written, least, under: [])
    let below = solver.areEqual(written, least, under: [terms.not(terms.isLess(limit, n))])
    #expect(!always && below)
  }

  @Test func textsAreOneHoweverTheyArePutTogether() {
    let terms = ProofTerms()
    let name = terms.symbol("name", .string)
    let a = terms.concatenate([terms.string("For "), name, terms.string(", "), terms.string("x")])
    let b = terms.concatenate([
      terms.concatenate([terms.string("For "), name]), terms.string(", x"),
    ])
    #expect(a == b)
    #expect(terms.equal(a, terms.string("")) == terms.no)
    #expect(terms.apply("count", [terms.string("é🇩🇪")], .integer) == terms.integer(2))
  }

  /// Nothing is calculated with floating-point numbers that are not known.
  @Test func floatingPointIsNotReordered() {
    let terms = ProofTerms()
    let x = terms.symbol("x", .floating)
    #expect(terms.known(terms.equal(x, x)) == nil)
    let one = terms.floating(0.1)
    let a = terms.apply(
      "Double +", [terms.apply("Double +", [x, one], .floating), one], .floating)
    let b = terms.apply("Double +", [x, terms.floating(0.2)], .floating)
    #expect(a != b)
  }
}
