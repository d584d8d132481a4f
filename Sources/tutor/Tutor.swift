import ArgumentParser
import Foundation

/// The command-line program.
@main
struct Tutor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tutor",
    abstract: "Learn why SwiftUI views are split: lessons, exercises, and the counts behind them.",
    version: "0.1.0",
    subcommands: [Simulate.self])
}
