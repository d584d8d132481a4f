import Foundation

/// A data file of ICU as its `udata` and `ucmndata` describe it: a header, the number of items, an
/// offset of its name and one of its content for each, all names in the order of their bytes, and the
/// contents. Offsets count from the header's end; numbers are 32 bits in the byte order of this machine.
struct ICUData {
  /// The header with its length and kind.
  private let header: Data
  /// In the order of their names, by which ICU searches.
  private(set) var items: [Item]

  /// A file within it.
  struct Item {
    /// Its name behind the first `/`: the part before names ICU's version.
    var name: Substring { full.drop { $0 != "/" }.dropFirst() }
    /// The name as it stands there.
    fileprivate let full: String
    fileprivate let content: Data
  }

  /// Why a file is none of ICU's.
  enum Fault: String, Error {
    case kind = "this is no data of ICU in the byte order of this machine"
    case end = "it ends within its table of contents"
  }

  /// Where contents begin, and what their lengths are filled up to.
  private static let alignment = 16

  /// Reads what is in a file.
  init(_ data: Data) throws {
    let reader = Reader(data: Data(data))
    let length = try reader.short(at: 0)
    guard data.count > 20, reader.data[2...3] == Data([0xDA, 0x27]),
      reader.data[12..<16] == Data("CmnD".utf8)
    else { throw Fault.kind }
    header = reader.data.prefix(length)
    let count = try reader.number(at: length)
    guard count <= data.count / 8 else { throw Fault.end }
    let rows = try (0..<count).map { row in
      let place = length + 4 + row * 8
      return (try reader.number(at: place), try reader.number(at: place + 4))
    }
    let ends = zip(rows, rows.dropFirst().map(\.1) + [reader.data.count - length])
    items = try ends.map { row, end in
      Item(
        full: try reader.text(at: length + row.0),
        content: try reader.bytes(length + row.1, length + end))
    }
  }

  /// What is left with the items whose names are kept.
  func keeping(_ isKept: (Substring) -> Bool) -> ICUData {
    var rest = self
    rest.items.removeAll { !isKept($0.name) }
    return rest
  }

  /// The file of it.
  func bytes() -> Data {
    var names = Data()
    var table = Self.bytes(items.count)
    let nameBase = 4 + items.count * 8
    var place = Self.aligned(nameBase + items.reduce(0) { $0 + $1.full.utf8.count + 1 })
    let contentBase = place
    var contents = Data()
    for item in items {
      table += Self.bytes(nameBase + names.count) + Self.bytes(place)
      names += Data(item.full.utf8) + [0]
      contents += item.content
      contents += Data(count: Self.aligned(item.content.count) - item.content.count)
      place = contentBase + contents.count
    }
    let gap = contentBase - nameBase - names.count
    return header + table + names + Data(count: gap) + contents
  }

  private static func aligned(_ length: Int) -> Int {
    (length + alignment - 1) / alignment * alignment
  }

  private static func bytes(_ number: Int) -> Data {
    withUnsafeBytes(of: UInt32(number)) { Data($0) }
  }

  /// Numbers and texts at places of a file, which may end before them.
  private struct Reader {
    let data: Data

    func short(at place: Int) throws -> Int { try Int(value(at: place, UInt16.self)) }

    func number(at place: Int) throws -> Int { try Int(value(at: place, UInt32.self)) }

    func text(at place: Int) throws -> String {
      guard place < data.count, let end = data[place...].firstIndex(of: 0) else { throw Fault.end }
      return String(decoding: data[place..<end], as: UTF8.self)
    }

    func bytes(_ start: Int, _ end: Int) throws -> Data {
      guard start <= end, end <= data.count else { throw Fault.end }
      return data[start..<end]
    }

    private func value<Number: FixedWidthInteger>(at place: Int, _: Number.Type) throws -> Number {
      guard place + MemoryLayout<Number>.size <= data.count else { throw Fault.end }
      return data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Number.self) }
    }
  }
}
