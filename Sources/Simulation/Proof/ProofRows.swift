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
    if let elements = run.terms.possibleElements(of: list),
      !source.isOfPlaces || elements.allSatisfy({ $0.test == run.terms.yes })
    {
      return try rows(
        of: elements.map { ProofElements.decode(shape, $0.element, run.terms) }, source,
        when: elements.map(\.test))
    }
    let node = run.terms[list]
    switch node.operation {
    case .choice where !source.isOfPlaces:
      let (condition, yes, no) = (node.operands[0], node.operands[1], node.operands[2])
      return .conditional(
        condition, try rows(yes, shape, source), try rows(no, shape, source))
    case .function("filter") where !source.isOfPlaces:
      let (base, test) = (node.operands[0], node.operands[1])
      guard run.terms.boundSymbols(of: test).count <= 1 else {
        return try anyRow(list, shape, source, under: [])
      }
      return try anyRow(base, shape, source, under: [test])
    default: return try anyRow(list, shape, source, under: [])
    }
  }

  /// One row for each element that is known.
  ///
  /// - Parameter tests: for each when it is there; nil: always.
  func rows(
    of elements: [ProofValue], _ source: RowSource, when tests: [ProofTerm]? = nil
  ) throws(ProofStop) -> ProofView {
    var rows: [(identity: String?, view: ProofView)] = []
    for (index, element) in elements.enumerated() {
      let given = try given(element, at: run.terms.integer(index), source)
      let identity = try knownIdentity(of: source.isByPosition ? given : element, source)
      var view = try row(given, source)
      if let test = tests?[index], test != run.terms.yes {
        view = .conditional(test, view, .group([]))
      }
      rows.append((identity, view))
    }
    return try self.view(ofRows: rows, source)
  }

  /// One row for any element.
  private func anyRow(
    _ list: ProofTerm, _ shape: ProofValue, _ source: RowSource, under tests: [ProofTerm]
  ) throws(ProofStop) -> ProofView {
    let element = ProofElements.element(of: list, shape, run.terms)
    let position = run.terms.position(in: list)
    let identity =
      source.isByPosition
      ? position
      : try initializers.constantTerm(key(of: element, source), site: source.site)
    let view = try row(given(element, at: position, source), source)
    let rows = ProofPrimitive("ForEach", site: source.site)
    rows.arguments = [
      ProofArgument(label: nil, value: .term(list)),
      ProofArgument(label: "id", value: .term(identity)),
    ]
    let whole = try encode(element)
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

  /// What the rows tell an element by.
  private func key(of element: ProofValue, _ source: RowSource) throws(ProofStop) -> ProofValue {
    var value = element
    for name in source.key ?? ["id"] { value = try run.member(name, of: value, site: source.site) }
    return value
  }

  /// The identity of a row, which must be known. nil: one that nothing else ever has.
  private func knownIdentity(
    of element: ProofValue, _ source: RowSource
  ) throws(ProofStop) -> String? {
    let value = try key(of: element, source)
    guard case .term(let term) = value else { throw run.stop(.identity, "", source.site) }
    if run.freshIdentities.contains(term) { return nil }
    guard run.terms.isClosed(term) else { throw run.stop(.identity, "", source.site) }
    switch run.terms[term].operation {
    case .integer(let number): return "\(number)"
    case .string(let text): return "\"\(text)\""
    case .constant(let name): return ".\(name)"
    case .boolean(let flag): return "\(flag)"
    case .function(let name) where name.hasPrefix(ProofInitializers.freshPrefix): return name
    default: throw run.stop(.identity, "", source.site)
    }
  }

  /// Rows one after another. What SwiftUI makes of rows of one identity is the same where the identities
  /// are, and the rows have nothing that lives.
  private func view(
    ofRows rows: [(identity: String?, view: ProofView)], _ source: RowSource
  ) throws(ProofStop) -> ProofView {
    let identities = rows.compactMap(\.identity)
    if Set(identities).count == identities.count {
      return .group(
        rows.map { row in row.identity.map { .row($0, row.view) } ?? .remade(row.view) })
    }
    // Of elements that are their own identities, equal ones make equal rows.
    if source.key?.isEmpty == true {
      run.repeatsRows = true
      return .group(rows.map { .remade($0.view) })
    }
    guard identities.count == rows.count else { throw run.stop(.identity, "", source.site) }
    let result = ProofPrimitive("ForEach", site: source.site)
    result.arguments = identities.map {
      ProofArgument(label: "id", value: .term(run.terms.constant($0)))
    }
    result.children = rows.map { ("row", .row("any", $0.view)) }
    return .primitive(result)
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
