import ArgumentParser
import Foundation
import TutorKit

/// `tutor own`
struct Own: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "own",
    abstract: OptionWords.own(),
    discussion: OptionWords.ownDetails())
  @OptionGroup var common: CommonOptions
  @Argument(help: .init(OptionWords.ownPath()), completion: .file(extensions: ["swift"]))
  var path = "."
  @Argument(help: .init(OptionWords.ownView())) var view: String?

  func run() throws {
    guard FileManager.default.fileExists(atPath: path) else {
      complain(SourceProblem.missing(path).sentence)
      throw ExitCode.noInput
    }
    let words = ["own", path] + (view.map { [$0] } ?? [])
    let held = try converse(common, beginningWith: words.joined(separator: " "))
    switch held.ownLack {
    case .view: throw ExitCode.usage
    case .code: throw ExitCode.noInput
    case nil: return
    }
  }
}
