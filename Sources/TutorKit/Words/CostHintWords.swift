/// Hints on a text that is right and builds more than it needs to.
package enum CostHintWords: String, Words {
  package static let area = "cost-hint"

  case builds =
    "{1} builds {2} view {2|value|values} again, and {3} of them {3|shows|show} something new."
  case whatCouldStandApart = """
    Which of the others look the same after that step, and what would a view of their own have to be given?
    """
  case whyAtAll = "What does the body that runs read, and does that step change it?"
  case whatIsCompared =
    "What would have to stand there for SwiftUI to compare it before it is built?"
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
    around it differs when any value of that view does.
    """
  case runsAsAWhole = """
    A body runs as a whole. What need not run again stands in a view of its own, whose inputs \
    then compare equal.
    """
  case seeTable = "The report's table shows which step rebuilds most."
  case runsBecause = "{1}: `{2}` builds {3} view {3|value|values}. It runs because {4}."
  case idleRowsOfList =
    "{1} of the rows in line {3} {1|is|are} made again and {1|shows|show} nothing new, since {2}."
  case idleRows = "{1} of its rows {1|is|are} made again and {1|shows|show} nothing new, since {2}."
  case lineBecomes = "Line {1} becomes the body of a struct; the call stands in its place:"
  case linesBecome = "Lines {1} to {2} become the body of a struct; the call stands in their place:"
  case asTheCorrectExample =
    "Look at what the lesson's Correct example has in place of what `{1}` does here."
  case extractsNothing = """
    The Correct example needs no further view: look at what its views keep, what they are given, and where \
    a value is made.
    """
  case inOutline = "In outline:"
  case bindingByHand = """
    A binding with `get` and `set` of its own is new in each run. Give `{1}` the binding of the \
    state, or the value where it only shows it:
    """
  case bindingOfChange = """
    `{1}` holds a binding, `{2}`, to what that step changes. When the view around it runs, it is compared by the \
    value behind the binding, and runs too. So let the view around it not run: what reads that value there can \
    be a view of its own. A row takes an action in its place, and an `==` that leaves the action out.
    """
  case bindingsOfElements = """
    `ForEach($items)` hands each row a binding to its element, and such a binding equals none: with each \
    change of the array all rows run, whatever else they are given. A row that is given values is \
    compared.
    """
  case lookAtBindings = "Look at {1} and at what each `{2}` is given there."
  case loopOverValues = """
    Loop over `{1}` without the `$`, and give `{2}` the values that it shows. For what it changes, give it \
    an action, and an `==` that leaves the action out:
    """
  case closureCaptures = """
    A closure that captures the view around it differs with any value of it. In place of `{1}`, give `{2}` the \
    value, the binding or the model that the closure reaches:
    """
  case bindingChanged = """
    The binding `{2}` of `{1}` differs when its value has changed and the body that makes `{1}` has run. If `{1}` only \
    shows some of the value, give it what it shows. If it writes the value, move what reads `{2}` in the body that makes \
    it into a view of its own: then that body does not run, and `{1}` is left alone.
    """
  case showsLittle = """
    `{1}` is a single value, and it changed: what shows it has to run. Where only a part of `{2}` shows it, that part can \
    be a view of its own; where nothing does, leave `{1}` out.
    """
  case giveValues = """
    In place of `{1}`, give `{2}` the values of it that it shows; where it shows none, leave it \
    out:
    """
}
