/// A body of code: a function, method, initializer, accessor, closure or default value.
///
/// Locals live in numbered slots of a frame. Parameters take the first slots in order; each
/// captured value names its slot.
package struct Function: Sendable {
  package enum Kind: Sendable { case function, initializer, getter, setter, closure, defaultValue }

  package var name: String
  package var kind: Kind
  package var parameters: [Parameter] = []
  /// The declared result type; nil when inferred or absent.
  package var result: TypeRef?
  /// nil for a protocol requirement without default implementation.
  package var body: Block?
  /// Number of slots: parameters, captures and locals.
  package var frameSize = 0
  /// The result builder that the source names or implies (`body` of a `View`): "ViewBuilder", ….
  /// nil when the body is plain code. A body with a `return` statement is never a builder.
  package var builder: String?
  package var isMutating = false
  /// A convenience initializer.
  package var isConvenience = false
  package var isStatic = false
  /// The type it is a member of.
  package var owner: TypeID?
  /// Generic parameters in scope, own and outer. `extension View` members have `Self`.
  package var genericParameters: [String] = []
  /// Closures and local functions: what they take from the enclosing frame.
  package var captures: [Capture] = []
  /// Closures: whether `self` is used (also implicitly), without being in a capture list.
  package var capturesSelf = false
  /// `[weak self]`, `[unowned self]`.
  package var capturesSelfWeakly = false
  /// `init?`
  package var isFailable = false
  package var isAsync = false
  package var isThrowing = false
  package var location: SourceLocation?
  /// The code is the standard library's, which no program is asked about.
  package var isOfLibrary = false

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// A parameter of a function or closure.
package struct Parameter: Sendable {
  /// The argument label; nil for `_`.
  package var label: String?
  package var name: String
  /// nil in closures that leave it out.
  package var type: TypeRef?
  /// A function without parameters that yields the default.
  package var defaultValue: FunctionID?
  package var isVariadic = false
  package var isInout = false
  package var isAutoclosure = false
  /// `@ViewBuilder` or another result builder written on the parameter.
  package var builder: String?
  /// The slot holds a box, since a closure captures the (mutable) parameter.
  package var isBoxed = false

  package init(label: String?, name: String, type: TypeRef?) {
    self.label = label
    self.name = name
    self.type = type
  }
}

/// A value that a closure takes along when it is made.
package struct Capture: Sendable {
  package enum Source: Sendable {
    /// A slot of the enclosing frame, copied as it is (a box when the variable is boxed).
    case slot(Int)
    /// An entry of a capture list: evaluated in the enclosing frame when the closure is made.
    case expression(Expr)
  }
  package var name: String
  package var source: Source
  /// The slot of the closure's own frame that receives the value.
  package var slot: Int
  /// `weak` or `unowned`.
  package var isWeak = false
  /// The captured value's type mentions a generic parameter, as far as the source tells.
  package var isGeneric = false

  package init(name: String, source: Source, slot: Int) {
    self.name = name
    self.source = source
    self.slot = slot
  }
}

/// Statements in order. In a result builder, expression statements contribute values.
package struct Block: Sendable {
  package var statements: [Stmt]
  package init(_ statements: [Stmt]) { self.statements = statements }
}
