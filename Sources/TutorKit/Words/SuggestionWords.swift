/// Why no struct is offered for a finding.
package enum SuggestionWords: String, Words {
  package static let area = "suggestion"

  case none = "{1}:{2}: [{3}] is left for you to change: {4}"

  case leftInResult = "{1}: [{3}] is left for you to change, at line {2} of the result: {4}"

  case made = "{1}: {2} made for [{3}]"

  case syntaxErrors = "mend the syntax errors first"
  case noPlace = "there is no stretch of code here that one view could replace"
  case conditional = "the declaration stands under `#if`"
  case outdentedString = "a string of several lines begins to the left of the code around it"
  case oneView = "it is a view already, `{1}`: write it where the member stands"
  case oneControl = "it is one `{1}` with its label"
  case wholeBody = "all that the body shows would move, and the new view would be the old one"
  case unknownType = "declare the type of `{1}`: the file does not say it"
  case passesSelf = "hand over the values in place of `self`: in a view of its own it is another"
  case unstorable = "`{1}` cannot be handed to a view: it is {2}"
  case writesValue = "make a binding of `{1}`: the code writes it"
  case required = "a protocol asks for `{1}`"
  case overloaded = "several declarations have the name `{1}`"
  case noCode = "`{1}` has no code of its own"
  case recursive = "`{1}` uses itself"
  case otherUse = "`{1}` is used where a view could not stand in its place"
  case unused = "nothing in this file uses `{1}`"
  case arguments = "the arguments of `{1}` cannot be a view's"
  case inputs = "the view would need {1} inputs"
  case differences = "the copies differ in more than values of one type"
  case blocked = "make a view of `{1}` first"

  case notSimulated = "the view cannot be simulated, so nothing says what it would save"
  case notProven = "the simulation does not know all that the code uses, so nothing proves it safe"
  case differs = "in the simulation the rewritten file shows or does something else"
  case costsMore = "`{1}` would build {3} view values in place of {2}"
  case savesNothing = """
    no step of the simulation would build less with it; it saves something once a value changes that it does \
    not read
    """
  case addsFindings = "the rewritten file would have more findings than this one"
  case after = "`{1}` is suggested first; look again when it is made"
  case notTried = "the file is large, and others were tried first"
}
