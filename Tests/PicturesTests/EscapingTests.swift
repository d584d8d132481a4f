import Foundation
import Testing
import TutorKit

@testable import Pictures

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts that would end a script, an attribute, a comment or a string where they are not escaped.
private let hostile = [
  "</script><script>document.documentElement.dataset.owned=1</script>",
  "\\\"><img src=x onerror=document.documentElement.dataset.owned=1>", "--><!--", "]]>",
  "\\n\\\";} evil [label=owned];", "&lt;&amp;", "\\u{2028}alert(1)", "\\u{1B}[31m\\u{202E}",
]

/// A program that shows all of them.
private let program = """
  import SwiftUI
  struct Screen: View {
    @State private var text = "a"
    var body: some View {
      VStack {
        Text(text)
  \(hostile.map { "      Text(\"\($0)\")\n" }.joined())
        Button("Go </title>") { text = "\(hostile[0])" }
      }
    }
  }
  """

func hostilePicture() throws -> Picture {
  let name = "</title><script>document.documentElement.dataset.owned=1</script>'\".swift"
  let (side, _) = try drawn(program, root: "Screen()", steps: ["tap:Go </title>"], file: name)
  return Picture([side], of: name)
}

@Test func aPageHoldsItsOwnTagsAlone() throws {
  let page = HTMLPage(try hostilePicture()).text
  #expect(page.components(separatedBy: "<script").count == 3)
  #expect(page.components(separatedBy: "</script").count == 3)
  #expect(page.components(separatedBy: "</title").count == 2)
  #expect(!page.contains("<img"))
  #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}") && !page.contains("\u{2028}"))
}

@Test func anSVGIsWellFormed() throws {
  let svg = SVGPicture(try hostilePicture(), step: nil).text
  let parser = XMLParser(data: Data(svg.utf8))
  #expect(parser.parse(), "\(String(describing: parser.parserError))")
  #expect(!svg.contains("<img") && !svg.contains("<script"))
}

@Test func aGraphHasOneStringALabel() throws {
  for line in DOTGraph(try hostilePicture(), step: nil).text.split(separator: "\n") {
    var inString = false
    var isEscaped = false
    var outside = ""
    for character in line {
      if isEscaped {
        isEscaped = false
      } else if inString, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        inString.toggle()
      } else if !inString {
        outside.append(character)
      }
    }
    #expect(!inString, "\(line)")
    #expect(!outside.contains("evil"), "\(line)")
  }
}
