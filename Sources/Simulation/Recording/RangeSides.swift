/// On which side of a range a value stands that is looked for in it. That it is not in the range says too little: a
/// program may draw one end of it elsewhere.
extension Recorder {
  /// Ways of such a question, beside 0 and 1 for its answer.
  static let (wayBelow, wayAbove) = (2, 3)

  /// Distances from the upper end go by other sites than those from the lower one.
  private static let upperSites = 1 << 40

  func noteSide(of value: Value?, in range: Value, site: Int) {
    guard interpreter.options.showsEverything, let number = value?.magnitude,
      let ends = range.ends
    else { return }
    let isAbove = ends.isClosed ? number > ends.high : number >= ends.high
    noteWay(site, number < ends.low ? Self.wayBelow : isAbove ? Self.wayAbove : 1)
    interpreter.ways.note(site, distance: abs(number - ends.low))
    interpreter.ways.note(site + Self.upperSites, distance: abs(number - ends.high))
  }
}

extension Value {
  /// The ends of a range of numbers. nil: it is none, or one of them is not known.
  fileprivate var ends: (low: Double, high: Double, isClosed: Bool)? {
    switch self {
    case .range(let low, let high, _): return (Double(low), Double(high), false)
    case .term(let term):
      guard term.head == "..." || term.head == "..<", term.operands.count == 2,
        let low = term.operands[0].magnitude, let high = term.operands[1].magnitude
      else { return nil }
      return (low, high, term.head == "...")
    default: return nil
    }
  }
}

extension DecisionFinder {
  /// The same for `(1..<180).contains(azimuth)`.
  func sides(ofContains callee: Expr, _ arguments: [Argument], site: Int) -> [Decision] {
    guard case .member(let range, "contains", _, _) = callee, arguments.count == 1 else {
      return []
    }
    return sides(of: arguments[0].value, in: range, site: site)
  }

  /// The same for `case 1..<180:`.
  func sides(of subject: Expr, in item: SwitchCase) -> [Decision] {
    item.items.flatMap { choice -> [Decision] in
      guard case .expression(let range) = choice.pattern, case .binary(_, _, _, let site) = range
      else { return [] }
      return sides(of: subject, in: range, site: site)
    }
  }

  /// On which side of a range a value stands: what a search looks for, and nothing that has to be found, since a
  /// range may begin or end where nothing comes to.
  func sides(of value: Expr, in range: Expr, site: Int) -> [Decision] {
    guard case .binary(let op, let low, let high, _) = range, op == "..<" || op == "..." else {
      return []
    }
    let (below, above) = (UInt64(1) << Recorder.wayBelow, UInt64(1) << Recorder.wayAbove)
    let end = op == "..." ? comparisonKey("<", high, value) : comparisonKey("<", value, high)
    return [
      Decision(key: comparisonKey("<", value, low), site: site, ways: [below, above | 2]),
      Decision(key: end, site: site, ways: [above, below | 2]),
    ].map { decision in
      var result = decision
      result.isGuide = true
      return result
    }
  }
}
