import Analysis
import Simulation

/// The statements of a program as texts that can be compared with those of another.
struct StatementTexts: Sendable {
  /// The lines of each file, in UTF-8.
  private let lines: [[[UInt8]]]

  init(_ texts: [String]) {
    lines = texts.map { text in
      text.rowParts
        .map { Array($0.utf8) }
    }
  }

  /// Lines that one statement is followed over.
  private static let mostLines = 20

  /// The statement that begins at a place: up to the end of its line, further while a bracket is open, and
  /// without white space and what its names are members of. nil: there is no such place.
  func text(at place: SourceLocation) -> String? {
    guard lines.indices.contains(place.file),
      lines[place.file].indices.contains(place.line - 1)
    else { return nil }
    var bytes: [UInt8] = []
    var depth = 0
    var start = max(0, place.column - 1)
    for line in lines[place.file].dropFirst(place.line - 1).prefix(Self.mostLines) {
      let isOver = Self.read(line.dropFirst(start), &bytes, &depth)
      if isOver || depth <= 0 { break }
      start = 0
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.replacing(/\b[A-Za-z_]\w*[?!]?\./, with: "").filter { !$0.isWhitespace }
  }

  /// Reads a line. true: the statement ends within it.
  private static func read(
    _ line: ArraySlice<UInt8>, _ bytes: inout [UInt8], _ depth: inout Int
  ) -> Bool {
    for byte in line {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ";") where depth == 0: return true
      default: break
      }
      if depth < 0 { return true }
      bytes.append(byte)
    }
    return false
  }
}
