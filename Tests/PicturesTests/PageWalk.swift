import Foundation
import TerminalDriver
import Testing

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
