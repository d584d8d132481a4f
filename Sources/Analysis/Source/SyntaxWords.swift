import Words

/// What the parser could not read, where its own diagnostics do not say it.
package enum SyntaxWords: String, Words {
  package static let area = "syntax"

  case tooManyErrors = "the syntax cannot be read from here on"
  case comma = "a comma before this `let` or `var` joins two declarations; remove the comma"
  case fence =
    "a line of three backticks marks code in Markdown and is no Swift; take the line out"
  case notAnExpression = "`{1}` is not a Swift expression"
  case severalExpressions = "`{1}` is more than one expression"
}
