extension Interpreter {
  func executeLoop(_ statement: Stmt, _ frame: inout Frame) throws(Interruption) -> Completion {
    switch statement {
    case .forIn(let pattern, let sequence, let condition, let body, let label, let site):
      func turn(_ element: Value, _ frame: inout Frame) throws(Interruption) -> Completion? {
        try tick(site)
        guard try operators.bind(pattern, to: element, &frame) else { return nil }
        if let condition, !operators.truth(try evaluate(condition, &frame), site: site) {
          return nil
        }
        return end(of: try execute(body, &frame), label: label)
      }
      let source = try evaluate(sequence, &frame)
      if case .term(let open) = source, open.isOpenSequence {
        var completion: Completion?
        try sequenceLibrary.walk(open, site: site) { element throws(Interruption) in
          completion = try turn(element, &frame)
          return completion == nil
        }
        return completion ?? .normal
      }
      if case .binding(let binding) = source,
        let elements = try host.valueStore.elements(of: binding, site: site)
      {
        for element in elements {
          if let completion = try turn(element, &frame) { return completion }
        }
        return .normal
      }
      var own: Completion?
      let isOwn = try sequenceLibrary.walkOwn(source, site: site) { element throws(Interruption) in
        own = try turn(element, &frame)
        return own == nil
      }
      if isOwn { return own ?? .normal }
      for element in try sequenceLibrary.elements(of: source, site: site) {
        if let completion = try turn(element, &frame) { return completion }
      }
      return .normal
    case .whileLoop(let conditions, let body, let label, let site):
      var waiting = WaitingLoop(host)
      while try holds(conditions, &frame) {
        try waiting.begin(site: site)
        try tick(site)
        if let end = end(of: try execute(body, &frame), label: label) { return end }
        waiting.end()
      }
      return .normal
    case .repeatWhile(let body, let condition, let label, let site):
      var waiting = WaitingLoop(host)
      repeat {
        try waiting.begin(site: site)
        try tick(site)
        if let end = end(of: try execute(body, &frame), label: label) { return end }
        waiting.end()
      } while operators.truth(try evaluate(condition, &frame), site: site)
      return .normal
    default: return .normal
    }
  }

  /// What a turn's completion means for its loop; nil: go on.
  func end(of turn: Completion, label: String?) -> Completion? {
    switch turn {
    case .normal, .fellThrough: nil
    case .broke(let target): target == nil || target == label ? .normal : turn
    case .continued(let target): target == nil || target == label ? nil : turn
    case .returned: turn
    }
  }
}
