/// What wrong mental models of SwiftUI hold, each as the end of "This comes out when …", and how it
/// is instead.
package enum BeliefWords: String, Words {
  package static let area = "belief"

  case wholeSubtree = "everything below a view that runs is taken to run too"
  case everything = "any change is taken to run the whole screen"
  case ancestors = "the parents of a view that runs are taken to run too"
  case bindingRunsOwner = """
    a state's owner is taken to run on each change, also when it hands on a binding and reads \
    nothing
    """
  case changedLeafOnly = "only the view that shows the change is taken to run"
  case sourceOnly = "only the view that holds what changed is taken to run"
  case computedPropertyIsBoundary = "a computed property is taken for a view that can be skipped"
  case helperFunctionIsBoundary = "a helper function is taken for a view that can be skipped"
  case everyRow = "every row of a list is taken to run when one does"
  case closuresNeverMatter = "a closure among the inputs is taken to be no reason to run"
  case observingOneObservesAll =
    "a view that reads one property of a model is taken to observe all of them"
  case objectsTrackReads =
    "an ObservableObject is taken to wake only the views that read the property"
  case branchesKeepViews =
    "a view is taken to live on when its identity changes: another branch of an `if`, another `id`"
  case eachWriteRuns = "each write is taken to run the body once"
  case equalWritesRun = "an assignment is taken to run the body, whatever the value"
  case everyEnvironmentReader =
    "a change of one environment value is taken to run all that read the environment"

  // How it is instead.
  case wholeSubtreeCorrected = """
    Each view below gets its inputs anew, and they are compared with those it had. Equal inputs: \
    it does not run, and the views below it do not run for that reason either.
    """
  case everythingCorrected = """
    A change wakes the views that depend on it. From there runs spread only downwards, and only \
    to views whose inputs differ.
    """
  case ancestorsCorrected =
    "Runs spread downwards, never upwards: what is inside a view is none of its parent's inputs."
  case bindingRunsOwnerCorrected = """
    Reading is what counts. `$name` hands on the way to the value without reading it, so the \
    change goes to the view that reads it.
    """
  case changedLeafOnlyCorrected = """
    A view that hands the value on has to make the new input first: its body reads the value, so \
    it runs, and then the view that gets it.
    """
  case sourceOnlyCorrected =
    "The run makes new inputs for the views below. Those whose inputs differ from before run too."
  case computedPropertyIsBoundaryCorrected = """
    A computed property is code of the body that uses it. It has no inputs that could be \
    compared, so it runs whenever that body does. A struct has inputs.
    """
  case helperFunctionIsBoundaryCorrected = """
    A function's arguments are not kept, so there is nothing to compare: it runs whenever the \
    body that calls it does. A struct keeps its inputs.
    """
  case everyRowCorrected = """
    Rows are compared one by one. A row whose inputs are equal does not run, whatever happens to \
    its neighbours.
    """
  case closuresNeverMatterCorrected = """
    A closure is compared by what it captures. One that uses a property of the view captures the \
    whole view, and differs when one of its values does.
    """
  case observingOneObservesAllCorrected = """
    @Observable is tracked by property: a body runs for the properties that it read, and for no \
    others.
    """
  case objectsTrackReadsCorrected = """
    An ObservableObject announces that something will change, without saying what. All views \
    that observe it run, also those that read another property of it.
    """
  case branchesKeepViewsCorrected = """
    A new identity is a new view: the old one goes, with its state, and the new one is made and \
    runs once.
    """
  case eachWriteRunsCorrected =
    "The writes of one event are applied together, and each body that they concern runs once."
  case equalWritesRunCorrected = "A write of an equal value is dropped: nobody is told."
  case everyEnvironmentReaderCorrected =
    "Each reader compares the value under its own key, and runs only when that one differs."
}
