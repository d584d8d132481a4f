/// A wrong belief about what runs, as a simulator of its own: given in ``SimulationOptions`` it
/// changes one decision of the engine, or it is applied to the trace by
/// ``pieceCounts(_:_:model:)``.
///
/// The order is the order in which beliefs are named when several fit an answer: the more common
/// first.
/// Sections and rows are those of the project's description of SwiftUI's semantics.
package enum MentalModel: String, CaseIterable, Codable, Sendable {
  /// "When a body runs, everything below it runs." Inputs that compare equal stop it (section 3;
  /// rows 1, 13).
  case wholeSubtree
  /// "Whatever changes, the whole screen runs." Only what depends on the change does (rows 12, 14).
  case everything
  /// "When a child runs, its parents run too." Runs spread downwards only (rows 12, 14, 54).
  case ancestors
  /// "A state's owner runs on each change, also when it hands on a binding and reads nothing."
  /// Reading is what counts, and `$` reads nothing (4.1, 4.2; rows 2, 54, 56).
  case bindingRunsOwner
  /// "Only the view that shows the change runs." The views that hand the value on run before it
  /// (rows 1, 28).
  case changedLeafOnly
  /// "Only the view that holds the state runs." What it hands on wakes whoever gets an unequal
  /// value (rows 1, 28).
  case sourceOnly
  /// "A computed property is skipped when nothing that it shows has changed." It is code of the
  /// body that uses it (section 7; row 133).
  case computedPropertyIsBoundary
  /// "A helper function is skipped when its arguments are equal." It is code of the body that calls
  /// it (section 7; row 133).
  case helperFunctionIsBoundary
  /// "One row changes, so every row runs." Each row is compared on its own (section 7; row 66).
  case everyRow
  /// "A closure is never a reason to run." One that captures `self` differs when `self` does
  /// (3.2; rows 43, 52).
  case closuresNeverMatter
  /// "Observing one property of a model observes all of it." `@Observable` is tracked by property
  /// (5.1; row 81).
  case observingOneObservesAll
  /// "An ObservableObject wakes only who reads the property." It announces that something will
  /// change, and all observers run (4.3; rows 69, 70).
  case objectsTrackReads
  /// "Views keep living when a condition changes its branch, or an id changes." They are made anew
  /// (section 7; rows 109, 110, 116).
  case branchesKeepViews
  /// "Two writes are two runs." The writes of one event are applied together (8.1; row 7).
  case eachWriteRuns
  /// "Assigning runs the body, whatever the value." Equal values are dropped (4.1; rows 3, 84).
  case equalWritesRun
  /// "A changed environment runs every view that reads the environment." Each key is compared for
  /// its own (section 6; row 103).
  case everyEnvironmentReader
}

extension MentalModel {
  /// Whether the model decides otherwise while the program runs; else it reads the true trace
  /// otherwise.
  package var isSimulated: Bool {
    switch self {
    case .wholeSubtree, .everything, .ancestors, .changedLeafOnly, .sourceOnly, .everyRow,
      .branchesKeepViews:
      false
    default: true
    }
  }
}
