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
