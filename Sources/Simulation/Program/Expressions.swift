/// A literal.
package enum Literal: Hashable, Sendable {
  case integer(Int)
  case floating(Double)
  case string(String)
  case boolean(Bool)
  case nilLiteral
}

/// An expression. Operators are folded by precedence before lowering.
package indirect enum Expr: Sendable {
  case literal(Literal)
  /// `"a\(b)c"`.
  case interpolation([Segment])
  /// A slot of the frame that holds a value.
  case local(Int)
  /// A slot of the frame that holds a box (a `var` that a closure captures, a local function).
  case boxed(Int)
  case selfValue
  /// `super`, only as the base of a member.
  case superValue
  /// Index into ``ViewProgram/globals``.
  case global(Int)
  /// A free function of the program by name: the candidates.
  case functions([FunctionID])
  /// A type's name used as a value: base of a static member, callee of an initializer, `T.self`.
  case type(TypeRef)
  /// A name that the program does not declare: `EdgeInsets`, `product`, `print`, `max`.
  case unresolved(String, site: Int)
  /// `base.name`, also `self.x` for a bare `x`, `$x` and `_x` (the name keeps its prefix), `.0`.
  /// `labels` is non-nil for `base.name(a:b:)`.
  case member(Expr, String, labels: [String]?, site: Int)
  /// `.name`, resolved by the expected type.
  case implicitMember(String, site: Int)
  /// `callee(arguments)`; trailing closures are the last arguments (the first has label nil
  /// and ``Argument/isTrailing``).
  case call(Expr, [Argument], site: Int)
  case subscripted(Expr, [Argument], site: Int)
  /// A closure literal.
  case closure(FunctionID)
  case prefix(String, Expr, site: Int)
  case postfix(Expr, String, site: Int)
  /// A binary operator other than assignment, `&&`, `||` and `??`, which are short-circuit
  /// and also come as `binary`; the interpreter tells them by name.
  case binary(String, Expr, Expr, site: Int)
  /// `target = value`, or `target op= value` with the operator (`+`, …) in `op`.
  case assign(target: Expr, op: String?, Expr, site: Int)
  case ternary(Expr, Expr, Expr, site: Int)
  case tuple([Argument])
  case array([Expr])
  case dictionary([DictionaryEntry])
  /// `e as T`, `e as? T`, `e as! T`, `e is T`.
  case cast(Expr, CastKind, TypeRef)
  /// A whole postfix chain that holds `?`; its value is nil when a `tryUnwrap` inside is.
  case optionalChain(Expr)
  /// `e?` inside a chain.
  case tryUnwrap(Expr)
  /// `e!`.
  case forceUnwrap(Expr, site: Int)
  /// `\Root.a.b`, `\.a[0]?.b`.
  case keyPath(root: TypeRef?, [KeyPathComponent])
  /// `&x`.
  case inoutArgument(Expr)
  /// An expression whose type the source tells; see ``ViewProgram/typed()``.
  case typed(Expr, TypeRef)
  /// `if`/`switch` used as an expression; the block has the one statement.
  case statementValue(Stmt)
  /// `_` as an assignment target.
  case discard
  /// `try?`. `try` and `await` are calls of those names, and `try!` is dropped by lowering.
  case optionalTry(Expr)
  /// `#colorLiteral`, macros, `#selector`, … and everything else.
  case unsupported(Unsupported)

  /// A piece of an interpolated string.
  package enum Segment: Sendable {
    case text(String)
    /// `\(value, label: argument)`.
    case value([Argument])
  }
}

/// An argument of a call, or an element of a tuple.
package struct Argument: Sendable {
  package var label: String?
  package var value: Expr
  package var isTrailing: Bool
  package init(label: String?, value: Expr, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// `key: value` in a dictionary literal.
package struct DictionaryEntry: Sendable {
  package var key: Expr
  package var value: Expr
  package init(key: Expr, value: Expr) {
    self.key = key
    self.value = value
  }
}

package enum CastKind: Sendable { case coerce, conditional, forced, check }

/// A component of a key path.
package enum KeyPathComponent: Sendable {
  case property(String)
  case index([Argument])
  case optionalChain
  case forceUnwrap
  /// `\.self`
  case identity
}
