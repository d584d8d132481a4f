/// One turn of a loop over a list of any size: it stands for any of them.
struct ProofTurn {
  /// How many closures and turns are around it: part of the name of its element.
  var depth: Int
  /// The number of the turn, of a loop over the indices of a list, and how many there are.
  var index: ProofTerm?
  var count: ProofTerm?
  /// The list whose element the turn uses, and that element.
  var list: ProofTerm?
  var element: ProofTerm?
}

/// Loops over a list of any size. Of what a turn changes is known what all turns come to: another list of which
/// each element is a function of the one before, or a value that a function of itself and the element is applied to
/// again and again, as `reduce` does. Everything else has no proof.
extension ProofNatives {
  /// A place that a turn changes.
  private enum Place: Hashable {
    case slot(Int, Int)
    case box(Int)
    case cell(Int)
    case field(Int, Int)
  }

  /// A loop over the elements of a list.
  func loop(
    over list: ProofTerm, _ shape: ProofValue, site: Int,
    _ body: (ProofValue) throws(ProofStop) -> Void
  ) throws(ProofStop) {
    let turn = ProofTurn(
      depth: run.boundDepth, list: list, element: anySymbol(shape, depth: run.boundDepth))
    try loop(turn, ProofElements.decode(shape, turn.element ?? list, run.terms), site, body)
  }

  /// A loop over the numbers from 0 to `count`.
  func loop(
    upTo count: ProofTerm, site: Int, _ body: (ProofValue) throws(ProofStop) -> Void
  ) throws(ProofStop) {
    let index = run.terms.symbol("turn \(run.boundDepth)", .integer)
    let turn = ProofTurn(depth: run.boundDepth, index: index, count: count)
    try loop(turn, .term(index), site, body)
  }

  private func loop(
    _ turn: ProofTurn, _ element: ProofValue, _ site: Int,
    _ body: (ProofValue) throws(ProofStop) -> Void
  ) throws(ProofStop) {
    let before = run.store
    let (first, found) = try take(turn, element, site, body)
    let changed = try places(between: before, first, site)
    run.store = before
    guard !changed.isEmpty else { return }
    guard let list = found.list else { throw run.stop(.list, "for", site) }
    // What is counted up is named, and a turn is taken with these names.
    var results: [ProofTerm?] = []
    for (number, place) in changed.enumerated() {
      if isChangedByElement(place, before, first, found) {
        results.append(nil)
      } else {
        let value = try named(value(at: place, first), depth: turn.depth, number, site)
        set(place, to: value.whole, &run.store)
        results.append(value.name)
      }
    }
    let start = run.store
    let (last, _) = try take(found, element, site, body)
    // What changes in a later turn alone has no name yet.
    guard try Set(changed).isSuperset(of: places(between: start, last, site)) else {
      throw run.stop(.list, "for", site)
    }
    run.store = before
    let isMapped = results.contains(nil)
    for (place, result) in zip(changed, results) {
      let end = try end(
        of: value(at: place, last), from: value(at: place, before), result, found, list, site)
      let others = Set(results.compactMap { $0 }).subtracting([result].compactMap { $0 })
      let used = run.terms.symbols(of: end.used)
      guard used.isDisjoint(with: others), turn.index.map(used.contains) != true,
        !isMapped || !run.terms.mentions(list, in: end.used)
      else { throw run.stop(.list, "for", site) }
      set(place, to: end.value, &run.store)
    }
  }

  /// Takes one turn, which may do nothing but change places.
  private func take(
    _ turn: ProofTurn, _ element: ProofValue, _ site: Int,
    _ body: (ProofValue) throws(ProofStop) -> Void
  ) throws(ProofStop) -> (ProofStore, ProofTurn) {
    let before = run.store
    run.turns.append(turn)
    run.boundDepth += 1
    defer {
      run.turns.removeLast()
      run.boundDepth -= 1
    }
    _ = try places.joined { () throws(ProofStop) in
      try body(element)
      return .void
    }
    let after = run.store
    guard after.demands == before.demands, after.effects == before.effects,
      after.frames.count == before.frames.count, after.cells.count == before.cells.count,
      after.objects.count == before.objects.count,
      after.environment.count == before.environment.count,
      after.environment.allSatisfy({ key, value in
        before.environment[key].map { run.isSame($0, value) } == true
      })
    else { throw run.stop(.list, "for", site) }
    return (after, run.turns[run.turns.count - 1])
  }

  // MARK: Places

  /// The places that a turn changed. Variables of the loop itself are none.
  private func places(
    between before: ProofStore, _ after: ProofStore, _ site: Int
  ) throws(ProofStop) -> [Place] {
    var result: [Place] = []
    for (number, frame) in before.frames.enumerated() {
      let new = after.frames[number]
      for (slot, value) in frame.slots.enumerated() {
        guard let value, let other = new.slots[slot], !run.isSame(value, other) else { continue }
        result.append(.slot(number, slot))
      }
      if let this = frame.this, let other = new.this, !run.isSame(this, other) {
        throw run.stop(.list, "for", site)
      }
    }
    for (number, value) in before.boxes.enumerated()
    where !run.isSame(value, after.boxes[number]) { result.append(.box(number)) }
    for (number, value) in before.cells.enumerated()
    where !run.isSame(value, after.cells[number]) { result.append(.cell(number)) }
    for (number, object) in before.objects.enumerated() {
      for (field, value) in object.fields.enumerated()
      where !run.isSame(value, after.objects[number].fields[field]) {
        result.append(.field(number, field))
      }
    }
    return result
  }

