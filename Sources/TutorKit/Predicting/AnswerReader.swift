import Analysis
import Simulation

/// Reads the words of an answer.
struct AnswerReader {
  let question: PredictionQuestion
  private var named: [Piece: Int?] = [:]
  private var numbers: [Int] = []
  private var isNone = false
  /// Whether what is named from here on does not run: `all but Board and Title`.
  private var isExcepting = false
  /// The same within one part: `Board, no Title`.
  private var isDenied = false
  /// What is said not to run.
  private var denied: Set<Piece> = []
  /// Whether something is said not to run.
  private var hasDenied = false
  /// `all three`: the number of a whole, which may be that of one piece.
  private var isWhole = false
  /// Pieces that are named as bodies: `Board.body`, `the body`.
  private var bodies: Set<Piece> = []
  /// Whether something is said of helpers.
  private var speaksOfHelpers = false
  /// What words name that can stand for one piece alone.
  private var certain: Set<Piece> = []

  init(_ question: PredictionQuestion) { self.question = question }

  /// Whether a text is an answer without any name: `none`, `all`, `3`.
  static func isAmount(_ text: String) -> Bool {
    let word = text.trimmed.lowercased()
    return nothing.union(everything).contains(word) || word.count < 4 && Int(word) != nil
  }

  /// An answer in which what ends a sentence divides, without words in parentheses.
  private static func plain(_ text: String) -> String {
    var result = text.replacing(". ", with: ", ")
    while let start = result.firstIndex(of: "("),
      let end = result[start...].firstIndex(of: ")"),
      result[start...end].contains(" "), !result[start...end].contains(where: \.isNumber)
    {
      result.removeSubrange(start...end)
    }
    return result
  }

  /// Words that say together what the names beside them say already.
  private static let idle: [[String]] = [
    ["not", "all", "of", "them"], ["not", "everything"], ["at", "all"], ["nobody", "else"],
    ["nothing", "else"], ["none", "else"], ["no", "one", "else"],
  ]

  private static func withoutIdle(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.first {
      let found = idle.first { rest.prefix($0.count).map { $0.lowercased() } == $0 }
      if found == nil { result.append(word) }
      rest.removeFirst(found?.count ?? 1)
    }
    return result
  }

  static func words(_ text: String) -> [String] {
    let text = plain(text)
    var spaced = ""
    for character in text {
      switch character {
      case ",", ";": spaced += " , "
      case ":", "=", "*", "×", "(", ")", "`", "\"", "→": spaced += " "
      case "&", "+": spaced += " \(character) "
      default: spaced.append(character)
      }
    }
    let words = spaced.split(separator: " ").map { word in
      let trimmed = word.drop { $0 == "." || $0 == "_" }
      return trimmed.last == "." || trimmed.last == "!"
        ? String(trimmed.dropLast()) : String(trimmed)
    }.filter { !$0.isEmpty }
    return withoutIdle(words)
  }

  /// What says nothing of which views are meant, or how often they run.
  private static let fillers: Set<String> = [
    "the", "only", "body", "bodies", "view", "views", "run", "runs", "ran", "again", "times",
    "time", "x", "is", "are", "it", "just", "re-run", "reruns", "rerun", "i", "think", "of",
    "all", "them", "will", "would", "should", "total", "sum", "altogether", "in", "say",
    "guess", "expect", "maybe", "probably", "for", "a", "an", "its", "my", "their", "our",
    "answer", "that", "does", "do", "did", "be", "been", "has", "have", "gets", "get", "to",
    "rebuild", "rebuilds", "rebuilt", "evaluated", "evaluates", "re-evaluated", "too", "also",
    "there", "by", "itself", "themselves", "update", "updates", "updated", "on", "so",
    "either", "anymore", "here",
  ]

  /// What is said of a view that does not run.
  private static let resting: Set<String> = [
    "skipped", "skips", "skip", "stays", "stay", "still", "idle", "unchanged", "untouched",
    "never", "rests", "left", "keeps", "keep", "doesn't", "doesn’t", "don't", "don’t", "isn't",
    "isn’t",
    "aren't", "aren’t", "won't", "won’t",
  ]
  private static let denials: Set<String> = ["no", "not", "neither", "nor"]
  private static let others: Set<String> = ["rest", "others", "remaining"]
  static let nothing: Set<String> = ["none", "nothing", "no", "nobody", "neither", "zero"]
  static let everything: Set<String> = [
    "all", "both", "everything", "everyone", "everybody", "every", "each",
  ]
  private static let numberWords = [
    "once": 1, "twice": 2, "thrice": 3, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5,
    "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
  ]

  private static let exceptions: Set<String> = ["but", "except", "excepting", "without", "save"]

  private static func withoutOne(behindEach words: [String]) -> [String] {
    guard words.count == 2, ["each", "every"].contains(words[0].lowercased()),
      words[1].lowercased() == "one"
    else { return words }
    return [words[0]]
  }

