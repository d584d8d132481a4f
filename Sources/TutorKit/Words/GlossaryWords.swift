/// The words of the course in everyday words.
package enum GlossaryWords: String, Words {
  package static let area = "glossary"

  case body = """
    the code of a view that says what it consists of. That it runs does not mean that anything \
    changes on the screen.
    """
  case viewValue =
    "one text, stack, modifier or other part of SwiftUI's own, as a body makes it in one run."
  case rebuilt = "how many view values were made anew in a step, changed or not."
  case needed =
    "how many of them really show something else afterwards. The rest was made in vain."
  case boundary = """
    a place where SwiftUI can stop: a view of its own type, whose inputs are compared before its \
    body runs. A computed property or a function is none.
    """
  case identity = """
    what makes a view the same one as before: its place in the code, and in a list its id. A new \
    identity means new state.
    """
  case capture = """
    what a closure takes along from around it. Closures are compared by their code and by what \
    they take along; one that captures what has changed is not equal to the one before.
    """
  case input =
    "what a view is given by the one that makes it. Equal inputs let SwiftUI skip the view."
  case skipped =
    "looked at and left as it is, since its inputs are equal and nothing that it reads has changed."
  case state =
    "a value that a view keeps from run to run. Only who reads it runs again when it changes."
  case binding = "a way to read and write a state that another view owns."
  case finding = "a line of your text that a rule reports, with what to do about it."
  case check =
    "one of the things that grading looks at: that it compiles, shows the same, and so on."
  case starter = "the text that an exercise begins with."
  case reference = "the answer that your counts are held against; `solution` shows it after a pass."
  case unknown = "`{1}` is no word of the glossary. The words: {2}."
  case unchecked = "not known, with the reason. It is neither passed nor failed."
}
