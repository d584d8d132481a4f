#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines of a file descriptor. Line ends may be LF or CR LF; bytes that are not UTF-8 become
/// U+FFFD, and a line is cut at 1 MiB.
struct ByteLines {
  private static let longestLine = 1 << 20
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func next() -> ReadResult {
    var line: [UInt8] = []
    while true {
      if let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
        append(buffer[position..<end], to: &line)
        position = end + 1
        return .line(text(of: line))
      }
      append(buffer[position...], to: &line)
      switch fill() {
      case 0: return line.isEmpty ? .endOfFile : .line(text(of: line))
      case let count where count < 0: return .failed(errno)
      default: continue
      }
    }
  }

  private func append(_ bytes: ArraySlice<UInt8>, to line: inout [UInt8]) {
    line.append(contentsOf: bytes.prefix(Self.longestLine - line.count))
  }

  private func text(of line: [UInt8]) -> String {
    let bytes = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
  }

  /// Reads the next bytes: their number, 0 at the end, or -1 with `errno`.
  private mutating func fill() -> Int {
    buffer = [UInt8](repeating: 0, count: 16_384)
    position = 0
    var count: Int
    repeat {
      count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    buffer.removeLast(buffer.count - max(count, 0))
    return count
  }
}
