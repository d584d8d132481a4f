package import Foundation

/// Reads messages of the Language Server Protocol's base protocol: heads as in HTTP, an empty row, then
/// as many bytes of JSON as `Content-Length` says.
package struct MessageReader {
  /// Why no further message can be read.
  package enum Fault: Error, Hashable, Sendable { case noLength, tooLong, cutOff }

  /// A document of the largest size that is analysed, escaped, with room to spare.
  private static let mostBytes = 16 << 20
  private static let mostHead = 4_096
  private let source: () -> Data
  private var buffer = Data()

  /// - Parameter source: the next bytes; empty at the end.
  package init(_ source: @escaping () -> Data) { self.source = source }

  /// The body of the next message; nil: there is none, and none was begun.
  package mutating func next() throws(Fault) -> Data? {
    let mark = Data("\r\n\r\n".utf8)
    while buffer.range(of: mark) == nil {
      guard buffer.count <= Self.mostHead else { throw .noLength }
      guard fill() else {
        if buffer.isEmpty { return nil }
        throw .cutOff
      }
    }
    guard let end = buffer.range(of: mark), let length = length(in: buffer[..<end.lowerBound])
    else {
      throw .noLength
    }
    guard length <= Self.mostBytes else { throw .tooLong }
    buffer = Data(buffer[end.upperBound...])
    while buffer.count < length { guard fill() else { throw .cutOff } }
    defer { buffer = Data(buffer.dropFirst(length)) }
    return Data(buffer.prefix(length))
  }

  private mutating func fill() -> Bool {
    let data = source()
    buffer.append(data)
    return !data.isEmpty
  }

  private func length(in head: Data) -> Int? {
    for row in String(decoding: head, as: UTF8.self).split(separator: "\r\n") {
      let parts = row.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].trimmingCharacters(in: .whitespaces)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}

/// A message with its head.
package func framed(_ body: Data) -> Data {
  Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}
