import Analysis
package import Foundation

/// Why a source file cannot be read.
package enum SourceProblem: Error, Hashable, Sendable {
  case missing(String)
  case directory(String)
  case unreadable(String)
  /// A pipe or a device that gives nothing.
  case silent(String)
  /// Bytes that are no UTF-8 text.
  case binary(String)
  /// Larger than ``SourceText/maximumBytes``.
  case tooLarge(String, bytes: Int)
  case empty(String)
  /// Brackets nested deeper than ``SourceText/maximumNesting``.
  case tooDeep(String, line: Int)
}

/// Swift source read from a file.
package enum SourceText {
  /// 1 MiB: more than any view file that a person would hand in.
  package static let maximumBytes = 1 << 20

  /// The parser gives up at 256 levels, and looks ahead in time that grows with the square.
  package static let maximumNesting = 200

  /// The parser's look-ahead doubles its work with each `[` inside a `[`.
  package static let maximumSquareNesting = 12

  /// The line where brackets are nested too deeply; strings and comments count too.
  private static func tooDeepLine(_ text: String) -> Int? {
    var depth = 0
    var square = 0
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if isPlain(byte) { continue }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: "["):
          depth += 1
          square += 1
        case UInt8(ascii: "]"):
          depth = max(0, depth - 1)
          square = max(0, square - 1)
        default: continue
        }
        if depth > maximumNesting || square > maximumSquareNesting {
          return bytes[..<index].lineEnds + 1
        }
      }
      return nil
    }
  }

  /// Space and lowercase letters: most of a source.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x61 < 26 }

  /// The file's text, without a byte order mark, for the parser of Swift.
  package static func read(_ path: String) -> Result<String, SourceProblem> {
    bytes(path).flatMap { decode($0, name: path) }
  }

  /// The text of a file that no parser of Swift reads, such as a Markdown document; its lines end with `\n`.
  package static func readDocument(_ path: String) -> Result<String, SourceProblem> {
    bytes(path).flatMap { text($0, name: path).map(\.withLineFeeds) }
  }

  private static func bytes(_ path: String) -> Result<Data, SourceProblem> {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      return .failure(.missing(path))
    }
    if isDirectory.boolValue { return .failure(.directory(path)) }
    if !StreamFile.isPlain(path) { return StreamFile.read(path) }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      return .failure(.unreadable(path))
    }
    defer { try? handle.close() }
    let data: Data
    do {
      // nil: the end of the file, at once when it is empty.
      data = try handle.read(upToCount: maximumBytes + 1) ?? Data()
    } catch {
      return .failure(.unreadable(path))
    }
    if data.count > maximumBytes {
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return .failure(.tooLarge(path, bytes: size ?? data.count))
    }
    return .success(data)
  }

  /// Text from bytes; `name` is for messages.
  package static func decode(_ data: Data, name: String) -> Result<String, SourceProblem> {
    text(data, name: name).flatMap { text in
      if let line = tooDeepLine(text) { return .failure(.tooDeep(name, line: line)) }
      return .success(text)
    }
  }

  private static func text(_ data: Data, name: String) -> Result<String, SourceProblem> {
    if data.count > maximumBytes { return .failure(.tooLarge(name, bytes: data.count)) }
    guard !data.withUnsafeBytes({ $0.contains(0) }), var text = String(data: data, encoding: .utf8)
    else {
      return .failure(.binary(name))
    }
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    if text.allSatisfy(\.isWhitespace) { return .failure(.empty(name)) }
    return .success(text)
  }

  /// Whether the parser can read a text in bounded time and on a bounded stack.
  package static func canBeParsed(_ text: String) -> Bool {
    text.utf8.count <= maximumBytes && tooDeepLine(text) == nil
  }
}

extension SourceProblem {
  /// What is wrong with a Markdown document.
  package var documentSentence: String {
    switch self {
    case .missing: ContentWords.documentMissing()
    case .directory: ContentWords.documentIsFolder()
    case .unreadable, .silent: ContentWords.documentUnreadable()
    case .binary: ContentWords.documentBinary()
    case .tooLarge(_, let bytes): ContentWords.documentTooLarge(bytes, SourceText.maximumBytes)
    case .empty: ContentWords.documentEmpty()
    case .tooDeep: ContentWords.tooDeep()
    }
  }

  /// What is wrong and what to do.
  package var sentence: String {
    switch self {
    case .missing(let path): SourceWords.missing(path)
    case .directory(let path): SourceWords.directory(path)
    case .unreadable(let path): SourceWords.unreadable(path)
    case .silent(let path): SourceWords.silent(path, StreamFile.seconds)
    case .binary(let path): SourceWords.binary(path)
    case .tooLarge(let path, let bytes):
      SourceWords.tooLarge(path, bytes, SourceText.maximumBytes)
    case .empty(let path): SourceWords.empty(path)
    case .tooDeep(let path, let line):
      SourceWords.tooDeep(
        path, line, SourceText.maximumNesting, SourceText.maximumSquareNesting)
    }
  }
}
