// source: all different
import SwiftUI

struct Shopping: View {
  var body: some View { ForEach(["Milk", "Bread"], id: \.self) { Text($0) } }
}

// source: ids of the data
import SwiftUI

struct Line: Identifiable { let id: Int; var text: String }
struct Lines: View {
  @State private var lines: [Line] = []
  var body: some View {
    ForEach(lines) { Text($0.text) }
    Button("Add") { lines.append(Line(id: lines.count, text: "")) }
  }
}

// source: a range
import SwiftUI

struct Stars: View {
  var body: some View { ForEach(0..<5, id: \.self) { _ in Text("*") } }
}

// source: an input
import SwiftUI

struct Names: View {
  let names: [String]
  var body: some View { ForEach(names, id: \.self) { Text($0) } }
}

// source: all cases
import SwiftUI

enum Kind: String, CaseIterable { case a, b }
struct Kinds: View {
  var body: some View { ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) } }
}

// source: numbers that count up
import SwiftUI

struct Pages: View {
  @State private var pages = [1]
  var body: some View {
    ForEach(pages, id: \.self) { Text("\($0)") }
    Button("Add") { pages.append(pages.count + 1) }
  }
}

// source: twice, but no identities
import SwiftUI

struct Sum: View {
  let parts = [1, 1, 2]
  var body: some View { Text("\(parts.reduce(0, +))") }
}

// source: another key
import SwiftUI

struct Cards: View {
  let cards: [(name: String, n: Int)]
  var body: some View { ForEach(cards, id: \.name) { Text($0.name) } }
}

// source: other values in other spellings
import SwiftUI

struct OtherLengths: View {
  var body: some View {
    ForEach([16, 0x16, 1.6], id: \.self) { Text("\($0)") }
    ForEach(["a\\b", #"a\\b"#], id: \.self) { Text($0) }
  }
}

// source: rows that are chosen, by a part that differs, and rows of other values
import SwiftUI

struct Bulb { let name: String; let colour: String; var month: Int }
struct Border: View {
  @State private var bulbs = [
    Bulb(name: "Crocus", colour: "violet", month: 3),
    Bulb(name: "Iris", colour: "violet", month: 5),
  ]
  @State private var month = 3
  var body: some View {
    Stepper("Month", value: $month)
    let shown = bulbs.filter { $0.month == month }
    ForEach(shown, id: \.name) { Text($0.name) }
    ForEach(Set(bulbs.map(\.colour)).sorted(), id: \.self) { Text($0) }
  }
}

// source: the part that the id is, and the id itself
import SwiftUI

struct Tug: Identifiable {
  let name: String
  var id: String { name }
}
struct Harbour: View {
  @State private var tugs: [Tug] = []
  var body: some View {
    ForEach(tugs, id: \.name) { Text($0.name) }
    ForEach(tugs, id: \.id) { Text($0.name) }
  }
}
