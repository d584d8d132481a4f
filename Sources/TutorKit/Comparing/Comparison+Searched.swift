import Simulation

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
