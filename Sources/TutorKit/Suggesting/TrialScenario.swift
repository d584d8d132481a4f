import Analysis
import Simulation

/// A way to run a program, and the run of the program as it is.
struct TrialScenario {
  /// Shows the root and changes its inputs; nil: the program alone.
  var host: TrialHost?
  /// Questions about what is not declared that are answered with no.
  var refused: Set<String> = []
  var original: SimulationRun

  /// Ways to run a program, in the order in which they are tried.
  enum Variant: CaseIterable {
    /// As it begins.
    case alone
    /// Below a parent that changes the root's inputs, some of which have values.
    case hosted
    /// Below a parent that changes inputs nothing is known of.
    case assumed
    /// Each step twice: the second time nothing else has changed since a parent ran.
    case again
    /// With elements in the collections that begin empty.
    case filled
    /// With the conditions the other way round.
    case contrary
  }

  /// nil: it cannot be simulated, or is the same as another.
  ///
  /// - Parameters:
  ///   - root: a view; nil: the root that the program has.
  ///   - first: the program alone.
  init?(
    _ variant: Variant, of sources: [ParsedSource], showing root: String?, after first: Self?
  ) {
    var request = SimulationRequest(sources: sources, root: root)
    request.keepsScreens = true
    switch variant {
    case .alone: break
    case .hosted, .assumed:
      guard let root = first?.original.root,
        let host = TrialHost(of: root, in: sources, hasValues: variant == .hosted)
      else { return nil }
      self.host = host
      request.sources.append(host.source)
      request.root = TrialHost.name
      request.steps = host.steps
    case .again:
      guard let steps = first?.original.steps.dropFirst(), !steps.isEmpty else { return nil }
      request.steps = steps.flatMap { [ActionText($0.action), ActionText($0.action)] }
    case .filled:
      guard let steps = first?.fillingSteps, !steps.isEmpty else { return nil }
      request.steps = steps
    case .contrary:
      guard let questions = first?.original.questions, !questions.isEmpty else { return nil }
      refused = Set(questions)
      request.options.refused = refused
    }
    guard let run = try? simulate(request).get() else { return nil }
    original = run
  }

  /// Fills the collections that begin empty, takes the steps, and then adds an element to each.
  private var fillingSteps: [ActionText] {
    let empty = Set((original.states.first ?? []).filter { $0.value == "[]" }.map(\.name))
    let paths = original.mutablePaths.filter { path in
      path.split(separator: ".").last.map { empty.contains(String($0)) } ?? false
    }
    guard !paths.isEmpty else { return [] }
    let elements = (0..<3).map { "\(TrialHost.unknown)\($0)" }.joined(separator: ", ")
    return paths.map { ActionText("set:\($0)=[\(elements)]") }
      + original.steps.dropFirst().map { ActionText($0.action) }
      + paths.map { ActionText("append:\($0)=\(TrialHost.unknown)new") }
  }

  /// The counts of both programs. It throws when they show something else.
  func counts(_ program: [ParsedSource]) throws(SuggestionRefusal) -> [Suggestion.Step] {
    var request = SimulationRequest(
      sources: program + [host?.source].compactMap { $0 }, root: original.root,
      steps: original.steps.dropFirst().map { ActionText($0.action) })
    request.keepsScreens = true
    request.options.refused = refused
    guard let run = try? simulate(request).get(), run.steps.count == original.steps.count,
      Set(run.unchecked.map(\.withoutLocation))
        .isSubset(of: original.unchecked.map(\.withoutLocation))
    else { throw .notProven }
    guard Set(run.problems.keys) == Set(original.problems.keys), original.screens == run.screens
    else { throw .differs }
    return zip(original.steps, run.steps).dropFirst(host == nil ? 0 : 1).compactMap { old, new in
      label(of: old.action).map {
        Suggestion.Step(action: $0, before: old.rebuilt, after: new.rebuilt)
      }
    }
  }

  /// What a person would call a step; nil: it only prepares others.
  private func label(of action: String) -> String? {
    if let label = host?.label(of: action) { return label }
    guard action.contains(TrialHost.unknown) else { return action }
    return action.hasPrefix("set:") ? nil : action.split(separator: "=").first.map(String.init)
  }
}
