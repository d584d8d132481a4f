import Simulation

/// A step on the way to a difference.
struct WitnessStep: Hashable, Sendable {
  var event: ScreenEvent
  /// What a person calls the control.
  var label: String
  /// What the control showed after the step.
  var value: String? = nil
  /// Whether the control has to pass through this value: to set it to a later one in one go does something else.
  var isPassed = false
}

/// What of two programs counts where they are held against each other, beside what they do.
enum Regard: Sendable {
  case screens
  /// States that both have under one name count too, though nothing shows them.
  case screensAndStates
  /// The screens differ at first, and only what is done is compared.
  case states

  var countsScreens: Bool { self != .states }
  var countsStates: Bool { self != .screens }
}

/// A run of two programs side by side from the start, up to where they part.
struct Witness {
  var world: World
  var steps: [WitnessStep]
  /// The trees differ.
  var renders: Difference?
  /// What is done or kept differs.
  var behaves: Difference?
  /// What was asked on the way about things that are declared nowhere.
  var asked: [String] = []
  /// Only one of the two asks some of it.
  var isAskedAlone = false
  /// The last step changed what the old program shows.
  var isShown = false
  /// Values that stand in for inputs.
  var standIns: [(name: String, value: String)] = []
  /// Inputs of which only the type is known, in the difference or in what was asked on the way.
  var symbols: Set<String> = []
  /// What only one of the two could not model.
  var doubts: [Unsupported] = []

  /// Runs both programs. nil: they do not part, or a step is not possible.
  ///
  /// - Parameter regard: what counts.
  init?(
    _ before: LoweredProgram, _ after: LoweredProgram, _ world: World, _ steps: [WitnessStep],
    regard: Regard
  ) {
    let world = world.knowing(before, after)
    (self.world, self.steps) = (world, steps)
    let (first, second) = (Driver(before, world), Driver(after, world))
    var old = first.start()
    var new = second.start()
    var kept = (old: first.states, screen: old.screen, new: second.states, other: new.screen)
    let shared = sharedStates(first.states, second.states)
    // States of one name that hold other values from the start need not hold the same later.
    let agreeing = agreeingStates(first.states, second.states)
    var index = 0
    while true {
      let states = (old: first.states, new: second.states)
      let parts =
        (regard.countsScreens && old.screen != new.screen) || old.trace.effects != new.trace.effects
        || (old.trace.trap == nil) != (new.trace.trap == nil) || new.problem != nil
        || new.hasFault(besides: old)
        || passingDifference(old.trace, new.trace, states.old, states.new) != nil
        || index > 0 && regard.countsStates
          && stateDifference(states.old, states.new, among: regard.countsScreens ? shared : nil)
            != nil
      if parts {
        self.steps = Array(self.steps.prefix(index))
        isShown = old.screen != kept.screen
        // Where the old program alone stops, what it would have shown is not known.
        let isStopped = old.trace.trap != nil && new.trace.trap == nil
        renders =
          isStopped
          ? nil
          : Difference.ofFault(old, new)
            ?? (regard.countsScreens ? old.screen.difference(to: new.screen) : nil)
        behaves =
          Difference.ofEnding(old.trace, new.trace) ?? Difference.ofMissing(old, new)
          ?? Difference.ofEffects(old.trace, new.trace)
          ?? passingDifference(old.trace, new.trace, states.old, states.new)
          ?? Difference.ofLoss(old, new)
        if behaves == nil, index > 0 {
          behaves =
            Self.idle(kept, states, old, new, regard: regard)
            ?? stateDifference(
              states.old, states.new,
              among: regard.countsScreens ? agreeing : nil)
          behaves?.unresolved = renders?.unresolved
        }
        break
      }
      guard index < steps.count, old.trace.trap == nil else { return nil }
      kept = (states.old, old.screen, states.new, new.screen)
      old = first.perform(steps[index].event)
      if old.problem != nil { return nil }
      new = second.perform(steps[index].event)
      self.steps[index].value = first.lastValue
      index += 1
    }
    guard renders != nil || behaves != nil else { return nil }
    let names = first.questionDoubts.merging(second.questionDoubts) { $1 }
    asked = (first.questions + second.questions).filter { names[$0] != nil }
    isAskedAlone = !Set(asked).isDisjoint(
      with: Set(first.questions).symmetricDifference(second.questions))
    if world.standIns != nil { standIns = first.givenInputs }
    let asked = (first.questions + second.questions).filter { !staysWithStandIns($0) }
    let texts = [renders, behaves].compactMap { $0?.text } + asked
    symbols = first.symbols.union(second.symbols).filter { name in
      texts.contains { $0.contains(name) }
    }
    let (left, right) = (first.unchecked, second.unchecked)
    func isOnly(_ what: Unsupported, in other: [Unsupported]) -> Bool {
      !other.contains { $0.withoutLocation == what.withoutLocation }
    }
    let traps = [old.trace.trap, new.trace.trap].compactMap { $0?.withoutLocation }
    doubts =
      (left.filter { isOnly($0, in: right) } + right.filter { isOnly($0, in: left) })
      .filter { !traps.contains($0.withoutLocation) } + (left + right).filter(\.kind.isGuess)
  }

