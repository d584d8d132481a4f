import Analysis
import Foundation
import Testing

@testable import Calibration
@testable import TutorKit

private let screen = """
  import SwiftUI

  struct Item: Identifiable { let id: Int; var name: String }

  struct Row: View {
    let item: Item
    let buy: () -> Void
    var body: some View {
      HStack {
        Text(item.name)
        Button("Buy \\(item.name)") { buy() }
      }
    }
  }

  struct Shop: View {
    @State private var items = [Item(id: 1, name: "Tea"), Item(id: 2, name: "Salt")]
    @State private var bought = 0
    @State private var isOpen = true
    @State private var note = ""
    var body: some View {
      VStack {
        Text("\\(bought)")
        ForEach(items) { item in Row(item: item) { bought += 1 } }
        Toggle("Open", isOn: $isOpen)
        TextField("Note", text: $note)
        if isOpen {
          Button(action: reset) { Image(systemName: "xmark") }
          Button { bought = 0 } label: { Text("Empty") }
        }
        footer
      }
      .modifier(Framed())
    }
    private var footer: some View { Button("About") { note = "about" } }
    private func reset() { bought = 0 }
  }

  struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.border(.red) }
  }

  @main struct ShopApp: App { var body: some Scene { WindowGroup { Shop() } } }

  #Preview { Shop() }
  """

private func made(
  _ text: String, root: String? = nil, steps: [String]? = nil
) -> Result<OwnScreen, OwnScreen.Problem>? {
  withDeepStack {
    OwnScreen.make(ParsedSource(text: text, file: "a/Shop.swift"), root: root, steps: steps)
  }
}

@Test func aScreenGetsProbesAndSteps() throws {
  let own = try #require(made(screen)).get()
  #expect(own.rows.first?.root == "Shop()")
  #expect(own.rows.first?.file == "Shop.swift")
  let steps = own.rows.map(\.action).reduce(into: [String]()) {
    if !$0.contains($1) { $0.append($1) }
  }
  #expect(
    steps == [
      "initial", "tap:Buy Salt", "tap:Buy Tea", "tap:Empty", "toggle:Open", "type:Note",
    ])
  #expect(Set(own.rows.map(\.probe)) == ["Row", "Shop", "Framed"])
  // The image has no label, and a property that is no builder holds one statement.
  let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
  #expect(
    own.leftOut.map { lines[$0 - 1].contains("xmark") || lines[$0 - 1].contains("About") } == [
      true, true,
    ])
  #expect(!own.source.text.contains("@main"))
  #expect(!own.source.text.contains("#Preview"))
}

/// Whoever has a Mac gets a program that compiles, and the simulator counts the same text.
@Test func thePackageOfAScreenTypeChecks() throws {
  let own = try #require(made(screen)).get()
  let package = try CalibrationPackage(own.rows, sources: [own.source], runtime: runtime)
  let files = package.files.filter { $0.key.hasPrefix("Sources/") }.sorted { $0.key < $1.key }
    .map { TutorKit.parse($0.value, file: $0.key) }
  var check = CompileCheck(
    interfaces: packageRoot.appendingPathComponent("Support/Interfaces"),
    environment: ProcessInfo.processInfo.environment)
  check.seconds = 600
  for index in files.indices where files[index].file.contains("Scenarios") {
    var others = files
    let file = others.remove(at: index)
    let outcome = check.check(file, beside: others)
    if case .unchecked(.noCompiler) = outcome { return }
    #expect(outcome == .passed, "\(file.file)\n\(file.text)")
  }
}

@Test func probesChangeNoCount() throws {
  let own = try #require(made(screen)).get()
  let counted = withDeepStack { simulate(own.rows, sources: [own.source]) }
  let results = try #require(counted)
  #expect(results.unchecked == 0)
  let buying = results.rows.filter { $0.action == "tap:Buy Tea" }
  // The closure that each row is given captures the shop, whose number has changed.
  #expect(buying.map(\.count) == [2, 1, 0])
}

@Test func whatCannotBeCalibratedIsTold() {
  #expect(failure(made("import SwiftUI\nlet n = 1\n")) == .noView)
  #expect(
    failure(made(screen, steps: ["tap:Sell"]))
      == .noStep(
        "tap:Sell",
        known: ["tap:Buy Salt", "tap:Buy Tea", "tap:Empty", "toggle:Open", "type:Note"]))
}

private func failure(_ made: Result<OwnScreen, OwnScreen.Problem>?) -> OwnScreen.Problem? {
  if case .failure(let problem)? = made { return problem }
  return nil
}
