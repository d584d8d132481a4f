/// Names, arguments and writes that cannot be right.
package enum NameWords: String, Words {
  package static let area = "name"

  case notGiven = "`{1}` belongs to {2}; give `{3}` a property `{1}` and pass it"
  case undeclared = "`{1}` is declared nowhere in this file"
  case undeclaredButNear = "`{1}` is declared nowhere in this file; did you mean `{2}`?"
  case missingArgument = "`{1}` needs an argument `{2}:` here"
  case missingUnlabeled = "`{1}` needs another argument here"
  case unexpectedArgument = "`{1}` takes no argument `{2}:` here"
  case unexpectedButHas = "`{1}` takes no argument `{2}:` here; it has `{3}:`"
  case unexpectedUnlabeled = "`{1}` takes no argument without a label here"
  case unexpectedUnlabeledButHas = "`{1}` takes no argument without a label here; it has `{2}:`"
  case argumentOrder = "`{2}:` comes before `{3}:` in a call of `{1}`"
  case argumentLate = "`{2}:` stands too late in this call of `{1}`"
  case repeatedArgument = "`{2}:` is given twice in this call of `{1}`"
  case rootArgument = """
    the exercise shows `{1}`, which cannot be made so any more: it needs a value for `{2}`; give the \
    property one where it is declared, or take it away
    """
  case rootUnlabeled = """
    the exercise shows `{1}`, which cannot be made so any more: its initializer needs an argument
    """
  case bindingOfConstant = """
    `{1}` takes {2} as a `@Binding`, and `{3}` never changes: where `{1}` only shows it, a `let` in \
    `{1}` is enough
    """
  case needsBinding = "`{1}` edits {2}, so it needs a binding: `${3}` in place of `{3}`"
  case takesValues = "`{1}` takes values: `{2}` in place of `${2}`"
  case needsValue = "`{1}` takes a value for {2}: `{3}` in place of `${3}`"
  case this = "this"
  case noProjection = """
    `${1}` does not exist: `{1}` has no property wrapper; make it `@State` where it lives, \
    `@Binding` where it is passed; of a model, `@Bindable` where it is `@Observable`, and \
    `@ObservedObject` where it is an `ObservableObject`
    """
  case environmentProjection = """
    `${1}` does not exist: `@Environment` gives no bindings; where `{1}` is an `@Observable` model, \
    begin the body with `@Bindable var {1} = {1}`
    """
  case isConstant = """
    `{1}` is a constant here: what a view changes is a `var`, its own with `@State`, its parent's with \
    `@Binding`
    """
  case cannotChange = "`{1}` cannot change inside a view's body; make it `@State` or `@Binding`"
  case isPrivate = "`{1}` is private to `{2}`; pass the value, or make it visible"
  case privateInitializer = """
    `{1}` cannot be made here: its property `{2}` is private; leave out `private`, or write an \
    initializer
    """
  case publishesTracked = """
    leave `@Published` out: `{2}` is `@Observable`, which follows `{1}` by itself, and Swift takes no \
    property wrapper there
    """
  case wrapsTracked = """
    `{1}` cannot have `@{2}`: `{3}` is `@Observable`, which follows it by itself; leave `@{2}` out, or \
    put `@ObservationIgnored` before it
    """
}
