import Foundation
import TerminalDriver
import Testing

/// The browser, with what is tried in it.
enum Browser {
  /// axe-core, which checks pages for what keeps people from using them; nil: it is not there.
  static let axe: String? = {
    let folder = root.appendingPathComponent(".build/readers")
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
    let answering = """
      <script>function answer(value) {
        document.documentElement.setAttribute('data-answer',
          encodeURIComponent(JSON.stringify(value)));
      }
      \(script)</script></body>
      """
    var text = page.replacing("</body>", with: answering, maxReplacements: 1)
    if !keepsPolicy { text = text.replacing("Content-Security-Policy", with: "x-policy") }
    let scheme = "--blink-settings=preferredColorScheme=" + (dark ? "0" : "1")
    let dumped = try #require(Chromium.found).dump(
      text, ["--virtual-time-budget=20000", scheme])
    let match = try #require(dumped.firstMatch(of: #/data-answer="([^"]*)"/#))
    return String(match.1).removingPercentEncoding ?? ""
  }
}
