/// A function value.
package final class Closure {
  package enum Code {
    /// A closure literal or local function, with what it captured.
    case literal(FunctionID)
    /// A free or static function: candidates by labels and types. `owner` is the metatype's type.
    case functions([FunctionID], owner: TypeRef?)
    /// A method of a value, applied to its base (`self.tapped`).
    case method(name: String, labels: [String]?, base: Value)
    /// `Text.init`, `Row.init(item:)`.
    case initializer(TypeRef)
    /// `Load.loaded` used as a function.
    case enumCase(TypeID, Int)
    /// A function of the library by name (`print`, `max`), or an operator.
    case library(String)
    /// A key path used as a function.
    case keyPath(KeyPathValue)
  }

  package let code: Code
  /// The captured values, in the order of ``Function/captures``.
  package let captures: [Value]
  /// `self` of the enclosing method, when captured.
  package let capturedSelf: Value?
  /// The result builder that the parameter or property it was passed to names.
  package let builder: String?
  /// Made in a generic context from values of generic type: never compares equal to another.
  package let isGeneric: Bool
  /// The types that the property or parameter which holds it declares: what a call hands over and gives back is
  /// of these. nil: none are known, or it declares them itself.
  let signature: Signature?

  /// Where the mutating method in which it was made keeps `self`; nil: it captured a value.
  let sharedSelf: SharedSelf?

  /// The types of a function.
  struct Signature {
    var parameters: [TypeRef]
    var result: TypeRef
  }

  package convenience init(
    code: Code, captures: [Value] = [], capturedSelf: Value? = nil, builder: String? = nil,
    isGeneric: Bool = false
  ) {
    self.init(
      code: code, captures: captures, capturedSelf: capturedSelf, builder: builder,
      isGeneric: isGeneric, signature: nil, sharedSelf: nil)
  }

  private init(
    code: Code, captures: [Value], capturedSelf: Value?, builder: String?, isGeneric: Bool,
    signature: Signature?, sharedSelf: SharedSelf?
  ) {
    self.code = code
    self.captures = captures
    self.capturedSelf = capturedSelf
    self.builder = builder
    self.isGeneric = isGeneric
    self.signature = signature
    self.sharedSelf = sharedSelf
  }

  /// The same function, which changes `self` of the method that it was made in.
  func sharing(_ sharedSelf: SharedSelf) -> Closure {
    Closure(
      code: code, captures: captures, capturedSelf: capturedSelf, builder: builder,
      isGeneric: isGeneric, signature: signature, sharedSelf: sharedSelf)
  }

  /// `...` alone, as it stands in `items[...]`.
  var isUnboundedRange: Bool {
    if case .library("...") = code { true } else { false }
  }

  /// The same function where these types are declared for it.
  func with(signature: Signature) -> Closure {
    Closure(
      code: code, captures: captures, capturedSelf: capturedSelf, builder: builder,
      isGeneric: isGeneric, signature: signature, sharedSelf: sharedSelf)
  }

  /// The same function, run as a result builder.
  func with(builder: String?) -> Closure {
    Closure(
      code: code, captures: captures, capturedSelf: capturedSelf,
      builder: builder ?? self.builder, isGeneric: isGeneric, signature: signature,
      sharedSelf: sharedSelf)
  }

  /// The same function in a generic property: Swift wraps it, so it compares unequal.
  func reabstracted() -> Closure {
    Closure(
      code: code, captures: captures, capturedSelf: capturedSelf, builder: builder, isGeneric: true,
      signature: signature, sharedSelf: sharedSelf)
  }
}

extension Term {
  /// The function that a term stands for where one is wanted: `model.load` as an action.
  var function: Closure {
    switch kind {
    case .member:
      if let base = operands.first {
        return Closure(code: .method(name: head, labels: nil, base: base))
      }
    case .name: return Closure(code: .library(head))
    default: break
    }
    return Closure(code: .method(name: "callAsFunction", labels: nil, base: .term(self)))
  }
}

extension Closure {
  /// Whether it is written without any code.
  func doesNothing(in program: ViewProgram) -> Bool {
    guard case .literal(let id) = code else { return false }
    return program.functions[id].body?.statements.isEmpty == true
  }
}
