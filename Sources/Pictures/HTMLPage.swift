import Foundation
import TutorKit

/// One page that shows a picture step by step. It holds all that it needs and loads nothing.
package struct HTMLPage {
  private let picture: Picture

  package init(_ picture: Picture) { self.picture = picture }

  /// The document. What came from sources stands in it as JSON, or escaped as text.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(PageWords.language)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(picture.title.escapedForMarkup)</title>
    <style>
    \(PageStyle.text)
    </style>
    </head>
    <body>
    <h1>\(picture.title.escapedForMarkup)</h1>
    <nav id="steps" aria-label="\(PictureWords.steps().escapedForMarkup)"></nav>
    <p id="status" role="status" aria-live="polite"></p>
    <main id="sides"></main>
    <footer id="footer"></footer>
    <noscript>
    <p>\(PictureWords.noScript().escapedForMarkup)</p>
    \(table)
    </noscript>
    <script type="application/json" id="data">\(payload)</script>
    <script>
    \(PageScript.text)
    </script>
    </body>
    </html>

    """
  }

  /// The counts of all steps, for a browser without scripts.
  private var table: String {
    let rows = picture.sides.flatMap { side in
      side.steps.map { step in
        let cells = [side.title, step.action, step.counts].map { "<td>\($0.escapedForMarkup)</td>" }
        return "<tr>\(cells.joined())</tr>"
      }
    }
    return "<table>\n\(rows.joined(separator: "\n"))\n</table>"
  }

  private struct Payload: Encodable {
    var picture: Picture
    var words: [String: String]
  }

  /// JSON that can stand in a script: no `<` that could end it, no separator that old parsers stop at.
  private var payload: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let payload = Payload(picture: picture, words: PageWords.all)
    let json = (try? encoder.encode(payload)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return json.replacing("&", with: "\\u0026").replacing("<", with: "\\u003c")
      .replacing(">", with: "\\u003e").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
