import Foundation

/// What one compiler needs to read SwiftUI code: the interfaces with its version in their header,
/// and its module cache. Lives in the cache folder, one for each compiler and state of the
/// interfaces; with a real SDK there is only the module cache.
struct CompilerWorkspace: Sendable {
  let compiler: SwiftCompiler
  let folder: URL
  let environment: [String: String]
  /// Where the compiler also writes an index of the names that it has resolved. nil: nowhere.
  var index: URL?

  /// Folders of other compilers that are kept.
  private static let maximumFolders = 4
  /// Seconds for the first run, which reads and translates the interfaces.
  private static let firstLimit = ChildLimits(seconds: 120)

  private var modules: URL { folder.appendingPathComponent("modules") }
  private var interfaces: URL { folder.appendingPathComponent("interfaces") }
  private var rejection: URL { folder.appendingPathComponent("rejected") }
  var ready: URL { folder.appendingPathComponent("ready") }
  var results: URL { folder.appendingPathComponent("results") }

  /// Finds or makes the workspace, and lets the compiler read the interfaces once.
  static func prepare(
    _ compiler: SwiftCompiler, interface: InterfaceFiles, cache: URL,
    environment: [String: String], warming: Bool
  ) -> Result<CompilerWorkspace, Unprepared> {
    let base = cache.appendingPathComponent("compile")
    let key = fingerprint(
      [
        // The compiler's modules name their own paths: a cache that was moved is made anew.
        "2", base.standardizedFileURL.resolvingSymlinksInPath().path, compiler.path,
        compiler.version, compiler.target, compiler.sdk ?? "",
      ]
        + interface.identity)
    let workspace = CompilerWorkspace(
      compiler: compiler, folder: base.appendingPathComponent(key), environment: environment)
    if let reason = workspace.place(interface, in: base) {
      return .failure(Unprepared(reason: reason))
    }
    if warming, let reason = workspace.warm() { return .failure(Unprepared(reason: reason)) }
    return .success(workspace)
  }

  /// Why a workspace cannot be used.
  struct Unprepared: Error { var reason: CompileOutcome.Reason }

