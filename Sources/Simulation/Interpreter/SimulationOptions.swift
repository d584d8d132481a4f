/// What the caller of a simulation decides.
package struct SimulationOptions: Sendable {
  package var limits = Limits()
  /// Elements of a collection that the program does not declare.
  package var unknownCollectionCount = 3
  /// Rows that a lazy container or List shows.
  package var visibleRows = 10
  /// Questions about the unknown that are answered with no; see ``Simulator/questions``.
  package var refused: Set<String> = []
  /// Whether everything that can be shown is in the tree: what links open, all views that stand in
  /// arguments. For comparing programs; counts are those of a screen only without it.
  package var showsEverything = false
  /// What a step that changes a value changes in it; nil: the value as a whole.
  package var fieldEdit: FieldEdit?
  /// Whether every write says which member of a value it changes; otherwise those of long values do.
  package var namesMembers = false
  /// How numbers in titles show. For comparing programs far from their first display.
  package var numbersInTitles = NumberStyle.grouped
  /// Other values for inputs of the root, by name; see ``Simulator/inputs(_:)``.
  package var inputs: [String: EventValue] = [:]
  /// Inputs of the root that are given although they have a default value here: another program needs them.
  package var neededInputs: Set<String> = []
  /// Properties of the root that hold something else than its initializer gives them: it is made in another way.
  package var remadeProperties: Set<String> = []
  /// Which numbers, texts and elements stand in for inputs of which only the type is known; nil: symbols.
  package var standIns: Int?
  /// Classes that the program leaves undeclared, as another one tells of them; see
  /// ``ViewProgram/observedClasses``.
  package var observedClasses: [String: Bool] = [:]
  /// Whether a framework declares a type of a name; nil: every type counts as known.
  package var isKnownType: (@Sendable (String) -> Bool)?
  /// Whether tasks that wait for something go on in a step of their own. For comparing programs.
  package var delaysTasks = false
  /// Whether the screens that a stack can push stand for any value. For comparing programs.
  package var showsAnyDestination = false
  /// Whether styles are told that a finger is on their control. For comparing programs.
  package var isPressing = false
  /// Sets and dictionaries give their elements in another order: which one it is nobody may rely on.
  package var reversesHashed = false
  /// Whether an `.id(…)` can be seen. For comparing programs that move nothing and scroll to nothing.
  package var seesIdentities = true
  /// Whether handlers that stand anywhere, as `onAppear`, are left out of the render tree. For comparing programs.
  package var hidesHandlers = false
  /// Whether to keep which lines run in each step; see ``Simulator/ranLines()``.
  package var keepsLines = false
  /// The system whose counts are wanted; nil: iOS 18 with the SDK of Xcode 26.
  package var system: SystemModel?
  /// A wrong belief to simulate; nil: SwiftUI.
  package var mentalModel: MentalModel?

  package init() {}
}

/// Stored properties of structures that get other values, wherever a value has them; all else in it stays.
package struct FieldEdit: Sendable {
  /// As `Item.weight`.
  package var fields: Set<String>
  /// nil: each gets another value than it has. Otherwise those of the first element of a collection get this one, as
  /// far as it is of their kind.
  package var value: EventValue?

  package init(_ fields: Set<String>, to value: EventValue? = nil) {
    (self.fields, self.value) = (fields, value)
  }
}
