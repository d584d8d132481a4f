/// A group of the view graph's functions that has one subject. It can use the interpreter's parts too.
protocol GraphPart: InterpreterPart {
  /// The graph whose state the functions read and write.
  var graph: ViewGraph { get }
}

extension GraphPart {
  var interpreter: Interpreter { graph.interpreter }
}

/// Each part by its name, for the graph and for the other parts.
extension GraphPart {
  var storage: Storage { Storage(graph: graph) }
  var treeValues: TreeValues { TreeValues(graph: graph) }
  var functionTrials: FunctionTrials { FunctionTrials(graph: graph) }
  var delayedTasks: DelayedTasks { DelayedTasks(graph: graph) }
  var listRows: ListRows { ListRows(graph: graph) }
  var navigation: Navigation { Navigation(graph: graph) }
  var styledViews: StyledViews { StyledViews(graph: graph) }
  var geometry: Geometry { Geometry(graph: graph) }
  var publishing: Publishing { Publishing(graph: graph) }
  var controlActions: ControlActions { ControlActions(graph: graph) }
  var pathEnds: PathEnds { PathEnds(graph: graph) }
  var screenTree: ScreenTree { ScreenTree(graph: graph) }
  var screenEvents: ScreenEvents { ScreenEvents(graph: graph) }
  var believed: BelievedDecisions { BelievedDecisions(graph: graph) }
}
