/// What lowering or simulation could not model, under the English words for it: `{1}` is the place of
/// the first fact. The catalogue of words has them too.
package enum UnsupportedKind: String, CaseIterable, Sendable {
  // Source that is not lowered.
  case literal = "this literal"
  case expression = "this expression"
  case parameterPack = "a parameter pack"
  case missingExpression = "a missing expression"
  case patternAsValue = "a pattern used as a value"
  case ownInterpolation = "a text with an interpolation of the program's own"
  case macro = "the macro `#{1}`"
  case unknownOperators = "operators without a known precedence"
  case statement = "this statement"
  case condition = "this condition"
  case localVariable = "this local variable"
  case localDeclaration = "this declaration inside a function"
  case patternProperty = "a property declared by a pattern"
  case looseCode = "code outside of declarations"
  case inheritsItself = "`{1}` inherits from itself"
  case wrapsTracked = "`@{1}` in an `@Observable` class, where Swift takes none"

  // What is not simulated.
  case rootIsNoView = "a root that is no view"
  case noBody = "`{1}` without a `body`"
  case undeclaredView = "what `{1}`, which is not declared here, reads"
  case resultBuilder = "the result builder `{1}`"
  case ownInitializer = "which initialiser `{1}(…)` calls, an own one or SwiftUI's"
  case ownOperator = "which operator `{1}` is, an own one or Swift's"
  case staticChoice = "which `{1}` is called: there are several, and the type that is known decides"
  case debugOnly = "what `{1}` evaluates, which a release build leaves out"
  case differentDefaults = "what is stored under `{1}`: it has several default values"
  case autoclosure = "when the autoclosure `{1}` is evaluated"
  case givenFromOutside = "what a model or a value that is given from outside holds"
  case lostWrite = "a change of a value that no place keeps"
  case mutation = "`{1}` with these arguments"
  case publisher = "a subscription to a Combine publisher"
  case pushedByLink = "a screen that the NavigationLink `{1}` pushes"
  case pushedByPath = "a screen that a NavigationStack has pushed"
  case drawing = "what a closure of `{1}` reads"
  case unknownEffect = "what `{1}`, which is not declared here, does"
  case unimplementedEffect = "what `{1}`, which is not implemented here, does"
  case unknownSize = "the size that a closure reads of a layout that is not computed"
  case framesOfAnimation = "how often `{1}.body` runs while it is animated: once for each frame"
  case runsByTime = "how often `{1}` runs its content by itself"
  case unknownWrite = "whether `{1}`, which is written, is another value than the one before"
  case unknownEquality = "whether `{1}` and `{2}` are equal"
  case unknownCondition = "what `{1}` is, which decides what is done"
  case hostedContent = "whether `{1}`, whose protocol is not declared here, shows its content"
  case chance = "what comes of `{1}`: it is another value each time"
  case unknownRows = "how many elements `{1}` has"
  case unknownContainer = "whether `{1}`, which is not declared here, shows its content"
  case subviews = "the subviews of content whose views are not known in advance"
  case outdatedContent =
    "whether content shows `{1}` as it is now: no body read it before it changed, and the closure is older"
  case thrown = "an error that nothing catches: {1}"
  case nilClosure = "a call of a closure that is nil"

  // Bounds.
  case deepExpression = "an expression nested deeper than {1} levels"
  case deepCode = "code nested deeper than {1} levels"
  case deepCalls = "calls nested deeper than {1}"
  case deepViews = "views nested deeper than {1}"
  case deepViewValues = "views nested deeper than {1} levels"
  case deepValues = "values nested deeper than {1} levels"
  case longElseIf = "`else if` repeated more than {1} times"
  case manyOperators = "more than {1} operators in one expression"
  case longChain = "a chain of more than {1} members"
  case manySteps = "more than {1} steps of execution"
  case manyElements = "more than {1} elements"
  case longString = "a string of more than {1} bytes"
  case manyViews = "more than {1} views"
  case largeValue = "a value of more than {1} parts"
  case manyPasses = "more than {1} update passes for one step"

  // What would stop the program.
  case stopped = "the program stops here: `{1}`"
  case unwrappedNil = "the program stops here: `!` on nil"
  case forcedCast = "the program stops here: `as!` to a type that the value does not have"
  case patternMismatch = "the program stops here: a pattern that does not match its value"
  case overflow = "the program stops here: an overflow"
  case divisionByZero = "the program stops here: a division by zero"
  case divisionOrOverflow = "the program stops here: a division by zero, or an overflow"
  case numberTooLarge = "the program stops here: a number too large for Int"
  case negativeCount = "the program stops here: a negative count"
  case strideOfZero = "the program stops here: a stride of zero"
  case index = "the program stops here: index {1} out of range ({2} elements)"
  case anyIndex = "the program stops here: an index out of range"
  case rangeOutOfBounds = "the program stops here: a range out of bounds"
  case reversedRange = "the program stops here: a range whose end is before its start"
  case longRange = "the program stops here: a range too long to count"
  case tooFewElements = "the program stops here: `{1}` on too few elements"
  case changedRange = "a ForEach over a range without an `id` whose range changes"
  case repeatedKey = "the program stops here: a key that stands twice"

  /// Whether the program goes on with one of several ways, so that a difference says nothing either.
  package var isGuess: Bool {
    switch self {
    case .staticChoice, .differentDefaults, .debugOnly, .autoclosure: true
    default: false
    }
  }
}
