package import Foundation

/// How a terminal takes a picture in the midst of text.
package enum TerminalImage: String, CaseIterable, Sendable {
  /// The protocol of kitty, which WezTerm and Ghostty understand too.
  case kitty
  /// The one of iTerm2.
  case iterm2
  /// Sixels, as of the VT340.
  case sixel

  /// What the terminal that is described by the environment takes; nil: no pictures, or nobody knows.
  /// `TUTOR_IMAGES` decides where it names one, and `never` switches pictures off.
  package static func found(in environment: [String: String]) -> TerminalImage? {
    if let chosen = environment["TUTOR_IMAGES"], !chosen.isEmpty {
      return TerminalImage(rawValue: chosen)
    }
    // Between a program and its terminal these take pictures for text.
    if environment["TMUX"] != nil || environment["STY"] != nil { return nil }
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || ["xterm-kitty", "xterm-ghostty"].contains(term)
      || ["WezTerm", "ghostty"].contains(program)
    {
      return .kitty
    }
    if program == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2" { return .iterm2 }
    if ["foot", "foot-extra", "mlterm", "yaft-256color"].contains(term) || term.hasSuffix("-sixel")
    {
      return .sixel
    }
    return nil
  }

  /// What shows a picture where the cursor is. `data` is a PNG file, for ``sixel`` the sixels themselves.
  package func bytes(of data: Data) -> Data {
    switch self {
    case .kitty: Data(Self.inPieces(data.base64EncodedString()).utf8)
    case .iterm2:
      Data(
        ("\u{1b}]1337;File=inline=1;size=\(data.count);preserveAspectRatio=1:"
          + data.base64EncodedString() + "\u{7}").utf8)
    case .sixel: data
    }
  }

  /// kitty takes 4,096 bytes of base64 at a time; all pieces but the last say that there are more.
  private static func inPieces(_ text: String) -> String {
    var rest = Substring(text)
    var result = ""
    var head = "a=T,f=100,q=2,"
    repeat {
      let piece = rest.prefix(4_096)
      rest.removeFirst(piece.count)
      result += "\u{1b}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1b}\\"
      head = ""
    } while !rest.isEmpty
    return result
  }
}
