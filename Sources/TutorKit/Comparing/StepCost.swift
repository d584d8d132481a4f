import Simulation

extension ScreenEvent {
  /// What a step costs: further values of a control cost more than the first, and what comes from
  /// outside more than what is on screen.
  ///
  /// - Parameter number: the value's number among those of the control.
  func cost(ofValue number: Int) -> Int {
    switch kind {
    case .tap, .toggle, .perform, .answer, .resume, .dismiss: 1
    // Many values of one field would keep ways of four cheap steps waiting.
    case .edit:
      switch value {
      case .tag?, .enumCase?: number < 3 ? 1 : 2
      default: number < 10 ? min(1 + number, 3) : 4
      }
    default: 3
    }
  }

  /// Whether it may be done again as it is.
  var isRepeatable: Bool {
    switch kind {
    case .tap, .perform, .answer, .resume: true
    case .edit: if case .by? = value { true } else { false }
    default: false
    }
  }
}

extension EventValue {
  /// Whether all values that its control can give are tried.
  var isOneOfFew: Bool {
    switch self {
    case .boolean, .by, .tag, .enumCase, .none: true
    default: false
    }
  }
}

extension RenderTree {
  /// The names of all views in tree order: the shape of the screen.
  var names: [String] {
    var result: [String] = []
    var pending = [self]
    while let tree = pending.popLast() {
      result.append(tree.name)
      pending += tree.children.reversed()
    }
    return result
  }
}
