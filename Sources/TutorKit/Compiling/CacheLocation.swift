package import Foundation

/// Where what can be made again is kept.
package enum CacheLocation {
  /// `TUTOR_CACHE` wins; then `$XDG_CACHE_HOME/tutor`, `~/.cache/tutor`, or on macOS
  /// `~/Library/Caches/tutor`.
  package static func folder(environment: [String: String]) -> URL {
    if let chosen = environment["TUTOR_CACHE"], !chosen.isEmpty {
      return URL(fileURLWithPath: chosen)
    }
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      return URL(fileURLWithPath: base).appendingPathComponent("tutor")
    }
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    #if os(macOS)
      return home.appendingPathComponent("Library/Caches/tutor")
    #else
      return home.appendingPathComponent(".cache/tutor")
    #endif
  }
}

/// 64 bits that differ for texts that differ, but for accidents (FNV-1a). For names of files in the
/// cache; what must not be mixed up is compared in full.
func fingerprint(_ texts: [String]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for text in texts {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
