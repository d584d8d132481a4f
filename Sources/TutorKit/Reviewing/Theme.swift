/// The words of a review program, chosen by a number. Programs that differ in their number, up to
/// ``Theme/count``, differ in their text.
struct Theme: Sendable {
  /// The screen's type, and words for what it shows.
  var screen: String
  var title: String
  var note: String
  var part: String
  var row: String
  var state: String
  var verb: String
  var icon: String
  /// Modifiers that change nothing about what the program teaches.
  var outer: String
  var text: String
  var spacing: Int

  private static let screens = [
    "Orchard", "Ferry", "Kiln", "Aviary", "Printer", "Loom", "Glacier", "Harbor", "Beehive",
    "Observatory", "Tannery", "Windmill", "Quarry", "Greenhouse", "Foundry", "Archive", "Depot",
    "Lagoon", "Vineyard", "Workshop", "Stable", "Dairy", "Smithy",
  ]
  private static let titles = [
    "Morning shift", "Upper floor", "North side", "First round", "Night watch", "Low tide",
    "Second crew", "Spring trial", "Old wing", "Open day", "Dry season", "South gate",
    "Late train", "Third bay", "Inner yard", "Long table", "Short list", "Quiet hour", "Last call",
  ]
  private static let notes = [
    "Checked on Monday", "Two people, one key", "Bring gloves", "Ask at the desk",
    "Closed when it rains", "Mind the step", "Count twice", "Leave the lamp on",
    "Write it on the board", "Ring once", "Keep the door shut", "Sign the sheet", "Start at seven",
  ]
  private static let parts = [
    "Heading", "Banner", "Caption", "Legend", "Intro", "Summary", "Plate",
  ]
  private static let rows = ["Line", "Row", "Entry", "Item", "Strip"]
  private static let states = ["count", "level", "turns", "loads", "visits", "rounds", "marks"]
  private static let verbs = ["Add", "More", "Next", "Raise", "Count", "Step", "Load"]
  private static let icons = ["leaf", "bolt", "flag", "bell", "star", "drop", "key", "clock"]
  private static let outers = [
    "", ".padding()", ".padding(.horizontal)", ".padding(.top)", ".frame(maxWidth: .infinity)",
  ]
  private static let texts = [".bold()", ".font(.title)", ".font(.headline)", ".italic()"]

  /// How many numbers give different texts: each program names its screen, title and note.
  static let count = screens.count * titles.count * notes.count

  init(_ number: Int) {
    let number = abs(number % Self.count)
    var random = SplitMix(seed: UInt64(number))
    screen = Self.screens[number % Self.screens.count]
    title = Self.titles[number / Self.screens.count % Self.titles.count]
    note = Self.notes[number / (Self.screens.count * Self.titles.count)]
    func pick(_ words: [String]) -> String { words[Int(random.next() % UInt64(words.count))] }
    part = screen + pick(Self.parts)
    row = screen + pick(Self.rows)
    state = pick(Self.states)
    verb = pick(Self.verbs)
    icon = pick(Self.icons)
    outer = pick(Self.outers)
    text = pick(Self.texts)
    spacing = 2 * Int(random.next() % 8) + 2
  }
}

/// Numbers that look random and are the same everywhere: SplitMix64, with the constants that Steele,
/// Lea and Flood published ("Fast Splittable Pseudorandom Number Generators", 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
