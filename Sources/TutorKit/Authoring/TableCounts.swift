/// What a table counts: a row for what is done and a column for a view, or a row for a view and a column for what
/// is done, or a column for each side.
struct TableCounts {
  /// The names of its columns.
  let columns: String
  /// What a cell with a number, a yes or a no says, as `tap Add: Row 0`.
  struct Cell {
    var row: Int
    var text: String
    /// The side that its column is about; nil: none is named there.
    var side: GuidelineExample.Kind?
  }
  private(set) var cells: [Cell] = []
  /// The rows of which the sides are counted: what stands in front of these is half a sentence.
  var rowsOfSides: Set<Int> { Set(cells.filter { $0.side != nil }.map(\.row)) }

  /// - Parameter isOfBodies: whether what stands in front of the table says that it counts bodies.
  init(_ header: [[MarkdownInline]], _ rows: [[[MarkdownInline]]], isOfBodies isSaid: Bool = false)
  {
    let written = header.map { Self.withoutArticle($0.plain.trimmed) }
    columns = written.filter { !$0.isEmpty }.joined(separator: " | ")
    let whole = written.first.map(Self.sideInBrackets) ?? .further
    let names = written.map(Self.asCondition)
    for (row, parts) in rows.enumerated() {
      guard let head = parts.first?.standing.trimmed, !head.isEmpty else { continue }
      let own = SideWords.kind(of: head)
      // `Version | Action | What runs`: the row is about the side, and the rest is as without it.
      if whole == .further, own != .further, names.dropFirst().first.map(Self.isOfOccasions) == true
      {
        add(
          Row(
            number: row, names: Array(names.dropFirst()), parts: Array(parts.dropFirst()),
            whole: own),
          isSaid)
      } else {
        add(Row(number: row, names: names, parts: parts, whole: whole), isSaid)
      }
    }
  }

  /// A row with the names of the columns.
  private struct Row {
    var number: Int
    var names: [String]
    var parts: [[MarkdownInline]]
    /// The side that it is about whatever its columns say.
    var whole: GuidelineExample.Kind
    var head: String { parts.first?.standing.trimmed ?? "" }
    /// The side that its first cell names.
    var side: GuidelineExample.Kind { whole == .further ? SideWords.kind(of: head) : .further }
    /// The side that all of it is about; nil: its columns say, or nothing does.
    var about: GuidelineExample.Kind? {
      whole != .further ? whole : side == .further ? nil : side
    }
  }

  private mutating func add(_ row: Row, _ isSaid: Bool) {
    let sides = row.names.map { row.whole == .further ? Self.side($0) : .further }
    let leading = zip(sides, row.parts).prefix { $0.0 == .further }.map(\.1.standing.trimmed)
    for (place, cell) in row.parts.enumerated().dropFirst() where place < row.names.count {
      let found =
        sides[place] == .further
        ? Self.text(of: cell.standing, in: row, place, isSaid).map { ($0, row.about) }
        : Self.text(ofSide: cell.standing, in: row, place, leading, isSaid).map {
          ($0, sides[place])
        }
      if let found {
        cells.append(Cell(row: row.number, text: found.0, side: found.1))
      } else if Self.value(cell.standing)?.isOfBodies == true {
        // What it is of is not understood: it is listed as it stands.
        let text = [row.head + ":", cell.standing.trimmed].joined(separator: " ")
        cells.append(Cell(row: row.number, text: text, side: nil))
      }
    }
  }

  /// What a cell says in a column that is about no side.
  private static func text(
    of cell: String, in row: Row, _ place: Int, _ isSaid: Bool
  ) -> String? {
    let (name, first, head) = (row.names[place], row.names[0], row.head)
    if let when = allWhen(name, row.side == .further ? head : first, of: first),
      Int(cell.trimmed) != nil && !isOfViews(first) || value(cell) == nil || isNone(cell),
      let text = text(allOf: cell, when)
    {
      return text
    }
    if row.side != .further, isOccasion(name), let text = text(sayingIn: cell, name) { return text }
    guard let (value, says) = value(cell) else { return nil }
    let isOfBodies = says || isSaid || counts(name)
    if row.side == .further {
      // `Action | What runs`, with a number of bodies.
      if says, let when = allWhen(name, head, of: first) { return text(allOf: value, when) }
      return text(head, of: first, name, value)
    }
    // The row names the side, and its column what is done.
    let occasion = says && !counts(name) ? asOccasion(name) : name
    return text(ofSide: [isOccasion(first) ? first : "", occasion], value, isOfBodies)
  }

