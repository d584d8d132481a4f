import Analysis
import Foundation
import Simulation

/// What a document's words say about work.
enum WorkClaim {
  /// Words of bodies that run again.
  private static let again = [
    "re-evaluat", "reevaluat", "re-render", "rerender", "redraw", "rebuil", "invalidat", "re-run",
    "recomput",
  ]
  /// Words of bodies that run.
  private static let runs =
    again + [
      "body run", "bodies run", "diffing", "body evaluation", "evaluations of", "bodies", "render",
      "evaluat", "view update",
    ]
  /// Words of how much of it there is.
  private static let amount = [
    "fewer", "less", "half", "%", "only", "once", "avoid", "reduc", "no longer", "unnecessary",
    "skip", "prevent", "stops", "without", "instead", "does not re", "doesn't re", "never re",
    "no re",
  ]
  /// Words of work that a body does besides building views.
  private static let work = ["sort", "filter", "format", "comput", "calculat", "decod", "pars"]
  /// Words of what happens in a body, however often it runs.
  private static let inside =
    work + [
      "alloc", "creat", "made", "per body", "per evaluation", "per run", "per render", "per update",
      "each run", "every run",
      "each evaluation", "every evaluation", "each body", "every body",
    ]
  /// Words that say that the number is the same.
  private static let denials = [
    "not reduc", "n't reduc", "no fewer", "not fewer", "n't fewer", "same number", "just as many",
    "not save", "n't save", "not avoid", "n't avoid", "without reducing",
  ]
  /// Words that begin what is said of another time.
  private static let occasions = ["when", "whenever", "while", "if", "after", "during"]

  /// Whether a title is about work in bodies.
  static func isAboutWork(_ title: String) -> Bool {
    let title = title.lowercased()
    return (work + ["work", "expensive", "body"]).contains(where: title.contains)
  }

  /// Whether a text speaks of runs at all: of bodies or views that are evaluated.
  static func isAboutRuns(_ text: String, _ views: Set<String>) -> Bool {
    let words = text.split { !($0.isLetter || $0.isNumber || "-'_".contains($0)) }.map(String.init)
    let lower = words.map { $0.lowercased() }
    let isOfViews =
      words.contains(where: views.contains)
      || lower.contains {
        [
          "body", "bodies", "view", "views", "screen", "row", "rows", "list", "child",
          "children", "nothing", "neither", "both", "closure", "content", "cell", "cells",
          "swiftui", "subview", "subviews", "viewbuilder",
        ].contains($0)
      } || words.contains(where: isTypeName) || isOfParent(lower)
    let isOfState =
      lower.contains(where: ClaimVerbs.keeping.contains)
      && (lower.contains("state") || lower.contains("identity"))
    let isOfCalls =
      lower.contains(where: ClaimVerbs.calls.contains)
      && (lower.contains("body") || lower.contains("bodies"))
    // `7 bodies per tap`
    let isOfRate =
      (lower.contains("bodies") || lower.contains("body"))
      && lower.contains { Int($0) != nil }
      && lower.contains { ["per", "each", "every"].contains($0) }
    // `After, it runs 2`
    let isOfIt =
      lower.contains { ["it", "they"].contains($0) }
      && zip(lower, lower.dropFirst()).contains {
        ClaimVerbs.all.contains($0) && ClaimWord.number($1) != nil
      }
    let isOfValues =
      zip(lower, lower.dropFirst()).contains { $0 == "view" && $1 == "values" }
      && lower.contains { ["build", "builds", "built", "rebuild", "rebuilds"].contains($0) }
    let isOfNoBody =
      lower.contains("running")
      && zip(lower, lower.dropFirst()).contains { ["any", "no", "a"].contains($0) && $1 == "body" }
    let isOfCounts =
      isOfNoBody || isOfIt || isOfValues || isOfRate
      || countsBodies(text)
        && (text.contains("→") || text.contains(":") || !countWords.isDisjoint(with: lower))
    let nouns = ViewNouns(views)
    let isOfSkipping =
      (words.contains(where: views.contains) || lower.contains(where: nouns.isKnown))
      && lower.contains { skipping.contains($0) || ClaimVerbs.all.contains($0) }
    let isOfDependence =
      words.contains(where: views.contains) && lower.contains(where: ClaimVerbs.causes.contains)
    return isOfDependence || isOfCounts || isOfSkipping
      || lower.contains(where: ClaimVerbs.ofBodies.contains)
      || isOfViews
        && (isOfState || isOfCalls
          || lower.contains { ClaimVerbs.all.contains($0) || ClaimVerbs.again.contains($0) })
  }

