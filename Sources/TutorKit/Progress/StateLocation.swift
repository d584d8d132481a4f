package import Foundation

/// Where progress and history are kept.
package enum StateLocation {
  /// `TUTOR_STATE` wins; then `$XDG_STATE_HOME/tutor`, `~/.local/state/tutor`, or on macOS
  /// `~/Library/Application Support/tutor`.
  package static func folder(environment: [String: String]) -> URL {
    if let chosen = environment["TUTOR_STATE"], !chosen.isEmpty {
      return URL(fileURLWithPath: chosen)
    }
    if let base = environment["XDG_STATE_HOME"], base.hasPrefix("/") {
      return URL(fileURLWithPath: base).appendingPathComponent("tutor")
    }
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    #if os(macOS)
      return home.appendingPathComponent("Library/Application Support/tutor")
    #else
      return home.appendingPathComponent(".local/state/tutor")
    #endif
  }
}
