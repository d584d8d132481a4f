/// The words of the course in everyday words.
package enum GlossaryWords: String, Words {
  package static let area = "glossary"

  case body = """
    the code of a view that says what it consists of. That it runs does not mean that anything \
    changes on the screen.
    """
  case view = "a struct of yours with a `body`, which says what stands on the screen in its place."
  case helper = """
    a computed property or a function that makes views. SwiftUI never sees it: it runs as a part of the body \
    that uses it.
    """
  case row = """
    what the closure of a `ForEach` makes for one element. A row that is a view of its own can be skipped.
    """
  case step = "one thing that happens: a tap, a switch, a letter typed, a value that changes."
  case root = "the view that is shown, with all others below it."
  case parent = "the view whose body makes this one."
  case cause =
    "why a body ran: it appeared, an input differed, or a value that it read was written."
  case wake = """
    what a written value does to the views that read it: their bodies run, whether or not their parents do.
    """
  case owner = "the view that declares a state. Others get a binding to it, or its value."
  case object = """
    a class whose changes views hear of. An `ObservableObject` wakes all its observers at any change, a class \
    with `@Observable` those that read what changed.
    """
  case environment = """
    values that a view puts there for all views below it. Who reads one is woken when it changes.
    """
  case blastRadius = "all that is built again when one value changes."
  case erased = """
    of a hidden type, in an `AnyView`. SwiftUI does not compare an input of that type: the view that stores it \
    runs with its parent. What is made inside the `AnyView` is compared as usual.
    """
  case lazy = "made when it comes near the screen, and not before."
  case assumed = "taken for granted, since your text does not say it. It is listed."
  case viewValue =
    "one text, stack, modifier or other part of SwiftUI's own, as a body makes it in one run."
  case rebuilt = """
    how many view values were made anew in a step, changed or not. A control whose binding changes, such as a \
    toggle, is made anew by itself: that counts although no body ran.
    """
  case needed =
    "how many of the rebuilt view values really show something else afterwards. The rest was made in vain."
  case equatable = """
    of a type that says with `==` which of its values are the same. SwiftUI asks it when it compares inputs; a view \
    with an `==` of its own is skipped when that finds the view equal to the one before.
    """
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
  case tolerance =
    "how many view values more than the reference an answer may build and still pass."
  case hint = """
    help with what your text lacks now, a little more each time; after the last one `solution` shows the reference.
    """
  case rule = "what the tutor looks for in a text, with a name: `rules` lists all of them."
  case skipped =
    "left as it is: no parent ran, or its inputs are equal, and nothing that it reads has changed."
  case state =
    """
    a value that a view keeps from run to run. When it changes it wakes the views that read it, and no others.
    """
  case binding = "a way to read and write a state that another view owns."
  case finding = "a line of your text that a rule reports, with what to do about it."
  case check =
    "one of the things that grading looks at: that it compiles, shows the same, and so on."
  case points = """
    what passed checks give, 100 in all: the same screen and the same behaviour most, then the guideline and the \
    counts, and that it parses, has its names and compiles least. There are none until something of what the \
    exercise asks for is done.
    """
  case starter = "the text that an exercise begins with."
  case reference = """
    the answer that your counts are held against; `solution` shows it after a pass or the last hint.
    """
  case unknown =
    "`{1}` is no word of the glossary, and no verb of `help`. The words: {2}."
  case unknownButNear = """
    `{1}` is no word of the glossary, and no verb of `help`. Did you mean `{2}`? `glossary` lists the words.
    """
  case unchecked = "not known, with the reason. It is neither passed nor failed."
}
