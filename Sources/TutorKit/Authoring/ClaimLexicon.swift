/// What the words of a claim may stand for: the views of a program, and what can be done with it.
struct ClaimLexicon {
  let views: Set<String>
  /// The words of controls and of what they change.
  private let steps: Set<String>
  /// It is said of this program alone, so that `the header` is its `ProfileHeader`.
  let isOfOne: Bool
  private let nouns: ViewNouns

  /// Words of the code that stand on one side alone, in lower case, with that side.
  private let sides: [String: GuidelineExample.Kind]

  init(
    views: Set<String>, steps: Set<String>, isOfOne: Bool,
    sides: [String: GuidelineExample.Kind] = [:]
  ) {
    (self.views, self.steps, self.isOfOne, self.sides) = (views, steps, isOfOne, sides)
    nouns = ViewNouns(views)
  }

  /// A side that is named by what its code alone has: `with @Observable`, `without indices`.
  func sidePhrase(_ words: ArraySlice<ClaimWord>) -> (side: ClaimSide, length: Int)? {
    guard let first = words.first?.lower, ["with", "without", "using"].contains(first),
      let word = words.dropFirst().first, let kind = sides[word.codeWord], view(word) == nil
    else { return nil }
    let side = ClaimSide.of(kind)
    return (first == "without" ? side.other : side, 2)
  }

  /// The view of a type's name, also of several: `RowViews`; and of its body: `RowView.body`.
  func view(_ word: ClaimWord) -> String? {
    let text = word.text.hasSuffix(".body") ? String(word.text.dropLast(5)) : word.text
    if views.contains(text) { return text }
    let one = String(text.dropLast())
    return text.last == "s" && views.contains(one) ? one : nil
  }

  /// The one view that a noun names: `rows` for `TaskRow`.
  func noun(_ word: ClaimWord) -> String? { nouns.type(of: word.lower) }

  /// The views that a noun names together: `cards` for `PriceCard` and `SizeCard`.
  func group(_ word: ClaimWord) -> [String]? { nouns.types(of: word.lower) }

  /// Whether a word may stand in what says when something happens.
  func isOfEvent(_ word: ClaimWord) -> Bool {
    // A control may be called as a view is.
    guard !word.isMark, view(word) == nil || steps.contains(word.lower) else { return false }
    let names = word.names
    return Self.eventWords.contains(word.lower) || ClaimVerbs.isAny(of: steps, in: names)
  }

  /// Whether words name a control, or what one changes.
  func isOfStep(_ words: Set<String>) -> Bool { ClaimVerbs.isAny(of: steps, in: words) }

  /// Whether a word is of something that is done: a control, what it changes, or how it is used.
  func isOfDeed(_ word: ClaimWord) -> Bool {
    guard !word.isMark, view(word) == nil else { return false }
    return Self.deeds.contains(word.lower) || Self.eventEnds.contains(word.lower)
      || ClaimVerbs.isAny(of: steps, in: word.names)
  }

  /// Words that begin what says when.
  static let eventBeginnings: Set<String> = [
    "when", "whenever", "once", "after", "each", "every", "on", "upon", "as", "with", "per", "at",
    "while", "during", "for",
  ]
  /// Words of what a person does and of what changes by it.
  private static let eventWords: Set<String> = [
    "the", "a", "an", "each", "every", "any", "one", "single", "this", "its",
    "tap", "taps", "press", "click", "button", "field", "row", "item", "time", "user",
    "keystroke", "character", "toggle", "switch", "change", "changes", "update", "value", "state",
    "property", "slider", "stepper", "presses", "first",
    "tapped", "tapping", "pressed", "pressing", "clicked", "clicking", "toggled", "toggling",
    "switched", "switching", "type", "typed", "typing", "types", "moving", "dragging", "changed",
    "changing", "is", "are", "was", "were", "gets", "of", "in", "to", "on", "into", "by",
    "display", "displayed", "appearance", "appears", "render", "frame", "start", "launch", "it",
    "screen", "shown", "view", "app", "load", "loads", "loaded", "starts", "launches", "launched",
    "beginning", "startup", "initial", "appear",
    "taps", "clicks", "toggles", "switches", "drags", "opens", "opened", "somebody", "someone",
    "anybody", "person", "text", "word", "letter",
    "letters", "search", "input", "editor", "edit", "editing", "enter", "entering", "select",
    "selecting", "choose", "choosing", "chosen", "selected",
  ]
  /// What a person does to a control.
  static let deeds: Set<String> = [
    "taps", "presses", "clicks", "toggles", "switches", "types", "drags",
  ]
  /// Words with which what says when can end without a mark behind it.
  static let eventEnds: Set<String> = [
    "tapped", "pressed", "clicked", "toggled", "switched", "typed", "changed", "changes", "appears",
    "types", "appearance", "display", "launch", "loads", "launches", "starts",
  ]
}

extension ClaimVerbs {
  /// Whether a word is one of these, or one with an ending: `renaming` of `rename`.
  static func isAny(of names: some Collection<String>, in words: Set<String>) -> Bool {
    words.contains { word in
      names.contains { name in
        word == name || name.count > 3 && word.hasPrefix(name)
          || name.last == "e" && word == name.dropLast() + "ing"
      }
    }
  }
}
