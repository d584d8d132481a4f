/// The rows of `ForEach` over a list of any size, in one form: whether a list is filtered before its rows are made or
/// each row asks, whether rows are made of elements or of their positions, comes to the same rows.
extension ProofViews {
  /// What rows are made of.
  struct RowSource {
    var key: [String]?
    var closure: ProofClosure
    /// What the list is read from, where each row gets a binding to its element.
    var binding: ProofBinding?
    /// Each row gets the position of its element, which is its identity too.
    var isByPosition = false
    var site: Int
  }

  /// The rows of a list.
  func rows(
    _ list: ProofTerm, _ shape: ProofValue, _ source: RowSource
  ) throws(ProofStop) -> ProofView {
    let node = run.terms[list]
    switch node.operation {
    case .choice where !source.isOfPlaces:
      let (condition, yes, no) = (node.operands[0], node.operands[1], node.operands[2])
      return .conditional(
        condition, try rows(yes, shape, source), try rows(no, shape, source))
    case .function("list"): return try literalRows(node.operands, shape, source, under: [])
    case .function("filter") where !source.isOfPlaces:
      let (base, test) = (node.operands[0], node.operands[1])
      guard run.terms.boundSymbols(of: test).count <= 1 else {
        return try anyRow(list, shape, source, under: [])
      }
      let inner = run.terms[base]
      return inner.operation == .function("list")
        ? try literalRows(inner.operands, shape, source, under: [test])
        : try anyRow(base, shape, source, under: [test])
    default: return try anyRow(list, shape, source, under: [])
    }
  }

  /// One row for each element that is written out.
  private func literalRows(
    _ elements: [ProofTerm], _ shape: ProofValue, _ source: RowSource, under tests: [ProofTerm]
  ) throws(ProofStop) -> ProofView {
    var rows: [(identity: String?, view: ProofView)] = []
    for (index, element) in elements.enumerated() {
      let value = ProofElements.decode(shape, element, run.terms)
      let position = run.terms.integer(index)
      let identity = try identity(
        of: source.isByPosition ? .term(position) : value, source.key,
        isRange: source.isByPosition, site: source.site)
      let view = try row(given(value, at: position, source), source)
      rows.append((identity, conditional(view, tests, of: element)))
    }
    return try self.view(
      ofRows: rows, byElement: source.key?.isEmpty == true, site: source.site)
  }

  /// One row for any element.
  private func anyRow(
    _ list: ProofTerm, _ shape: ProofValue, _ source: RowSource, under tests: [ProofTerm]
  ) throws(ProofStop) -> ProofView {
    let element = ProofElements.element(of: list, shape, run.terms)
    let position = natives.position(in: list)
    let identity =
      source.isByPosition
      ? position : try self.identity(of: element, source.key, site: source.site)
    let view = try row(given(element, at: position, source), source)
    let rows = ProofPrimitive("ForEach", site: source.site)
    rows.arguments = [
      ProofArgument(label: nil, value: .term(list)),
      ProofArgument(label: "id", value: .term(identity)),
    ]
    let whole = try ProofElements.encode(element, run.terms)
    rows.children = [("row", .row("any", conditional(view, tests, of: whole)))]
    return .primitive(rows)
  }

  /// What the closure of rows is given for an element.
  private func given(
    _ element: ProofValue, at position: ProofTerm, _ source: RowSource
  ) throws(ProofStop) -> ProofValue {
    if source.isByPosition { return .term(position) }
    guard let binding = source.binding else { return element }
    return .binding(try run.projected(binding, .index(position), site: source.site))
  }

  private func row(_ given: ProofValue, _ source: RowSource) throws(ProofStop) -> ProofView {
    var closure = source.closure
    closure.builder = "ViewBuilder"
    let made = try run.call(
      closure, [ProofArgument(label: nil, value: given)], site: source.site)
    guard let view = view(from: made) else { throw run.stop(.list, "ForEach", source.site) }
    return view
  }

  private func identity(
    of element: ProofValue, _ key: [String]?, site: Int
  ) throws(ProofStop) -> ProofTerm {
    var value = element
    for name in key ?? ["id"] { value = try run.member(name, of: value, site: site) }
    return try initializers.constantTerm(value, site: site)
  }

  /// A view where an element passes tests.
  private func conditional(
    _ view: ProofView, _ tests: [ProofTerm], of element: ProofTerm
  ) -> ProofView {
    tests.reduce(view) { view, test in
      let bound = run.terms.boundSymbols(of: test)
      let values = Dictionary(uniqueKeysWithValues: bound.map { ($0, element) })
      return .conditional(run.terms.substitute(test, values), view, .group([]))
    }
  }
}

extension ProofViews.RowSource {
  /// Whether a row gets the place of its element in the list.
  fileprivate var isOfPlaces: Bool { isByPosition || binding != nil }
}

extension ProofTerms {
  /// The elements that stand for any in a term.
  func boundSymbols(of term: ProofTerm) -> Set<ProofTerm> { symbols(of: term).intersection(bound) }
}
