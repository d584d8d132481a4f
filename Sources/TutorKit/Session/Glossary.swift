/// A word of the course in everyday words.
struct GlossaryEntry {
  var names: [String]
  var meaning: GlossaryWords

  var line: String { "\(names[0]): \(meaning())" }

  /// The entry of a word, in any case of its letters, of one thing or several; nil: there is none.
  static func named(_ word: String) -> GlossaryEntry? {
    let word = String(word.lowercased().drop { $0 == "@" || $0 == "." })
    func entry(_ name: String) -> GlossaryEntry? { all.first { $0.names.contains(name) } }
    return entry(word) ?? (word.last == "s" ? entry(String(word.dropLast())) : nil)
  }
}

extension GlossaryEntry {
  static let all = [
    GlossaryEntry(names: ["view", "views", "view struct", "subview", "subviews"], meaning: .view),
    GlossaryEntry(names: ["body", "bodies"], meaning: .body),
    GlossaryEntry(names: ["helper", "helpers", "computed property"], meaning: .helper),
    GlossaryEntry(names: ["view value", "view values", "value", "values"], meaning: .viewValue),
    GlossaryEntry(names: ["rebuilt", "built", "rebuild"], meaning: .rebuilt),
    GlossaryEntry(names: ["needed"], meaning: .needed),
    GlossaryEntry(names: ["blast radius"], meaning: .blastRadius),
    GlossaryEntry(names: ["step", "steps", "event"], meaning: .step),
    GlossaryEntry(names: ["root"], meaning: .root),
    GlossaryEntry(names: ["parent", "parents", "child"], meaning: .parent),
    GlossaryEntry(names: ["cause", "causes"], meaning: .cause),
    GlossaryEntry(names: ["boundary", "boundaries", "checkpoint"], meaning: .boundary),
    GlossaryEntry(names: ["input", "inputs"], meaning: .input),
    GlossaryEntry(names: ["skipped", "skip"], meaning: .skipped),
    GlossaryEntry(names: ["equatable", "equal", "=="], meaning: .equatable),
    GlossaryEntry(names: ["identity", "id"], meaning: .identity),
    GlossaryEntry(names: ["capture", "captures", "captured", "closure"], meaning: .capture),
    GlossaryEntry(names: ["row", "rows", "foreach"], meaning: .row),
    GlossaryEntry(names: ["lazy"], meaning: .lazy),
    GlossaryEntry(names: ["erased", "anyview"], meaning: .erased),
    GlossaryEntry(names: ["state"], meaning: .state),
    GlossaryEntry(names: ["owner", "owns"], meaning: .owner),
    GlossaryEntry(names: ["wake", "wakes", "woken", "woke"], meaning: .wake),
    GlossaryEntry(names: ["binding", "bindings"], meaning: .binding),
    GlossaryEntry(
      names: [
        "observed object", "object", "observableobject", "observable", "stateobject",
        "observedobject", "published",
      ], meaning: .object),
    GlossaryEntry(names: ["environment"], meaning: .environment),
    GlossaryEntry(names: ["finding", "findings"], meaning: .finding),
    GlossaryEntry(names: ["rule"], meaning: .rule),
    GlossaryEntry(names: ["check", "checks"], meaning: .check),
    GlossaryEntry(names: ["points", "point", "score"], meaning: .points),
    GlossaryEntry(names: ["starter"], meaning: .starter),
    GlossaryEntry(names: ["reference"], meaning: .reference),
    GlossaryEntry(names: ["tolerance"], meaning: .tolerance),
    GlossaryEntry(names: ["hint"], meaning: .hint),
    GlossaryEntry(names: ["unchecked"], meaning: .unchecked),
    GlossaryEntry(names: ["assumed"], meaning: .assumed),
  ]
}
