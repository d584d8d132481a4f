/// Why bodies ran and did not, for the trace of a step.
extension ScreenTree {
  /// Notes that the body of a rule begins to run.
  func beginRun(rule index: Int, _ decision: RunDecision) {
    let rule = graph.engine.rules[index]
    var run = Run(
      view: viewName(at: rule.node), path: path(to: rule.node), node: rule.node,
      pass: graph.engine.pass, cause: cause(decision.reason, node: rule.node),
      besides: decision.besides.map { cause($0, node: rule.node) },
      owner: bodyNode(rule.node), isBody: rule.isBody)
    if case .rows = decision.reason { run.list = list(of: rule.node) }
    guard let number = interpreter.trace.begin(run, limit: interpreter.limits.events) else {
      return
    }
    graph.engine.rules[index].lastRun = (graph.engine.step, number)
  }

  /// Where the list of a row stands.
  private func list(of row: NodeID) -> SourceLocation? {
    let parent = graph.engine.nodes[row].parent
    guard case .forEach(let list) = graph.engine.nodes[parent].kind else { return nil }
    return recorder.location(site: list.site)
  }

  /// Views in rows and contents that compared equal have that as their reason.
  func explainEqualContents() {
    for (root, reason) in interpreter.trace.equal.sorted(by: { $0.key < $1.key }) {
      var pending = graph.engine.nodes[root].children
      while let node = pending.popLast() {
        if let rule = graph.engine.nodes[node].rule, graph.engine.rules[rule].isBody {
          if interpreter.trace.skipped[node] == nil { interpreter.trace.skip(node, reason) }
        } else {
          pending += graph.engine.nodes[node].children
        }
      }
    }
  }

  /// A reason in the trace's terms.
  private func cause(_ reason: Reason, node: NodeID) -> Cause {
    switch reason {
    case .firstAppearance: return .appeared(parent: runAbove(node))
    case .identity(let parent): return .identity(parent: run(of: parent) ?? runAbove(node))
    case .input(let parent, let field, let old, let new, let isOwn):
      let run = run(of: parent) ?? runAbove(node)
      return .input(name: field, old: old, new: new, parent: run, isOwn: isOwn)
    case .rows(let change, let parent):
      return .rows(change, parent: run(of: parent) ?? runAbove(node))
    case .state(let location, let write):
      return .state(name: graph.engine.locations[location].name, write: write)
    case .binding(let location, let write):
      let boxes = graph.engine.nodes[node].rule.map { graph.engine.rules[$0].boxes.values }
      let isRead =
        boxes?.contains {
          graph.engine.bindingBoxes[$0].location == location
            && graph.engine.bindingBoxes[$0].isReadHere
        } ?? true
      return .binding(
        name: graph.engine.locations[location].name, write: write, isRead: isRead)
    case .object(let id, let write):
      return .object(
        name: interpreter.program.types[interpreter.objects[id].type].name, write: write)
    case .observed(let access, let write):
      let type = interpreter.objects[access.object].type
      let property = declaredTypes.layout(type)[access.property].name
      return .observed(name: "\(interpreter.program.types[type].name).\(property)", write: write)
    case .environment(let key, let writer):
      return .environment(key: key, parent: writer.flatMap(runAbove))
    case .foreign(let access, let write):
      let object = graph.engine.foreign[access.object]
      return object?.announces == true
        ? .object(name: object?.name ?? "", write: write)
        : .observed(name: "\(object?.name ?? "").\(access.member)", write: write)
    case .phase(let parent): return .removed(parent: runAbove(parent))
    }
  }

  private func run(of node: NodeID) -> Int? {
    guard let rule = graph.engine.nodes[node].rule, let last = graph.engine.rules[rule].lastRun,
      last.step == graph.engine.step
    else { return nil }
    return last.event
  }

  /// The nearest node with a body, from `node` upwards.
  func bodyNode(_ node: NodeID) -> NodeID {
    var current = node
    while current > 0 {
      if let rule = graph.engine.nodes[current].rule, graph.engine.rules[rule].isBody {
        return current
      }
      current = graph.engine.nodes[current].parent
    }
    return node
  }

  /// The run of the nearest rule above a node that ran in this step.
  private func runAbove(_ node: NodeID) -> Int? {
    var current = graph.engine.nodes[node].parent
    while current > 0 {
      if let run = run(of: current) { return run }
      current = graph.engine.nodes[current].parent
    }
    return nil
  }
}
