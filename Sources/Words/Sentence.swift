/// A sentence with places for facts.
package struct Sentence: Hashable, Sendable {
  private let template: String

  /// A stretch of the template, in UTF-8 bytes.
  private typealias Stretch = Range<Int>

  private enum Part {
    case text(Stretch)
    /// A fact's number, from 1.
    case fact(Int)
    case choice(Int, one: Stretch, other: Stretch)
  }

  /// Reads `{1}` and `{1|one|others}`; other braces stay.
  package init(_ template: String) { self.template = template }

  /// The numbers of the facts that it takes.
  package var places: Set<Int> {
    var template = template
    var result: Set<Int> = []
    template.withUTF8 { bytes in
      Self.forEachPart(of: bytes) { part in
        switch part {
        case .text: break
        case .fact(let number), .choice(let number, _, _): result.insert(number)
        }
      }
    }
    return result
  }

  /// The sentence with its facts; a fact that is not given leaves its place empty.
  package func text(_ facts: [any CustomStringConvertible]) -> String {
    func fact(_ number: Int) -> String {
      number <= facts.count ? facts[number - 1].description : ""
    }
    var template = template
    return template.withUTF8 { bytes in
      var result = ""
      func add(_ stretch: Stretch) {
        result += String(decoding: UnsafeBufferPointer(rebasing: bytes[stretch]), as: UTF8.self)
      }
      Self.forEachPart(of: bytes) { part in
        switch part {
        case .text(let stretch): add(stretch)
        case .fact(let number): result += fact(number)
        case .choice(let number, let one, let other): add(fact(number) == "1" ? one : other)
        }
      }
      return result
    }
  }

  /// Parts in the order of the text. Thousands of findings are worded in one run, so this looks at
  /// bytes.
  private static func forEachPart(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (Part) -> Void
  ) {
    var start = 0
    var place = 0
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      place = close + 1
      guard let part = part(bytes, open + 1..<close) else { continue }
      if start < open { body(.text(start..<open)) }
      body(part)
      start = place
    }
    if start < bytes.count { body(.text(start..<bytes.count)) }
  }

  /// What stands between braces: a number, or a number and two forms; nil: anything else.
  private static func part(_ bytes: UnsafeBufferPointer<UInt8>, _ inner: Stretch) -> Part? {
    let bars = inner.filter { bytes[$0] == UInt8(ascii: "|") }
    let digits = bytes[inner.lowerBound..<(bars.first ?? inner.upperBound)]
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
    switch bars.count {
    case 0: return .fact(number)
    case 2:
      return .choice(number, one: bars[0] + 1..<bars[1], other: bars[1] + 1..<inner.upperBound)
    default: return nil
    }
  }
}
