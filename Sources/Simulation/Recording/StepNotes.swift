/// Two texts that a running step held against each other.
package struct TextComparison: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case equal, contains, prefix, suffix }

  package var kind: Kind
  /// The text that is asked.
  package var text: String
  /// What it is asked for.
  package var other: String
}

/// What a search wants to know of the running step: the texts that it held against each other, and the
/// storage that its actions used.
struct StepNotes {
  /// As many as are kept of a step.
  private static let most = 48

  private(set) var texts: Set<TextComparison> = []
  /// Locations, and properties of objects as negative numbers.
  private(set) var used: Set<Int> = []

  mutating func note(_ kind: TextComparison.Kind, _ text: String, _ other: String) {
    guard texts.count < Self.most, text != other, text.utf8.count <= 60, other.utf8.count <= 60
    else { return }
    texts.insert(TextComparison(kind: kind, text: text, other: other))
  }

  mutating func use(_ location: LocationID) { used.insert(location) }

  mutating func use(_ id: ObjectID, _ property: Int) { used.insert(-1 - (id * 256 + property)) }
}

extension Recorder {
  /// Whether notes are taken: only for comparing programs.
  @inline(__always)
  private var takesNotes: Bool { interpreter.options.showsEverything }

  /// An action, not a body, read or wrote a location.
  @inline(__always)
  func noteUse(_ location: LocationID) {
    if takesNotes, !interpreter.isUpdating { interpreter.notes.use(location) }
  }

  @inline(__always)
  func noteUse(_ id: ObjectID, _ property: Int) {
    if takesNotes, !interpreter.isUpdating { interpreter.notes.use(id, property) }
  }

  /// Two values were compared.
  func noteTexts(_ a: Value, _ b: Value) {
    guard takesNotes, case .string(let text) = a, case .string(let other) = b else { return }
    interpreter.notes.note(.equal, text, other)
  }

  /// A collection was asked for a text.
  func noteTexts(_ elements: [Value], _ value: Value) {
    guard takesNotes, case .string = value else { return }
    for element in elements.prefix(12) { noteTexts(element, value) }
  }

  /// A dictionary was asked for the value of a text.
  func noteTexts(keys box: DictionaryBox, _ key: Value) {
    guard takesNotes, case .string = key else { return }
    for entry in box.entries.prefix(12) { noteTexts(entry.key, key) }
  }

  /// Texts of which equal ones count once.
  func noteTexts(distinct elements: [Value]) {
    guard takesNotes, case .string? = elements.first else { return }
    for element in elements.prefix(8) { noteTexts(element, .string("")) }
  }

  /// A text was asked by a method for another one.
  func noteTexts(_ method: String, _ text: String, _ other: String) {
    guard takesNotes, let kind = Self.textQuestions[method] else { return }
    interpreter.notes.note(kind, text, other)
  }

  private static let textQuestions: [String: TextComparison.Kind] = [
    "contains": .contains, "localizedCaseInsensitiveContains": .contains,
    "localizedStandardContains": .contains, "range": .contains, "hasPrefix": .prefix,
    "starts": .prefix, "hasSuffix": .suffix, "compare": .equal, "localizedCompare": .equal,
    "localizedStandardCompare": .equal, "caseInsensitiveCompare": .equal, "elementsEqual": .equal,
  ]
}
