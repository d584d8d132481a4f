import Simulation

/// A local variable or parameter.
struct Variable {
  var slot: Int
  /// The slot holds a box, since a closure captures the variable and it may change.
  var isBoxed: Bool
  var isGeneric: Bool
}

/// The scopes of one function while its body is lowered.
final class FunctionContext {
  let function: FunctionID
  /// The function around a closure or local function.
  let parent: FunctionContext?
  /// The type whose member this is.
  let type: TypeContext?
  var isStatic: Bool
  var scopes: [[String: Variable]] = [[:]]
  var nextSlot = 0
  var captures: [Capture] = []
  var capturesSelf = false
  var capturesSelfWeakly = false
  /// Names that closures inside mention: `var`s among them are boxed.
  var mentionedInClosures: Set<String> = []
  var generics: Set<String>
  /// `case .a(let x), .b(let x)`: the variables that the first pattern has declared.
  var shared: [String: Variable] = [:]

  init(
    function: FunctionID, type: TypeContext?, parent: FunctionContext? = nil,
    isStatic: Bool = false, generics: Set<String> = []
  ) {
    self.function = function
    self.type = type
    self.parent = parent
    self.isStatic = isStatic
    self.generics = generics.union(parent?.generics ?? []).union(type?.generics ?? [])
  }

  /// Takes a slot for a new variable.
  func declare(_ name: String, isVar: Bool, isGeneric: Bool = false) -> Variable {
    if let shared = shared[name] { return shared }
    let variable = Variable(
      slot: nextSlot, isBoxed: isVar && mentionedInClosures.contains(name), isGeneric: isGeneric)
    nextSlot += 1
    scopes[scopes.count - 1][name] = variable
    return variable
  }

  func withScope<R>(_ work: () -> R) -> R {
    scopes.append([:])
    defer { scopes.removeLast() }
    return work()
  }

  /// The variable a name means here, captured from an enclosing function if need be.
  func lookUp(_ name: String) -> Variable? {
    for scope in scopes.reversed() {
      if let found = scope[name] { return found }
    }
    guard let parent, let outer = parent.lookUp(name) else { return nil }
    let variable = Variable(slot: nextSlot, isBoxed: outer.isBoxed, isGeneric: outer.isGeneric)
    nextSlot += 1
    var capture = Capture(name: name, source: .slot(outer.slot), slot: variable.slot)
    capture.isGeneric = outer.isGeneric
    captures.append(capture)
    scopes[0][name] = variable
    return variable
  }

  /// Notes that `self` is used here, and so in every closure around.
  func useSelf() {
    guard let parent else { return }
    if !capturesSelfWeakly { capturesSelf = true }
    parent.useSelf()
  }
}

/// The type around a member.
final class TypeContext {
  let id: TypeID
  /// Names of the types around, outermost first, this one last.
  let path: [String]
  let generics: Set<String>
  let parent: TypeContext?

  init(id: TypeID, path: [String], generics: Set<String>, parent: TypeContext?) {
    self.id = id
    self.path = path
    self.generics = generics.union(parent?.generics ?? [])
    self.parent = parent
  }
}