  private typealias Kept = (
    old: [StateValue], screen: RenderTree, new: [StateValue], other: RenderTree
  )

  /// The step changes something in the old program, and in the new one nothing.
  private static func idle(
    _ kept: Kept, _ states: (old: [StateValue], new: [StateValue]), _ old: Driver.Observation,
    _ new: Driver.Observation, regard: Regard
  ) -> Difference? {
    guard Set(states.new) == Set(kept.new), new.screen == kept.other else { return nil }
    let known = Set(kept.old)
    let changed = states.old.filter { !known.contains($0) }.map { "\($0.owner).\($0.name)" }
    if changed.isEmpty {
      guard old.screen != kept.screen, regard.countsScreens else { return nil }
      return Difference(
        text: GradeWords.changesNothing(GradeWords.whatIsShown()),
        ofPair: PracticeWords.pairChanges(GradeWords.whatIsShown()),
        subjects: [GradeWords.whatIsShown()])
    }
    let names = changed.joined(separator: ", ")
    return Difference(
      text: GradeWords.changesNothing(names), ofPair: PracticeWords.pairChanges(names),
      subjects: changed)
  }

  /// A difference that cannot be told, as a fact.
  /// - Parameter name: what it rests on.
  func doubt(of difference: Difference, on name: String) -> Evidence {
    let evidence = Evidence(difference, after: texts, condition: condition)
    func doubted(_ text: String) -> String {
      difference.isMendedStop
        ? GradeWords.stopsUncompared(text) : GradeWords.restsOnUnknown(text, name)
    }
    var doubt = Evidence(doubted(evidence.text))
    doubt.ofPair = evidence.ofPair.map(doubted)
    doubt.mendedStop = difference.isMendedStop && asked.isEmpty ? evidence.ofPair : nil
    return doubt
  }

  /// Why the difference cannot be told. nil: it can.
  var unresolved: String? {
    let found = [renders, behaves].compactMap { $0 }
    // One of two that is certain is enough.
    if !found.contains(where: { $0.unresolved == nil }) { return found.first?.unresolved }
    if let doubt = doubts.first { return doubt.words }
    for step in steps {
      if case .answer(let name) = step.event.kind { return name }
    }
    return nil
  }
}

// MARK: The shortest

