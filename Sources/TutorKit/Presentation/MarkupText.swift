extension String {
  /// As text or as an attribute's value of HTML, XML and SVG.
  package var escapedForMarkup: String {
    reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // No XML document may hold these.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.append(character)
      }
    }
  }
}