  private mutating func nameAll() {
    question.pieces.forEach { named[$0] = .some(question.whole($0)) }
  }

  /// `all but`, `nothing except`, `X but not`: what follows is left out, or alone is meant.
  private mutating func except(_ words: [String]) {
    if words.contains(where: Self.nothing.contains) {
      isNone = false
    } else if words.contains(where: Self.everything.contains) {
      nameAll()
      isExcepting = true
    }
  }

  /// Words that are one name written apart as that name: `tank screen`.
  func joined(_ words: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < words.count {
      let length = (2...3).last { count in
        guard index + count <= words.count else { return false }
        let parts = words[index..<index + count].map { $0.lowercased() }
        return exactPiece(parts.joined()) != nil && !parts.allSatisfy { exactPiece($0) != nil }
      }
      result.append(words[index..<index + (length ?? 1)].joined())
      index += length ?? 1
    }
    return result
  }

  mutating func take(_ given: [String]) -> PredictionAnswer.Problem? {
    // `each one` is all of them, and no number.
    let words = Self.withoutOne(behindEach: given)
    var last: Piece?
    var waiting: Int?
    let isBelow = words.contains { Self.below.contains($0.lowercased()) }
    let isAlone =
      !isBelow
      && words.allSatisfy {
        let word = $0.lowercased()
        return Self.fillers.contains(word) || Self.everything.contains(word)
          || Self.nothing.contains(word)
      }
    var isOwner = false
    // `Board, no Title`
    let isDenial =
      words.count > 1 && !isAlone && Self.isDenial(words.map { $0.lowercased() })
      && !words.contains { Self.exceptions.contains($0.lowercased()) }
    isDenied = isDenial
    for word in words {
      let lowered = word.lowercased()
      if isOwner {
        isOwner = false
      } else if isDenial, Self.denials.contains(lowered) || Self.resting.contains(lowered) {
        continue
      } else if lowered == "in", last?.helper != nil {
        // `row in Screen` is the helper alone.
        isOwner = true
      } else if let piece = exactPiece(lowered) {
        name(piece, &waiting, &last)
        if lowered.hasSuffix("body") { bodies.insert(piece) }
      } else if Self.others.contains(lowered), candidates(lowered).isEmpty {
        for piece in question.pieces where !denied.contains(piece) && named[piece] == nil {
          if isDenied {
            denied.insert(piece)
          } else {
            named.updateValue(nil, forKey: piece)
          }
        }
      } else if Self.helpers.contains(lowered),
        question.pieces.contains(where: { $0.helper != nil })
      {
        for piece in question.pieces where piece.helper != nil { name(piece, &waiting, &last) }
      } else if Self.exceptions.contains(lowered) {
        except(words.map { $0.lowercased() })
      } else if lowered == "not" {
        isExcepting = true
      } else if lowered == "both", isAlone, !question.hasTwo {
        return PredictionAnswer.Problem(word: word, nearest: nil)
      } else if Self.everything.contains(lowered), isAlone {
        nameAll()
      } else if Self.everything.contains(lowered) {
        isWhole = true
      } else if Self.below.contains(lowered), candidates(lowered).isEmpty, let root {
        for piece in question.pieces where piece != root {
          name(piece, &waiting, &last)
          if named[piece] != nil { named[piece] = .some(question.whole(piece)) }
        }
      } else if Self.nothing.contains(lowered) {
        isNone = true
      } else if let number = Self.number(lowered) {
        if let piece = last, let known = named[piece], known == nil {
          named[piece] = number
        } else {
          // Numbers without a name between them stand for the pieces in their order.
          if let waiting { numbers.append(waiting) }
          waiting = number
        }
      } else if Self.fillers.contains(lowered) {
        continue
      } else if let piece = nearPiece(lowered) {
        name(piece, &waiting, &last)
      } else if case let several = candidates(lowered), several.count > 1 {
        return PredictionAnswer.Problem(
          word: word, nearest: nil, candidates: several.map(question.name))
      } else {
        return PredictionAnswer.Problem(
          word: word, nearest: nearestName(to: word, among: question.pieces.map(question.name)))
      }
    }
    // `one body` is a number.
    if last == nil, waiting == nil, numbers.isEmpty, !isNone,
      words.contains(where: { $0.lowercased() == "body" }), let owner = onlyBody
    {
      name(owner, &waiting, &last)
      bodies.insert(owner)
    }
    if let waiting { numbers.append(waiting) }
    return nil
  }

  /// The body that is meant where no other is named: that of the view which holds the others.
  private var onlyBody: Piece? {
    let all = question.pieces.filter { $0.helper == nil }
    return all.count == 1 ? all[0] : root
  }

  /// `no Title`, `the title is skipped`, `Title does not run`; what leaves something out of all or none is none.
  private static func isDenial(_ words: [String]) -> Bool {
    guard !isOfAllOrNone(Array(words.dropFirst())) else { return false }
    return denials.contains(words[0])
      || !resting.isDisjoint(with: words)
      || words.lastIndex(of: "not").map { words[$0...].dropFirst().allSatisfy(fillers.contains) }
        == true
  }