  /// What a cell says in a column that is about a side.
  private static func text(
    ofSide cell: String, in row: Row, _ place: Int, _ leading: [String], _ isSaid: Bool
  ) -> String? {
    let (name, first, head) = (row.names[place], row.names[0], row.head)
    guard let (value, says) = value(cell) else { return text(of: cell, head, of: first, name) }
    if let occasion = occasion(ofSide: name) { return text(head, of: first, occasion, value) }
    let isOfBodies = says || isSaid || counts(name)
    let isPlain = isOfBodies && (first.isEmpty || isOfOccasions(first))
    return text(
      ofSide: isPlain ? [""] + leading.map(asOccasion) : [first] + leading, value, isOfBodies)
  }

  /// The side that a column is about: `After`, `Bodies before`, `Correct bodies`, `Bodies (correct)`.
  private static func side(_ name: String) -> GuidelineExample.Kind {
    let kind = SideWords.kind(of: name)
    let words = name.split { !$0.isLetter }.map(String.init)
    guard kind == .further, counts(name) || words.contains(where: isVerb), let first = words.first,
      let last = words.last
    else {
      return kind
    }
    let found = SideWords.kind(of: last)
    return found == .further ? SideWords.kind(of: first) : found
  }

  /// The side that the first column names for the whole table: `View (after)`.
  private static func sideInBrackets(_ name: String) -> GuidelineExample.Kind {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex else {
      return .further
    }
    return SideWords.kind(of: String(name[name.index(after: open)...].dropLast()))
  }

  /// `when Add tapped` of `Add tapped`.
  private static func asCondition(_ name: String) -> String {
    let words = name.split(separator: " ").map { $0.lowercased() }
    guard words.count > 1, let last = words.last, ClaimLexicon.eventEnds.contains(last),
      !words.contains(where: events.contains), !isVerb(words[0])
    else { return name }
    return ["when", name].joined(separator: " ")
  }

  /// What a cell below a side says in words: all that runs in the row's step, or what is said of some views. nil: the
  /// row does not say when, or the cell says nothing of runs.
  private static func text(
    of cell: String, _ head: String, of first: String, _ name: String
  ) -> String? {
    let isOfAll = name.split { !$0.isLetter }.contains { isVerb(String($0)) }
    if let when = isOfAll ? occasion(head, of: first) : allWhen(head),
      let text = text(allOf: cell, when)
    {
      return text
    }
    return occasion(head, of: first).flatMap { text(sayingIn: cell, $0) }
  }

  /// `runs after Add` of `runs after Add (Correct)`. nil: the name does not say when.
  private static func occasion(ofSide name: String) -> String? {
    let words = name.split(separator: " ").map(String.init).dropLast()
    guard words.count > 2, let first = words.first, isVerb(first),
      events.contains(words[1].lowercased())
    else { return nil }
    return words.joined(separator: " ")
  }

  private static func isVerb(_ word: String) -> Bool { verbs.contains(word.lowercased()) }

  /// Whether a column is called by what is done: `Step`, `Tap`.
  private static func isOfOccasions(_ name: String) -> Bool {
    occasions.contains(name.lowercased())
  }

  /// `tap on Add` of `a tap on Add`.
  private static func withoutArticle(_ name: String) -> String {
    let words = name.split(separator: " ").map(String.init)
    guard words.count > 1, ["a", "an", "the"].contains(words[0].lowercased()) else { return name }
    return words.dropFirst().joined(separator: " ")
  }

  /// Whether the name of a column says when: `After a tap on Add`.
  private static func isOccasion(_ name: String) -> Bool {
    name.split(separator: " ").first.map { events.contains($0.lowercased()) } == true
  }

  /// Whether a word is what a person does to a control, as the head of a row has it.
  private static func isAct(_ word: String) -> Bool {
    [
      "tap", "press", "toggle", "type", "change", "click", "switch", "edit", "enter", "select",
      "choose",
    ].contains(word.lowercased())
  }

  /// Whether a column is called by views: `View`, `Body`.
  private static func isOfViews(_ name: String) -> Bool {
    ["view", "views", "body", "bodies", "subview", "component", "struct", "type"]
      .contains(name.lowercased())
  }

  /// Names of columns in which controls stand.
  private static let occasions: Set<String> = [
    "step", "tap", "action", "event", "control", "button", "change", "interaction", "press",
  ]

