/// Index into ``ViewProgram/types``.
package typealias TypeID = Int
/// Index into ``ViewProgram/functions``.
package typealias FunctionID = Int

/// A type as the source spells it, with names resolved and aliases expanded.
package indirect enum TypeRef: Hashable, Sendable {
  /// A type declared in the program, with its generic arguments as written.
  case declared(TypeID, [TypeRef])
  /// A type from elsewhere: `Int`, `Color`, `Set<Int>`. Members are joined by dots.
  case external(String, [TypeRef])
  /// A generic parameter in scope, or `Self` of a protocol.
  case parameter(String)
  case optional(TypeRef)
  case array(TypeRef)
  case dictionary(TypeRef, TypeRef)
  case tuple([TupleElement])
  case function(parameters: [TypeRef], result: TypeRef)
  /// `some P`.
  case opaque(TypeRef)
  /// `any P`.
  case existential(TypeRef)
  /// `T.Type`.
  case metatype(TypeRef)

  /// One element of a tuple type.
  package struct TupleElement: Hashable, Sendable {
    package var label: String?
    package var type: TypeRef

    package init(label: String?, type: TypeRef) {
      self.label = label
      self.type = type
    }
  }

  /// `Int`, `String`, … without generic arguments.
  package static func external(_ name: String) -> TypeRef { .external(name, []) }

  /// The type with one level of optionality removed.
  package var unwrapped: TypeRef {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }
}