  private mutating func name(_ piece: Piece, _ waiting: inout Int?, _ last: inout Piece?) {
    if isExcepting || isDenied {
      named[piece] = nil
      denied.insert(piece)
      hasDenied = true
    } else {
      named[piece] = .some(waiting)
    }
    if piece.helper != nil { speaksOfHelpers = true }
    waiting = nil
    last = piece
  }

  private static func number(_ word: String) -> Int? {
    if let known = numberWords[word] { return known }
    let digits =
      word.hasPrefix("x") ? word.dropFirst() : word.hasSuffix("x") ? word.dropLast() : word[...]
    return Int(digits).flatMap { (0...100_000).contains($0) ? $0 : nil }
  }

  private func exactPiece(_ word: String) -> Piece? {
    let ending = [".body", ".makebody"].first(where: word.hasSuffix)
    let name = String(word.dropLast(ending?.count ?? 0))
    return question.pieces.first { piece in
      let long = piece.helper.map { "\(piece.view).\($0)".lowercased() }
      return question.name(of: piece).lowercased() == name || long == name
    }
  }

  /// A plural, a beginning or a part of one name alone, or a slip of the finger.
  private func nearPiece(_ word: String) -> Piece? {
    if word.hasSuffix("s"), let piece = exactPiece(String(word.dropLast())) { return piece }
    let found = candidates(word)
    if found.isEmpty, Self.rows.contains(word) { return onlyRows }
    if found.isEmpty, Self.parents.contains(word) { return root }
    // Of several, it is the one that no other word names.
    let left = found.count > 1 ? found.filter { !certain.contains($0) } : found
    if left.count == 1 { return left[0] }
    guard word.count >= 5, found.isEmpty else { return nil }
    return nearestName(to: word, among: question.pieces.map(question.name)).flatMap {
      exactPiece($0.lowercased())
    }
  }

  /// The view that holds the others; nil: it is none of the pieces.
  private var root: Piece? {
    let name = question.program.root?.rootName
    return question.pieces.first { $0.helper == nil && $0.view == name }
  }

  /// The one view of which there are several; nil: there are more such views, or none.
  private var onlyRows: Piece? {
    let several = question.pieces.filter { question.instances[$0] ?? 1 > 1 }
    return several.count == 1 ? several[0] : nil
  }

  private static let helpers: Set<String> = ["helper", "helpers"]
  private static let parents: Set<String> = ["parent", "root", "outer", "container"]
  private static let below: Set<String> = [
    "below", "beneath", "underneath", "inside", "children", "subviews",
  ]
  private static let rows: Set<String> = ["row", "rows", "cell", "cells", "item", "items"]

  /// The pieces whose names begin or end so, also of a plural.
  private func candidates(_ word: String) -> [Piece] {
    guard word.count >= 3 else { return [] }
    let found = question.pieces.filter {
      let name = question.name(of: $0).lowercased()
      return name.hasPrefix(word) || name.hasSuffix(word)
    }
    // `both rows`
    return found.isEmpty && word.hasSuffix("s") ? candidates(String(word.dropLast())) : found
  }

  /// Notes what the words of the whole answer name without doubt.
  mutating func note(_ words: [String]) {
    for word in words.map({ $0.lowercased() }) where !Self.fillers.contains(word) {
      let found = candidates(word)
      if let piece = exactPiece(word) ?? (found.count == 1 ? found[0] : nil) {
        certain.insert(piece)
      }
    }
  }

  /// Whether something was said.
  var isAnswered: Bool { !named.isEmpty || !numbers.isEmpty || isNone || hasDenied }

  /// What is named, and the piece of which `all three` are meant; nil: no piece, or more than one.
  private var withWhole: [Piece: Int?]? {
    guard isWhole, numbers.count == 1 else { return nil }
    let meant = question.pieces.filter { question.instances[$0] == numbers[0] && named[$0] == nil }
    return meant.count == 1 ? named.merging([meant[0]: numbers[0]]) { first, _ in first } : nil
  }

  /// What all words say together; nil: nothing, or more than one thing.
  var answer: PredictionAnswer? {
    // What says two things is no answer: names beside a bare number, `none` beside either.
    if !named.isEmpty {
      if isNone { return nil }
      let isOfBodies = !speaksOfHelpers && bodies == Set(named.keys)
      if numbers.isEmpty { return isOfBodies ? .bodies(named) : .pieces(named) }
      return withWhole.map { .pieces($0) }
    }
    if isNone { return numbers.allSatisfy { $0 == 0 } ? .pieces([:]) : nil }
    // As many numbers as pieces are theirs, in the order in which the question names them.
    if numbers.count == question.pieces.count {
      return .pieces(
        Dictionary(zip(question.pieces, numbers.map(Optional.some))) { first, _ in first })
    }
    return numbers.count == 1 ? .total(numbers[0]) : nil
  }
}
