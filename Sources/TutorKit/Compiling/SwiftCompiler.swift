import Foundation

/// A Swift compiler on this machine.
struct SwiftCompiler: Hashable, Codable, Sendable {
  /// Absolute path of `swiftc`.
  var path: String
  /// As the compiler says it: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  var version: String
  /// `x86_64-unknown-linux-gnu`
  var target: String
  /// The folder of the toolchain's own macro plugins.
  var plugins: String
  /// A folder of a real SwiftUI, with Xcode.
  var sdk: String?

  /// Major and minor version.
  var number: (major: Int, minor: Int) {
    let words = version.split(separator: " ")
    let text = words.firstIndex(of: "version").map { words[words.index(after: $0)...] }?.first
    let parts = (text ?? "").split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    return (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
  }

  /// The path of the compiler: `TUTOR_SWIFTC`, or `swiftc` in an absolute folder of `PATH`.
  static func path(environment: [String: String]) -> String? {
    let files = FileManager.default
    if let chosen = chosen(environment) {
      let path = URL(fileURLWithPath: chosen).path
      return files.isExecutableFile(atPath: path) ? path : nil
    }
    return (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
      .map { $0 + "/swiftc" }.first { files.isExecutableFile(atPath: $0) }
  }

  /// The compiler that a person has chosen; nil: none.
  static func chosen(_ environment: [String: String]) -> String? {
    environment["TUTOR_SWIFTC"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Asks a compiler for its version and target. nil: it does not answer like one.
  static func ask(
    _ path: String, environment: [String: String], directory: URL
  ) -> SwiftCompiler? {
    let answer = ChildRun.run(
      path, ["-version"], directory: directory, environment: environment,
      limits: ChildLimits(seconds: 10))
    guard answer.end == .exited(0) else { return nil }
    let lines = answer.output.split(separator: "\n").map(String.init)
    guard let version = lines.first(where: { $0.contains("Swift version ") }) else { return nil }
    let target = lines.lazy.compactMap { $0.splitOnce(by: "Target: ")?.1 }.first
    var compiler = SwiftCompiler(
      path: path,
      version: version.splitOnce(by: "Swift version ").map { "Swift version " + $0.1 }
        ?? version, target: target ?? "", plugins: "", sdk: nil)
    compiler.plugins = plugins(path, environment, directory)
    #if os(macOS)
      compiler.useSDK(environment: environment, directory: directory)
    #endif
    return compiler.target.isEmpty ? nil : compiler
  }

  /// Beside the compiler; of a wrapper, where it says that its resources are.
  private static func plugins(
    _ path: String, _ environment: [String: String], _ directory: URL
  ) -> String {
    let beside = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/host/plugins").path
    if FileManager.default.fileExists(atPath: beside) { return beside }
    let answer = ChildRun.run(
      path, ["-print-target-info"], directory: directory, environment: environment,
      limits: ChildLimits(seconds: 10))
    let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output.utf8))
    return (info?.paths.runtimeResourcePath ?? "") + "/host/plugins"
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }

  #if os(macOS)
    /// Uses the SDK of Xcode where there is one: of a simulator, as most views are for phones, or
    /// of the Mac.
    private mutating func useSDK(environment: [String: String], directory: URL) {
      for name in ["iphonesimulator", "macosx"] {
        let answer = ChildRun.run(
          "/usr/bin/xcrun", ["--sdk", name, "--show-sdk-path"], directory: directory,
          environment: environment, limits: ChildLimits(seconds: 10))
        let path = answer.output.trimmed
        let framework = path + "/System/Library/Frameworks/SwiftUI.framework"
        guard answer.end == .exited(0), FileManager.default.fileExists(atPath: framework) else {
          continue
        }
        sdk = path
        let machine = target.split(separator: "-").first.map(String.init) ?? "arm64"
        target = machine + (name == "macosx" ? "-apple-macosx15.0" : "-apple-ios18.0-simulator")
        return
      }
    }
  #endif
}
