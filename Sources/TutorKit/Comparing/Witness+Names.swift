import Simulation

// What a person calls the steps of a witness.
extension Witness {
  /// The same with the names that the controls have when they are used.
  func named(in before: LoweredProgram) -> Witness {
    guard steps.count <= 200 else { return self }
    var result = self
    let driver = Driver(before, world)
    _ = driver.start()
    for (index, step) in steps.enumerated() {
      if steps.starts(index), Self.passes(steps.repeats(from: index), driver) {
        for place in steps.repeats(from: index).indices { result.steps[place].isPassed = true }
      }
      let control = driver.interactions(Palette()).first {
        $0.kind == step.event.kind && $0.place == step.event.place
      }
      if let control {
        result.steps[index].label = driver.address(of: step.event, control.label)
      }
      if driver.perform(step.event).problem != nil { break }
    }
    return result
  }

  /// Whether a control that is moved by equal steps leads elsewhere when it is set to the last value in one go.
  private static func passes(_ steps: ArraySlice<WitnessStep>, _ driver: Driver) -> Bool {
    guard steps.count > 1, steps.count <= mostPassed, let first = steps.first, first.showsValue,
      case .by? = first.event.value, let number = steps.last?.value.flatMap({ Int($0) })
    else { return false }
    let start = driver.snapshot()
    defer { driver.restore(start) }
    var last: RenderTree?
    for step in steps { last = driver.perform(step.event).screen }
    driver.restore(start)
    var event = first.event
    event.value = .integer(number)
    let direct = driver.perform(event)
    return direct.problem != nil || direct.screen != last
  }

  /// So many values are written one after another.
  private static let mostPassed = 12
}

extension [WitnessStep] {
  /// Whether a run of equal steps begins at a place.
  fileprivate func starts(_ index: Int) -> Bool {
    index == 0 || self[index - 1].event != self[index].event
  }

  /// The equal steps from a place on.
  fileprivate func repeats(from index: Int) -> ArraySlice<WitnessStep> {
    let end = self[index...].firstIndex { $0.event != self[index].event } ?? endIndex
    return self[index..<end]
  }
}
