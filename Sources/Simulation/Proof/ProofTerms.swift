/// The number of an interned term. Two terms are the same expression when their numbers are.
struct ProofTerm: Hashable {
  let number: Int
}

/// What a term is a value of.
enum ProofSort: Hashable {
  case integer, boolean, string, floating
  /// A case without payload of the enum of this name.
  case enumeration(String)
  /// A value of the library that is never looked into: a colour, a font.
  case other
}

/// What a term is made with.
enum ProofOperator: Hashable {
  case integer(Int), boolean(Bool), string(String), floating(UInt64)
  /// A case of an enum, or a constant of the library.
  case constant(String)
  /// A value that is not known: a cell of the state, an input, what a control gives.
  case symbol(String)
  /// A constant and the coefficients of the operands.
  case sum(Int, [Int])
  case product
  /// Whether the operand, a sum, is 0 or more; whether it is 0.
  case isNonNegative, isZero
  case equals, not, and, or
  /// The first operand decides between the others.
  case choice
  case concatenation
  /// A function of the library whose result depends on its operands alone.
  case function(String)
}

/// Typed terms of one proof, each stored once, in a normal form.
///
/// `Int` is taken not to overflow. Floating-point operations are never reordered.
final class ProofTerms {
  struct Node: Hashable {
    var operation: ProofOperator
    var operands: [ProofTerm]
    var sort: ProofSort
  }

  private(set) var nodes: [Node] = []
  private var numbers: [Node: ProofTerm] = [:]
  /// Elements that stand for any in what a function of a list is made with.
  var bound: Set<ProofTerm> = []
  /// The opposites that were asked for: without them the opposite of a nested condition is made over
  /// and over.
  var negations: [ProofTerm: ProofTerm] = [:]
  /// The symbols in terms that were asked for.
  private var symbolSets: [ProofTerm: Set<ProofTerm>] = [:]
  /// The cases of each enum by its name.
  var cases: [String: [ProofTerm]] = [:]
  /// Whether a bound was reached: from then on nothing is proved.
  private(set) var isFull = false

  /// What is different in all elements of lists.
  var distinct = ProofDistinct()

  /// Whether a number in a text on screen is taken to be shown as it is in a text.
  let showsPlainNumbers: Bool

  /// Terms of one proof.
  private static let mostTerms = 40_000

  let yes: ProofTerm
  let no: ProofTerm

  init(showsPlainNumbers: Bool = false) {
    self.showsPlainNumbers = showsPlainNumbers
    nodes = [
      Node(operation: .boolean(true), operands: [], sort: .boolean),
      Node(operation: .boolean(false), operands: [], sort: .boolean),
    ]
    yes = ProofTerm(number: 0)
    no = ProofTerm(number: 1)
    numbers = [nodes[0]: yes, nodes[1]: no]
  }

  subscript(term: ProofTerm) -> Node { nodes[term.number] }

  func intern(
    _ operation: ProofOperator, _ operands: [ProofTerm] = [], _ sort: ProofSort
  ) -> ProofTerm {
    let node = Node(operation: operation, operands: operands, sort: sort)
    if let known = numbers[node] { return known }
    if nodes.count >= Self.mostTerms { isFull = true }
    let term = ProofTerm(number: nodes.count)
    nodes.append(node)
    numbers[node] = term
    return term
  }

  // MARK: Leaves

  func integer(_ value: Int) -> ProofTerm { intern(.integer(value), [], .integer) }
  func boolean(_ value: Bool) -> ProofTerm { value ? yes : no }
  func string(_ value: String) -> ProofTerm { intern(.string(value), [], .string) }
  func floating(_ value: Double) -> ProofTerm {
    intern(.floating(value.bitPattern), [], .floating)
  }
  /// The keys of the environment that both programs declare: who shows the root may give them any value.
  var sharedKeys: Set<String> = []

  func symbol(_ name: String, _ sort: ProofSort) -> ProofTerm { intern(.symbol(name), [], sort) }
  func constant(_ name: String) -> ProofTerm { intern(.constant(name), [], .other) }
  func function(_ name: String, _ operands: [ProofTerm], _ sort: ProofSort) -> ProofTerm {
    intern(.function(name), operands, sort)
  }

  func known(_ term: ProofTerm) -> Bool? {
    term == yes ? true : term == no ? false : nil
  }

  func integerValue(_ term: ProofTerm) -> Int? {
    if case .integer(let value) = self[term].operation { return value }
    return nil
  }

  func text(_ term: ProofTerm) -> String? {
    if case .string(let value) = self[term].operation { return value }
    return nil
  }

  func floatingValue(_ term: ProofTerm) -> Double? {
    if case .floating(let bits) = self[term].operation { return Double(bitPattern: bits) }
    return nil
  }

  /// The texts that a term is put together from, each once, as they stand in it.
  func literals(in term: ProofTerm) -> [String] {
    var result: [String] = []
    var seen: Set<ProofTerm> = []
    var pending = [term]
    while let next = pending.popLast() {
      if let text = text(next) { result.append(text) }
      guard seen.insert(next).inserted else { continue }
      pending += self[next].operands.reversed()
    }
    return result
  }

  /// Whether no symbol is in the term.
  func isClosed(_ term: ProofTerm) -> Bool { symbols(of: term).isEmpty }

  /// The symbols in a term.
  func symbols(of term: ProofTerm) -> Set<ProofTerm> {
    if let known = symbolSets[term] { return known }
    let result = symbols(in: [term])
    symbolSets[term] = result
    return result
  }

  func symbols(in roots: [ProofTerm]) -> Set<ProofTerm> {
    var result: Set<ProofTerm> = []
    var seen: Set<ProofTerm> = []
    var pending = roots
    while let term = pending.popLast() {
      guard seen.insert(term).inserted else { continue }
      if case .symbol = self[term].operation { result.insert(term) }
      pending += self[term].operands
    }
    return result
  }

  // MARK: Rebuilding

  /// The term with other terms in the places of some.
  func substitute(_ root: ProofTerm, _ values: [ProofTerm: ProofTerm]) -> ProofTerm {
    var known = values
    return substitute(root, &known, depth: 0)
  }

  private func substitute(
    _ term: ProofTerm, _ known: inout [ProofTerm: ProofTerm], depth: Int
  ) -> ProofTerm {
    if let result = known[term] { return result }
    let node = self[term]
    guard !node.operands.isEmpty, depth < 2_000 else { return term }
    var isSame = true
    var operands: [ProofTerm] = []
    for operand in node.operands {
      let new = substitute(operand, &known, depth: depth + 1)
      isSame = isSame && new == operand
      operands.append(new)
    }
    let result = isSame ? term : make(node.operation, operands, node.sort)
    known[term] = result
    return result
  }

  private func make(
    _ operation: ProofOperator, _ operands: [ProofTerm], _ sort: ProofSort
  ) -> ProofTerm {
    switch operation {
    case .sum(let constant, let factors):
      var result = integer(constant)
      for (factor, operand) in zip(factors, operands) {
        result = add(result, scale(operand, factor))
      }
      return result
    case .product:
      return operands.dropFirst().reduce(operands[0]) { multiply($0, $1) }
    case .isNonNegative: return isNonNegative(operands[0])
    case .isZero: return isZero(operands[0])
    case .equals: return equal(operands[0], operands[1])
    case .not: return not(operands[0])
    case .and: return and(operands)
    case .or: return or(operands)
    case .choice: return choice(operands[0], operands[1], operands[2])
    case .concatenation: return concatenate(operands)
    case .function(let name): return apply(name, operands, sort)
    default: return intern(operation, operands, sort)
    }
  }
}
