import Foundation

/// A browser without a window, for the tests of pages.
package struct Chromium {
  /// `CHROMIUM`, or one of the usual names on PATH; nil: there is none on this machine.
  package static let found: Chromium? = {
    let environment = ProcessInfo.processInfo.environment
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let usual = folders.flatMap { folder in names.map { folder + "/" + $0 } }
    let mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    let candidates = [environment["CHROMIUM"]].compactMap(\.self) + usual + [mac]
    return candidates.first(where: FileManager.default.isExecutableFile).map(Chromium.init)
  }()

  package let path: String

  /// The page's tree after its scripts have run.
  ///
  /// - Parameter arguments: further arguments of the browser.
  package func dump(_ html: String, _ arguments: [String] = ["--timeout=60000"]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(html, to: "page.html")
    let page = URL(fileURLWithPath: folder.file("page.html"))
    let fixed = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--no-first-run", "--disable-extensions", "--user-data-dir=" + folder.file("profile"),
    ]
    return try runToEnd(path, fixed + arguments + ["--dump-dom", page.absoluteString]).output
  }
}
