import Simulation

extension Comparison {
  /// How much is tried for a root.
  struct Effort: Sendable {
    /// Steps of both programs under what is assumed at first.
    var pairs = 480
    var repeats = 400
    /// Sets of assumptions that are tried.
    var worlds = 32
    /// Steps under each other set.
    var pairsOfWorld = 48
    /// Steps that hold a proof against what is simulated, and all of a brief search.
    var pairsOfProved = 12
    /// Steps with each other input.
    var pairsOfInput = 6
    /// Steps that are taken for decisions that were seen one way only.
    var pairsOfFocus = 2_400
    /// Steps that are taken for other decisions that one program alone makes.
    var pairsOfRare = 600
    /// Steps on ways to what one program alone does that are taken with others between.
    var variations = 2_400
    /// Other inputs that are tried.
    var inputs = 64
    var work = 6_000_000
    /// Only the short search; where it finds nothing, nothing is said.
    var isBrief = false
  }
}

extension Comparison {
  /// What one search found out.
  struct Searched {
    var questions: [String]
    var inputs: [(name: String, values: [EventValue])]
    var locality: StepLocality
    /// All that can be done was done in all states.
    var isExhausted: Bool
    /// Something stands for inputs of which only the type is known.
    var hasSymbols: Bool
    /// A task waited for something.
    var waits: Bool
    /// A screen was opened in neither program.
    var leavesClosed: Bool
    /// A style was told if a finger is on its control.
    var tellsOfPressing: Bool
    /// Elements of a set or dictionary were taken one after another.
    var usesHashedOrder: Bool
    /// Values with which conditions took a way that they had not taken.
    var telling: Set<EventValue>
    /// Ways of watched decisions that were seldom taken.
    var seldom: SeldomWays
    /// Numbers of three digits and more were on a screen.
    var showsLargeNumbers: Bool
  }

  /// Whether a few steps can come to a number of which digits are grouped: where a number of three digits is
  /// shown, compared with or typed.
  static func comesToGroups(
    _ searched: Searched, _ before: LoweredProgram, _ after: LoweredProgram
  ) -> Bool {
    searched.showsLargeNumbers
      || [before.mined, after.mined].contains { mined in
        mined.integers.contains { $0.magnitude >= RenderTree.largeNumber }
          || mined.floatings.contains { $0.magnitude >= Double(RenderTree.largeNumber) }
          || !mined.members.isDisjoint(with: ["number", "currency", "percent"])
          || !mined.asked.isDisjoint(with: ["Int", "Double", "Float", "Decimal"])
      }
  }
}