  /// The name of a control as what says when: `on Later`.
  private static func asOccasion(_ name: String) -> String {
    let words = name.split(separator: " ").map { $0.lowercased() }
    if words.first.map(isAct) == true { return ["on", name].joined(separator: " ") }
    if words.first?.hasSuffix("ing") == true { return ["after", name].joined(separator: " ") }
    let isOne = words.contains { events.contains($0) || ClaimLexicon.eventEnds.contains($0) }
    return isOne || name.isEmpty ? name : ["on", name].joined(separator: " ")
  }

  /// Whether a column, or what stands in front of a table, says that it counts bodies.
  static func counts(_ name: String) -> Bool {
    !counted.isDisjoint(with: name.lowercased().split { !$0.isLetter }.map(String.init))
  }

  /// When it is of which a column has all that runs: `Runs`, `What runs`, `Runs on Add`. nil: it has something else.
  private static func allWhen(_ name: String, _ head: String, of first: String) -> String? {
    let words = name.split(separator: " ").map(String.init)
    let when = words.drop { verbs.union(askers).contains($0.lowercased().filter(\.isLetter)) }
    guard when.count < words.count else { return nil }
    if when.isEmpty { return occasion(head, of: first) }
    return events.contains(when.first?.lowercased() ?? "") ? when.joined(separator: " ") : nil
  }

  /// When it is of which a row has all that runs: `Turn runs`, `Runs after Turn`. nil: it has something else.
  private static func allWhen(_ head: String) -> String? {
    if let when = allWhen(head, "", of: "") { return when }
    var words = head.split(separator: " ").map(String.init)
    guard let last = words.popLast(), ["runs", "run", "ran"].contains(last.lowercased()),
      !words.isEmpty
    else { return nil }
    return asOccasion(words.joined(separator: " "))
  }

  /// Words that stand for all views in the name of a column.
  private static let askers: Set<String> = [
    "what", "which", "that", "who", "views", "view", "again",
  ]

  /// A cell that lists what runs as a claim. nil: it lists nothing.
  private static func text(allOf cell: String, _ when: String) -> String? {
    let list = cell.trimmed.filter { $0 != "`" }
    guard !list.isEmpty else { return nil }
    func claim(_ words: String...) -> String { ([when + ","] + words).joined(separator: " ") }
    if Int(list) != nil { return claim(running(list)) }
    guard list.first?.isLetter == true else { return nil }
    return isNone(list) ? claim("no", "body", "runs") : claim(list, "run")
  }

  /// `on tap on Add, only Row runs`, of a cell below what is done. nil: the cell says nothing of runs.
  private static func text(sayingIn cell: String, _ occasion: String) -> String? {
    let words = cell.split { !$0.isLetter }.map { $0.lowercased() }
    guard words.contains(where: { ["run", "runs", "skipped"].contains($0) }), value(cell) == nil
    else {
      return nil
    }
    return [asOccasion(occasion) + ",", cell.trimmed].joined(separator: " ")
  }

  /// `1 body runs`, `3 bodies run`
  private static func running(_ number: String) -> String {
    [number, number == "1" ? "body" : "bodies", number == "1" ? "runs" : "run"]
      .joined(separator: " ")
  }

  private static func isNone(_ cell: String) -> Bool {
    ["nothing", "none"].contains(cell.trimmed.lowercased())
  }

  /// What the head of a row says of when: `Add is tapped`, `Tapping Add`, `toggle Lamp`. nil: nothing.
  private static func occasion(_ head: String, of first: String) -> String? {
    let words = head.split(separator: " ").map(String.init)
    guard let opening = words.first?.lowercased() else { return nil }
    if words.contains("is"), ClaimLexicon.eventEnds.contains(words.last?.lowercased() ?? "") {
      return ["when", head].joined(separator: " ")
    }
    if asCondition(head) != head { return asCondition(head) }
    if opening.hasSuffix("ing") { return ["after", head].joined(separator: " ") }
    if ["when", "on", "after", "upon"].contains(opening) { return head }
    if isOfOccasions(first) { return asOccasion(head) }
    return events.contains(opening) ? ["on", head].joined(separator: " ") : nil
  }

