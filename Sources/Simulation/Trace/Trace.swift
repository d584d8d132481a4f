/// One run of a body in a step.
package struct Run: Sendable {
  /// The view's or modifier's type name.
  package var view: String
  /// Where it stands: `Screen/List/[2]/Row`.
  package var path: String
  package var node: NodeID
  /// 1 for the first update pass of the step.
  package var pass: Int
  package var cause: Cause
  /// Primitive view values that this run built.
  package var built = 0
  /// Of what stands below it, how many primitives show something new after it; 0: it ran for
  /// nothing.
  package var needed = 0
  /// Computed view properties and helpers that ran as part of it, with how often.
  package var inlined: [String: Int] = [:]
  /// The node itself, or the nearest body above rows and deferred content.
  package var owner: NodeID
  /// Rows and deferred content are runs, but no evaluations.
  package var isBody: Bool
}

/// Why a body ran.
package enum Cause: Hashable, Sendable {
  /// It appeared for the first time; the run that made it, if any.
  case appeared(parent: Int?)
  /// Its identity is new: another branch, another id.
  case identity(parent: Int?)
  /// An input compared unequal after its parent ran.
  case input(name: String, old: String, new: String, parent: Int?)
  /// State of its own was written. The write is an index into ``StepTrace/writes``.
  case state(name: String, write: Int)
  /// State behind one of its bindings was written.
  case binding(name: String, write: Int)
  /// An ObservableObject it observes announced a change.
  case object(name: String, write: Int)
  /// An observed property that it read was written.
  case observed(name: String, write: Int)
  /// The environment value under a key changed; the run that wrote it.
  case environment(key: String, parent: Int?)
  /// What it stands in is being removed, and a binding of it always answers "changed".
  case removed(parent: Int?)
}

/// Why a view's body did not run in a step.
package enum SkipReason: Hashable, Sendable {
  /// Its parent ran and made an equal value for it.
  case equalInputs(parent: NodeID)
  /// Its parent ran and made another value for it, which its own `==` says is equal.
  case ownEquality(parent: NodeID)
  /// It is in a row of a list whose data, ids and row closure compared equal, so that the parent's
  /// run made no row.
  case equalRows(parent: NodeID)
  /// It is in content that is made later, and the closure that makes it compared equal.
  case equalContent(parent: NodeID)
  /// It was asked to look, and none of its sources had changed for it.
  case unchangedSources
  /// No ancestor ran and nothing it depends on was written.
  case untouched
}

/// A write of a step.
package struct Write: Hashable, Sendable {
  package var target: String
  /// The one place within it that changes: `.points`, `[1].metres`; empty: the whole of it, or nobody asked.
  package var member: String
  package var old: String
  package var new: String
  package var location: SourceLocation?
  /// It invalidated nothing: an equal value, or a property that nobody observes.
  package var isDropped: Bool
}

/// What one step did.
package struct StepTrace: Sendable {
  package var action: String
  package var runs: [Run] = []
  package var writes: [Write] = []
  package var probes: [String: Int] = [:]
  package var rebuilt = 0
  /// Of these, texts and images that are nothing but the label of a control: a title that is written in the
  /// control's initializer counts with the control.
  package var titles = 0
  /// How often bodies sorted something or made a formatter.
  package var work = 0
  /// The AnyViews on screen after the step.
  package var erased = 0
  package var needed = 0
  package var passes = 0
  /// What the step did to things that are not declared: calls and values set, in order.
  package var effects: [String] = []
  /// For each effect, the first name in it that is declared nowhere.
  package var effectDoubts: [String?] = []
  /// What would have stopped the program.
  package var trap: Unsupported?
  /// Values that state had while the step waited for something: they are seen for a while.
  package var passing: [PassingValue] = []
  /// What could not be modelled in this step.
  package var unchecked: [Unsupported] = []
  /// Views that were compared or woken and did not run.
  package var skipped: [NodeID: SkipReason] = [:]

  package init(action: String) { self.action = action }
}

/// Collects the events of the running step.
struct TraceLog {
  var runs: [Run] = []
  var skipped: [NodeID: SkipReason] = [:]
  /// Open runs, innermost last, with the counts when they began.
  private var open: [(run: Int, built: Int)] = []
  private var current: Int?

