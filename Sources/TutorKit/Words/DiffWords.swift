/// What differs between two texts.
package enum DiffWords: String, Words {
  package static let area = "diff"

  case equal = "{1} equals {2}."
  case fromTo = "from {1} to {2}"
  case mine = "your text"
  case attempt = "your last attempt"
  case starter = "the starter"
  case reference = "the reference"
  case noCounts =
    "The counts are not compared: one of the two texts does not parse, lacks an import, or cannot be shown."
  case noCountsOfUndeclared = """
    The counts are not compared: {1} {2|is|are} declared nowhere in {3}, so what it builds is not known.
    """
  case notCarriedOut = "Not counted, since {2} does not carry it out: {1}."
  case equalCounts = "The counts of all steps are equal."
  case now = "{1} before, {2} now"
  case became = "{1} became {2}"
  case nothingAfter = "nothing after line {1}"
  case line = "line {1}"
  case lines = "lines {1} to {2}"
  case targets = "`diff` takes `starter`, `reference`, or nothing for your last attempt."
  case targetsButNear =
    "`diff` takes `starter`, `reference`, or nothing for your last attempt; did you mean `{1}`?"
  case theComparison = "The comparison"

  case noChange = "Both declare the same views, with properties and state of the same names."
  case equatable = "{1} is Equatable, so its `==` says whether its body runs"
  case equatableNoMore =
    "{1} is no longer Equatable, so all of its inputs say whether its body runs"
  case added = "added:"
  case removed = "removed:"
  case changed = "changed:"
  case view = "view {1}"
  case viewTakes = "view {1}: {2}"
  case viewTakesNothing = "view {1}, with no stored properties"
  case `class` = "class {1}"
  case classTakes = "class {1}: {2}"
  case classTakesNothing = "class {1}, with no stored properties"
  case renamed = "view {1} is named {2}; its body is the same"
  case extracted = "{1}.{2} is the view {3} now"
  case helperAdded = "{1}.{2} builds views inside of the body that uses it"
  case helperRemoved = "{1}.{2}, which built views inside of a body"
  case stateMoved = "state `{1}` moved from {2} to {3}"
  case composes = "{1} makes {2}"
  case composesNoMore = "{1} makes {2} no more"
}
