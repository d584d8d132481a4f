import Foundation
import Testing

/// A browser without a window.
enum Browser {
  /// nil: there is none on this machine; `make test` installs one.
  static let path: String? = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// axe-core, which checks pages for what keeps people from using them; nil: it is not there.
  static let axe: String? = {
    let folder = root.appendingPathComponent(".build/page-readers")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return files?.first { $0.hasSuffix("/axe.min.js") }.flatMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }()

  /// Loads a page with a script of the test at its end, and answers what that hands to `answer`. The
  /// page's policy would keep the script from running, so it is taken out unless it is what is tried.
  static func answer(
    _ page: String, dark: Bool = false, keepsPolicy: Bool = false, script: String
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let answering = """
      <script>function answer(value) {
        document.documentElement.setAttribute('data-answer',
          encodeURIComponent(JSON.stringify(value)));
      }
      \(script)</script></body>
      """
    var text = page.replacing("</body>", with: answering, maxReplacements: 1)
    if !keepsPolicy { text = text.replacing("Content-Security-Policy", with: "x-policy") }
    let file = folder.appendingPathComponent("page.html")
    try Data(text.utf8).write(to: file)
    let dumped = try run(
      try #require(path),
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=20000",
        dark
          ? "--blink-settings=preferredColorScheme=0" : "--blink-settings=preferredColorScheme=1",
        "--dump-dom", file.absoluteString,
      ])
    let match = try #require(
      dumped.output.firstMatch(of: #/data-answer="([^"]*)"/#), "\(dumped.complaints.suffix(2_000))")
    return String(match.1).removingPercentEncoding ?? ""
  }
}
