import Foundation
import PackagePlugin

/// `swift package tutor-explain [--target NAME]… [OPTION…]`: what `tutor explain` finds in a package's
/// targets. Other options go to `tutor explain`; `TUTOR` names the program where it is not on PATH.
@main
struct TutorExplain: CommandPlugin {
  /// Why nothing was analysed.
  enum Problem: Error, CustomStringConvertible {
    case noProgram
    case noSources

    var description: String {
      switch self {
      case .noProgram: "tutor is not on PATH; install it, or name it in the variable TUTOR"
      case .noSources: "no target with Swift files; name one with --target"
      }
    }
  }

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folders = targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }
    guard !folders.isEmpty else { throw Problem.noSources }
    let process = Process()
    process.executableURL = try program()
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["explain"] + folders + extractor.remainingArguments
    try process.run()
    process.waitUntilExit()
    // 1: there are findings, which stand above.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private func program() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["TUTOR"], !named.isEmpty { return URL(fileURLWithPath: named) }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let files = folders.map { URL(fileURLWithPath: $0).appendingPathComponent("tutor") }
    guard let found = files.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Problem.noProgram }
    return found
  }
}
