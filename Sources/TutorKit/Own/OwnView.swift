import Analysis
import Simulation

/// A view of the learner's own code that was simulated.
struct OwnView: Sendable {
  var name: String
  /// The root as a Swift expression.
  var root: String
  var source: ParsedSource
  /// Files of the same program that the source uses.
  var companions: [ParsedSource]
  /// What is found in it and in the views that it shows, in its file.
  var findings: [FindingReport]
  /// The types of all views that come on screen.
  private var shown: Set<String> = []
  /// Warnings there that this exercise does not ask for.
  var further: [FindingReport] = []
  /// What is found in a view of another file that comes on screen; nil: nothing.
  private(set) var elsewhere: FindingReport?
  /// The event that builds most in vain; nil: none builds anything.
  var dearest: Event?
  /// What a person does with it, and the changes that nothing on screen makes: each change once.
  var steps: [String] = []
  /// What is not modelled, with the line.
  var doubts: [Evidence]

  /// What one event builds.
  struct Event: Hashable, Sendable {
    var action: String
    var rebuilt: Int
    var needed: Int
    /// The same with what views of other files build, as the table of a grade counts it.
    var rebuiltInAll: Int

    var inVain: Int { rebuilt - needed }

    /// - Parameter own: where the views of the file stand, if views of other files are on screen too: what these build
    ///   is none of the file's matter.
    init(_ step: StepTrace, _ own: Set<NodeID>?) {
      let built = own.map { own in
        step.runs.filter { own.contains($0.owner) }.reduce(0) { $0 + $1.built }
      }
      action = step.action
      rebuilt = built ?? step.rebuilt
      rebuiltInAll = step.rebuilt
      let isAlone = own.map { own in step.runs.allSatisfy { own.contains($0.owner) } } ?? true
      needed = min(isAlone ? step.needed : step.needed(below: own ?? []), rebuilt)
    }
  }

  /// View values that are built for nothing by the event that builds most of them.
  var inVain: Int { dearest?.inVain ?? 0 }

  /// The same with what is found in other files, if it is about a view that comes on screen.
  func knowing(_ findings: [FindingReport]) -> OwnView {
    var view = self
    view.elsewhere = findings.first { $0.file != source.file && $0.isAbout(shown) }
    return view
  }

  /// Whether no event builds anything of it.
  var isIdle: Bool { dearest.map { $0.rebuilt == 0 } ?? true }

  /// Whether something is found in it that can be changed.
  var canBeBettered: Bool { inVain > 0 && !findings.isEmpty }

  /// How a person names it for `own`.
  var place: String { "\(source.file) \(name)" }

  /// The views of a file that no other view of it makes, each with what it builds. Use
  /// ``withDeepStack(_:)`` around it.
  /// - Parameters:
  ///   - findings: those of the file that count.
  ///   - warnings: all of the file.
  static func all(
    in source: ParsedSource, companions: [ParsedSource], findings: [FindingReport],
    warnings: [FindingReport], named: String?
  ) -> [OwnView] {
    let program = lower([source]).program
    let names = Set(program.viewTypes.map { program.types[$0].name })
    func view(_ root: String) -> OwnView? {
      var view = OwnView(root, names, source, companions, findings)
      let shown = view?.shown ?? []
      view?.further = warnings.filter { !findings.contains($0) && $0.isAbout(shown) }
      return view
    }
    let found = roots(in: program).compactMap(view)
    guard let named else { return found }
    if let view = found.first(where: { $0.name == named }) { return [view] }
    return names.contains(named) ? [view(named + "()")].compactMap(\.self) : []
  }

  /// A view of a file as it stands on a screen of another one, which makes it; nil: no screen of that one shows it.
  /// Use ``withDeepStack(_:)`` around it.
  ///
  /// - Parameters:
  ///   - screen: the other file.
  ///   - companions: what both files use besides.
  static func shown(
    in source: ParsedSource, on screen: ParsedSource, companions: [ParsedSource],
    findings: [FindingReport], warnings: [FindingReport], named: String
  ) -> OwnView? {
    outerViews(of: lower([screen]).program).lazy.compactMap { root in
      var view = OwnView(root, [named], source, [screen] + companions, findings)
      guard let shown = view?.shown else { return nil }
      view?.further = warnings.filter { !findings.contains($0) && $0.isAbout(shown) }
      return view
    }.first
  }

