/// Something that runs and can be counted: a view's body, or a helper within one.
package struct Piece: Hashable, Sendable, Comparable {
  /// The type of the view or view modifier.
  package var view: String
  /// A computed view property or helper function of it; nil: its body.
  package var helper: String?

  package init(view: String, helper: String? = nil) {
    self.view = view
    self.helper = helper
  }

  package static func < (a: Piece, b: Piece) -> Bool {
    (a.view, a.helper ?? "") < (b.view, b.helper ?? "")
  }
}

/// How often each piece ran in the last of some steps: in truth, or as a model that only reads the
/// trace believes. What did not run is left out.
///
/// - Parameters:
///   - traces: The steps from the first appearance on.
///   - instances: The views on screen after each of them.
///   - model: nil, or one that is not simulated, for the truth of the traces.
package func pieceCounts(
  _ traces: ArraySlice<StepTrace>, _ instances: ArraySlice<[ViewInstance]>, model: MentalModel?
) -> [Piece: Int] {
  guard let trace = traces.last, let alive = instances.last else { return [:] }
  var runs = NodeRuns(trace, instances: instances)
  if let model, !model.isSimulated {
    runs.apply(model, trace, alive, known: NodeRuns.latest(traces, instances))
  }
  return runs.counts
}

/// Runs of bodies and helpers by node.
private struct NodeRuns {
  var views: [NodeID: String] = [:]
  var bodies: [NodeID: Int] = [:]
  var helpers: [NodeID: [String: Int]] = [:]

  init(_ trace: StepTrace, instances: ArraySlice<[ViewInstance]>) {
    for instance in instances.suffix(2).joined() { views[instance.node] = instance.view }
    for run in trace.runs {
      if run.isBody {
        views[run.node] = run.view
        bodies[run.node, default: 0] += 1
      }
      helpers[run.owner, default: [:]].merge(run.inlined, uniquingKeysWith: +)
    }
  }

  var counts: [Piece: Int] {
    var result: [Piece: Int] = [:]
    for (node, count) in bodies where count > 0 {
      result[Piece(view: views[node] ?? ""), default: 0] += count
    }
    for (node, names) in helpers {
      for (name, count) in names where count > 0 {
        result[Piece(view: views[node] ?? "", helper: name), default: 0] += count
      }
    }
    return result
  }

  /// For each node the helpers that its latest run used.
  static func latest(
    _ traces: ArraySlice<StepTrace>, _ instances: ArraySlice<[ViewInstance]>
  ) -> [NodeID: [String: Int]] {
    traces.reduce(into: [:]) { known, trace in
      let runs = NodeRuns(trace, instances: instances)
      for node in runs.bodies.keys { known[node] = runs.helpers[node] ?? [:] }
    }
  }

  mutating func apply(
    _ model: MentalModel, _ trace: StepTrace, _ alive: [ViewInstance],
    known: [NodeID: [String: Int]]
  ) {
    let ran = Set(bodies.keys)
    let tree = InstanceTree(alive)
    func add(_ nodes: Set<NodeID>) {
      for node in nodes where bodies[node] == nil {
        bodies[node] = 1
        helpers[node] = known[node]
      }
    }
    switch model {
    case .wholeSubtree: add(tree.descendants(of: ran))
    case .everything: add(Set(alive.map(\.node)))
    case .ancestors: add(tree.ancestors(of: ran))
    case .everyRow: add(tree.rowsBeside(ran))
    case .changedLeafOnly: drop(ran.intersection(tree.ancestors(of: ran)))
    case .sourceOnly: drop(nodes(in: trace) { $0.isHandedOn })
    case .branchesKeepViews: drop(nodes(in: trace) { $0.isNewIdentity })
    default: break
    }
  }

  private func nodes(in trace: StepTrace, where isMeant: (Cause) -> Bool) -> Set<NodeID> {
    let meant = trace.runs.filter {
      $0.isBody && isMeant($0.cause) && $0.besides.allSatisfy(isMeant)
    }
    return Set(meant.map(\.node))
  }

  private mutating func drop(_ nodes: Set<NodeID>) {
    for node in nodes {
      bodies[node] = nil
      helpers[node] = nil
    }
  }
}

/// The custom views on screen as a tree.
private struct InstanceTree {
  let instances: [ViewInstance]
  let parents: [NodeID: NodeID]

  init(_ instances: [ViewInstance]) {
    self.instances = instances
    parents = instances.reduce(into: [:]) { $0[$1.node] = $1.parent }
  }

  func ancestors(of nodes: Set<NodeID>) -> Set<NodeID> {
    var result: Set<NodeID> = []
    for node in nodes {
      var current = parents[node]
      while let parent = current, result.insert(parent).inserted { current = parents[parent] }
    }
    return result
  }

  /// Instances are in tree order, so that a parent is known before its children.
  func descendants(of nodes: Set<NodeID>) -> Set<NodeID> {
    var result: Set<NodeID> = []
    for instance in instances {
      guard let parent = instance.parent else { continue }
      if nodes.contains(parent) || result.contains(parent) { result.insert(instance.node) }
    }
    return result
  }

  /// The rows of each ForEach of which a row or the view around it is among the nodes.
  func rowsBeside(_ nodes: Set<NodeID>) -> Set<NodeID> {
    let touched = Set(
      instances.filter { instance in
        nodes.contains(instance.node) || instance.parent.map(nodes.contains) == true
      }.compactMap(\.list))
    return Set(instances.filter { $0.list.map(touched.contains) == true }.map(\.node))
  }
}

extension Cause {
  /// It ran for what another view's run gave it.
  fileprivate var isHandedOn: Bool {
    switch self {
    case .input, .rows: true
    default: false
    }
  }

  fileprivate var isNewIdentity: Bool {
    switch self {
    case .identity: true
    default: false
    }
  }
}
