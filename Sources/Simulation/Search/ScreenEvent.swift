/// Something that happens to a program in a search. Controls go by their place: two programs that
/// show the same tree have the n-th control of a kind in common, whatever it is called.
package struct ScreenEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case tap, toggle
    /// A control gets a value.
    case edit
    /// The n-th action of a modifier or view: `onDelete`, `onSubmit`.
    case perform(Int)
    /// A sheet or cover is dismissed.
    case dismiss
    /// A completion that was given away is called, by the name of the call.
    case answer(String)
    /// A task that waited is taken up, by the call that it waited for.
    case resume(String)
    /// The parent's body runs again and hands over the same inputs.
    case rerun
    /// The parent hands over another input.
    case handOver(String)
    /// The screen is covered and comes back: what it stores stays.
    case reappear
    /// The screen goes away.
    case leave
    /// A value of the environment changes.
    case environment(String)
    /// A value that is kept under a key was changed elsewhere.
    case stored(String)
  }

  package var kind: Kind
  package var place: Int
  package var value: EventValue?

  package init(_ kind: Kind, place: Int = 0, value: EventValue? = nil) {
    self.kind = kind
    self.place = place
    self.value = value
  }
}

/// Something on screen that can be used.
package struct Interaction: Hashable, Sendable {
  package var kind: ScreenEvent.Kind
  package var place: Int
  /// What a person calls it: a label, or the view's name.
  package var label: String
  package var values: [EventValue]
  /// It stands in a row that is neither one of the first three nor the last.
  package var isInner = false
  /// Where the text makes it: rows of one `ForEach` have that in common. nil: it is no view or modifier.
  package var origin: Int?

  /// Each thing that can be done with it.
  package var events: [ScreenEvent] {
    values.isEmpty
      ? [ScreenEvent(kind, place: place)]
      : values.map { ScreenEvent(kind, place: place, value: $0) }
  }
}

/// Values to try, from the texts of both programs.
package struct Palette: Sendable {
  package var integers: [Int] = []
  package var floatings: [Double] = []
  package var strings: [String] = []
  /// What only one of the two texts mentions: tried first, and everywhere.
  package var rare: Set<EventValue> = []
  /// Numbers that only one of the two texts mentions.
  package var rareBounds: Set<Double> = []

  package init() {}
}