  /// More views of a file are not tried.
  private static let mostRoots = 8

  /// The previews, or else the views that no other view makes.
  private static func roots(in program: ViewProgram) -> [String] {
    if program.previews.count == 1 { return ["#Preview"] }
    if !program.previews.isEmpty {
      return (1...min(mostRoots, program.previews.count)).map { "#Preview \($0)" }
    }
    return outerViews(of: program)
  }

  /// The views that no other view of a program makes, as expressions.
  private static func outerViews(of program: ViewProgram) -> [String] {
    let made = program.constructedTypes
    let outer = program.viewTypes.filter {
      !made.contains($0) && program.types[$0].genericParameters.isEmpty
    }
    let chosen = outer.isEmpty ? Array(program.viewTypes.prefix(1)) : outer
    return chosen.prefix(mostRoots).map { program.types[$0].name + "()" }
  }

  /// nil: it cannot be put on screen, or shows no view of the file.
  private init?(
    _ root: String, _ names: Set<String>, _ source: ParsedSource, _ companions: [ParsedSource],
    _ findings: [FindingReport]
  ) {
    var request = SimulationRequest(sources: [source] + companions, root: root)
    request.named = 1
    guard case .success(let run) = simulate(request) else { return nil }
    let shown = run.instances.joined().map(\.view)
    guard let name = shown.first(where: names.contains) else { return nil }
    let views = Set(shown)
    self.init(
      name: name, root: root, source: source, companions: companions,
      findings: findings.filter { $0.isAbout(views) }, doubts: run.doubts)
    self.shown = views
    let offered = Set(run.controls + run.environment)
    func isDone(_ action: String) -> Bool {
      ActionText(action).verb != .change || offered.contains(action)
    }
    // What rows build is their view's.
    let nodes = Set(run.instances.joined().filter { names.contains($0.view) }.map(\.node))
    let events = Self.eachOnce(run.steps.dropFirst(), isDone).map {
      Event($0, views.isSubset(of: names) ? nil : nodes)
    }
    steps = events.map(\.action)
    // What a person can do comes before a change that nothing on screen makes.
    let done = events.filter { isDone($0.action) }
    dearest =
      (done.contains { $0.inVain > 0 } ? done : events).enumerated()
      .max { ($0.element.inVain, -$0.offset) < ($1.element.inVain, -$1.offset) }?.element
  }

  /// The steps without those that write by themselves what a control has written.
  private static func eachOnce(
    _ steps: some Sequence<StepTrace>, _ isDone: (String) -> Bool
  ) -> [StepTrace] {
    var written: Set<Set<String>> = []
    return steps.filter { step in
      let targets = Set(step.writes.map(\.target))
      guard isDone(step.action) else { return !written.contains(targets) }
      if !targets.isEmpty, step.unchecked.isEmpty { written.insert(targets) }
      return true
    }
  }

  private init(
    name: String, root: String, source: ParsedSource, companions: [ParsedSource],
    findings: [FindingReport], doubts: [Evidence]
  ) {
    (self.name, self.root, self.source) = (name, root, source)
    (self.companions, self.findings, self.doubts) = (companions, findings, doubts)
  }
}

extension FindingReport {
  /// Whether it is about one of these views.
  fileprivate func isAbout(_ views: Set<String>) -> Bool {
    views.contains(String(subject.prefix { $0 != "." }))
  }
}

extension StepTrace {
  /// How many primitives below some views show something new, each once.
  fileprivate func needed(below nodes: Set<NodeID>) -> Int {
    let own = runs.filter { nodes.contains($0.owner) }
    let outer = own.filter { run in
      !own.contains { run.path.hasPrefix($0.path + "/") }
    }
    return outer.reduce(0) { $0 + $1.needed }
  }
}
