import TutorKit

/// Shapes and texts of an SVG document. Everything that is given is escaped.
struct SVGCanvas {
  private var shapes: [String] = []

  /// About what a text takes in the monospaced font of 13 pixels.
  static func width(of text: String) -> Int { text.columns * 8 }

  mutating func text(_ text: String, at place: (x: Int, y: Int), style: String) {
    guard !text.isEmpty else { return }
    shapes.append(
      "<text class=\"\(style)\" x=\"\(place.x)\" y=\"\(place.y)\">\(text.escapedForMarkup)</text>")
  }

  mutating func rectangle(
    _ frame: (x: Int, y: Int, width: Int, height: Int), style: String, radius: Int = 0
  ) {
    shapes.append(
      "<rect class=\"\(style)\" x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" "
        + "height=\"\(frame.height)\" rx=\"\(radius)\"/>")
  }

  mutating func path(_ path: String, style: String) {
    let end = style == "cause" ? " marker-end=\"url(#tip)\"" : ""
    shapes.append("<path class=\"\(style)\" d=\"\(path)\"\(end)/>")
  }

  /// The whole document.
  func document(width: Int, height: Int, title: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)" role="img" aria-label="\(title.escapedForMarkup)">
    <title>\(title.escapedForMarkup)</title>
    <style>\(Self.style)</style>
    <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" \
    orient="auto"><path class="tip" d="M0 0L8 4L0 8Z"/></marker></defs>
    <rect class="page" width="\(width)" height="\(height)"/>
    \(shapes.joined(separator: "\n"))
    </svg>

    """
  }

  private static let style = """
    text{font:13px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#1a1a1a}\
    .title,.head,.name{font-weight:bold}.title{font-size:15px}.dim{fill:#595959}\
    .why{fill:#b00040;font-weight:bold}.page{fill:#fff}\
    .ran{fill:#ffd966;stroke:#1a1a1a;stroke-width:2}.touched{fill:#fff2cc;stroke:#767676}\
    .still{fill:#f7f7f7;stroke:#a6a6a6;stroke-dasharray:3 2}.built{fill:#ffd966;stroke:#1a1a1a}\
    .needed{fill:#00639a}.edge{fill:none;stroke:#767676}\
    .cause{fill:none;stroke:#b00040;stroke-width:2}.tip{fill:#b00040}
    """
}
