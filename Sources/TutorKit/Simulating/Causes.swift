import Analysis
import Simulation

extension StepTrace {
  private static func ran(_ run: Run) -> String {
    if run.isBody { return TraceWords.bodyRan(run.view) }
    // What has no other name is called by what it is.
    return run.view == "content"
      ? TraceWords.contentRuns() : TraceWords.contentRan(run.view)
  }

  /// Why a run happened, from the run back to the write or first appearance.
  func chain(of run: Int) -> [String] {
    var result: [String] = []
    var current: Int? = run
    while let index = current, runs.indices.contains(index), result.count < 100 {
      result.append(sentence(runs[index]))
      let next = runs[index].cause.parent
      if let next, next < index {
        result.append(Self.ran(runs[next]))
      }
      current = next.flatMap { $0 < index ? $0 : nil }
    }
    return result
  }

  /// The causes of a run in words: its own sources first, since what it was given has a run behind it that is told
  /// next.
  func sentence(_ run: Run) -> String {
    let causes = [run.cause] + run.besides
    let words = (causes.filter { $0.parent == nil } + causes.filter { $0.parent != nil }).map(
      sentence)
    return words.dropFirst().reduce(words[0]) { TraceWords.besides($0, $1) }
  }

  /// A cause in words.
  func sentence(_ cause: Cause) -> String {
    switch cause {
    case .appeared: TraceWords.appeared()
    case .identity: TraceWords.newIdentity()
    case .input(let name, let old, let new, _, isOwn: true):
      old == new ? TraceWords.ownFreshValue(name) : TraceWords.ownValue(name, old, new)
    case .input(let name, let old, let new, _, isOwn: false):
      name.isEmpty
        ? TraceWords.someInput()
        : old == new ? sentence(input: name, alwaysShownAs: new) : TraceWords.input(name, old, new)
    case .rows(let change, _): change.sentence
    case .state(let name, let write): TraceWords.changed(name, change(write))
    case .binding(let name, let write, isRead: true):
      TraceWords.bindingChanged(name, change(write))
    case .binding(let name, let write, isRead: false):
      TraceWords.unreadBindingChanged(name, change(write))
    case .object(let name, let write): TraceWords.announced(name, target(write))
    case .observed(let name, let write): TraceWords.readChanged(name, change(write))
    case .environment(let key, _): TraceWords.environmentChanged(key)
    case .removed: TraceWords.removed()
    }
  }

  /// An input that is not equal and looks the same.
  private func sentence(input name: String, alwaysShownAs text: String) -> String {
    switch ShownKind(shown: text) {
    case .closureOfView?: TraceWords.closureOfChangedView(name)
    case .closure?: TraceWords.closureOfChange(name)
    case .binding?: TraceWords.freshBinding(name)
    case .erased?: TraceWords.freshInput(name)
    case nil: TraceWords.unequalInput(name)
    }
  }

  private func change(_ write: Int) -> String {
    guard writes.indices.contains(write) else { return "" }
    return TraceWords.fromTo(writes[write].old, writes[write].new)
  }

  private func target(_ write: Int) -> String {
    guard writes.indices.contains(write) else { return "" }
    return TraceWords.of(writes[write].target)
  }
}

extension Cause {
  /// Whether it is an input that is a binding which is made anew each time, and so equals none.
  var isFreshBinding: Bool {
    guard case .input(_, let old, let new, _, isOwn: false) = self else { return false }
    return old == new && ShownKind(shown: new) == .binding
  }

  /// Whether an ObservableObject announced a change.
  var isAnnouncement: Bool {
    if case .object = self { return true }
    return false
  }

  /// Whether it is an input that is a binding to another value than the one before.
  var isOfBindings: Bool {
    guard case .input(_, let old, let new, _, isOwn: false) = self else { return false }
    return old != new && ShownKind(shown: new) == .binding
  }

  /// Whether what is behind a binding that the view holds has changed.
  var isBindingChanged: Bool {
    switch self {
    case .binding(name: _, write: _, isRead: _): true
    default: false
    }
  }

  /// The input that compared unequal, and whether two values of it can be equal; nil: another cause.
  var input: (name: String, isComparable: Bool)? {
    guard case .input(let name, let old, let new, _, _) = self else { return nil }
    return (name, old != new)
  }

  /// The run that led to this one.
  var parent: Int? {
    switch self {
    case .appeared(let parent), .identity(let parent), .input(_, _, _, let parent, _),
      .rows(_, let parent), .environment(_, let parent), .removed(let parent):
      parent
    case .state, .binding, .object, .observed: nil
    }
  }
}

extension RowsChange {
  /// Why the rows were made again.
  fileprivate var sentence: String {
    switch self {
    case .data: TraceWords.rowsOfOtherData()
    case .uncomparableData: TraceWords.rowsOfNoEqualData()
    case .closureOfView: TraceWords.rowsOfView()
    case .capture: TraceWords.rowsOfCapture()
    case .notCompared: TraceWords.someInput()
    }
  }
}

extension StepTrace {
  /// Why the body of a node did not run in this step. What is read within rows, or content that is made later,
  /// can run these without the body around them.
  func whyNot(_ node: NodeID) -> String {
    let reason = skipped[node] ?? .untouched
    switch reason {
    case .untouched:
      guard let content = runs.first(where: { !$0.isBody && $0.owner == node }) else { break }
      return TraceWords.contentAlone(sentence(content.cause))
    case .equalInputs(let parent) where !runs.contains { $0.isBody && $0.node == parent }:
      return TraceWords.equalInputsOfContent()
    case .equalInputs, .ownEquality, .equalRows, .equalContent, .unchangedSources: break
    }
    return reason.words
  }
}

extension SkipReason {
  /// The reason in words.
  fileprivate var words: String {
    switch self {
    case .equalInputs: TraceWords.equalInputs()
    case .ownEquality: TraceWords.ownEquality()
    case .equalRows: TraceWords.equalRows()
    case .equalContent: TraceWords.equalContent()
    case .unchangedSources: TraceWords.unchangedSources()
    case .untouched: TraceWords.untouched()
    }
  }
}

extension Write {
  /// `OrderView._count: 1 → 2`
  var sentence: String {
    let values = old.isEmpty && new.isEmpty ? "" : TraceWords.fromTo(old, new)
    return isDropped ? TraceWords.droppedWrite(target, values) : TraceWords.write(target, values)
  }
}

extension ActionProblem {
  /// What is wrong, and what would work.
  var sentence: String {
    switch self {
    case .notPossible(let text): return TraceWords.lacksValue(text)
    case .disabled(let name): return TraceWords.disabledControl(name)
    case .unfit(let name, let value, let held): return TraceWords.unfitValue(name, held, value)
    case .noElements(let name, let held): return TraceWords.noElements(name, held)
    case .notFound(let name, let known):
      if let nearest = nearestName(to: name, among: known) {
        return TraceWords.notFoundButNear(name, nearest)
      }
      return known.isEmpty
        ? TraceWords.notFound(name)
        : TraceWords.notFoundButKnown(name, known.prefix(8).joined(separator: ", "))
    }
  }
}
