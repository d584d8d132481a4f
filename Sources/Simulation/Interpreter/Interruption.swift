/// Why evaluation stopped before its end. It stays in the interpreter that throws it, so that its values are
/// never used by two threads.
enum Interruption: Error, @unchecked Sendable {
  /// The program threw an error.
  case thrown(Value)
  /// A construct that is not modelled.
  case unsupported(Unsupported)
  /// What would stop the program: an index out of range, `!` on nil, an overflow.
  case trap(UnsupportedKind, facts: [String] = [], site: Int?)
  /// Something is waited for that does not come: what was done so far stays.
  case waiting
  /// `?` met nil inside an optional chain.
  case nilInChain
  /// A bound of ``Limits`` was reached.
  case limit(UnsupportedKind, facts: [String] = [], site: Int?)
  /// A bound was reached, at a place that is known otherwise.
  case bound(Unsupported)
}

/// Bounds on what one simulation may do. Reaching one is reported as unchecked.
package struct Limits: Sendable {
  /// Expressions evaluated and statements executed in one step.
  package var evaluationSteps = 1_000_000
  /// Nested calls of functions and closures.
  package var callDepth = 200
  /// View instances between the root and a leaf.
  package var viewDepth = 300
  /// Elements of a collection, and rows of a ForEach.
  package var elements = 20_000
  /// Characters in a string.
  package var stringLength = 200_000
  /// View instances alive at a time.
  package var views = 100_000
  /// View instances alive at a time that stand in one of their own type.
  package var nestedViews = 1_000
  /// Update passes for one step (onChange chains, preferences).
  package var passes = 20
  /// Events kept in the trace of a step.
  package var events = 50_000

  package init() {}
}

/// The run-time frame of a function.
struct Frame {
  var slots: [Value]
  var function: FunctionID
  private var own: Value?
  /// Where `self` is kept while closures change it, too; nil: it is this frame's alone.
  private(set) var shared: SharedSelf?

  /// - Parameter shared: where the method in which the closure was made keeps `self`.
  init(slots: [Value], this: Value?, function: FunctionID, sharing shared: SharedSelf? = nil) {
    (self.slots, self.function, own, self.shared) = (slots, function, this, shared)
  }

  /// `self`; nil in free functions.
  var this: Value? {
    get {
      guard let shared else { return own }
      return shared.value ?? own
    }
    set {
      if let shared { shared.value = newValue } else { own = newValue }
    }
  }

  /// From now on closures that are made here see and change the same `self`.
  mutating func share() -> SharedSelf {
    if let shared { return shared }
    let new = SharedSelf(own)
    (shared, own) = (new, nil)
    return new
  }
}

/// `self` of a mutating method or an initializer of a structure, which the closures in it change, too.
final class SharedSelf {
  var value: Value?

  init(_ value: Value?) { self.value = value }
}

/// How a statement ended.
enum Completion {
  case normal
  case returned(Value)
  case broke(String?)
  case continued(String?)
  case fellThrough
}
