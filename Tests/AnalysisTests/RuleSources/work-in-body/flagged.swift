// source: filtered and sorted rows
import SwiftUI

struct Chore: Identifiable { let id: Int; var title: String; var isDone: Bool }
struct Chores: View {
  @State private var chores: [Chore] = []
  @State private var isWide = false
  var body: some View {
    List {
      ForEach(chores.filter { !$0.isDone }.sorted { $0.title < $1.title }) { // finding: work-in-body
        Text($0.title).bold(isWide)
      }
      Toggle("Wide", isOn: $isWide)
      Button("Add") { chores.append(Chore(id: 1, title: "", isDone: false)) }
    }
  }
}

// source: a formatter
import SwiftUI

struct Clock: View {
  let date: Date
  var body: some View {
    let formatter = DateFormatter() // finding: work-in-body
    Text(formatter.string(from: date))
  }
}

// source: a formatter of a computed property
import SwiftUI

struct Price: View {
  let amount: Double
  private var text: String {
    let formatter = NumberFormatter() // finding: work-in-body
    formatter.numberStyle = .currency
    return formatter.string(from: amount as NSNumber) ?? ""
  }
  var body: some View { Text(text) }
}

// source: a computed list
import SwiftUI

struct Words: View {
  let words: [String]
  @State private var isBig = false
  private var long: [String] {
    words.filter { $0.count > 5 }.sorted() // finding: work-in-body
  }
  var body: some View {
    VStack {
      ForEach(long, id: \.self) { Text($0).bold(isBig) }
      Toggle("Big", isOn: $isBig)
    }
  }
}

// source: groups
import SwiftUI

struct Groups: View {
  let names: [String]
  @State private var isOpen = false
  var body: some View {
    GroupBox("Names") {
      let groups = Dictionary(grouping: names, by: \.count) // finding: work-in-body
      Text("\(groups.count) \(isOpen ? "open" : "closed")")
      Toggle("Open", isOn: $isOpen)
    }
  }
}

// source: a sum beside a text field
import SwiftUI

struct Cart: View {
  @Binding var prices: [Double]
  @State private var note = ""
  var body: some View {
    VStack {
      Text("Total \(prices.reduce(0, +))") // finding: work-in-body
      TextField("Note", text: $note)
      Text(note)
    }
  }
}

// source: a decoder
import SwiftUI

struct Decoded: View {
  let data: Data
  var body: some View {
    Text((try? JSONDecoder().decode(String.self, from: data)) ?? "") // finding: work-in-body
  }
}

// source: rows of a model
import SwiftUI

@Observable final class Shop { var items: [String] = []; var query = ""; var isOpen = true }
struct ShopPage: View {
  @State private var shop = Shop()
  var body: some View {
    VStack {
      Text(shop.isOpen ? "Open" : "Closed")
      ForEach(shop.items.sorted(), id: \.self) { Text($0) } // finding: work-in-body
      Button("Close") { shop.isOpen = false }
    }
  }
}

// source: a static formatter that is computed
import SwiftUI

struct Sounding: View {
  @State private var isOn = false
  let metres: Double
  private static var formatter: NumberFormatter { NumberFormatter() } // finding: work-in-body
  var body: some View {
    VStack {
      Text(Self.formatter.string(from: metres as NSNumber) ?? "")
      Toggle("On", isOn: $isOn)
    }
  }
}

// source: a formatter of the file that is computed, asked for by two views
import SwiftUI

private var clock: DateFormatter {
  let result = DateFormatter() // finding: work-in-body
  result.timeStyle = .short
  return result
}
struct Sunrise: View {
  let date: Date
  var body: some View { Text(clock.string(from: date)) }
}
struct Sunset: View {
  let date: Date
  var body: some View { Text(clock.string(from: date)) }
}

// source: a condition, and something else that changes
import SwiftUI

struct Shown: View {
  @State private var names = ["a", "b"]
  @State private var onlyA = false
  @State private var count = 0
  private var shown: [String] {
    onlyA ? names.filter { $0 == "a" } : names // finding: work-in-body
  }

  var body: some View {
    VStack {
      Toggle("Only A", isOn: $onlyA)
      ForEach(shown, id: \.self) { Text($0) }
      Button("Add") { names.append("c") }
      Button("Count \(count)") { count += 1 }
    }
  }
}

// source: both branches read what changes
import SwiftUI

struct Branches: View {
  @State private var words = ["b", "a"]
  @State private var isSorted = false
  @State private var note = ""

  var body: some View {
    if isSorted {
      Text(words.sorted().joined()) // finding: work-in-body
      Text(note)
    } else {
      Text(note)
      TextField("Note", text: $note)
      Button("Sort") { isSorted = true }
      Button("Word") { words.append(note) }
    }
  }
}

// source: a formatter that a function makes
import SwiftUI

func kilos(_ value: Double) -> String {
  MassFormatter().string(fromKilograms: value) // finding: work-in-body
}

enum Weights {
  static func text(_ value: Double) -> String {
    MassFormatter().string(fromKilograms: value) // finding: work-in-body
  }
}

struct Scale: View {
  let weight: Double
  var body: some View {
    Text(kilos(weight))
    Text(Weights.text(weight))
  }
}

// source: work of an extension of a collection
import SwiftUI

struct Chore: Identifiable, Equatable {
  let id: Int
  var title: String
}
struct Chores: View {
  @State private var chores = [Chore(id: 1, title: "Sweep")]
  @State private var isCompact = false

  var body: some View {
    VStack {
      ForEach(chores.byTitle) { Text($0.title) }  // finding: work-in-body
      Toggle("Compact", isOn: $isCompact)
      Text(isCompact ? "compact" : "wide")
    }
  }
}
extension Array where Element == Chore {
  var byTitle: [Chore] { sorted { $0.title < $1.title } }
  var firstTitle: String { first?.title ?? "" }
}

// source: in the initializer of a view that each run makes again
import SwiftUI

struct Tape: Identifiable { let id: Int; let label: String }
struct TapeRack: View {
  @State private var tapes: [Tape] = []
  @State private var speed = 1
  var body: some View {
    VStack {
      Stepper("Speed \(speed)", value: $speed)
      TapeRows(tapes: tapes) // finding: work-in-body
      Button("Record") { tapes.append(Tape(id: tapes.count, label: "")) }
    }
  }
}
struct TapeRows: View {
  private let ordered: [Tape]
  init(tapes: [Tape]) { ordered = tapes.sorted { $0.label < $1.label } }
  var body: some View { ForEach(ordered) { Text($0.label) } }
}