  /// A cell below a side as a claim about a view. nil: what stands in front of it and above names no view, or does
  /// not say when.
  ///
  /// - Parameters:
  ///   - parts: the name of the first column, and the cells in front.
  ///   - isOfBodies: whether the cell itself says that it counts bodies.
  private static func text(
    ofSide parts: [String], _ value: String, _ isOfBodies: Bool
  ) -> String? {
    var (event, view): ([String], [String]) = ([], [])
    for (place, part) in parts.enumerated() {
      let words = part.split(separator: " ").map(String.init)
      // `Add is tapped`
      if !words.contains(where: { events.contains($0.lowercased()) }), words.contains("is"),
        ClaimLexicon.eventEnds.contains(words.last?.lowercased() ?? "")
      {
        event += ["when"] + words
        continue
      }
      let start = words.firstIndex { events.contains($0.lowercased()) } ?? words.endIndex
      // The name of a column names no view.
      if place > 0 { view += words[..<start] }
      event += words[start...]
    }
    func bare(_ words: [String]) -> String {
      words.filter { !verbs.union(askers).union(sums).contains($0.lowercased()) }
        .joined(separator: " ")
    }
    while let last = event.last, verbs.contains(last.lowercased()) { event.removeLast() }
    guard let opening = event.first?.lowercased() else {
      // Whenever it is.
      guard isOfBodies, bare(view).isEmpty, Int(value) != nil else { return nil }
      return running(value)
    }
    if isAct(opening) { event.insert("on", at: 0) }
    // `Tapping Add` says when.
    if opening.hasSuffix("ing") { event.replaceSubrange(..<1, with: ["after", opening]) }
    if bare(view).isEmpty {
      let names = view.map { $0.lowercased() }
      let isOfAll = isOfBodies || !counted.isDisjoint(with: names) || names.contains("total")
      guard isOfAll, Int(value) != nil else { return nil }
      let claim = [event.joined(separator: " ") + ",", running(value)]
      return claim.joined(separator: " ").withoutQuestion
    }
    return "\(event.joined(separator: " ")): \(bare(view)) \(value)".withoutQuestion
  }

  /// A cell as a claim about a view.
  private static func text(
    _ head: String, of first: String, _ name: String, _ value: String
  ) -> String {
    let words = name.split(separator: " ").map(String.init)
    let event = words.drop { Self.verbs.contains($0.lowercased()) }
    if let opening = event.first?.lowercased(), events.contains(opening) {
      return "\(event.joined(separator: " ")): \(head) \(value)".withoutQuestion
    }
    let view = words.filter { !verbs.contains($0.lowercased()) }.joined(separator: " ")
    let act = events.contains(first.lowercased()) ? "\(first) \(head)" : head
    return "\(act): \(view) \(value)".withoutQuestion
  }

  /// Words that say of a view that it runs.
  private static let verbs: Set<String> = [
    "run", "runs", "ran", "body", "bodies", "evaluated", "evaluations", "evaluates", "is",
    "re-evaluated",
  ]
  /// Words around the sum of a table.
  private static let sums: Set<String> = [
    "total", "sum", "all", "in", "altogether", "overall", "together", "the", "of",
  ]
  /// Words for all that run.
  private static let counted: Set<String> = ["body", "bodies"]
  /// Words that begin what says when.
  private static let events: Set<String> = [
    "at", "initially", "when", "on", "after", "upon", "tap", "tapping", "press", "pressing",
    "toggle", "toggling",
    "type",
    "typing", "change", "changing", "click", "clicking", "switch", "switching", "edit", "editing",
    "enter", "entering", "select", "selecting", "choose", "choosing",
  ]

  /// What a cell says: a number, `yes` or `no`, and whether it says that it counts bodies; nil: something else.
  private static func value(_ cell: String) -> (text: String, isOfBodies: Bool)? {
    let words = cell.trimmed.lowercased().split(separator: " ").map(String.init)
      .filter { !fillers.contains($0) }
    guard let first = words.first, words.count < 4 else { return nil }
    if words.count > 1 {
      if words.count == 2, first == "not", verbs.contains(words[1]) { return ("no", false) }
      guard let number = Int(first), words.dropFirst().allSatisfy(units.contains) else {
        return nil
      }
      return (String(number), !counted.isDisjoint(with: words))
    }
    switch first {
    case "once": return ("1", false)
    case "twice": return ("2", false)
    case "runs", "evaluated", "yes", "✓", "✅": return ("yes", false)
    case "skipped", "never", "none", "no", "✗", "❌": return ("no", false)
    default: return Int(first).map { (String($0), false) }
    }
  }

  /// Words around what a cell says.
  private static let fillers: Set<String> = ["is", "does", "it"]
  private static let units = counted.union(["times", "time", "×", "runs", "evaluations"])
}

extension String {
  /// A question at the head of a column is answered below it.
  fileprivate var withoutQuestion: String { filter { $0 != "?" } }
}
