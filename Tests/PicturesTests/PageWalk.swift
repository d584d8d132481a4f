import Foundation
import TerminalDriver
import Testing
import TutorKit

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

/// A page after the walk through it.
struct WalkedPage: Codable {
  /// nil: the page's script did not come to its end.
  var steps: [SeenStep]?
  var isReady: Bool
  var error: String?
}

/// Goes through pages side by side, in one browser: its start takes longer than a page.
func walk(through pages: [String], _ browser: Chromium) throws -> [WalkedPage] {
  let frames = pages.map { page in
    let walked = page.replacingOccurrences(of: "</body>", with: walkThrough + "</body>")
    return "<iframe width=1200 height=900 srcdoc=\"\(walked.escapedForMarkup)\"></iframe>"
  }
  let dom = try browser.dump(
    """
    <!doctype html><meta charset="utf-8"><body>\(frames.joined())<script>
    addEventListener("load", () => {
      const pages = [...document.querySelectorAll("iframe")].map(frame => {
        const page = frame.contentDocument, { ready, error } = page.documentElement.dataset;
        const steps = JSON.parse(page.getElementById("seen")?.textContent ?? "null");
        return { steps, isReady: ready !== undefined, error };
      });
      document.body.innerHTML = "<pre id=all></pre>";
      document.getElementById("all").textContent = JSON.stringify(pages);
    });
    </script></body>
    """)
  return try JSONDecoder().decode([WalkedPage].self, from: Data(try text(of: "all", in: dom).utf8))
}

/// The steps of a page as the browser showed them.
func walk(through html: String, _ browser: Chromium) throws -> (steps: [SeenStep], dom: String) {
  let dom = try browser.dump(
    html.replacingOccurrences(of: "</body>", with: walkThrough + "</body>"))
  let json = try text(of: "seen", in: dom)
  return (try JSONDecoder().decode([SeenStep].self, from: Data(json.utf8)), dom)
}

/// The text of a `pre` in a tree that the browser wrote.
private func text(of id: String, in dom: String) throws -> String {
  let start = try #require(dom.range(of: "<pre id=\"\(id)\">"), "the page's script did not end")
  let end = try #require(dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex))
  return String(dom[start.upperBound..<end.lowerBound])
    .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
    .replacingOccurrences(of: "&amp;", with: "&")
}
