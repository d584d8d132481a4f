/// Hints on a text that is right and builds more than it needs to.
package enum CostHintWords: String, Words {
  package static let area = "cost-hint"

  case builds =
    "{1} builds {2} view {2|value|values} again, and {3} of them {3|shows|show} something new."
  case lookAtFinding = "Look at `{1}` (line {2})."
  case lookAtNewViews = "Look at the views that are new."
  case lookAtView = "Look at {1}: its body runs in that step. What has it to show that is new?"
  case observesWhole = """
    An ObservableObject announces each of its changes to every view that observes it, whichever \
    property changed. A view that is given the values it shows is compared by them.
    """
  case inputDiffers = """
    A view is skipped when each of its inputs equals the one before. An input that holds more \
    than the view shows changes more often than what it shows; a closure that captures the view \
    around it equals none.
    """
  case runsAsAWhole = """
    A body runs as a whole. What need not run again stands in a view of its own, whose inputs \
    then compare equal.
    """
  case seeTable = "The report's table shows which step rebuilds most."
  case runsBecause = "`{1}` builds {2} of them. It runs because {3}."
  case lineBecomes = "Line {1} becomes the body of a struct; the call stands in its place:"
  case linesBecome = "Lines {1} to {2} become the body of a struct; the call stands in their place:"
  case asTheCorrectExample =
    "Look at what the lesson's Correct example has in place of what `{1}` does here."
  case inOutline = "In outline:"
  case bindingByHand = """
    A binding with `get` and `set` of its own is new in each run. Give `{1}` the binding of the \
    state, or the value where it only shows it:
    """
  case closureCaptures = """
    A closure that captures the view around it equals none. In place of `{1}`, give `{2}` the \
    value, the binding or the model that the closure reaches:
    """
  case giveValues = """
    In place of `{1}`, give `{2}` the values of it that it shows; where it shows none, leave it \
    out:
    """
}
