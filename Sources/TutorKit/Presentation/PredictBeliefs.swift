import Simulation

extension MentalModel {
  /// What a person who answers like this believes, as the end of "This comes out when …".
  var belief: String {
    switch self {
    case .wholeSubtree: "everything below a view that runs is taken to run too"
    case .everything: "any change is taken to run the whole screen"
    case .ancestors: "the parents of a view that runs are taken to run too"
    case .bindingRunsOwner:
      "a state's owner is taken to run on each change, also when it hands on a binding and reads nothing"
    case .changedLeafOnly: "only the view that shows the change is taken to run"
    case .sourceOnly: "only the view that holds what changed is taken to run"
    case .computedPropertyIsBoundary:
      "a computed property is taken for a view that can be skipped"
    case .helperFunctionIsBoundary:
      "a helper function is taken for a view that can be skipped"
    case .everyRow: "every row of a list is taken to run when one does"
    case .closuresNeverMatter: "a closure among the inputs is taken to be no reason to run"
    case .observingOneObservesAll:
      "a view that reads one property of a model is taken to observe all of them"
    case .objectsTrackReads:
      "an ObservableObject is taken to wake only the views that read the property"
    case .branchesKeepViews:
      "a view is taken to live on when its identity changes: another branch of an `if`, another `id`"
    case .eachWriteRuns: "each write is taken to run the body once"
    case .equalWritesRun: "an assignment is taken to run the body, whatever the value"
    case .everyEnvironmentReader:
      "a change of one environment value is taken to run all that read the environment"
    }
  }

  /// How it is instead.
  var correction: String {
    switch self {
    case .wholeSubtree:
      "Each view below gets its inputs anew, and they are compared with those it had. Equal inputs: it does not run, and nothing below it on that account."
    case .everything:
      "A change wakes the views that depend on it. From there runs spread only downwards, and only to views whose inputs differ."
    case .ancestors:
      "Runs spread downwards, never upwards: what is inside a view is none of its parent's inputs."
    case .bindingRunsOwner:
      "Reading is what counts. `$name` hands on the way to the value without reading it, so the change goes to the view that reads it."
    case .changedLeafOnly:
      "A view that hands the value on has to make the new input first: its body reads the value, so it runs, and then the view that gets it."
    case .sourceOnly:
      "The run makes new inputs for the views below. Those whose inputs differ from before run too."
    case .computedPropertyIsBoundary:
      "A computed property is code of the body that uses it. It has no inputs that could be compared, so it runs whenever that body does. A struct has inputs."
    case .helperFunctionIsBoundary:
      "A function's arguments are not kept, so there is nothing to compare: it runs whenever the body that calls it does. A struct keeps its inputs."
    case .everyRow:
      "Rows are compared one by one. A row whose inputs are equal does not run, whatever happens to its neighbours."
    case .closuresNeverMatter:
      "A closure is compared by what it captures. One that uses a property of the view captures the whole view, and differs when one of its values does."
    case .observingOneObservesAll:
      "@Observable is tracked by property: a body runs for the properties that it read, and for no others."
    case .objectsTrackReads:
      "An ObservableObject announces that something will change, without saying what. All views that observe it run, also those that read another property of it."
    case .branchesKeepViews:
      "A new identity is a new view: the old one goes, with its state, and the new one is made and runs once."
    case .eachWriteRuns:
      "The writes of one event are applied together, and each body that they concern runs once."
    case .equalWritesRun:
      "A write of an equal value is dropped: nobody is told."
    case .everyEnvironmentReader:
      "Each reader compares the value under its own key, and runs only when that one differs."
    }
  }
}
