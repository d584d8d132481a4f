/// Other values for what the root's parent gives.
extension ScreenEvents {
  /// How many elements a collection may have: some, and as many as the texts mention, and one more.
  private func counts(_ palette: Palette) -> [Int] {
    let usual = [0, 1, 2, 7]
    let mentioned = palette.integers.filter { (3...60).contains($0) }.flatMap { [$0, $0 + 1] }
    return usual + mentioned.uniqued().filter { $0 != 7 }.prefix(12)
  }

  /// Numbers that the texts mention, and those beside them: what one text alone mentions stands first, then what is
  /// more and less than all.
  private func integers(_ palette: Palette) -> [Int] {
    let rare = palette.integers.filter { palette.rare.contains(.integer($0)) }
    let ends = [palette.integers.max().map { $0 &+ 1 }, palette.integers.min().map { $0 &- 1 }]
    return
      (rare.prefix(4).flatMap { [$0, $0 &- 1, $0 &+ 1] } + ends.compactMap { $0 }
      + palette.integers.flatMap { [$0, $0 &+ 1] }).uniqued()
  }

  private func floatings(_ palette: Palette) -> [Double] {
    let rare = palette.floatings.filter(palette.rareBounds.contains)
    let ends = [palette.floatings.max().map { $0 + 1 }, palette.floatings.min().map { $0 - 1 }]
    return
      (rare.prefix(4).flatMap { [$0, $0 - 1, $0 + 1] } + ends.compactMap { $0 }
      + palette.floatings.flatMap { [$0, $0 + 0.5] }).uniqued()
  }

  /// Other values for an input.
  func otherInputs(_ input: RootInput, _ palette: Palette) -> [EventValue] {
    let others = values(besides: input.value, palette)
    if case .nilValue = input.value { return others }
    return input.isOptional ? [.none] + others : others
  }

  /// Ways in which the contents of so many elements may change.
  private func edits(of count: Int) -> [EventValue] {
    let ways: [EventValue.Edit] =
      count > 1 ? [.all, .butLast, .butFirst] : count == 1 ? [.all] : []
    return ways.map { .edited($0) }
  }

  private func values(besides value: Value, _ palette: Palette) -> [EventValue] {
    switch value {
    case .integer(let number):
      let next = number < Int.max ? [number + 1] : []
      return (next + [-1, 0] + integers(palette)).uniqued().filter { $0 != number }
        .map { .integer($0) }
    case .floating(let number):
      return ([-5, number + 0.5] + floatings(palette)).uniqued().filter { $0 != number }
        .map { .floating($0) }
    case .boolean: return otherValues(than: value, palette)
    case .enumeration(let current):
      let edited: [EventValue] = current.payload.isEmpty ? [] : [.edited(.all)]
      return edited
        + interpreter.program.types[current.type].cases.enumerated()
        .filter { $0.offset != current.caseIndex }.map { .enumCase($0.element.name) }
    case .string(let text):
      return (ResemblingTexts.of(text).prefix(3) + palette.strings).map { .string($0) }
    case .array(let box):
      return edits(of: box.elements.count)
        + counts(palette).filter { $0 != box.elements.count }.map { .count($0) } + [.alike]
    case .structure, .dictionary, .wrapped: return [.edited(.all)]
    case .term(let term) where term.kind == .source:
      switch term.type?.unwrapped {
      case .external("Int", _)?:
        return ([0, 1, 2, 7, -1] + integers(palette)).uniqued().map { .integer($0) }
      case .external("Double", _)?, .external("CGFloat", _)?:
        return ([0, 0.5, 1, -5] + floatings(palette)).uniqued().map { .floating($0) }
      case .external("String", _)?: return palette.strings.map { .string($0) }
      case .array?: return counts(palette).map { .count($0) }
      default: return []
      }
    default: return []
    }
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it stands first.
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
