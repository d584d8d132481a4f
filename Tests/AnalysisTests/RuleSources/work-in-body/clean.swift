// source: nothing else changes
import SwiftUI

struct Names: View {
  let names: [String]
  var body: some View { List(names.sorted(), id: \.self) { Text($0) } }
}

// source: in an action
import SwiftUI

struct Sorter: View {
  @State private var names: [String] = []
  @State private var isUp = false
  var body: some View {
    VStack {
      Toggle("Up", isOn: $isUp)
      Text(isUp ? "up" : "down")
      Button("Sort") { names = names.sorted() }
      Text("\(names.count)")
    }
  }
}

// source: a constant list
import SwiftUI

struct Weekdays: View {
  private static let days = ["Mon", "Tue"]
  @State private var day = "Mon"
  var body: some View {
    Picker("Day", selection: $day) { ForEach(Self.days.filter { $0 != "" }, id: \.self) { Text($0) } }
    Text(day)
  }
}

// source: a static formatter
import SwiftUI

struct Clock: View {
  private static let formatter: DateFormatter = { DateFormatter() }()
  let date: Date
  var body: some View { Text(Self.formatter.string(from: date)) }
}

// source: what changes is what is filtered by
import SwiftUI

struct Search: View {
  let names: [String]
  @State private var query = ""
  var body: some View {
    List(names.filter { $0.contains(query) }, id: \.self) { Text($0) }
      .searchable(text: $query)
  }
}

// source: enumerated and mapped alone
import SwiftUI

struct Numbered: View {
  let names: [String]
  @State private var isBig = false
  var body: some View {
    Toggle("Big", isOn: $isBig)
    ForEach(Array(names.enumerated()), id: \.offset) { Text($0.element).bold(isBig) }
  }
}

// source: first and contains
import SwiftUI

struct Chosen: View {
  let names: [String]
  @State private var chosen = ""
  @State private var isBig = false
  var body: some View {
    Toggle("Big", isOn: $isBig)
    Text(names.first { $0 == chosen } ?? "None").bold(isBig)
  }
}

// source: a method that no body uses
import SwiftUI

struct Export: View {
  let names: [String]
  @State private var isDone = false
  func text() -> String { names.sorted().joined() }
  var body: some View { Button(isDone ? "Done" : "Export") { isDone = true; print(text()) } }
}

// source: static formatters that are kept
import SwiftUI

struct Tide: View {
  let metres: Double
  private static let formatter: NumberFormatter = {
    let result = NumberFormatter()
    result.maximumFractionDigits = 1
    return result
  }()
  static var unused: NumberFormatter { NumberFormatter() }
  var body: some View { Text(Self.formatter.string(from: metres as NSNumber) ?? "") }
}

// source: work that a condition on the rest leads to
import SwiftUI

struct Names: View {
  @State private var names = ["a", "b"]
  @State private var onlyA = false
  private var shown: [String] { onlyA ? names.filter { $0 == "a" } : names }

  var body: some View {
    VStack {
      Toggle("Only A", isOn: $onlyA)
      ForEach(shown, id: \.self) { Text($0) }
      Button("Add") { names.append("c") }
    }
  }
}

// source: work in one branch, other changes in the other
import SwiftUI

struct Topics: View {
  @State private var topics: Set<String> = []
  @State private var isReady = false
  @State private var page = 0

  var body: some View {
    if isReady {
      Text(topics.sorted().joined(separator: ", "))
      Button("Back") { isReady = false }
    } else {
      Text("Page \(page)")
      Button("Next") { page += 1 }
      Button("Art") { topics.insert("art") }
      Button("Done") { isReady = true }
    }
  }
}

// source: behind a guard
import SwiftUI

struct Prices: View {
  @State private var prices = [1, 2]
  @State private var isHidden = false
  private var total: Int {
    guard !isHidden else { return 0 }
    return prices.reduce(0, +)
  }

  var body: some View {
    Text("\(total)")
    Button("More") { prices.append(3) }
    Button("Hide") { isHidden.toggle() }
  }
}

// source: extensions of a collection that do no work, and work that is asked for with each change
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
      ChoreList(chores: chores)
      Text(isCompact ? "compact" : chores.firstTitle)
      Toggle("Compact", isOn: $isCompact)
    }
  }
}
struct ChoreList: View {
  let chores: [Chore]
  var body: some View { ForEach(chores.byTitle) { Text($0.title) } }
}
extension Array where Element == Chore {
  var byTitle: [Chore] { sorted { $0.title < $1.title } }
  var firstTitle: String { first?.title ?? "" }
}

// source: in an initializer that is given all that changes
import SwiftUI

struct Tape: Identifiable { let id: Int; let label: String }
struct TapeRack: View {
  @State private var tapes: [Tape] = []
  @State private var speed = 1
  var body: some View { TapeRows(tapes: tapes, speed: $speed, fast: speed > 1) }
}
struct TapeRows: View {
  private let ordered: [Tape]
  @Binding private var speed: Int
  init(tapes: [Tape], speed: Binding<Int>, fast: Bool) {
    ordered = fast ? tapes.filter { $0.id > 1 } : tapes
    _speed = speed
  }
  var body: some View {
    ForEach(ordered) { Text($0.label) }
    Stepper("Speed \(speed)", value: $speed)
  }
}

// source: an initializer of a view whose parent has nothing that changes
import SwiftUI

struct Crew: View {
  let names: [String]
  var body: some View { CrewRows(names: names) }
}
struct CrewRows: View {
  private let ordered: [String]
  init(names: [String]) { ordered = names.sorted() }
  var body: some View { ForEach(ordered, id: \.self) { Text($0) } }
}

// source: only an action that is handed on by its name reads the rest
import SwiftUI

struct Almanac: View {
  @State private var nights = [3, 1, 2]
  @State private var next = 4
  private var clear: [Int] { nights.filter { $0 > 1 } }
  var body: some View {
    VStack {
      ForEach(clear, id: \.self) { Text("\($0)") }
      Button("Log", action: log)
    }
    .onAppear(perform: log)
    .onTapGesture(perform: log)
    .onSubmit(log)
  }
  private func log() {
    nights.append(next)
    next += 1
  }
}

// source: a sheet sorts, and the body does not
import SwiftUI

struct Tides: View {
  @State private var heights = [3, 1, 2]
  @State private var shows = false
  @State private var n = 0
  var body: some View {
    Button("\(n)") { n += 1; shows = true }
      .sheet(isPresented: $shows) {
        ForEach(heights.sorted(), id: \.self) { Text("\($0)") }
      }
  }
}