  private func value(at place: Place, _ store: ProofStore) -> ProofValue {
    switch place {
    case .slot(let frame, let slot): store.frames[frame].slots[slot] ?? .void
    case .box(let number): store.boxes[number]
    case .cell(let number): store.cells[number]
    case .field(let number, let field): store.objects[number].fields[field]
    }
  }

  private func set(_ place: Place, to value: ProofValue, _ store: inout ProofStore) {
    switch place {
    case .slot(let frame, let slot): store.frames[frame].slots[slot] = value
    case .box(let number): store.boxes[number] = value
    case .cell(let number): store.cells[number] = value
    case .field(let number, let field): store.objects[number].fields[field] = value
    }
  }

  // MARK: What all turns come to

  private func isChangedByElement(
    _ place: Place, _ before: ProofStore, _ after: ProofStore, _ turn: ProofTurn
  ) -> Bool {
    guard case .list(let old, _) = value(at: place, before), old == turn.list,
      case .list(let new, _) = value(at: place, after)
    else { return false }
    return part(of: new, in: turn) != nil
  }

  /// A name for what a place holds before any turn: a value, or a list that is put together.
  private func named(
    _ value: ProofValue, depth: Int, _ number: Int, _ site: Int
  ) throws(ProofStop) -> (whole: ProofValue, name: ProofTerm) {
    let list = run.terms.symbol("list \(number) of \(depth)", .other)
    switch value {
    case .term:
      let name = anySymbol(value, "result \(number)", depth: depth)
      return (.term(name), name)
    case .array(let elements) where elements.count == 1: return (.list(list, elements[0]), list)
    case .list(_, let shape): return (.list(list, shape), list)
    default: throw run.stop(.list, "for", site)
    }
  }

  /// What a place holds after all turns, and the term that this rests on.
  private func end(
    of value: ProofValue, from start: ProofValue, _ result: ProofTerm?, _ turn: ProofTurn,
    _ list: ProofTerm, _ site: Int
  ) throws(ProofStop) -> (value: ProofValue, used: ProofTerm) {
    guard let any = turn.element else { throw run.stop(.list, "for", site) }
    switch (value, start, result) {
    case (.list(let new, let shape), _, nil):
      guard let part = part(of: new, in: turn) else { break }
      return (.list(run.terms.mapped(list, bound(part), of: bound(any)), shape), part)
    case (.term(let term), .term(let first), let result?)
    where run.terms[term].sort == run.terms[first].sort:
      // As `reduce` names it.
      let name = anySymbol(start, "result", depth: turn.depth)
      let next = run.terms.substitute(term, [result: name])
      let whole = run.terms.repeated(next, from: first, name, over: list, any, bound)
      return (.term(whole), term)
    case (.list(let new, let shape), .array(let elements), let result?) where elements.isEmpty:
      guard let (test, added) = run.terms.appended(new, to: result),
        run.terms.symbols(in: [test, added]).isDisjoint(with: [result])
      else { break }
      let passing = test == run.terms.yes ? list : run.terms.filter(list, bound(test))
      let whole =
        added == any ? passing : run.terms.mapped(passing, bound(added), of: bound(any))
      return (.list(whole, shape), run.terms.function("list", [test, added], .other))
    default: break
    }
    throw run.stop(.list, "for", site)
  }

  // MARK: Elements of a turn

  /// The element of a list at the number of a turn that is being taken; nil: it is none.
  func turnElement(
    of list: ProofTerm, _ shape: ProofValue, at index: ProofTerm
  ) -> ProofTerm? {
    guard let number = run.turns.lastIndex(where: { $0.index == index }) else { return nil }
    if run.turns[number].list == nil,
      run.turns[number].count == run.terms.count(ofList: list)
    {
      run.turns[number].list = list
      run.turns[number].element = anySymbol(shape, depth: run.turns[number].depth)
    }
    return part(of: list, in: run.turns[number])
  }

  /// The element of a list at the number of a turn: of the list itself, or of the one that the turn has made of it.
  private func part(of list: ProofTerm, in turn: ProofTurn) -> ProofTerm? {
    guard let element = turn.element else { return nil }
    if list == turn.list { return element }
    let node = run.terms[list]
    switch node.operation {
    case .function("replace"):
      guard node.operands[1] == turn.index, part(of: node.operands[0], in: turn) != nil else {
        return nil
      }
      return node.operands[2]
    case .choice:
      guard let a = part(of: node.operands[1], in: turn),
        let b = part(of: node.operands[2], in: turn)
      else { return nil }
      return run.terms.choice(node.operands[0], a, b)
    default: return nil
    }
  }
}
