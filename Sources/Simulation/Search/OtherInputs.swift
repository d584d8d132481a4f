/// Other values for what the root's parent gives.
extension ScreenEvents {
  /// How many elements a collection may have: some, and as many as the texts mention.
  private func counts(_ palette: Palette) -> [Int] {
    let usual = [0, 1, 2, 7]
    return usual + palette.integers.filter { (3...60).contains($0) && $0 != 7 }.prefix(8)
  }

  /// Other values for an input.
  func otherInputs(_ input: RootInput, _ palette: Palette) -> [EventValue] {
    switch input.value {
    case .integer(let number):
      let beside = palette.integers.filter { palette.rare.contains(.integer($0)) }
        .flatMap { [$0 - 1, $0 + 1] }
      let next = number < Int.max ? [number + 1] : []
      return (next + [-1, 0] + beside.prefix(4)).map { .integer($0) }
        + otherValues(than: input.value, palette)
    case .floating(let number):
      let beside = palette.floatings.filter(palette.rareBounds.contains).flatMap {
        [$0 - 1, $0 + 1]
      }
      return ([-5, number + 0.5] + beside.prefix(4)).map { .floating($0) }
        + otherValues(than: input.value, palette)
    case .boolean, .enumeration: return otherValues(than: input.value, palette)
    case .string(let text):
      return (ResemblingTexts.of(text).prefix(3) + palette.strings).map { .string($0) }
    case .array(let box):
      return counts(palette).filter { $0 != box.elements.count }.map { .count($0) } + [.alike]
    case .term(let term) where term.kind == .source:
      switch term.type?.unwrapped {
      case .external("Int", _)?: return ([0, 1, 2, 7, -1] + palette.integers).map { .integer($0) }
      case .external("Double", _)?, .external("CGFloat", _)?:
        return ([0, 0.5, 1, -5] + palette.floatings).map { .floating($0) }
      case .external("String", _)?: return palette.strings.map { .string($0) }
      case .array?: return counts(palette).map { .count($0) }
      default: return []
      }
    default: return []
    }
  }
}
