/// An assumption about the unknown, or something that SwiftUI answers with a warning, and where.
package struct Remark: Hashable, Sendable {
  package var kind: RemarkKind
  /// What the words of the kind have places for: names and values, as they are shown.
  package var facts: [String]
  package var location: SourceLocation?

  package init(kind: RemarkKind, facts: [String], location: SourceLocation? = nil) {
    self.kind = kind
    self.facts = facts
    self.location = location
  }

  /// The same at any place.
  var withoutLocation: Remark { Remark(kind: kind, facts: facts) }
}

/// What a remark says, under the English words for it, as ``UnsupportedKind`` has them.
package enum RemarkKind: String, CaseIterable, Sendable {
  case condition = "`{1}` is taken to be {2}"
  case present = "`{1}` is taken to hold a value"
  case missing = "`{1}` is taken to be nil"
  case enumCase = "`{1}` is taken to be `.{2}`"
  case sameResult = "`{1}`, which is not declared here, is taken to give the same each time"
  case empty = "`{1}` is taken to be empty"
  case elements = "`{1}` is taken to have {2} elements"
  case view = "`{1}` is taken to be a view that depends on its inputs only"
  case suppliedObject = "an instance of `{1}` is supplied by the environment"
  case firstRows = "{1} shows its first {2} rows"
  case tabs = "every tab of {1} is taken to be made at first"
  case destination = "the destination of {1} is not on screen"
  case firstTurn =
    "a loop waits in each turn: of one without an end its first turn is simulated, as if no more time passed"
  case press = "`{1}` runs when a finger comes and goes, too: that is not counted"
  case droppedWrite = "`{1}` is set while views update; SwiftUI drops the write"
  case declaredAgain = "`{1}` is declared again here; the first declaration is taken"
  case unfitArguments = "the arguments of `{1}` do not fit its properties"
}
