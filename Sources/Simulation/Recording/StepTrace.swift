/// One run of a body in a step.
package struct Run: Sendable {
  /// The view's or modifier's type name.
  package var view: String
  /// Where it stands: `Screen/List/[2]/Row`.
  package var path: String
  package var node: NodeID
  /// 1 for the first update pass of the step.
  package var pass: Int
  package var cause: Cause
  /// Further causes of which each would have run it alone.
  package var besides: [Cause] = []
  /// Primitive view values that this run built.
  package var built = 0
  /// Of what stands below it, how many primitives show something new after it; 0: it ran for
  /// nothing.
  package var needed = 0
  /// Computed view properties and helpers that ran as part of it, with how often.
  package var inlined: [String: Int] = [:]
  /// The node itself, or the nearest body above rows and deferred content.
  package var owner: NodeID
  /// Of a row that was made again: where its list stands.
  package var list: SourceLocation?
  /// Rows and deferred content are runs, but no evaluations.
  package var isBody: Bool

  /// Whether nothing made it run but a binding that it never read itself: what is being removed is updated once more by
  /// the signal behind it (section 14.1 of the semantics, of medium confidence).
  package var isByUnreadBinding: Bool {
    guard besides.isEmpty, case .binding(_, _, isRead: false) = cause else { return false }
    return true
  }
}

/// Why a body ran.
package enum Cause: Hashable, Sendable {
  /// It appeared for the first time; the run that made it, if any.
  case appeared(parent: Int?)
  /// Its identity is new: another branch, another id.
  case identity(parent: Int?)
  /// An input compared unequal after its parent ran, or a property that the view fills itself each time it is made.
  case input(name: String, old: String, new: String, parent: Int?, isOwn: Bool = false)
  /// It is a row of a ForEach, of which something compared unequal after its parent ran.
  case rows(RowsChange, parent: Int?)
  /// State of its own was written. The write is an index into ``StepTrace/writes``.
  case state(name: String, write: Int)
  /// State behind one of its bindings was written.
  case binding(name: String, write: Int, isRead: Bool)
  /// An ObservableObject it observes announced a change.
  case object(name: String, write: Int)
  /// An observed property that it read was written.
  case observed(name: String, write: Int)
  /// The environment value under a key changed; the run that wrote it.
  case environment(key: String, parent: Int?)
  /// What it stands in is being removed, and a binding of it always answers "changed".
  case removed(parent: Int?)
}

/// What of a ForEach compared unequal to what it was.
package enum RowsChange: Hashable, Sendable {
  case data
  /// The data are values without an `==`: pairs of `enumerated()`, tuples, closures.
  case uncomparableData
  /// The row closure captured the view around it, of which a value differs.
  case closureOfView
  /// The row closure captured something else that differs.
  case capture
  /// It is taken to be another one each time.
  case notCompared
}

/// Why a view's body did not run in a step.
package enum SkipReason: Hashable, Sendable {
  /// Its parent ran and made an equal value for it.
  case equalInputs(parent: NodeID)
  /// Its parent ran and made another value for it, which its own `==` says is equal.
  case ownEquality(parent: NodeID)
  /// It is in a row of a list whose data, ids and row closure compared equal, so that the parent's
  /// run made no row.
  case equalRows(parent: NodeID)
  /// It is in content that is made later, and the closure that makes it compared equal.
  case equalContent(parent: NodeID)
  /// It was asked to look, and none of its sources had changed for it.
  case unchangedSources
  /// No ancestor ran and nothing it depends on was written.
  case untouched
}

/// A write of a step.
package struct Write: Hashable, Sendable {
  package var target: String
  /// The one place within it that changes: `.points`, `[1].metres`; empty: the whole of it, or nobody asked.
  package var member: String
  package var old: String
  package var new: String
  package var location: SourceLocation?
  /// It invalidated nothing: an equal value, or a property that nobody observes.
  package var isDropped: Bool
}

/// What one step did.
package struct StepTrace: Sendable {
  package var action: String
  package var runs: [Run] = []
  package var writes: [Write] = []
  package var probes: [String: Int] = [:]
  package var rebuilt = 0
  /// Of these, texts and images that are nothing but the label of a control: a title that is written in the
  /// control's initializer counts with the control. So are modifiers that hand a model to the views below.
  package var titles = 0
  /// How often bodies sorted something or made a formatter.
  package var work = 0
  /// Of this, what had the same outcome in an earlier step or earlier in this one.
  package var repeatedWork = 0
  /// The AnyViews on screen after the step.
  package var erased = 0
  /// The identities that two rows of a `ForEach` have in common after the step, as texts.
  package var repeatedIdentities: Set<String> = []
  package var needed = 0
  /// Primitive view values that were made anew in the place of equal ones.
  package var remade = 0
  package var passes = 0
  /// What the step did to things that are not declared: calls and values set, in order.
  package var effects: [String] = []
  /// For each effect, the first name in it that is declared nowhere.
  package var effectDoubts: [String?] = []
  /// What would have stopped the program.
  package var trap: Unsupported?
  /// Values that state had while the step waited for something: they are seen for a while.
  package var passing: [PassingValue] = []
  /// What could not be modelled in this step.
  package var unchecked: [Unsupported] = []
  /// Views that were compared or woken and did not run.
  package var skipped: [NodeID: SkipReason] = [:]

  package init(action: String) { self.action = action }
}
