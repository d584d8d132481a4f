import Foundation
import TerminalDriver
import Testing

/// Keys and pastes at random: the editor neither crashes nor hangs, Ctrl-C always leads back to the
/// prompt, and the terminal is restored.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct RandomKeyTests {
  /// `TUTOR_RANDOM_KEYS=10000` for a long run.
  static var count: Int {
    ProcessInfo.processInfo.environment["TUTOR_RANDOM_KEYS"].flatMap { Int($0) } ?? 500
  }

  @Test(arguments: ["emacs", "vi"], [1, 2] as [UInt64])
  func randomKeys(keys: String, seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    var terminal = try start(keys)
    var log: [String] = []
    for number in 1...Self.count {
      let key = Self.key(&generator)
      log.append(String(key.prefix(40)))
      do {
        try terminal.send(key)
        if number % 50 == 0 { try comeBack(terminal) }
      } catch {
        let status = terminal.wait()
        guard Self.endings.contains(status) else {
          Issue.record("seed \(seed), key \(number), status \(status), \(log.suffix(60)): \(error)")
          return
        }
        #expect(terminal.modes == terminal.initialModes, "seed \(seed), key \(number)")
        terminal = try start(keys)
      }
    }
    try comeBack(terminal)
    try terminal.send("\u{04}")
    try terminal.expect("end")
    #expect(terminal.wait() == 0)
    #expect(terminal.modes == terminal.initialModes)
  }

  private func start(_ keys: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(demo: ["DEMO_KEYS": keys])
    try terminal.expectPrompt()
    return terminal
  }

  /// Ctrl-D and the word quit end the program, as they should, and so does Ctrl-C pressed twice while
  /// no line is read.
  private static let endings: [Int32] = [0, 256 + SIGINT]

  private func comeBack(_ terminal: PseudoTerminal) throws {
    // An unfinished paste takes everything; its end is harmless otherwise.
    for keys in ["\u{1B}[201~\u{03}", "\u{03}"] {
      try terminal.send(keys)
      terminal.settle()
    }
    try terminal.send("alive\r")
    #expect(try terminal.got() == "alive")
    try terminal.expectPrompt()
  }

  private static func key(_ generator: inout SplitMix) -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<7: return control(&generator)
    case 7..<11: return letters.randomElement(using: &generator) ?? ""
    case 11..<14: return sequences.randomElement(using: &generator) ?? ""
    case 14..<16: return "\u{1B}" + (letters.randomElement(using: &generator) ?? "")
    case 16: return paste(&generator)
    case 17: return "\r"
    default:
      return ["é", "日", "👩‍👩‍👧", "\u{301}", "{", "}", "\t"].randomElement(using: &generator) ?? ""
    }
  }

  /// All but Ctrl-\ and Ctrl-S, which end the program and stop its output, as everywhere, when they
  /// come while no line is read. Ctrl-D is rare, so that runs are long.
  private static func control(_ generator: inout SplitMix) -> String {
    let byte = UInt8.random(in: 0..<32, using: &generator)
    if byte == 0x1C || byte == 0x13 { return "b" }
    if byte == 4, Int.random(in: 0..<10, using: &generator) > 0 { return "a" }
    return String(UnicodeScalar(byte))
  }

  private static func paste(_ generator: inout SplitMix) -> String {
    let rows = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
      (0..<Int.random(in: 0..<50, using: &generator))
        .map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
    }
    let end = Int.random(in: 0..<10, using: &generator) > 0 ? "\u{1B}[201~" : ""
    return "\u{1B}[200~" + rows.joined(separator: "\r\n") + end
  }

  private static let letters = (0x20..<0x7F).map { String(UnicodeScalar(UInt8($0))) }

  private static let sequences =
    ["A", "B", "C", "D", "H", "F", "3~", "5~", "1;5C", "1;5D", "200", "?1;2c", "M", ""]
    .map { "\u{1B}[" + $0 } + [
      "\u{1B}OA", "\u{1B}OB", "\u{1B}OP", "\u{1B}O", "\u{1B}", "\u{1B}\u{1B}",
    ]
}

/// A generator with a seed, so that a run can be repeated.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
