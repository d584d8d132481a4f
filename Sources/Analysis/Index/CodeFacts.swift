import SwiftSyntax

/// What the code of a member mentions, in the order of the source.
struct CodeFacts {
  var uses: [NameUse] = []
  /// Members of parameters and of other local names that are made of no member: `row.title`.
  var localUses: [NameUse] = []
  /// Where a run reads a parameter of the member, or a local that was made of one, in rising order.
  var parameterReads: [Int] = []
  /// Names of types.
  var typeNames: Set<String> = []
  /// Calls whose callee has the name of a type, outside of actions.
  var constructions: [Construction] = []
  /// `.id(…)` outside of actions.
  var identities: [FunctionCallExprSyntax] = []
  /// Names of constants that are made anew in each run: `let token = UUID()`.
  var freshNames: Set<String> = []
  /// Calls that go through a collection, outside of actions.
  var works: [FunctionCallExprSyntax] = []
  var conditionals: [IfExprSyntax] = []
  var localFunctions: [FunctionDeclSyntax] = []
  /// Computed variables inside the code.
  var localProperties: [LocalProperty] = []
  /// Constants and variables inside the code that hold a closure which is written there.
  var localClosures: [LocalProperty] = []

  /// Closures that build views apart from the body around them, in a tracking scope of their own: of sheets, of a
  /// `GeometryReader`.
  var apart: [Range<Int>] = []

  /// Whether code is evaluated apart from the body around it.
  func isApart(_ offset: Int) -> Bool { apart.contains { $0.contains(offset) } }

  /// Whether a member of another file, whose code is not at hand, makes a value of its own type.
  var makesOwnType = false

  struct LocalProperty {
    var declaration: VariableDeclSyntax
    var binding: PatternBindingSyntax
  }

  struct Construction {
    var call: FunctionCallExprSyntax
    /// The last part of the callee's name.
    var name: String
  }

  /// Uses in a stretch of the source.
  func uses(in range: Range<Int>) -> ArraySlice<NameUse> {
    let lower = firstUse(from: range.lowerBound)
    var upper = lower
    while upper < uses.endIndex, uses[upper].offset < range.upperBound { upper += 1 }
    return uses[lower..<upper]
  }

  /// The index of the first use at an offset or after it.
  func firstUse(from offset: Int) -> Int {
    Self.firstPlace(uses.count) { uses[$0].offset >= offset }
  }

  /// Whether a run of a stretch reads a parameter, stretches of other code in it left out.
  func readsParameters(in range: Range<Int>, except sites: [Range<Int>]) -> Bool {
    let first = Self.firstPlace(parameterReads.count) { parameterReads[$0] >= range.lowerBound }
    return parameterReads[first...].prefix { $0 < range.upperBound }.contains { read in
      !sites.contains { $0.contains(read) }
    }
  }

  /// The first index from which on a condition holds.
  private static func firstPlace(_ count: Int, where isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A name that is no local one, with the members that follow it: `order.lines`, `$query`.
struct NameUse {
  enum Form { case value, projection, storage }

  /// Without `$`, `_` and `self.`; `self` itself is a name, too.
  var name: String
  var form: Form
  /// Members after the name, up to a call; at most eight. `[]` is a subscript.
  var path: [String] = []
  /// Whether the last of the path, or the name, is called.
  var isCalled = false
  /// Whether the call has arguments.
  var hasArguments = false
  /// Assigned to, or passed as `&name`.
  var isWritten = false
  /// In a closure that runs later: an action, a task, a value that a subview calls.
  var isDeferred = false
  /// In a capture list.
  var isCaptured = false
  /// Through a local constant or a closure's parameter that was made of it.
  var isIndirect = false
  /// Through a local constant of the same name and value: `let title = title`.
  var isOfCopy = false
  /// What such a local was made of: the first member after the name; nil: the whole, or not known.
  var origin: String?
  /// In the UTF-8 text of the file.
  var offset: Int

  /// Reading is what a run of the body does with it.
  var isRead: Bool { !isWritten && !isDeferred }
}

extension SyntaxProtocol {
  /// Start and end in one number, for sets of expressions.
  var stretch: Int { position.utf8Offset << 32 | endPosition.utf8Offset }

  /// The stretch of the source without surrounding trivia, in UTF-8 bytes.
  var span: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
