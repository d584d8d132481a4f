/// What a simulation was at a moment: the tree, the state, the objects, and what was found so far.
/// Taking one is cheap, since all of it is copied when it is written.
///
/// Variables that closures share are not in it. A run that depends on them is done from the start.
package final class Snapshot {
  fileprivate let engine: EngineState
  fileprivate let heap: Heap
  fileprivate let assumptions: AssumptionLog
  fileprivate let termFacts: [HashKey: Value]
  fileprivate let questions: [String]
  fileprivate let asked: Set<String>
  fileprivate let expected: [ExpectedAnswer]
  fileprivate let waiting: [WaitingTask]
  fileprivate let inputs: [String: EventValue]

  /// The views of the tree: what keeping it takes.
  package var nodeCount: Int { engine.nodes.count }

  fileprivate init(_ graph: ViewGraph) {
    engine = graph.engine
    heap = Heap(of: graph.interpreter)
    assumptions = graph.interpreter.assumptions
    termFacts = graph.interpreter.termFacts
    questions = graph.interpreter.questions
    asked = graph.interpreter.asked
    expected = graph.interpreter.expected
    waiting = graph.waiting
    inputs = graph.interpreter.options.inputs
  }

  fileprivate func restore(_ graph: ViewGraph) {
    graph.engine = engine
    heap.restore(graph.interpreter)
    graph.interpreter.assumptions = assumptions
    graph.interpreter.termFacts = termFacts
    graph.interpreter.questions = questions
    graph.interpreter.asked = asked
    graph.interpreter.expected = expected
    graph.waiting = waiting
    graph.interpreter.options.inputs = inputs
  }
}

extension ScreenEvents {
  func snapshot() -> Snapshot { Snapshot(graph) }

  func restore(_ snapshot: Snapshot) { snapshot.restore(graph) }
}
