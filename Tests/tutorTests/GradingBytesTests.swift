import Foundation
import TerminalDriver
import Testing

/// Two processes hash differently; what they say must not.
@Suite struct GradingBytesTests {
  private static let exercises = ["exercise3", "exercise11", "exercise20"]

  @Test(arguments: exercises) func twoProcessesGiveTheSameBytes(exercise: String) throws {
    let folder = Program.root.appendingPathComponent("Exercises/\(exercise)")
    let mistakes = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("mistakes").path
    ).sorted().map { "mistakes/" + $0 }
    for file in ["\(exercise).swift", "solution.swift"] + mistakes.prefix(2) {
      let path = folder.appendingPathComponent(file).path
      let arguments = ["grade", path, "--exercise", exercise]
      for format in ["json", "text"] {
        let first = try Program.run(arguments + ["--format", format])
        let second = try Program.run(arguments + ["--format", format])
        #expect(!first.output.isEmpty)
        #expect(first.output == second.output, "\(file), \(format)")
      }
    }
  }
}
