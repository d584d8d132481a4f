import Foundation

/// The programs that are compared.
struct Programs {
  var tutor: String
  var parseOnly: String
  /// nil: there is no `swift` in the path.
  var swift: String?
  /// nil: instructions are not counted.
  var valgrind: String?

  init(tutor: String, parseOnly: String) {
    self.tutor = tutor
    self.parseOnly = parseOnly
    swift = Self.find("swift")
    valgrind = Self.find("valgrind")
  }

  private static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Parses the files and does nothing more.
  func parse(_ sample: Sample) -> [String] { [parseOnly] + sample.paths }

  /// All default rules with findings on one line each. This format holds no counts and no
  /// suggestions, so nothing is simulated.
  func explain(_ sample: Sample) -> [String] {
    [tutor, "explain", "--format", "xcode", sample.target]
  }

  func format(_ sample: Sample) -> [String]? {
    swift.map { [$0, "format", "lint", "--parallel", "--recursive", sample.target] }
  }

  /// A copy without debug information, which valgrind does not read.
  private func stripped(_ program: String, in folder: URL) -> String? {
    let copy = folder.appendingPathComponent(URL(fileURLWithPath: program).lastPathComponent).path
    guard !FileManager.default.fileExists(atPath: copy) else { return copy }
    guard let strip = Self.find("strip"),
      (try? Measurement.run([strip, "-g", "-o", copy, program])) != nil
    else { return nil }
    return copy
  }

  /// The instructions that a command's processes execute in user mode; nil: not known.
  func instructions(of command: [String], in folder: URL) -> Int? {
    guard let valgrind, let program = stripped(command[0], in: folder) else { return nil }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments =
      ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
      + [program] + command.dropFirst()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard
      let line = text.split(separator: "\n").first(where: {
        $0.contains("I refs:") || $0.contains("I   refs:")
      })
    else { return nil }
    return Int(line.split(separator: ":").last.map { $0.filter(\.isNumber) } ?? "")
  }
}