  /// `the parent runs`, `the parent does not run`
  private static func isOfParent(_ words: [String]) -> Bool {
    words.indices.dropFirst().contains { place in
      words[place] == "parent" && words[place - 1] == "the"
        && words[(place + 1)...].prefix(3).contains(where: ClaimVerbs.all.contains)
    }
  }

  /// Whether it has a number of bodies: `three bodies`.
  static func countsBodies(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return zip(words, words.dropFirst()).contains {
      ClaimWord.number($0) != nil && ["body", "bodies"].contains($1)
    }
  }

  /// Whether a text without examples speaks of runs of SwiftUI's bodies, and not of other things that are evaluated.
  static func isAboutBodies(_ text: String) -> Bool {
    let words = ClaimWord.all(in: text).map(\.lower)
    return words.contains { ofSwiftUI.contains($0.filter { $0 != "@" }) } && isAboutRuns(text, [])
  }

  /// Words that hold a number of bodies against another one.
  private static let besides: Set<String> = [
    "instead", "rather", "before", "after", "save", "saves", "saved", "fewer", "less", "more",
  ]
  /// Verbs that say what something takes in bodies, and words that say when.
  private static let countWords = besides.union([
    "cost", "costs", "executes", "execute", "triggers", "performs", "needs", "takes", "means",
    "wakes", "when", "on", "at", "initially", "first", "leaves", "leave", "spares",
  ])
  /// Verbs that say of a body that it does not run.
  private static let skipping: Set<String> = [
    "skip", "skips", "skipping", "leave", "leaves", "left", "spare", "spares", "spared",
  ]

  private static let ofSwiftUI: Set<String> = [
    "body", "bodies", "subview", "subviews", "swiftui", "viewbuilder", "child",
  ]

  /// Whether a word is the name of a type by its letters: `HeaderRow`.
  private static func isTypeName(_ word: String) -> Bool {
    guard word.first?.isUppercase == true, word != "SwiftUI", !isLibraryName(word) else {
      return false
    }
    return word.contains(where: \.isLowercase) && word.dropFirst().contains(where: \.isUppercase)
  }

  /// Whether a label or an impact says that fewer bodies run.
  static func saves(_ text: String) -> Bool {
    if denies(text) { return false }
    return clauses(text).contains { clause in
      let isAbout = runs.contains(where: clause.contains) || clause.contains("skip")
      return isAbout && amount.contains(where: clause.contains)
        && !inside.contains(where: clause.contains)
    }
  }

  /// Whether a text says that no fewer bodies run.
  static func denies(_ text: String) -> Bool {
    let lower = text.lowercased().replacingOccurrences(of: "’", with: "'")
    return denials.contains(where: lower.contains)
  }

  /// Whether a sentence of the text says that something runs again. What a body does each time it runs is
  /// another matter: the same bodies may run, and do less.
  static func saysSo(_ sentence: String) -> Bool {
    clauses(sentence).contains { clause in
      again.contains(where: clause.contains) && !inside.contains(where: clause.contains)
    }
  }

  /// What is said, without when it is so: "keeps its state when the parent is evaluated again" speaks of state.
  private static func clauses(_ text: String) -> [String] {
    text.lowercased().split { ",;:()".contains($0) }.compactMap { part in
      let words = part.split(separator: " ")
      let said = words.prefix { !occasions.contains(String($0)) }
      return said.isEmpty ? nil : said.joined(separator: " ")
    }
  }

  /// How many times fewer bodies run, as a text has it: 10 of `10x fewer body evaluations`, 2 of `2-5x` and
  /// of `reduces body evaluations by 50%`.
  static func timesFewer(_ text: String) -> Double? {
    let words = words(of: text)
    if let times = share(words) ?? half(words) { return times }
    if let (old, new) = change(words) { return Double(old) / Double(new) }
    guard let index = words.firstIndex(where: { $0 == "fewer" || $0 == "less" }), index > 0,
      words.dropFirst(index).contains(where: isCounted), !words.contains("of")
    else { return nil }
    let amount =
      words[index - 1] == "times" && index > 1 ? words[index - 2] + "x" : words[index - 1]
    guard let last = amount.last, last == "x" || last == "×" else { return nil }
    return Double(amount.dropLast().prefix { $0.isNumber || $0 == "." })
  }

