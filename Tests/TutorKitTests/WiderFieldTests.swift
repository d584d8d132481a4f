import Analysis
import Foundation
import Testing

@testable import TutorKit

/// A program, and what the report of its steps must say, or must not (after `!`).
struct FieldCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var source: String
  var steps: [String]?
  var said: [String]
}

private let leaf = "struct Leaf: View { let v: Int; var body: some View { Text(\"a\") } }\n"

private let cases = [
  FieldCase(
    testDescription: "a view that its own == keeps from running",
    source: """
      struct Kept: View, Equatable {
        let v: Int
        static func == (a: Kept, b: Kept) -> Bool { true }
        var body: some View { Text("a") }
      }
      struct Titled: View, Equatable {
        let s: String
        let v: Int
        static func == (a: Titled, b: Titled) -> Bool { a.s == b.s }
        var body: some View { Text(s) }
      }
      struct Home: View {
        @State private var n = 0
        var body: some View {
          Kept(v: n).equatable()
          Titled(s: "a", v: n)
          Leaf(v: 1)
          Button("Go") { n += 1 }
        }
      }
      """, steps: ["tap:Go"],
    said: [
      "Kept    skipped: its parent ran, and its `==` said that nothing changed",
      "Titled  skipped: its parent ran, and its `==` said that nothing changed",
      "Leaf    skipped: its parent ran, and its inputs compared equal",
    ]),
  FieldCase(
    testDescription: "what a store is told to change, where a query shows it",
    source: """
      struct Home: View {
        @Query private var notes: [Note]
        @Environment(\\.modelContext) private var context
        var body: some View {
          Leaf(v: notes.count)
          Button("Add") { context.insert(Note()) }
        }
      }
      @Model final class Note { init() {} }
      """, steps: ["tap:Add"], said: ["unchecked:", ".insert()"]),
  FieldCase(
    testDescription: "a subscription leaves the rest counted",
    source: """
      final class Search: ObservableObject {
        @Published var query = ""
        private var bag = Set<AnyCancellable>()
        init() { $query.debounce(for: 1, scheduler: RunLoop.main).sink { print($0) }.store(in: &bag) }
      }
      struct Home: View {
        @StateObject private var search = Search()
        var body: some View { TextField("Query", text: $search.query) }
      }
      """, steps: ["type:Query=a"],
    said: ["Home  ran", "a subscription to a Combine publisher"]),
  FieldCase(
    testDescription: "what waits for values leaves the steps unchecked that send one",
    source: """
      final class Clock: ObservableObject {
        let ticks = PassthroughSubject<Int, Never>()
        @Published var shown = 0
        private var token: AnyCancellable?
        init() { token = ticks.debounce(for: 1, scheduler: RunLoop.main).sink { [weak self] in self?.shown = $0 } }
      }
      struct Home: View {
        @StateObject private var clock = Clock()
        var body: some View { Button("Tick") { clock.ticks.send(1) }; Button("Other") { clock.shown += 1 } }
      }
      """, steps: ["tap:Tick"], said: ["tap:Tick", "a subscription to a Combine publisher"]),
  FieldCase(
    testDescription: "a value of another type is refused",
    source: """
      enum Size { case small, large }
      struct Home: View {
        @State private var size = Size.small
        var body: some View { Picker("Size", selection: $size) { Text("S").tag(Size.small) } }
      }
      """, steps: ["select:Size=2"],
    said: ["not carried out: `Size` holds .small, which is of another type than 2"]),
  FieldCase(
    testDescription: "a picker offers no value, and what it shows is chosen by its text",
    source: """
      struct Home: View {
        @State private var guide: String? = "Ali"
        var body: some View {
          Picker("Guide", selection: $guide) {
            Text("Nobody").tag(String?.none)
            Text("Ali").tag(String?.some("Ali"))
          }
          Text(guide ?? "open")
        }
      }
      """, steps: ["select:Guide=nil", "select:Guide=Ali", "select:Guide=Nobody"],
    said: ["wrote Home._guide: \"Ali\" → nil", "wrote Home._guide: nil → \"Ali\""]),
  FieldCase(
    testDescription: "rows of a type that is not known",
    source: """
      protocol Kind { static var count: Int { get } }
      struct Rows<K: Kind>: View {
        var kind: K?
        var body: some View { ForEach(0..<K.count, id: \\.self) { Leaf(v: $0) } }
      }
      struct Home: View { var body: some View { Rows(kind: nil) } }
      """, steps: [], said: ["unchecked:", "how many elements"]),
  FieldCase(
    testDescription: "a control goes by its label, not by its options",
    source: """
      struct Home: View {
        @State private var fruit = "apple"
        var body: some View {
          Picker(selection: $fruit) { Text("Apple").tag("apple") } label: { Text("Kind") }
        }
      }
      """, steps: nil, said: ["change:Kind", "!change:Apple"]),
  FieldCase(
    testDescription: "a control whose label changes is used under its new one",
    source: """
      struct Home: View {
        @State private var n = 0
        var body: some View {
          Button("Add") { n += 1 }
          Button("Take \\(n)") { n -= 1 }
        }
      }
      """, steps: nil, said: ["tap:Add", "tap:Take 1", "!not carried out"]),
  FieldCase(
    testDescription: "numbers in titles",
    source: """
      struct Home: View {
        @State private var n = 999
        var body: some View {
          Button("Item \\(n + 1)") { n += 0 }
          Button(String(n + 1)) { n += 0 }
          Button("Half \\(0.5)") { n += 0 }
        }
      }
      """, steps: ["tap:Item 1,000", "tap:1000", "tap:Half 0.500000"], said: ["!not carried out"]),
  FieldCase(
    testDescription: "a parameter pack has its name",
    source: """
      struct Line<each C: View>: View {
        let content: (repeat each C)
        var body: some View { HStack { repeat each content } }
      }
      struct Home: View { var body: some View { Line(content: (Leaf(v: 1))) } }
      """, steps: [], said: ["a parameter pack"]),
  FieldCase(
    testDescription: "a link with a value pushes its screen",
    source: """
      struct Screen: View {
        let id: Int
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Back") { dismiss() } }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Open", value: 7)
              .navigationDestination(for: Int.self) { Screen(id: $0) }
          }
        }
      }
      """, steps: ["tap:Open", "tap:Back", "tap:Open"],
    said: [
      "wrote NavigationStack.path: [] → [7]", "wrote NavigationStack.path: [7] → []",
      "!unchecked",
    ]),
]

