import Foundation
import Testing

/// A browser without a window, for the pages.
struct Chromium {
  /// `CHROMIUM`, or one of the usual names on PATH; nil: there is none on this machine.
  static let found: Chromium? = {
    let environment = ProcessInfo.processInfo.environment
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let usual = folders.flatMap { folder in names.map { folder + "/" + $0 } }
    let mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    let candidates = [environment["CHROMIUM"]].compactMap(\.self) + usual + [mac]
    return candidates.first(where: FileManager.default.isExecutableFile).map(Chromium.init)
  }()

  let path: String

  /// The page's tree after its scripts have run.
  func dump(_ html: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tutor-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    try Data(html.utf8).write(to: page)
    let output = folder.appendingPathComponent("dom.html")
    FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--disable-extensions", "--user-data-dir=\(folder.path)/profile", "--timeout=60000",
      "--dump-dom", page.absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}

/// Goes through all steps of a page as a person with a keyboard does, and writes what is seen and said
/// into attributes of the document.
let walkThrough = """
  <script>
  const seen = [];
  const note = () => seen.push({
    said: document.getElementById("status").textContent,
    counts: [...document.querySelectorAll(".side")].map(side =>
      [...side.querySelectorAll("dd")].map(item => Number(item.textContent))),
    ran: [...document.querySelectorAll(".side")].map(side =>
      [...side.querySelectorAll(".row.ran[data-view]")].map(row => row.dataset.view)),
    rows: [...document.querySelectorAll(".side")].map(side => side.querySelectorAll(".tree .row").length),
    lines: document.querySelectorAll(".code li.ran").length,
  });
  const press = key => document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true }));
  const steps = document.querySelectorAll("[data-step]").length;
  press("End"); press("Home");
  note();
  for (let index = 1; index < steps; index++) { press("ArrowRight"); note(); }
  for (const button of document.querySelectorAll(".tools button")) button.click();
  const result = document.createElement("pre");
  result.id = "seen";
  result.textContent = JSON.stringify(seen);
  document.body.append(result);
  </script>
  """

/// What the walk through a page saw in a step.
struct SeenStep: Codable {
  var said: String
  var counts: [[Int]]
  var ran: [[String]]
  var rows: [Int]
  var lines: Int
}

/// The steps of a page as the browser showed them.
func walk(through html: String, _ browser: Chromium) throws -> (steps: [SeenStep], dom: String) {
  let dom = try browser.dump(
    html.replacingOccurrences(of: "</body>", with: walkThrough + "</body>"))
  let start = try #require(dom.range(of: "<pre id=\"seen\">"), "the page's script did not end")
  let end = try #require(dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex))
  let json = String(dom[start.upperBound..<end.lowerBound])
    .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
    .replacingOccurrences(of: "&amp;", with: "&")
  return (try JSONDecoder().decode([SeenStep].self, from: Data(json.utf8)), dom)
}
