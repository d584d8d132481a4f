/// A statement.
///
/// `site` numbers index ``ViewProgram/sites``; they also give branches their identity.
package indirect enum Stmt: Sendable {
  case expression(Expr, site: Int)
  /// `let p = e`, `var p: T`, `let p: T = e`. Uninitialised when the expression is nil.
  case bind(Pattern, type: TypeRef?, Expr?)
  /// A local function: a closure stored in a boxed slot, so that it may call itself.
  case localFunction(slot: Int, FunctionID)
  /// A local computed variable or one with a property wrapper is `unsupported`.
  case conditional([Condition], then: Block, else: Block?, site: Int)
  case guardElse([Condition], Block, site: Int)
  case switchCases(Expr, [SwitchCase], site: Int)
  case forIn(Pattern, Expr, where: Expr?, Block, label: String?, site: Int)
  case whileLoop([Condition], Block, label: String?, site: Int)
  case repeatWhile(Block, Expr, label: String?, site: Int)
  case doCatch(Block, [CatchClause])
  case deferBlock(Block)
  case returnValue(Expr?)
  case throwValue(Expr)
  case breakLoop(label: String?)
  case continueLoop(label: String?)
  case fallthroughCase
  case block(Block)
  case unsupported(Unsupported)
}

/// One clause of `if`, `guard` or `while`.
package enum Condition: Sendable {
  case expression(Expr)
  /// `let x = e`, `let x`, `case p = e`. `let x = e` is an `.optionalSome` pattern.
  case matches(Pattern, Expr)
  /// `#available`: taken to hold.
  case available
}

/// A case of a `switch`; `default` has no patterns.
package struct SwitchCase: Sendable {
  package var items: [Item]
  package var isDefault: Bool
  package var body: Block

  /// A pattern with its `where` clause.
  package struct Item: Sendable {
    package var pattern: Pattern
    package var condition: Expr?
    package init(pattern: Pattern, condition: Expr?) {
      self.pattern = pattern
      self.condition = condition
    }
  }

  package init(items: [Item], isDefault: Bool, body: Block) {
    self.items = items
    self.isDefault = isDefault
    self.body = body
  }
}

/// A `catch` clause: a case of a `switch` over the error, the default where it names no pattern.
package struct CatchClause: Sendable {
  /// Where `error` is (never boxed) while condition and body run. nil: a pattern names it.
  package var errorSlot: Int?
  package var choice: SwitchCase
  package init(errorSlot: Int?, choice: SwitchCase) {
    self.errorSlot = errorSlot
    self.choice = choice
  }
}

/// A pattern.
package indirect enum Pattern: Sendable {
  case wildcard
  /// Binds a slot; boxed when a closure captures the variable and it is a `var`.
  case bind(slot: Int, boxed: Bool)
  /// `(a, b)`; labels are dropped.
  case tuple([Pattern])
  /// `.loaded(let v)`, `Load.loaded`; payload nil when no parentheses are written.
  case enumCase(TypeRef?, name: String, payload: [Pattern]?)
  /// `let x?`, and what `if let x` means.
  case optionalSome(Pattern)
  /// A value to compare with: `3`, `1...5`, `"a"`, `Self.limit`.
  case expression(Expr)
  /// `is T`, `let x as T`.
  case isType(TypeRef, Pattern?)
}