@Test(arguments: cases)
func theReportSaysIt(field: FieldCase) throws {
  let text = withDeepStack { () -> String? in
    let request = SimulationRequest(
      sources: [ParsedSource(text: leaf + field.source, file: "Home.swift")], root: "Home()",
      steps: field.steps.map { $0.map(ActionText.init) })
    guard case .success(let run) = simulate(request) else { return nil }
    return SimulationReport(run).text(RenderOptions(width: 200))
  }
  let report = try #require(text ?? nil)
  for part in field.said {
    if part.hasPrefix("!") {
      #expect(!report.contains(part.dropFirst()), "\(report)")
    } else {
      #expect(report.contains(part), "\(report)")
    }
  }
}

/// Of two files that declare a name, the one that is named holds.
@Test func theNamedFilesDeclarationsHold() throws {
  let named = """
    struct Sign: View { let text: String; var body: some View { Text(text) } }
    struct Page: View {
      @State private var n = 0
      var body: some View { Sign(text: "a"); Button("Add") { n += 1 }; Leaf(v: n) }
    }
    """
  let other =
    leaf + """
      struct Sign: View { let number: Int; var body: some View { Text("\\(number)"); Leaf(v: number) } }
      struct Page: View { var body: some View { Sign(number: 1) } }
      """
  let text = withDeepStack { () -> String? in
    var request = SimulationRequest(
      sources: [("Page.swift", named), ("Other.swift", other)].map {
        ParsedSource(text: $1, file: $0)
      }, root: "Page()", steps: [ActionText("tap:Add")])
    request.named = 1
    guard case .success(let run) = simulate(request) else { return nil }
    return SimulationReport(run).text(RenderOptions(width: 200))
  }
  let report = try #require(text ?? nil)
  #expect(report.contains("initial   3 bodies ran"), "\(report)")
  #expect(report.contains("tap:Add   2 bodies ran"), "\(report)")
  #expect(
    report.contains(
      "Other.swift:2:1: `Sign` is declared again here; the first declaration is taken"))
  #expect(!report.contains("do not fit"))
}

/// A title that is put together in place groups the digits of its numbers, a text made elsewhere does not.
/// Groups that are seen in a few steps count; of those far away a proof says that it leaves them out. Other
/// numbers always differ.
@Test(arguments: [
  ("0", GradeReport.Status.passed, true), ("1200", .failed, false), ("998", .failed, false),
  ("0.5", .failed, false),
])
func titlesAreToldFromTexts(
  initial: String, status: GradeReport.Status, isUngrouped: Bool
) throws {
  func screen(_ text: String) -> ParsedSource {
    let source = """
      struct Home: View {
        @State private var n = \(initial)
        var body: some View { Text(\(text)); Button("Add") { n += 1 } }
      }
      """
    return parse(source, file: "Home.swift")
  }
  let (before, after) = (screen("\"\\(n)\""), screen("String(n)"))
  let compared = withDeepStack { compare([before], [after], root: nil) }
  let checks = try #require(compared).checks
  #expect(checks[0].status == status)
  #expect((checks[0].basis?.isUngrouped == true) == isUngrouped)
  #expect(checks[1].basis?.isUngrouped == nil)
}