extension Witness {
  /// The same difference with fewer and simpler steps.
  func shortest(
    _ before: LoweredProgram, _ after: LoweredProgram, regard: Regard, tries: Int = 120
  ) -> Witness {
    var best = self
    var left = tries
    func attempt(_ steps: [WitnessStep], _ world: World? = nil) -> Bool {
      guard left > 0 else { return false }
      left -= 1
      guard
        let other = Witness(before, after, world ?? best.world, steps, regard: regard),
        (other.renders != nil) == (renders != nil), (other.behaves != nil) == (behaves != nil),
        (other.unresolved == nil) == (unresolved == nil)
      else { return false }
      best = other
      return true
    }
    var groups = Self.groups(best.steps)
    // One step again and again: each fewer was tried on the way.
    if groups.count == 1, world.inputs.isEmpty, world.contrary.isEmpty { return self }
    for index in groups.indices.reversed() where groups.count > 1 || groups[index].count > 1 {
      let whole = groups[index].count
      if groups.count > 1, attempt(Self.steps(groups, setting: index, to: 0)) {
        groups[index].count = 0
        continue
      }
      // The least count at which the two still part.
      var (low, high) = (1, whole)
      while low < high {
        let middle = (low + high) / 2
        if attempt(Self.steps(groups, setting: index, to: middle)) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      groups[index].count = high
    }
    for name in world.inputs.keys.sorted() where best.world.inputs.count > 1 {
      var fewer = best.world
      fewer.inputs[name] = nil
      _ = attempt(best.steps, fewer)
    }
    for question in world.contrary where best.world.contrary.count > 1 {
      var fewer = best.world
      fewer.contrary.removeAll { $0 == question }
      _ = attempt(best.steps, fewer)
    }
    return best
  }

  private typealias Group = (step: WitnessStep, count: Int)

  /// Equal steps in a row together, with the value that the last one of them leaves.
  ///
  /// - Parameter byLabel: whether a control that has got another label is another one. What is set to a value is
  ///   the same: its label may show the value.
  private static func groups(_ steps: [WitnessStep], byLabel: Bool = false) -> [Group] {
    var result: [Group] = []
    for step in steps {
      if let last = result.last, last.step.event == step.event,
        !byLabel || !step.isPassed && (last.step.label == step.label || step.showsValue)
      {
        result[result.count - 1].count += 1
        result[result.count - 1].step.value = step.value
      } else {
        result.append((step, 1))
      }
    }
    return result
  }

  private static func steps(_ groups: [Group], setting index: Int, to count: Int) -> [WitnessStep] {
    groups.enumerated().flatMap { number, group in
      Array(repeating: group.step, count: number == index ? count : group.count)
    }
  }

  // MARK: Words

  /// The steps as a person would write them, equal ones and those that are taken by turns as one with a
  /// count.
  var texts: [ActionText] {
    let texts = Self.groups(steps, byLabel: true).map { group in
      var text = ActionText(group.step.text)
      if group.count > 1, !group.step.showsValue {
        text.text = GradeWords.times(text.text, group.count)
      }
      return text
    }
    return Self.byTurns(texts)
  }

  /// So many steps are looked for that are taken by turns.
  private static let cycles = 2...4
  private static let fewestTurns = 3

  private static func byTurns(_ texts: [ActionText]) -> [ActionText] {
    var result: [ActionText] = []
    var index = 0
    while index < texts.count {
      var text = texts[index]
      var length = 1
      for count in cycles {
        let cycle = texts.dropFirst(index).prefix(count)
        var turns = 1
        while texts.dropFirst(index + turns * count).prefix(count).elementsEqual(cycle) {
          turns += 1
        }
        guard cycle.count == count, turns >= fewestTurns, Set(cycle).count > 1 else { continue }
        text.text = GradeWords.byTurns(cycle.map(\.text).joined(separator: ", "), turns)
        length = turns * count
        break
      }
      result.append(text)
      index += length
    }
    return result
  }

  private static let longestValue = 30
  private static let mostStandIns = 3

  /// What is assumed besides, as the beginning of a sentence.
  var condition: String {
    let given =
      world.inputs.sorted { $0.key < $1.key }.map {
        GradeWords.whereGiven($0.key, $0.value.text)
      }
      + standIns.filter {
        world.inputs[$0.name] == nil && $0.value.count <= Self.longestValue && Bool($0.value) == nil
          && world.told?.contains($0.name) ?? true
      }
      .prefix(Self.mostStandIns).map { GradeWords.whereGiven($0.name, $0.value) }
    let parts =
      (world.isPressing ? [GradeWords.wherePressed()] : [])
      + (world.reversesHashed ? [GradeWords.whereHashedOtherwise()] : [])
      + world.contrary.map { GradeWords.whereNot($0) } + given
    return parts.isEmpty ? "" : parts.joined(separator: ", ") + ", "
  }
}

extension WitnessStep {
  /// The step sets a control to a value: of several in a row the last one counts.
  var showsValue: Bool {
    if case .edit = event.kind { value != nil } else { false }
  }

  fileprivate var text: String {
    switch event.kind {
    case .tap: return "tap:" + label
    case .toggle: return "toggle:" + label
    case .edit:
      if case .string(let text)? = event.value { return "type:\(label)=\(text.asTyped)" }
      return value.map { "select:\(label)=\($0)" } ?? "change:" + label
    case .perform:
      switch event.value {
      case .offsets(let rows)?:
        return "perform:\(label) " + rows.map { String($0 + 1) }.joined(separator: " ")
      case .boolean(let flag)?: return "perform:\(label) \(flag)"
      default: return "perform:" + label
      }
    case .dismiss: return GradeWords.stepDismiss(label)
    case .answer(let name): return "answer:" + name
    case .resume(let name): return GradeWords.stepResume(name)
    case .rerun: return GradeWords.stepRerun()
    case .handOver(let name): return GradeWords.stepHandOver(name, event.value?.text ?? "")
    case .reappear: return GradeWords.stepReappear()
    case .leave: return GradeWords.stepLeave()
    case .environment(let key): return GradeWords.stepEnvironment(key, event.value?.text ?? "")
    case .stored(let key): return GradeWords.stepStored(key, event.value?.text ?? "")
    }
  }
}

extension EventValue {
  /// As code.
  var text: String {
    switch self {
    case .integer(let number): String(number)
    case .floating(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .string(let text): "\"\(text)\""
    case .boolean(let flag): String(flag)
    case .none: "nil"
    case .by(let count): count > 0 ? "+\(count)" : "\(count)"
    case .tag(let index): "#\(index + 1)"
    case .enumCase(let name), .member(let name): "." + name
    case .other: "…"
    case .count(let count): GradeWords.elements(count)
    case .alike: GradeWords.alikeElements()
    case .edited: GradeWords.editedElements()
    case .offsets, .move: "…"
    }
  }
}