  /// Writes the interfaces, where they are not, under another name and gives them their own at once,
  /// so that no other process sees half of them. Answers why it cannot.
  private func place(_ shipped: InterfaceFiles, in base: URL) -> CompileOutcome.Reason? {
    let files = FileManager.default
    if files.fileExists(atPath: interfaces.path) { return nil }
    guard let interface = InterfaceText(shipped) else { return .noInterface }
    let draft = base.appendingPathComponent(".\(UUID().uuidString)")
    defer { try? files.removeItem(at: draft) }
    do {
      let inner = draft.appendingPathComponent(interfaces.lastPathComponent)
      try files.createDirectory(
        at: inner, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for (name, _) in interface.modules {
        let text = interface.text(name, version: compiler.version) ?? ""
        try text.write(
          to: inner.appendingPathComponent(name + ".swiftinterface"), atomically: false,
          encoding: .utf8)
      }
      dropOldFolders(in: base)
      // A compiler that ran while another process dropped the folder has left its own half of it.
      if !files.fileExists(atPath: interfaces.path) { try? files.removeItem(at: folder) }
      try files.moveItem(at: draft, to: folder)
    } catch {
      // Another process may have been faster.
      return files.fileExists(atPath: interfaces.path)
        ? nil : .noCache(path: base.deletingLastPathComponent().path)
    }
    return nil
  }

  private func dropOldFolders(in base: URL) {
    let folders =
      (try? FileManager.default.contentsOfDirectory(
        at: base, includingPropertiesForKeys: [.contentModificationDateKey],
        options: .skipsHiddenFiles)) ?? []
    let dated = folders.map { folder in
      let values = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
      return (values?.contentModificationDate ?? .distantPast, folder)
    }
    for (_, folder) in dated.sorted(by: { $0.0 > $1.0 }).dropFirst(Self.maximumFolders - 1) {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// The compiler has read the interfaces, or has refused them.
  var isWarm: Bool {
    [ready, rejection].contains { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Lets the compiler read the interfaces, once. nil: it can.
  private func warm() -> CompileOutcome.Reason? {
    if FileManager.default.fileExists(atPath: ready.path) { return nil }
    if let message = try? String(contentsOf: rejection, encoding: .utf8) {
      return .interfaceRejected(version: compiler.version, message: message)
    }
    guard let run = compile(["Empty.swift": "import SwiftUI\n"], limits: Self.firstLimit) else {
      return .noCache(path: folder.path)
    }
    switch run.end {
    case .exited(0):
      try? Data().write(to: ready)
      return nil
    case .exited:
      let message =
        CompilerDiagnostic.errors(in: run.output, file: ".swiftinterface").first?.message ?? ""
      // Errors elsewhere, as on a full disk, may be gone next time.
      if run.output.contains(".swiftinterface:") {
        try? Data(message.utf8).write(to: rejection, options: .atomic)
      }
      return .interfaceRejected(version: compiler.version, message: message)
    case .timedOut: return .timeLimit(seconds: Int(Self.firstLimit.seconds))
    case .signalled, .notStarted: return .stopped
    }
  }

  /// Runs the compiler's front end on files of one module, up to the diagnostics about the flow of
  /// values. Nothing is written and nothing of the files is executed. nil: no folder for the files.
  ///
  /// - Parameter primary: the only file whose code is checked.
  func compile(
    _ texts: [String: String], primary: String? = nil, limits: ChildLimits
  ) -> ChildRun? {
    guard let primary else {
      return run(arguments + outputs(texts.keys.sorted()), texts, limits: limits)
    }
    return run(
      arguments + outputs([primary]) + ["-primary-file", primary], texts, omitting: primary,
      limits: limits)
  }

  /// Whether a file without SwiftUI type-checks, for comparison.
  func typecheck(_ text: String) -> Bool {
    let plain = ["-frontend", "-typecheck", "-target", compiler.target, "-module-cache-path"]
    let found = run(
      plain + [modules.path], ["Plain.swift": text], limits: ChildLimits(seconds: 60))
    return found?.end == .exited(0)
  }

  private func run(
    _ arguments: [String], _ texts: [String: String], omitting named: String? = nil,
    limits: ChildLimits
  ) -> ChildRun? {
    guard let scratch = ScratchFolder() else { return nil }
    let place = scratch.url
    do {
      for (name, text) in texts {
        try text.write(to: place.appendingPathComponent(name), atomically: false, encoding: .utf8)
      }
    } catch { return nil }
    var environment = environment
    environment["TMPDIR"] = place.path
    return ChildRun.run(
      compiler.path, arguments + texts.keys.filter { $0 != named }.sorted(), directory: place,
      environment: environment,
      limits: limits)
  }

  /// The index needs an output for each file; these go with the folder of the files.
  private func outputs(_ names: [String]) -> [String] {
    guard let index else { return ["-o", "/dev/null"] }
    return ["-num-threads", "1", "-index-ignore-stdlib", "-index-store-path", index.path]
      + names.flatMap { ["-o", $0 + ".sil"] }
  }

  private var arguments: [String] {
    let common = [
      "-frontend", "-emit-sil", "-parse-as-library", "-module-name", "Program",
      "-swift-version", "5", "-target", compiler.target, "-module-cache-path", modules.path,
      "-diagnostic-style", "llvm", "-no-color-diagnostics", "-suppress-warnings",
      "-plugin-path", compiler.plugins,
    ]
    guard let sdk = compiler.sdk else {
      return common + ["-disable-objc-interop", "-I", interfaces.path]
    }
    let platform = URL(fileURLWithPath: sdk).deletingLastPathComponent().deletingLastPathComponent()
    return common + [
      "-sdk", sdk, "-plugin-path",
      platform.appendingPathComponent("usr/lib/swift/host/plugins").path,
    ]
  }
}
