/// What stands in code that can run and that nothing came to, in pieces that can be compared with those of
/// another program: without the names of local values, and of what one of the two programs alone declares.
package struct UnreachedCode {
  /// The functions in which each piece stands, once for each time.
  package private(set) var pieces: [String: [FunctionID]] = [:]
  /// What stands before what in one block, with the function.
  private var orders: [Order: FunctionID] = [:]
  /// Calls that do something, by their names: where those stand that nothing came to, and how many stand in all
  /// code that can run.
  private var calls: [String: [SourceLocation]] = [:]
  private var callCounts: [String: Int] = [:]
  /// Texts, numbers and ranges that stand as they are: the functions where they stand in code that nothing came to, and
  /// how many stand in all code that can run.
  private var constants: [String: [FunctionID]] = [:]
  private var constantCounts: [String: Int] = [:]
  private let effects: EffectCalls
  private let program: ViewProgram
  private let ways: [Int: UInt64]
  private let names: PieceNames

  private struct Order: Hashable {
    var first: String
    var second: String
  }

  /// - Parameters:
  ///   - entered: the functions that ran.
  ///   - ways: the ways that conditions took, by their sites: one bit each.
  ///   - changes: the statements that change something, by their sites.
  ///   - other: the other program.
  package init(
    _ program: ViewProgram, entered: Set<FunctionID>, ways: [Int: UInt64], changes: Set<Int>,
    beside other: ViewProgram
  ) {
    self.program = program
    self.ways = ways
    names = PieceNames(program, beside: other)
    effects = EffectCalls(program, changes: changes)
    for id in LiveCode(program, entered: entered).functions.sorted() {
      guard let body = program.functions[id].body, !program.functions[id].isOfLibrary,
        !names.isMemberwise(program.functions[id])
      else { continue }
      count(body.parts.withInner, id)
      if entered.contains(id) { addUnreached(of: body, id) } else { addAll(of: [body], id) }
    }
  }

  /// The places of code that is not in the unreached code of another program, or not as often.
  package func rest(besides other: UnreachedCode) -> [SourceLocation] {
    var found: Set<FunctionID> = []
    for (piece, functions) in pieces {
      let surplus = functions.count - other.pieces[piece, default: []].count
      if surplus > 0 { found.formUnion(functions.suffix(surplus)) }
    }
    for (order, function) in orders {
      let turned = Order(first: order.second, second: order.first)
      if orders[turned] == nil, other.orders[turned] != nil, other.orders[order] == nil {
        found.insert(function)
      }
    }
    return found.compactMap { program.functions[$0].location }.sorted()
  }

  /// The places of calls, views and modifiers to which nothing came, where the other program has fewer of their
  /// name in code that can run. What one of the two programs alone declares is held against the other one by what
  /// it does.
  package func restOfCalls(besides other: UnreachedCode) -> [SourceLocation] {
    calls.filter { name, _ in
      callCounts[name, default: 0] > other.callCounts[name, default: 0]
    }
    .flatMap(\.value).sorted()
  }

  /// The places of functions with constants to which nothing came, where the other program has fewer of them in code that
  /// can run.
  package func restOfConstants(besides other: UnreachedCode) -> [SourceLocation] {
    let found = constants.filter { key, _ in
      constantCounts[key, default: 0] > other.constantCounts[key, default: 0]
    }
    return Set(found.flatMap(\.value)).compactMap { program.functions[$0].location }.sorted()
  }

  /// Counts views and modifiers, and what may be called: `action: model.send` calls it too.
  private mutating func count(_ parts: [CodePart], _ id: FunctionID) {
    for (name, _) in named(parts, id) where name.hasPrefix(Self.viewMark) {
      callCounts[name, default: 0] += 1
    }
    for case .expression(let value) in parts {
      if let constant = names.constant(value) { constantCounts[constant, default: 0] += 1 }
      switch value {
      case .member(_, let name, _, _), .unresolved(let name, _):
        callCounts[name, default: 0] += 1
      case .functions(let ids):
        guard let first = ids.first else { continue }
        callCounts[program.functions[first].name, default: 0] += 1
      default: continue
      }
    }
  }

  /// Begins the names of views and modifiers.
  private static let viewMark = "view/"

  /// Calls that do something or make a view, with their sites.
  private func named(_ parts: [CodePart], _ id: FunctionID) -> [(name: String, site: Int)] {
    let makesViews = program.functions[id].builder != nil
    return parts.compactMap { part in
      switch part {
      case .statement(.expression(let value, let site)) where !makesViews && !names.isView(value):
        effects.name(of: value, at: site).flatMap { names.isShared($0) ? ($0, site) : nil }
      case .expression(.call(let callee, _, let site)):
        names.view(callee, in: program).map { (Self.viewMark + $0, site) }
      default: nil
      }
    }
  }

  // MARK: Which code

  private mutating func addAll(of blocks: [Block], _ id: FunctionID) {
    for block in blocks { addOrder(of: names.texts(of: block), id) }
    let parts = blocks.flatMap(\.parts).withInner
    for (name, site) in named(parts, id) where program.sites.indices.contains(site) {
      calls[name, default: []].append(program.sites[site])
    }
    for part in parts {
      switch part {
      case .statement(let statement):
        if case .conditional(_, let yes, let no?, _) = statement {
          addOrder(of: [yes, no].map { names.texts(of: $0).joined() }, id)
        }
        for block in statement.blocks { addOrder(of: names.texts(of: block), id) }
      case .expression(let value):
        if let piece = names.piece(value) { pieces[piece, default: []].append(id) }
        // A first value that nothing asked for, as a static member's, says nothing.
        if program.functions[id].kind != .defaultValue, let constant = names.constant(value) {
          constants[constant, default: []].append(id)
        }
      }
    }
  }

  /// The ways of conditions that were not taken, in code that ran.
  private mutating func addUnreached(of block: Block, _ id: FunctionID) {
    var block = block
    if let index = block.statements.firstIndex(where: isNeverPassed) {
      // Nothing came to what stands behind it.
      addAll(of: [Block(Array(block.statements[(index + 1)...]))], id)
      block = Block(Array(block.statements[...index]))
    }
    var parts = block.parts
    while let part = parts.popLast() {
      switch part {
      case .statement(.conditional(let list, let yes, let no, let site)) where ways[site] != nil:
        if !isTaken(site, 1) { addConstants(of: list, id) }
        let blocks = [(yes, 1), (no ?? Block([]), 0)]
        for (arm, way) in blocks {
          if isTaken(site, way) {
            addUnreached(of: arm, id)
          } else if !list.contains(where: \.isOfSystem) {
            addAll(of: [arm], id)
          }
        }
      case .statement(.guardElse(let list, let body, let site)) where ways[site] != nil:
        if !isTaken(site, 1) { addConstants(of: list, id) }
        if isTaken(site, 0) {
          addUnreached(of: body, id)
        } else if !list.contains(where: \.isOfSystem) {
          addAll(of: [body], id)
        }
      case .statement(.switchCases(_, let cases, let site)) where ways[site] != nil:
        for (index, one) in cases.enumerated() {
          if isTaken(site, index) {
            addUnreached(of: one.body, id)
          } else {
            addAll(of: [one.body], id)
          }
        }
      case .statement(let statement): parts += statement.parts
      case .expression(.ternary(let condition, let yes, let no, let site)) where ways[site] != nil:
        parts.append(.expression(condition))
        for (arm, way) in [(yes, 1), (no, 0)] {
          if isTaken(site, way) {
            parts.append(.expression(arm))
          } else {
            addAll(of: [Block([.expression(arm, site: 0)])], id)
          }
        }
      case .expression(.binary(let op, let left, let right, let site))
      where Self.waysToRight[op] != nil && ways[site] != nil:
        parts.append(.expression(left))
        if Self.waysToRight[op]?.contains(where: { isTaken(site, $0) }) == true {
          parts.append(.expression(right))
        } else {
          addAll(of: [Block([.expression(right, site: 0)])], id)
        }
      case .expression(let value): parts += value.parts
      }
    }
  }

  /// Whether all that was tried left the block there.
  private func isNeverPassed(_ statement: Stmt) -> Bool {
    guard case .guardElse(let list, _, let site) = statement, ways[site] != nil else {
      return false
    }
    return !isTaken(site, 1) && !list.contains(where: \.isOfSystem)
  }

  /// Of conditions that never held together, nobody came to those behind the first one, as far as is known.
  private mutating func addConstants(of list: [Condition], _ id: FunctionID) {
    for condition in list.dropFirst() {
      let value: Expr
      switch condition {
      case .expression(let asked): value = asked
      case .matches(_, let asked): value = asked
      case .available: continue
      }
      for case .expression(let part) in [CodePart.expression(value)].withInner {
        if let constant = names.constant(part) { constants[constant, default: []].append(id) }
      }
    }
  }

  /// The ways of operators that come to their right operand.
  private static let waysToRight: [String: [Int]] = ["&&": [1, 2], "||": [0, 1], "??": [1]]

  private mutating func addOrder(of texts: [String], _ id: FunctionID) {
    for (index, first) in texts.prefix(Self.mostStatements).enumerated() {
      for second in texts.prefix(Self.mostStatements).dropFirst(index + 1) where second != first {
        orders[Order(first: first, second: second)] = id
      }
    }
  }

  /// Statements of one block of which each is held against each.
  private static let mostStatements = 24

  private func isTaken(_ site: Int, _ way: Int) -> Bool {
    ways[site, default: 0] & (UInt64(1) << UInt64(min(way, 63))) != 0
  }
}

extension Condition {
  /// Whether it asks for the system, which is known: the other way is for others.
  fileprivate var isOfSystem: Bool {
    if case .available = self { true } else { false }
  }
}
