import CLineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keys of a terminal one by one, without echo. The terminal is as it was once this value is gone.
package struct Keys: ~Copyable {
  /// A key, as far as stepping through something needs one.
  package enum Key: Equatable, Sendable {
    case character(Character)
    case left, right, up, down, pageUp, pageDown, home, end
    case enter, escape
    /// Ctrl-C, Ctrl-D, or the end of the input.
    case stop
    /// No key: the window has another size.
    case resized
    /// A key that has no name here.
    case other
  }

  /// How long the rest of a key's sequence may take, in milliseconds.
  private static let pause: Int32 = 50
  /// Bytes of the longest sequence.
  private static let longest = 12

  /// nil: these are no terminals.
  package init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    guard isatty(output) == 1, cle_keys_begin(input, output) else { return nil }
  }

  deinit { cle_keys_end() }

  /// Waits for the next key.
  package func next() -> Key {
    let byte = cle_keys_next(-1)
    switch byte {
    case -1, 3, 4: return .stop
    case -3: return .resized
    case 10, 13: return .enter
    case 27: return sequence()
    case 0x20...0x7E: return .character(Character(Unicode.Scalar(UInt8(byte))))
    default: return .other
    }
  }

  /// What follows an escape: `[C`, `OC`, `[5~`.
  private func sequence() -> Key {
    let first = cle_keys_next(Self.pause)
    if first == -2 { return .escape }
    guard first == 0x5B || first == 0x4F else { return .other }
    var bytes: [UInt8] = []
    while bytes.count < Self.longest {
      let byte = cle_keys_next(Self.pause)
      guard byte >= 0 else { break }
      bytes.append(UInt8(byte))
      if (0x40...0x7E).contains(byte) { break }
    }
    return switch String(decoding: bytes, as: UTF8.self) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H", "1~", "7~": .home
    case "F", "4~", "8~": .end
    case "5~": .pageUp
    case "6~": .pageDown
    default: .other
    }
  }
}
