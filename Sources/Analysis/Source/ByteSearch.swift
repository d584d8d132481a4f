#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands next, from an index on; nil: nowhere. The C library looks at many bytes at
  /// once, and files are searched several times a run.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
