/// A sentence with places for facts.
package struct Sentence: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    /// A fact's number, from 1.
    case fact(Int)
    case choice(Int, one: String, other: String)
  }

  private let parts: [Part]

  /// Reads `{1}` and `{1|one|others}`; other braces stay.
  package init(_ template: String) {
    var parts: [Part] = []
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let inner = rest[rest.index(after: open)..<close]
      let place = Self.place(String(inner))
      parts.append(.text(String(place == nil ? rest[...close] : rest[..<open])))
      if let place { parts.append(place) }
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  private static func place(_ text: String) -> Part? {
    let fields = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard let number = Int(fields[0]), number > 0 else { return nil }
    switch fields.count {
    case 1: return .fact(number)
    case 3: return .choice(number, one: fields[1], other: fields[2])
    default: return nil
    }
  }

  /// The numbers of the facts that it takes.
  package var places: Set<Int> {
    Set(
      parts.compactMap { part in
        switch part {
        case .text: nil
        case .fact(let number), .choice(let number, _, _): number
        }
      })
  }

  /// The sentence with its facts; a fact that is not given leaves its place empty.
  package func text(_ facts: [any CustomStringConvertible]) -> String {
    func fact(_ number: Int) -> String {
      number <= facts.count ? facts[number - 1].description : ""
    }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .fact(let number): fact(number)
      case .choice(let number, let one, let other): fact(number) == "1" ? one : other
      }
    }.joined()
  }
}
