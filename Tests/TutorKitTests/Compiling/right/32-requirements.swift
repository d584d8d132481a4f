// program: declarations reached through protocols and explicit types
import SwiftUI

struct Entry: Identifiable { var id: Int; var name: String }

struct Explicit: View {
  typealias Rows = ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, Text>
  @State private var entries: [Entry] = []
  @State private var name = ""
  let one: Binding<Int?>?
  let many: Binding<Set<Int>>?
  let letter: Character
  let later: ClosedRange<Date>
  var body: some View {
    VStack {
      Rows($entries) { entry in Text(entry.wrappedValue.name) }
      List<Never, Rows>($entries) { entry in Text(entry.wrappedValue.name) }
      List<Int, Rows>($entries, selection: one) { entry in Text(entry.wrappedValue.name) }
      List<Int, Rows>($entries, selection: many) { entry in Text(entry.wrappedValue.name) }
      List(selection: one) { Text("One") }
      List(selection: many) { Text("One") }
      Text("k").keyboardShortcut(KeyEquivalent(letter), modifiers: [])
      Text("t").tint(AnyShapeStyle(.red))
    }
    ProgressView(timerInterval: later) { Text("Left") } currentValueLabel: { Text("now") }
    GeometryReader { proxy in Text("\(proxy.frame(in: CoordinateSpace.global).minX)") }
    Text(URL(fileURLWithPath: "/"), formatter: ByteCountFormatter())
    Text("\(URL(fileURLWithPath: "/"), formatter: ByteCountFormatter())")
    Image(systemName: "play").contentTransition(.symbolEffect(.replace.downUp, options: .default))
      .contentTransition(.symbolEffect(.replace.upUp)).contentTransition(.symbolEffect(.replace.offUp))
    ScrollView { Text("a") }.visualEffect { content, _ in
      content.rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0)).transformEffect(.identity)
    }
  }
  func title(_ key: String.LocalizationValue) -> String { String(localized: key) }
  func count(_ rows: some DynamicViewContent) -> Int { rows.data.count }
  func plain<Content: ShapeView>(_ view: Content) -> Content.Content { view.shape }
  func inner<Content: TransferRepresentation>(_ content: Content) -> Content.Body { content.body }
}

struct Table2: View {
  @State private var one: Int?
  @State private var many: Set<Int> = []
  @State private var order = [KeyPathComparator(\Entry.name)]
  let entries: [Entry]
  var body: some View {
    Table(of: Entry.self, selection: $one) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(entries) { TableRow($0) }
    }
    Table(of: Entry.self, selection: $many) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(entries) { TableRow($0) }
    }
    Table(of: Entry.self, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(entries) { TableRow($0) }
    }
    Table(of: Entry.self, selection: $one, sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(entries) { TableRow($0) }
    }
    Table(of: Entry.self, selection: $many, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }
    } rows: {
      ForEach(entries) { TableRow($0) }
    }
  }
}

// program: types that builders make
import SwiftUI

struct Line: Identifiable { var id: Int }
struct Sheet: Codable, Transferable {
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

let made: [Any.Type] = [
  TupleTableRowContent<Line, (TableRow<Line>, TableRow<Line>)>.self,
  TupleTransferRepresentation<Sheet, (CodableRepresentation<Sheet, JSONEncoder, JSONDecoder>, Never)>.self,
]
func isTransition(_ effect: any SymbolEffect) -> Bool { effect is any ContentTransitionSymbolEffect }
func impossible(_ never: Never) -> (SortOrder, ComparisonResult) {
  (never.order, never.compare(never, never))
}
