import Analysis
import Foundation
import Testing
import TutorKit

@testable import Pictures

/// The folder that holds Package.swift.
let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

let counter = """
  import SwiftUI

  struct Counter: View {
    @State private var count = 0
    let title: String
    var body: some View {
      VStack {
        Header(title: title)
        Total(count: count)
        Button("Add") { count += 1 }
      }
    }
  }

  struct Header: View {
    let title: String
    var body: some View { Text(title).font(.title) }
  }

  struct Total: View {
    let count: Int
    var body: some View { Text("\\(count) items") }
  }
  """

/// A run of a text with what a picture shows.
func drawn(_ text: String, root: String, steps: [String]? = nil, file: String = "a.swift") throws
  -> (side: DrawnSide, report: SimulationReport)
{
  let source = TutorKit.parse(text, file: file)
  var request = SimulationRequest(
    sources: [source], root: root, steps: steps.map { $0.map(ActionText.init) })
  request.keepsDrawing = true
  let sent = request
  let run = try #require(withDeepStack { simulate(sent) }).get()
  return (DrawnSide(.only, run, of: [source]), SimulationReport(run))
}

func counterPicture() throws -> Picture {
  let (side, _) = try drawn(counter, root: #"Counter(title: "Stock")"#, steps: ["tap:Add"])
  return Picture([side], of: "a.swift")
}

@Test func aStepSaysWhatRanAndWhy() throws {
  let tree = try counterPicture().sides[0]
  #expect(tree.steps.map(\.action) == ["initial", "tap:Add"])
  let step = tree.steps[1]
  func state(_ name: String) -> PictureTree.State? {
    step.states.first { tree.nodes[$0.node].name == name }
  }
  #expect(state("Counter")?.ran == 1)
  #expect(state("Total")?.ran == 1)
  #expect(state("Header")?.ran == 0)
  #expect(state("Header")?.why.count == 1)
  #expect(state("Text")?.text == "1 items" || state("Text")?.text == nil)
  let labels = step.arrows.map { arrow in
    [arrow.from.map { tree.nodes[$0].name } ?? "step", tree.nodes[arrow.to].name, arrow.label]
  }
  #expect(labels == [["step", "Counter", "count"], ["Counter", "Total", "count"]])
}

@Test func linesThatRanAreThoseOfTheBodiesThatRan() throws {
  let tree = try counterPicture().sides[0]
  let texts = tree.steps[1].lines[0].map { tree.sources[0].lines[$0 - 1] }
  #expect(texts.contains { $0.contains("Total(count: count)") })
  #expect(texts.contains { $0.contains("items") })
  #expect(texts.contains { $0.contains("count += 1") })
  #expect(!texts.contains { $0.contains(".font(.title)") })
  #expect(tree.steps[1].writes.first?.line == 10)
}

@Test func numbersAreThoseOfTheReport() throws {
  let (side, report) = try drawn(counter, root: #"Counter(title: "Stock")"#)
  let tree = PictureTree(side)
  #expect(tree.steps.count == report.steps.count)
  for (drawn, told) in zip(tree.steps, report.steps) {
    #expect(drawn.action == told.action)
    #expect(drawn.bodies == told.evaluations.reduce(0) { $0 + $1.ran })
    #expect(drawn.rebuilt == told.rebuilt)
    #expect(drawn.needed == told.needed)
    #expect(drawn.states.reduce(0) { $0 + $1.ran } == drawn.bodies - drawn.gone.count)
  }
}

@Test func equalNeighboursAreOneRow() throws {
  let text = """
    import SwiftUI
    struct Screen: View {
      @State private var chosen = 57
      var body: some View {
        VStack { ForEach(0..<2000, id: \\.self) { i in Row(number: i, isChosen: i == chosen) }
          Button("Next") { chosen += 1 } }
      }
    }
    struct Row: View {
      let number: Int
      let isChosen: Bool
      var body: some View { Text("\\(number)").bold(isChosen) }
    }
    """
  let (side, _) = try drawn(text, root: "Screen()", steps: ["tap:Next"])
  let tree = PictureTree(side)
  #expect(tree.nodes.count > 4_000)
  let rows = PictureRows(tree, step: tree.steps[1], isOpen: false)
  #expect(rows.rows.map(\.count) == [1, 57, 1, 1, 1941])
  #expect(!rows.isCut)
  #expect(HTMLPage(Picture([side], of: "a.swift")).text.utf8.count < 3_000_000)
}

/// Snapshots: `TUTOR_UPDATE_SNAPSHOTS=1` writes them anew.
@Test(arguments: ["counter.json", "counter.dot", "counter.svg"])
func picturesAreAsTheirFilesSay(name: String) throws {
  let picture = try counterPicture()
  let text: String
  switch name {
  case "counter.json":
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    text = String(decoding: try encoder.encode(picture), as: UTF8.self) + "\n"
  case "counter.dot": text = DOTGraph(picture, step: nil).text
  default: text = SVGPicture(picture, step: nil).text
  }
  let file = packageRoot.appendingPathComponent("Tests/PicturesTests/Snapshots/\(name)")
  if ProcessInfo.processInfo.environment["TUTOR_UPDATE_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
  }
  #expect(try String(contentsOf: file, encoding: .utf8) == text)
}
