import Simulation

/// What is assumed where two programs are compared: the same for both.
struct World: Sendable, Hashable {
  /// Questions about the unknown that are answered with no, what was found last at the end.
  var contrary: [String] = []
  /// Other inputs of the root.
  var inputs: [String: EventValue] = [:]
  var numbersInTitles = NumberStyle.plain
  /// See ``SimulationOptions/delaysTasks``, ``SimulationOptions/showsAnyDestination``,
  /// ``SimulationOptions/isPressing`` and ``SimulationOptions/reversesHashed``.
  var delaysTasks = false
  var showsAnyDestination = false
  var isPressing = false
  var reversesHashed = false
  /// See ``SimulationOptions/seesIdentities``.
  var seesIdentities = true
  /// See ``SimulationOptions/standIns``.
  var standIns: Int?
  /// The inputs whose values a report tells; nil: some.
  var told: Set<String>?
  /// See ``SimulationOptions/observedClasses``.
  var observedClasses: [String: Bool] = [:]
  /// See ``SimulationOptions/hidesHandlers``.
  var hidesHandlers = false
  /// See ``SimulationOptions/neededInputs``.
  var neededInputs: Set<String> = []
  /// See ``SimulationOptions/remadeProperties``.
  var remadeProperties: Set<String> = []

  /// With what one of two programs tells of classes that the other one leaves undeclared, and what the first one
  /// must be given.
  func knowing(_ before: LoweredProgram, _ after: LoweredProgram) -> World {
    var world = self
    world.observedClasses = before.observedClasses.merging(after.observedClasses) { $0 || $1 }
    world.neededInputs = before.neededInputs
    world.seesIdentities = before.seesIdentities || after.seesIdentities
    return world
  }
}
