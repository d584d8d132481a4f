import Foundation
import Pictures
import Subprocess
import SystemPackage
import TutorKit

/// Pictures in the terminal itself, where it takes them and there is a program that makes dots of
/// lines: rsvg-convert, or a browser; for sixels also img2sixel.
enum TerminalPictures {
  /// A picture that is taller would push what was said out of the window many times over.
  private static let tallest = 1_600

  /// Shows the first steps of a picture, as many as fit. Elsewhere not a byte is written.
  static func show(_ picture: Picture) {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDOUT_FILENO) == 1, let kind = TerminalImage.found(in: environment) else {
      return
    }
    let drawing = SVGPicture(picture, tallest: tallest)
    guard let data = image(of: drawing, for: kind, environment) else { return }
    printNow("\n")
    try? FileHandle.standardOutput.write(contentsOf: kind.bytes(of: data))
    printNow("\n")
  }

  /// A PNG file's bytes, or sixels. nil: no program makes them.
  private static func image(
    of drawing: SVGPicture, for kind: TerminalImage, _ environment: [String: String]
  ) -> Data? {
    guard let scratch = ScratchFolder() else { return nil }
    let folder = scratch.url
    let svg = folder.appendingPathComponent("picture.svg")
    let png = folder.appendingPathComponent("picture.png")
    guard (try? Data(drawing.text.utf8).write(to: svg)) != nil else { return nil }
    let programs = Programs(environment)
    guard let drawer = programs.drawer(drawing, svg, png, folder), run(drawer) != nil,
      let data = try? Data(contentsOf: png), data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    guard kind == .sixel else { return data }
    return programs.path("img2sixel").flatMap { run(($0, [png.path])) }
  }

  /// What a program prints. nil: it failed, or took longer than 20 seconds.
  private static func run(_ command: (path: String, arguments: [String])) -> Data? {
    waitFor {
      await withTaskGroup(of: Data?.self) { group in
        group.addTask { await output(command.path, command.arguments) }
        group.addTask {
          try? await Task.sleep(for: .seconds(20))
          return nil
        }
        defer { group.cancelAll() }
        return await group.next() ?? nil
      }
    }
  }

  private static func output(_ path: String, _ arguments: [String]) async -> Data? {
    let record = try? await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments), input: .none,
      output: .bytes(limit: 32 << 20), error: .discarded)
    guard let record, record.terminationStatus.isSuccess else { return nil }
    return Data(record.standardOutput)
  }
}

/// The programs of this machine that draw.
private struct Programs {
  private let environment: [String: String]
  private let folders: [String]

  init(_ environment: [String: String]) {
    self.environment = environment
    folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  func path(_ names: String...) -> String? {
    folders.lazy.flatMap { folder in names.map { folder + "/" + $0 } }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// What makes a PNG file of a drawing; nil: there is nothing.
  func drawer(
    _ drawing: SVGPicture, _ svg: URL, _ png: URL, _ folder: URL
  ) -> (path: String, arguments: [String])? {
    if let path = path("rsvg-convert") { return (path, ["--output", png.path, svg.path]) }
    let mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    let browser =
      environment["CHROMIUM"]
      ?? path("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
      ?? (FileManager.default.isExecutableFile(atPath: mac) ? mac : nil)
    return browser.map { path in
      (
        path,
        [
          "--headless=new", "--disable-gpu", "--no-first-run", "--disable-extensions",
          "--hide-scrollbars", "--user-data-dir=" + folder.appendingPathComponent("browser").path,
          "--screenshot=" + png.path, "--window-size=\(drawing.size.width),\(drawing.size.height)",
        ] + (getuid() == 0 ? ["--no-sandbox"] : []) + [svg.absoluteString]
      )
    }
  }
}