  /// Lists and contents that compared equal when their parent ran.
  private(set) var equal: [NodeID: SkipReason] = [:]

  mutating func skip(_ node: NodeID, _ reason: SkipReason) { skipped[node] = reason }

  mutating func skipBelow(_ node: NodeID, _ reason: SkipReason) { equal[node] = reason }

  mutating func begin(_ machine: Machine, rule index: Int, reason: Reason, isFirst: Bool) {
    let rule = machine.engine.rules[index]
    let run = Run(
      view: machine.viewName(at: rule.node), path: machine.path(to: rule.node), node: rule.node,
      pass: machine.engine.pass,
      cause: machine.cause(reason, node: rule.node, isFirst: isFirst),
      owner: machine.bodyNode(rule.node), isBody: rule.isBody)
    guard runs.count < machine.limits.events else {
      current = nil
      return
    }
    runs.append(run)
    current = runs.count - 1
    open.append((runs.count - 1, machine.counts.rebuilt))
    machine.engine.rules[index].lastRun = (machine.engine.step, runs.count - 1)
    skipped[rule.node] = nil
  }

  mutating func end() { if !open.isEmpty { open.removeLast() } }

  /// The number of the innermost open run in the step.
  var currentRun: Int? { open.last?.run }

  mutating func addBuilt() {
    if let last = open.last { runs[last.run].built += 1 }
  }

  mutating func addNeeded(_ count: Int) {
    if let last = open.last { runs[last.run].needed += count }
  }

  mutating func inline(_ name: String) {
    if let last = open.last { runs[last.run].inlined[name, default: 0] += 1 }
  }

  mutating func reset() {
    runs = []
    skipped = [:]
    equal = [:]
    open = []
  }
}

extension Machine {
  /// Views in rows and contents that compared equal have that as their reason.
  func explainEqualContents() {
    for (root, reason) in trace.equal.sorted(by: { $0.key < $1.key }) {
      var pending = engine.nodes[root].children
      while let node = pending.popLast() {
        if let rule = engine.nodes[node].rule, engine.rules[rule].isBody {
          if trace.skipped[node] == nil { trace.skip(node, reason) }
        } else {
          pending += engine.nodes[node].children
        }
      }
    }
  }

  /// A reason in the trace's terms.
  func cause(_ reason: Reason, node: NodeID, isFirst: Bool) -> Cause {
    switch reason {
    case .firstAppearance: return .appeared(parent: runAbove(node))
    case .identity(let parent): return .identity(parent: run(of: parent) ?? runAbove(node))
    case .input(let parent, let field, let old, let new):
      return .input(name: field, old: old, new: new, parent: run(of: parent) ?? runAbove(node))
    case .state(let location, let write):
      return .state(name: engine.locations[location].name, write: write)
    case .binding(let location, let write):
      return .binding(name: engine.locations[location].name, write: write)
    case .object(let id, let write):
      return .object(name: program.types[objects[id].type].name, write: write)
    case .observed(let access, let write):
      let type = objects[access.object].type
      let property = layout(type)[access.property].name
      return .observed(name: "\(program.types[type].name).\(property)", write: write)
    case .environment(let key, let writer):
      return .environment(key: key, parent: writer.flatMap(runAbove))
    case .foreign(let access, let write):
      let object = engine.foreign[access.object]
      return object?.announces == true
        ? .object(name: object?.name ?? "", write: write)
        : .observed(name: "\(object?.name ?? "").\(access.member)", write: write)
    case .phase(let parent): return .removed(parent: runAbove(parent))
    }
  }

  private func run(of node: NodeID) -> Int? {
    guard let rule = engine.nodes[node].rule, let last = engine.rules[rule].lastRun,
      last.step == engine.step
    else { return nil }
    return last.event
  }

  /// The nearest node with a body, from `node` upwards.
  func bodyNode(_ node: NodeID) -> NodeID {
    var current = node
    while current > 0 {
      if let rule = engine.nodes[current].rule, engine.rules[rule].isBody { return current }
      current = engine.nodes[current].parent
    }
    return node
  }

  /// The run of the nearest rule above a node that ran in this step.
  private func runAbove(_ node: NodeID) -> Int? {
    var current = engine.nodes[node].parent
    while current > 0 {
      if let run = run(of: current) { return run }
      current = engine.nodes[current].parent
    }
    return nil
  }
}
