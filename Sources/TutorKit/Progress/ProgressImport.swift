package import Foundation
import GRDB
import Yams

/// Why a file could not be imported. Nothing was changed.
package struct ImportProblem: Error, Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// What is there, and what helps.
  package var reason: String
}

extension ProgressExport {
  /// Bytes of the largest file that is read: years of attempts.
  package static let maximumBytes = 256 << 20

  /// Reads an exported file. A file with one row that makes no sense is refused as a whole.
  package static func parse(_ data: Data) -> Result<ProgressExport, ImportProblem> {
    guard data.count <= maximumBytes else {
      return .failure(ImportProblem(line: 1, reason: ProgressWords.tooLarge(maximumBytes)))
    }
    let text = String(decoding: data, as: UTF8.self)
    do {
      let head = try JSONDecoder().decode(Head.self, from: data)
      guard head.format <= currentFormat else {
        return .failure(
          ImportProblem(
            line: JSONPlace(text).line(of: ["format"]),
            reason: ProgressWords.newerFormat(head.format)))
      }
      let export = try JSONDecoder().decode(ProgressExport.self, from: data)
      if let (path, reason) = export.nonsense {
        return .failure(ImportProblem(line: JSONPlace(text).line(of: path), reason: reason))
      }
      return .success(export)
    } catch let error as DecodingError {
      return .failure(problem(error, text))
    } catch {
      return .failure(ImportProblem(line: 1, reason: ProgressWords.noExport()))
    }
  }

  private struct Head: Decodable { var format: Int }

  private static func problem(_ error: DecodingError, _ text: String) -> ImportProblem {
    switch error {
    case .keyNotFound(let key, let context):
      return ImportProblem(
        line: JSONPlace(text).line(of: context.codingPath.map(JSONPlace.step)),
        reason: ProgressWords.exportAgain(ProgressWords.keyMissing(key.stringValue)))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let name =
        context.codingPath.last { $0.intValue == nil }?.stringValue ?? ProgressWords.theFile()
      return ImportProblem(
        line: JSONPlace(text).line(of: context.codingPath.map(JSONPlace.step)),
        reason: ProgressWords.exportAgain(ProgressWords.otherKind(name)))
    default:
      return ImportProblem(
        line: JSONPlace(text).brokenLine,
        reason: ProgressWords.exportAgain(ProgressWords.noJSON()))
    }
  }

  /// The first row that no store can have written, with the way to it.
  private var nonsense: (path: [String], reason: String)? {
    for (key, rows) in [
      ("attempts", attempts.map { ($0.id, $0.time) }), ("texts", texts.map { ($0.id, $0.time) }),
      ("predictions", predictions.map { ($0.id, $0.time) }),
      ("hints", hints.map { ($0.id, $0.time) }), ("reviews", reviews.map { ($0.id, $0.time) }),
    ] {
      for (index, row) in rows.enumerated() {
        if row.0.isEmpty { return ([key, "\(index)", "id"], ProgressWords.emptyID()) }
        guard row.1 >= 0, row.1 < 1e11 else {
          return ([key, "\(index)", "time"], ProgressWords.noTime())
        }
      }
    }
    for (index, row) in reviews.enumerated() where Rating(rawValue: row.rating) == nil {
      return (["reviews", "\(index)", "rating"], ProgressWords.noRating())
    }
    for (index, row) in texts.enumerated() where Revision.Change(rawValue: row.change) == nil {
      return (["texts", "\(index)", "change"], ProgressWords.noChange())
    }
    return nil
  }
}

/// Lines of places in a JSON text, for messages alone: YAML holds JSON, and its parser knows lines.
struct JSONPlace {
  private let text: String

  init(_ text: String) { self.text = text }

  /// A key of a way into JSON: a name or an index.
  static func step(_ key: any CodingKey) -> String {
    key.intValue.map(String.init) ?? key.stringValue
  }

  /// The line of a value, or of the last one on the way to it that is there.
  func line(of path: [String]) -> Int {
    guard var node = try? Yams.compose(yaml: text) else { return 1 }
    for step in path {
      if case .sequence(let list) = node, let index = Int(step), list.indices.contains(index) {
        node = list[index]
      } else if case .mapping(let map) = node, let value = map[Node(step)] {
        node = value
      } else {
        break
      }
    }
    return node.mark?.line ?? 1
  }

  /// The line at which the text stops to be JSON: where a string has no end, a bracket has no
  /// partner, or the parser of YAML stops; else the last.
  var brokenLine: Int {
    var line = 1
    var open: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in text.utf8 {
      if byte == 10 {
        if isInString { return line }
        line += 1
      }
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte + 2)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.popLast() == byte else { return line }
      default: break
      }
    }
    guard open.isEmpty, !isInString else { return line }
    do { _ = try Yams.compose(yaml: text) } catch let error as YamlError {
      if case .scanner(_, _, let mark, _) = error { return mark.line }
      if case .parser(_, _, let mark, _) = error { return mark.line }
    } catch { return line }
    return 1
  }
}
