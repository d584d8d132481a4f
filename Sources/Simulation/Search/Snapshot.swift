/// What a simulation was at a moment: the tree, the state, the objects, and what was found so far.
/// Taking one is cheap, since all of it is copied when it is written.
///
/// Variables that closures share are not in it. A run that depends on them is done from the start.
package final class Snapshot {
  fileprivate let engine: EngineState
  fileprivate let objects: [Instance]
  fileprivate let globals: [Value?]
  fileprivate let statics: [StaticKey: Value]
  fileprivate let freshCount: Int
  fileprivate let assumptions: AssumptionLog
  fileprivate let termFacts: [HashKey: Value]
  fileprivate let questions: [String]
  fileprivate let asked: Set<String>
  fileprivate let expected: [ExpectedAnswer]
  fileprivate let inputs: [String: EventValue]

  fileprivate init(_ machine: Machine) {
    engine = machine.engine
    objects = machine.objects
    globals = machine.globals
    statics = machine.statics
    freshCount = machine.freshCount
    assumptions = machine.assumptions
    termFacts = machine.termFacts
    questions = machine.questions
    asked = machine.asked
    expected = machine.expected
    inputs = machine.options.inputs
  }

  fileprivate func restore(_ machine: Machine) {
    machine.engine = engine
    machine.objects = objects
    machine.globals = globals
    machine.statics = statics
    machine.freshCount = freshCount
    machine.assumptions = assumptions
    machine.termFacts = termFacts
    machine.questions = questions
    machine.asked = asked
    machine.expected = expected
    machine.options.inputs = inputs
  }
}

extension Machine {
  func snapshot() -> Snapshot { Snapshot(self) }

  func restore(_ snapshot: Snapshot) { snapshot.restore(self) }
}
