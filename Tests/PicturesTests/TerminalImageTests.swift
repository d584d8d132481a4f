import Foundation
import Testing

@testable import Pictures

@Test(arguments: [
  (["TERM": "xterm-kitty"], TerminalImage.kitty), (["KITTY_WINDOW_ID": "1"], .kitty),
  (["TERM_PROGRAM": "WezTerm"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iterm2),
  (["LC_TERMINAL": "iTerm2"], .iterm2), (["TERM": "foot"], .sixel),
  (["TERM": "xterm-256color"], nil), ([:], nil),
  (["TERM_PROGRAM": "iTerm.app", "TMUX": "/tmp/tmux"], nil),
  (["TERM": "xterm-kitty", "TUTOR_IMAGES": "never"], nil),
  (["TERM": "dumb", "TUTOR_IMAGES": "sixel"], .sixel),
])
func theTerminalIsKnownByItsEnvironment(environment: [String: String], found: TerminalImage?) {
  #expect(TerminalImage.found(in: environment) == found)
}

/// kitty takes pieces of 4,096 bytes at most, and the last says so.
@Test func piecesAreSmallEnoughForKitty() throws {
  let data = Data((0..<10_000).map { UInt8($0 % 251) })
  let text = String(decoding: TerminalImage.kitty.bytes(of: data), as: UTF8.self)
  let pieces = text.components(separatedBy: "\u{1b}\\").dropLast()
  #expect(pieces.count == 4)
  #expect(pieces.allSatisfy { $0.hasPrefix("\u{1b}_G") })
  let parts = pieces.map { $0.split(separator: ";", maxSplits: 1).map(String.init) }
  #expect(parts.map { $0[0].hasSuffix("m=1") } == [true, true, true, false])
  #expect(parts.allSatisfy { $0[1].count <= 4_096 })
  #expect(Data(base64Encoded: parts.map { $0[1] }.joined()) == data)
}

@Test func otherTerminalsTakeItWhole() {
  let data = Data("picture".utf8)
  #expect(
    String(decoding: TerminalImage.iterm2.bytes(of: data), as: UTF8.self)
      == "\u{1b}]1337;File=inline=1;size=7;preserveAspectRatio=1:cGljdHVyZQ==\u{7}")
  #expect(TerminalImage.sixel.bytes(of: data) == data)
}
