/// A value of a program whose scalars are terms. Unlike ``Value``, nothing in it is ever assumed.
indirect enum ProofValue {
  case term(ProofTerm)
  /// `nil`.
  case none
  /// A value that is there when the term is true; what is known to be there stands for itself.
  case optional(ProofTerm, ProofValue)
  case structure(TypeID, [ProofValue])
  /// A case with payload.
  case enumeration(TypeID, Int, [ProofValue])
  case tuple([ProofValue], [String?])
  case array([ProofValue])
  /// A collection of any size, and an element of it.
  case list(ProofTerm, ProofValue)
  /// From the first bound to the second, which is not in it.
  case range(ProofTerm, ProofTerm)
  case object(Int)
  case closure(ProofClosure)
  case type(TypeRef)
  case binding(ProofBinding)
  case view(ProofView)
  /// `.name` or `.name(arguments)` whose type is not known yet.
  case implicit(String, [ProofArgument]?)
  /// One of two, which cannot be one value before their type is known.
  case either(ProofTerm, ProofValue, ProofValue)
  case keyPath([String])
  case environment
  /// A variable that a closure shares: index into the store.
  case box(Int)
  /// A property with a wrapper before its view is installed.
  case wrapper(ProofWrapper)
  /// How a block ended that did not run to its end.
  case ended(ProofCompletion)

  static var void: ProofValue { .tuple([], []) }
}

struct ProofArgument {
  var label: String?
  var value: ProofValue
  var isTrailing = false
}

struct ProofClosure {
  enum Code: Equatable {
    case literal(FunctionID)
    case functions([FunctionID], owner: TypeRef?)
    case method(String, [FunctionID])
    case initializer(TypeRef)
    case enumCase(TypeID, Int)
    case keyPath([String])
    /// An operator, or a function of the library.
    case library(String)
    /// A closure that the root is given.
    case input(String)
  }

  var code: Code
  var captures: [ProofValue] = []
  var this: ProofValue?
  var builder: String?
}

struct ProofBinding {
  indirect enum Base {
    case cell(Int)
    case member(Int, String)
    case functions(ProofClosure, ProofClosure)
    case constant(ProofValue)
  }

  enum Step {
    case member(String)
    case index(ProofTerm)
  }

  var base: Base
  var path: [Step] = []
}

struct ProofWrapper {
  enum Kind: String {
    case state, binding, object, observed, environmentObject, environment, plain, published
    case focus
  }

  var kind: Kind
  var value: ProofValue
  /// The cell of an installed state.
  var cell: Int?
}

enum ProofCompletion {
  case returned(ProofValue)
  case broke(String?)
  case continued(String?)
}

/// What a body yields.
indirect enum ProofView {
  case group([ProofView])
  case custom(TypeID, [ProofValue])
  case primitive(ProofPrimitive)
  case modified(ProofView, ProofModifier)
  /// A branch: the first view where the term is true.
  case conditional(ProofTerm, ProofView, ProofView)
  /// A row with the text of its identity.
  case row(String, ProofView)
  /// A row with an identity that it never had before.
  case remade(ProofView)
  /// A view whose type may be another one at each run.
  case erased(ProofView)
}

/// A view of the library, or a modifier of the library without its content.
final class ProofPrimitive {
  let name: String
  var arguments: [ProofArgument] = []
  var children: [(label: String?, view: ProofView)] = []
  var actions: [(label: String?, closure: ProofClosure)] = []
  let site: Int

  init(_ name: String, site: Int) {
    self.name = name
    self.site = site
  }
}

enum ProofModifier {
  case library(ProofPrimitive)
  case declared(TypeID, [ProofValue])
  case environment([String], ProofValue)
  case identity(ProofTerm)
}

/// Why nothing is proved: what is not modelled exactly, and where.
package struct ProofDoubt: Hashable, Sendable {
  /// What it is.
  package var kind: Kind
  /// A name, where the kind has one.
  package var subject: String
  package var location: SourceLocation?

  package init(kind: Kind, subject: String, location: SourceLocation?) {
    self.kind = kind
    self.subject = subject
    self.location = location
  }

  package enum Kind: String, Sendable {
    case expression, statement, call, member, type, view, modifier, property, pattern
    case closure, operation, environment, program, root, list, identity, object, bound
    case trap, structure, screen, effect, step, lifetime
  }
}

/// Ends an evaluation.
enum ProofStop: Error {
  case doubt(ProofDoubt.Kind, String, site: Int?)
  /// Two values that cannot be one: the caller decides which it is.
  case unmergeable
  /// `?` met nil.
  case nilInChain
}

/// All that changes while code runs: copied and put back to try out several ways.
struct ProofStore {
  var frames: [ProofFrame] = []
  var boxes: [ProofValue] = []
  var cells: [ProofValue] = []
  var objects: [ProofObject] = []
  var environment: [String: ProofValue] = [:]
  var effects: [ProofEffect] = []
  /// What must be true, or the program would stop.
  var demands: Set<ProofTerm> = []
}

struct ProofFrame {
  var slots: [ProofValue?]
  var this: ProofValue?
  var function: FunctionID
}

struct ProofObject {
  var type: TypeID
  /// Where it was made: the same at each evaluation.
  var name: String
  var fields: [ProofValue]
  /// A state holds it.
  var isAdopted = false
}

/// Something that the rest of the app sees.
struct ProofEffect: Hashable {
  var name: String
  var arguments: [ProofTerm]
}