  /// `halves the number of bodies`, `cuts evaluations in half`: not less than that, roundly.
  private static func half(_ words: [String]) -> Double? {
    guard words.contains(where: isCounted),
      let index = words.firstIndex(where: { $0 == "half" || $0 == "halves" }),
      words.dropFirst(index + 1).first != "of"
    else { return nil }
    return 1.5
  }

  /// The numbers of `4 bodies -> 1 body` and of `from 4 bodies to 1`. nil: the text has none.
  static func change(in text: String) -> (old: Int, new: Int)? { change(words(of: text)) }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { $0.isWhitespace || $0 == "(" || $0 == "," }.map(String.init)
  }

  private static func change(_ words: [String]) -> (old: Int, new: Int)? {
    for (index, word) in words.enumerated().dropFirst(2) {
      let isArrow = ["->", "→", "=>"].contains(word)
      let isFrom = word == "to" && words[..<index].contains("from")
      guard isArrow || isFrom,
        let old = counted(words, before: index) ?? (isFrom ? bare(words, at: index) : nil),
        let new = words.dropFirst(index + 1).first.flatMap(number), new > 0, new < old
      else { continue }
      return (old, new)
    }
    return nil
  }

  /// `4 bodies` in front of a word.
  private static func counted(_ words: [String], before index: Int) -> Int? {
    isCounted(words[index - 1]) ? ClaimWord.number(words[index - 2]) : nil
  }

  /// `bodies … from 5 to 1`: numbers of what is named elsewhere, and of nothing else.
  private static func bare(_ words: [String], at index: Int) -> Int? {
    let ends: Set<String> = ["per", "on", "for", "when", "in", "with", "at", "and"]
    let isAtEnd =
      words.dropFirst(index + 2).first.map { ends.contains($0) || isCounted($0) } ?? true
    return isAtEnd && words.contains(where: isCounted) ? number(words[index - 1]) : nil
  }

  private static func number(_ word: String) -> Int? {
    ClaimWord.number(Substring(word).trimmedToWord)
  }

  /// Beginnings of words that say that a number becomes less.
  private static let falling = [
    "reduc", "drop", "fall", "fell", "shrink", "shrank", "decreas", "cut", "lower", "declin",
  ]

  private static func isCounted(_ word: String) -> Bool {
    word.hasPrefix("bod") || word.hasPrefix("evaluation")
  }

  /// The times of a share that is saved: `50% fewer bodies`, `body evaluations by 50 %`.
  private static func share(_ words: [String]) -> Double? {
    guard words.contains(where: isCounted),
      let index = words.firstIndex(where: { $0.hasSuffix("%") }),
      words.dropFirst(index + 1).first != "of"
    else { return nil }
    let isFewer = words.dropFirst(index + 1).first.map { ["fewer", "less"].contains($0) } ?? false
    let isBy =
      words[..<index].contains("by")
      && words[..<index].contains { word in falling.contains { word.hasPrefix($0) } }
    let text = words[index] == "%" ? words[max(0, index - 1)] : String(words[index].dropLast())
    guard isFewer || isBy, let percent = Double(text.prefix { $0.isNumber || $0 == "." }),
      percent > 0, percent < 100
    else { return nil }
    return 1 / (1 - percent / 100)
  }
}

/// The steps of both sides of a pair; nil: they are not the same steps, or something is uncertain.
struct PairCounts {
  private let old: SimulationRun
  private let new: SimulationRun

  init?(_ pair: GuidelinePair) {
    let (before, after) = (parse(pair.bad.program, file: ""), parse(pair.good.program, file: ""))
    let tried = [ClaimRun.run(before), ClaimRun.run(before, nil)].compactMap(\.self)
    for old in tried where !old.steps.dropFirst().isEmpty {
      let steps = old.steps.dropFirst().map { ActionText($0.action) }
      guard let new = ClaimRun.run(after, steps) else { continue }
      (self.old, self.new) = (old, new)
      return
    }
    return nil
  }

  private var pairs: ArraySlice<(StepTrace, StepTrace)> {
    Array(zip(old.steps, new.steps)).dropFirst()
  }

  /// The counts of the first steps where none is less on the Correct side; nil: one is.
  var withoutSaving: String? {
    guard pairs.allSatisfy({ $1.rebuilt >= $0.rebuilt }) else { return nil }
    var seen: Set<String> = []
    return pairs.map { "\($0.action) \($0.rebuilt), \($1.rebuilt)" }
      .filter { seen.insert($0).inserted }.prefix(3).joined(separator: "; ")
  }
}
