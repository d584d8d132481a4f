import Simulation

/// The machine-readable form of a simulation: format 1.
///
/// Its own type, so that a renamed property of the trace cannot break a script.
package struct SimulationReport: Codable, Hashable, Sendable {
  /// The version of this schema.
  package var format = 1
  /// The root expression that was shown.
  package var root: String
  /// The system whose counts these are, where one was asked for.
  package var system: String?
  package var steps: [Step]
  /// What was taken for granted about things the program does not declare.
  package var assumptions: [Remark]
  /// What could not be modelled; counts around it are not certain.
  package var unchecked: [Remark]

  package struct Step: Codable, Hashable, Sendable {
    /// `initial`, or the step as it was given.
    package var action: String
    package var evaluations: [Evaluation]
    package var probes: [String: Int]
    /// Primitive view values built again.
    package var rebuilt: Int
    /// Primitive view values whose shown value changed, or that are new.
    package var needed: Int
    /// What was written: `OrderView._count: 1 → 2`.
    package var writes: [String]
    /// Why the step could not be carried out.
    package var problem: String?
    /// What could not be modelled in this step; nil: nothing.
    package var unchecked: [Remark]?
  }

  package struct Evaluation: Codable, Hashable, Sendable {
    /// The view's or view modifier's type.
    package var view: String
    /// Where it stands in the tree.
    package var path: String
    /// How often its body ran in the step.
    package var ran: Int
    /// Why it ran, or why not.
    package var cause: String
    /// The way from the body back to the write or the first appearance.
    package var chain: [String]
    /// Primitive view values that its body built, rows and other content closures included.
    package var built: Int
    /// Distance from the root in views and modifiers.
    package var depth: Int
    /// Computed view properties and helpers that ran as part of the body, with how often; rows and
    /// other content closures included.
    package var inlined: [String: Int]?
    /// Why it did not run, in words; nil where it ran, and in a report that was read back.
    var whyNot: String?
    /// Rows that its body made again for nothing; nil: there are none, or the report was read back.
    var idleRows: IdleRows?

    private enum CodingKeys: String, CodingKey {
      case view, path, ran, cause, chain, built, depth, inlined
    }
  }

  package struct Remark: Codable, Hashable, Sendable {
    package var text: String
    /// `file:line:column`, where the source tells.
    package var location: String?
  }
}

extension SimulationReport {
  /// Whether nothing came of the whole run, since what the views hold is not modelled.
  package var isUntold: Bool {
    steps.first?.unchecked != nil && steps.allSatisfy { $0.rebuilt == 0 }
  }

  /// So many identities that two rows have in common are named.
  private static let mostIdentities = 3

  package init(_ run: SimulationRun) {
    root = run.root
    system = run.system?.rawValue
    let probes = Set(run.steps.flatMap(\.probes.keys)).sorted()
    steps = run.steps.indices.map { Step(run, step: $0, probes: probes) }
    assumptions =
      run.assumptions.map { Remark(text: $0.words, location: run.place($0.location)) }
      + Set(run.steps.flatMap(\.repeatedIdentities)).sorted().prefix(Self.mostIdentities).map {
        Remark(text: SimulationWords.repeatedIdentity($0))
      }
    unchecked = run.unchecked.map { Remark(text: $0.words, location: run.place($0.location)) }
  }
}

extension SimulationReport.Step {
  fileprivate init(_ run: SimulationRun, step: Int, probes names: [String]) {
    let trace = run.steps[step]
    action = trace.action
    probes = Dictionary(uniqueKeysWithValues: names.map { ($0, trace.probes[$0] ?? 0) })
    rebuilt = trace.rebuilt
    needed = trace.needed
    writes = trace.writes.map(\.sentence)
    problem = run.problems[step].map(\.sentence)
    let remarks = trace.unchecked.map {
      SimulationReport.Remark(text: $0.words, location: run.place($0.location))
    }
    unchecked = remarks.isEmpty ? nil : remarks
    evaluations = Self.evaluations(run, step: step)
  }

  /// Views on screen after the step, in tree order; then views that ran and are gone.
  private static func evaluations(
    _ run: SimulationRun, step: Int
  ) -> [SimulationReport.Evaluation] {
    let trace = run.steps[step]
    let runs = Dictionary(grouping: trace.runs.indices.filter { trace.runs[$0].isBody }) {
      trace.runs[$0].node
    }
    let work = trace.runs.reduce(into: [Int: Work]()) { $0[$1.owner, default: Work()].add($1) }
    let idleRows = trace.idleRows
    var result = run.instances[step].map { instance in
      if let own = runs[instance.node] {
        return evaluation(
          own, trace, work[instance.node], idleRows[instance.node], depth: instance.depth)
      }
      let whyNot = trace.whyNot(instance.node)
      return SimulationReport.Evaluation(
        view: instance.view, path: instance.path, ran: 0, cause: TraceWords.skipped(whyNot),
        chain: [],
        built: work[instance.node]?.built ?? 0, depth: instance.depth,
        inlined: work[instance.node]?.helpers, whyNot: whyNot)
    }
    let alive = Set(run.instances[step].map(\.node))
    let gone = runs.filter { !alive.contains($0.key) }.values.sorted { $0[0] < $1[0] }
    result += gone.map { evaluation($0, trace, work[trace.runs[$0[0]].node], nil, depth: 0) }
    return result
  }

  /// What a view's body and the closures of its content did in a step.
  private struct Work {
    var built = 0
    var inlined: [String: Int] = [:]
    /// nil: none ran.
    var helpers: [String: Int]? { inlined.isEmpty ? nil : inlined }

    mutating func add(_ run: Run) {
      built += run.built
      inlined.merge(run.inlined, uniquingKeysWith: +)
    }
  }

  /// All runs of one view in the step as one evaluation; the cause is the first run's.
  private static func evaluation(
    _ runs: [Int], _ trace: StepTrace, _ work: Work?, _ idleRows: IdleRows?, depth: Int
  ) -> SimulationReport.Evaluation {
    let first = trace.runs[runs[0]]
    let chain = trace.chain(of: runs[0])
    return SimulationReport.Evaluation(
      view: first.view, path: first.path, ran: runs.count, cause: chain.first ?? "", chain: chain,
      built: work?.built ?? 0, depth: depth, inlined: work?.helpers,
      idleRows: idleRows)
  }
}

extension SimulationRun {
  /// `file:line:column`
  func place(_ location: SourceLocation?) -> String? {
    guard let location else { return nil }
    return "\(name(of: location)):\(location.line):\(location.column)"
  }

  /// The file of a place.
  func name(of location: SourceLocation) -> String {
    location.file < files.count ? files[location.file] : ""
  }
}
