/// A random number generator with a seed: the same screens in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A part of a generated screen.
struct Piece: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// One view: code without its modifiers.
    case leaf(String)
    /// A button or tap gesture: the view's code with `ACTION` where its closure's code stands.
    case action(String, code: String)
    /// A control: code with `BINDING` where `$state` stands.
    case control(String, state: String)
    /// A container: what stands before the brace.
    case container(String)
    /// A condition as it stands after `if`, and what it asks; two children.
    case condition(String, Fact)
    /// `switch phase`, one child a case.
    case phases
    /// `ForEach(items) { item in`
    case rows
  }

  /// What a branch depends on: a state, and its value there.
  struct Fact: Hashable, Sendable {
    var state: String
    var value: Int
  }

  var kind: Kind
  var children: [Piece] = []
  /// `.padding()`, each with its dot.
  var modifiers: [String] = []
}

extension Piece {
  /// Cases of the enum `Phase`, as patterns.
  static let phaseCases = ["idle", "loaded(let value)", "failed"]

  /// The code of the piece.
  func code(_ indent: String = "    ") -> String {
    let inner = indent + "  "
    func body(_ pieces: [Piece]) -> String { pieces.map { $0.code(inner) }.joined() }
    let head: String
    switch kind {
    case .leaf(let text): head = text
    case .action(let text, let code): head = text.replacingWord("ACTION", with: code)
    case .control(let text, let state): head = text.replacingWord("BINDING", with: "$" + state)
    case .container(let name): head = "\(name) {\n\(body(children))\(indent)}"
    case .rows: head = "ForEach(items) { item in\n\(body(children))\(indent)}"
    case .condition(let test, _):
      head =
        "if \(test) {\n\(body([children[0]]))\(indent)} else {\n\(body([children[1]]))\(indent)}"
    case .phases:
      head =
        "switch phase {\n"
        + zip(Self.phaseCases, children).map { "\(indent)case .\($0):\n\($1.code(inner))" }.joined()
        + indent + "}"
    }
    return indent + head + modifiers.map { "\n\(inner)\($0)" }.joined() + "\n"
  }

  /// Pieces by the way to them.
  var places: [[Int]] {
    [[]] + children.indices.flatMap { index in children[index].places.map { [index] + $0 } }
  }

  subscript(_ place: [Int]) -> Piece {
    get { place.reduce(self) { $0.children[$1] } }
    set {
      guard let first = place.first else {
        self = newValue
        return
      }
      children[first][Array(place.dropFirst())] = newValue
    }
  }

  /// What must hold for the piece at a place to be shown.
  func facts(at place: [Int]) -> [Fact] {
    var facts: [Fact] = []
    var current = self
    for index in place {
      switch current.kind {
      case .condition(_, let fact):
        facts.append(index == 0 ? fact : Fact(state: fact.state, value: 1 - fact.value))
      case .phases: facts.append(Fact(state: "phase", value: index))
      default: break
      }
      current = current.children[index]
    }
    return facts
  }
}

extension [Piece.Fact] {
  /// Whether no state of the program satisfies all: two of them ask for different values of one.
  var areContradictory: Bool {
    contains { fact in contains { $0.state == fact.state && $0.value != fact.value } }
  }
}

extension String {
  /// Replaces each occurrence of a word that stands in no other text.
  func replacingWord(_ word: String, with text: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: text)
  }

  /// Whether the identifier occurs.
  func mentions(_ name: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(Substring(name))
  }
}
