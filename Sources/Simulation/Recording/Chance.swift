/// Values that are others in each run: what they decide is not known.
extension Recorder {
  /// Whether a value is drawn at random.
  func isChance(_ value: Value) -> Bool {
    guard !interpreter.options.showsEverything, case .fresh(let kind, _) = value else {
      return false
    }
    return kind.hasPrefix("random ")
  }

  /// Elements are put in an order that is drawn at random: where each stands then is not known.
  func noteChance(ofOrder call: String, site: Int) {
    guard !interpreter.options.showsEverything, interpreter.trialDepth == 0 else { return }
    interpreter.assumptions.fail(Unsupported(.chance, [call + "()"], at: location(site: site)))
  }

  /// A condition that is drawn at random is asked.
  func noteChance(_ value: Value, _ kind: String, site: Int) {
    guard isChance(value), interpreter.trialDepth == 0 else { return }
    let name = kind.dropFirst("random ".count) + ".random()"
    interpreter.assumptions.fail(Unsupported(.chance, [String(name)], at: location(site: site)))
  }

  /// A condition is asked that says how a value compares that is drawn at random.
  func noteChance(of term: Term, site: Int) {
    var pending = [term]
    for _ in 0..<20 {
      guard let next = pending.popLast(), next.kind == .operation else { return }
      for operand in next.operands {
        switch operand {
        case .fresh(let kind, _): noteChance(operand, kind, site: site)
        case .term(let inner): pending.append(inner)
        default: continue
        }
      }
    }
  }
}
