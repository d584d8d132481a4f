import Foundation
import TerminalDriver

/// The program that reads lines and prints what it got, in a terminal.
extension PseudoTerminal {
  static let prompt = "› "

  static func demoPath() throws -> String { try builtProgram("line-editor-demo") }

  convenience init(
    demo environment: [String: String] = [:], rows: Int32 = 24, columns: Int32 = 80
  ) throws {
    try self.init(Self.demoPath(), environment: environment, rows: rows, columns: columns)
  }

  /// Waits for the next prompt.
  func expectPrompt(file: String = #fileID, line: Int = #line) throws {
    try expect(Self.prompt, file: file, line: line)
  }

  /// Waits for the next line the program got.
  func got(file: String = #fileID, line: Int = #line) throws -> String {
    try expect("got: ", file: file, line: line)
    let json = try expect("\r\n", file: file, line: line)
    return try JSONDecoder().decode(String.self, from: Data(json.dropLast(1).utf8))
  }
}
