extension DecisionFinder {
  /// On which side of a range a value stands: what a search looks for, and nothing that has to be found, since a
  /// range may begin or end where nothing comes to.
  func sides(of value: Expr, in range: Expr, site: Int) -> [Decision] {
    guard case .binary(let op, let low, let high, _) = range, op == "..<" || op == "..." else {
      return []
    }
    let (below, above) = (UInt64(1) << Recorder.wayBelow, UInt64(1) << Recorder.wayAbove)
    let within: UInt64 = 2
    let end = op == "..." ? comparisonKey("<", high, value) : comparisonKey("<", value, high)
    return [
      Decision(key: comparisonKey("<", value, low), site: site, ways: [below, above | within]),
      Decision(key: end, site: site, ways: [above, below | within]),
    ].map { decision in
      var result = decision
      result.isGuide = true
      return result
    }
  }

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
}
