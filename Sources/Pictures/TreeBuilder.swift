import Simulation
import TutorKit

/// Adds the steps of one run to a tree. Nodes keep their ids from step to step.
struct TreeBuilder {
  /// The names of the tree's sources.
  let files: [String]
  var tree: PictureTree
  /// Ids by the run's nodes.
  private var ids: [NodeID: Int] = [:]

  init(files: [String], tree: PictureTree) {
    (self.files, self.tree) = (files, tree)
  }

  /// Adds a step with the counts, causes and reasons of its report.
  mutating func add(
    _ index: Int, of run: SimulationRun, as report: SimulationReport.Step, named name: String
  ) {
    let trace = run.steps[index]
    let drawing = run.drawings.indices.contains(index) ? run.drawings[index] : []
    let order = register(drawing)
    var step = PictureTree.Step(
      action: name.visible, bodies: report.evaluations.reduce(0) { $0 + $1.ran },
      rebuilt: report.rebuilt, needed: report.needed, order: position(of: order))
    step.problem = report.problem?.visible
    step.unchecked = (report.unchecked ?? []).map(\.line).map(\.visible)
    step.writes = zip(trace.writes, report.writes).map { write($0, $1.visible, run) }
    step.states = states(drawing, run.instances[index], report, trace)
    step.arrows = arrows(trace)
    step.gone = report.evaluations.dropFirst(run.instances[index].count).map(\.view.visible)
    step.lines = lines(run, index)
    tree.steps.append(step)
  }

  // MARK: Nodes

  /// The ids of a step's nodes in order.
  private mutating func register(_ drawing: [ScreenNode]) -> [Int] {
    var order: [Int] = []
    for node in drawing {
      if let known = ids[node.node] {
        order.append(known)
        continue
      }
      guard tree.nodes.count < PictureTree.mostNodes else {
        tree.isCut = true
        continue
      }
      var made = PictureTree.Node(
        kind: node.kind == .view ? .view : .primitive, name: node.name.visible,
        parent: node.parent.flatMap { ids[drawing[$0].node] })
      made.row = node.row?.visible
      made.text = node.text.isEmpty ? nil : node.text.visible
      made.modifiers =
        node.modifiers.isEmpty ? nil : node.modifiers.joined(separator: " ").visible
      ids[node.node] = tree.nodes.count
      order.append(tree.nodes.count)
      tree.nodes.append(made)
    }
    return order
  }

  private mutating func position(of order: [Int]) -> Int {
    if let last = tree.orders.indices.last, tree.orders[last] == order { return last }
    tree.orders.append(order)
    return tree.orders.count - 1
  }

  // MARK: What a step did

  private func states(
    _ drawing: [ScreenNode], _ instances: [ViewInstance], _ report: SimulationReport.Step,
    _ trace: StepTrace
  ) -> [PictureTree.State] {
    let needed = trace.runs.reduce(into: [NodeID: Int]()) { $0[$1.owner, default: 0] += $1.needed }
    var states: [Int: PictureTree.State] = [:]
    for node in drawing {
      guard let id = ids[node.node] else { continue }
      let text = node.text.isEmpty ? nil : node.text.visible
      var state = PictureTree.State(node: id, built: node.built, needed: node.changed)
      if text != tree.nodes[id].text { state.text = text ?? "" }
      if state.built > 0 || state.text != nil { states[id] = state }
    }
    for (instance, evaluation) in zip(instances, report.evaluations) {
      guard let id = ids[instance.node] else { continue }
      var state = PictureTree.State(node: id, ran: evaluation.ran, built: evaluation.built)
      state.needed = min(needed[instance.node] ?? 0, evaluation.built)
      state.why = (evaluation.ran > 0 ? evaluation.chain : [evaluation.cause]).map(\.visible)
      let isOfInterest = trace.skipped[instance.node].map { $0 != .untouched } ?? false
      if evaluation.ran > 0 || evaluation.built > 0 || isOfInterest { states[id] = state }
    }
    return states.values.sorted { $0.node < $1.node }
  }

  /// One arrow for the first run of each view, as the report names the first run's cause.
  private func arrows(_ trace: StepTrace) -> [PictureTree.Arrow] {
    var seen: Set<NodeID> = []
    return trace.runs.compactMap { run in
      guard run.isBody, seen.insert(run.node).inserted, let id = ids[run.node] else { return nil }
      let parent = run.cause.madeBy.flatMap { trace.runs.indices.contains($0) ? $0 : nil }
      let from = parent.flatMap { ids[trace.runs[$0].owner] }
      guard run.cause.label != nil || from != nil else { return nil }
      return PictureTree.Arrow(
        from: from == id ? nil : from, to: id, label: (run.cause.label ?? "").visible)
    }
  }

  // MARK: Source

  private func write(
    _ write: Write, _ text: String, _ run: SimulationRun
  ) -> PictureTree.Write {
    var result = PictureTree.Write(text: text)
    if let location = write.location, let source = source(location, run) {
      (result.source, result.line) = (source, location.line)
    }
    return result
  }

  private func source(_ location: SourceLocation, _ run: SimulationRun) -> Int? {
    guard run.files.indices.contains(location.file) else { return nil }
    return files.firstIndex(of: run.files[location.file].visible)
  }

  private func lines(_ run: SimulationRun, _ index: Int) -> [[Int]] {
    var lines = files.map { _ in [Int]() }
    for location in run.ranLines.indices.contains(index) ? run.ranLines[index] : [] {
      if let source = source(location, run) { lines[source].append(location.line) }
    }
    return lines
  }
}

extension Cause {
  /// The property, input or key that carried it; nil: the view is new or goes.
  fileprivate var label: String? {
    switch self {
    case .appeared, .identity, .removed: nil
    case .input(let name, _, _, _, _): name
    case .rows: ""
    case .state(let name, _), .binding(let name, _, _), .observed(let name, _):
      name.property
    case .object(let name, _): name
    case .environment(let key, _): key
    }
  }

  /// The run that led to it.
  fileprivate var madeBy: Int? {
    switch self {
    case .appeared(let parent), .identity(let parent), .input(_, _, _, let parent, _),
      .rows(_, let parent), .environment(_, let parent), .removed(let parent):
      parent
    case .state, .binding, .object, .observed: nil
    }
  }
}

extension String {
  /// `count` of `OrderView._count`.
  fileprivate var property: String {
    let last = split(separator: ".").last.map(String.init) ?? self
    return last.hasPrefix("_") && last.count > 1 ? String(last.dropFirst()) : last
  }
}
