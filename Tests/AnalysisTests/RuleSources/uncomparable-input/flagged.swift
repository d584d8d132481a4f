// source: closure that writes state
import SwiftUI

struct Tally: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      PlusButton(
        title: "Add",
        onTap: { count += 1 } // finding: uncomparable-input
      )
    }
  }
}

private struct PlusButton: View {
  let title: String
  let onTap: () -> Void

  var body: some View {
    Button(title, action: onTap)
  }
}

// source: trailing closure that calls a method
import SwiftUI

struct Shopping: View {
  @State private var items = ["Milk"]

  var body: some View {
    VStack {
      Text(items.joined(separator: ", "))
      ClearBar { // finding: uncomparable-input
        clear()
      }
    }
  }

  private func clear() {
    items = []
  }
}

struct ClearBar: View {
  let onClear: () -> Void
  var body: some View { Button("Clear", action: onClear) }
}

// source: explicit self and a stored object
import SwiftUI
import Observation

@Observable
final class Journal {
  var entries: [String] = []
  func add(_ text: String) { entries.append(text) }
}

struct JournalScreen: View {
  let journal: Journal
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Entry", text: $text)
      Submit(label: "Save", perform: { journal.add("note") }) // finding: uncomparable-input
      Submit(label: "Reset", perform: { self.text = "" }) // finding: uncomparable-input
      Text("\(text.count) characters")
    }
  }
}

struct Submit: View {
  let label: String
  let perform: () -> Void
  var body: some View { Button(label, action: perform) }
}

// source: hand made binding
import SwiftUI

struct Mixer: View {
  @State private var gain = 50

  var body: some View {
    VStack {
      Text("Gain \(gain)")
      Knob(
        name: "Gain",
        value: Binding( // finding: uncomparable-input
          get: { Double(gain) },
          set: { gain = Int($0) }
        )
      )
    }
  }
}

struct Knob: View {
  let name: String
  @Binding var value: Double

  var body: some View {
    Slider(value: $value, in: 0...100) { Text(name) }
  }
}

// source: erased view
import SwiftUI

struct Notice: View {
  @State private var isNew = true

  var body: some View {
    VStack {
      Framed(content: AnyView(Text("Closed on Monday"))) // finding: uncomparable-input
      Toggle("New", isOn: $isNew)
      if isNew { Text("New!") }
    }
  }
}

struct Framed: View {
  let content: AnyView

  var body: some View {
    content.padding().border(.gray)
  }
}

// source: fresh identity and fresh date
import SwiftUI

struct Ping: View {
  @State private var host = "localhost"

  var body: some View {
    VStack {
      TextField("Host", text: $host)
      Stamp(time: Date(), host: host)
      Token(id: UUID()) // finding: uncomparable-input
    }
  }
}

fileprivate struct Stamp: View {
  let time: Date
  let host: String
  var body: some View { Text(time, style: .time) + Text(host) }
}

fileprivate struct Token: View {
  let id: UUID
  var body: some View { Text(id.uuidString) }
}

// source: formatter and another fresh object
import SwiftUI

final class Cache {
  var values: [Int: String] = [:]
}

struct Prices: View {
  @State private var amount = 10.0

  var body: some View {
    VStack {
      Slider(value: $amount, in: 0...100)
      Text("\(amount)")
      PriceText(
        amount: amount.rounded(),
        formatter: NumberFormatter(), // finding: uncomparable-input
        cache: Cache() // finding: uncomparable-input
      )
    }
  }
}

struct PriceText: View {
  let amount: Double
  let formatter: NumberFormatter
  let cache: Cache

  var body: some View {
    Text(formatter.string(from: NSNumber(value: amount)) ?? cache.values[0] ?? "")
  }
}

// source: mapped array of a plain struct
import SwiftUI

struct Bar {
  var height: Double
  var color: Color
}

struct Histogram: View {
  @State private var samples: [Double] = [1, 4, 2]

  var body: some View {
    VStack {
      Bars(bars: samples.map { Bar(height: $0, color: .blue) }) // finding: uncomparable-input
      Button("Measure") { samples.append(Double.random(in: 0...5)) }
    }
  }

  struct Bars: View {
    let bars: [Bar]

    var body: some View {
      HStack {
        ForEach(bars.indices, id: \.self) { index in
          Rectangle().fill(bars[index].color).frame(height: bars[index].height)
        }
      }
    }
  }
}

// source: filtered array of a plain struct
import SwiftUI

struct Errand: Identifiable {
  let id: Int
  var title: String
  var done: Bool
}

struct Errands: View {
  @State private var errands: [Errand] = []
  @State private var hidesDone = false

  var body: some View {
    VStack {
      Toggle("Hide done", isOn: $hidesDone)
      if hidesDone {
        ErrandList(errands: errands.filter { !$0.done }) // finding: uncomparable-input
      } else {
        ErrandList(errands: errands)
      }
    }
  }
}

struct ErrandList: View {
  let errands: [Errand]
  var body: some View { List(errands) { Text($0.title) } }
}

// source: literal of values made from state
import SwiftUI

struct Entry {
  let name: String
  let value: Int
}

struct Stats<Footer: View>: View {
  let footer: Footer
  @State private var wins = 0
  @State private var losses = 0

  var body: some View {
    VStack {
      Table(entries: [ // finding: uncomparable-input
        Entry(name: "Wins", value: wins),
        Entry(name: "Losses", value: losses),
      ])
      Button("Win") { wins += 1 }
      Button("Lose") { losses += 1 }
      footer
    }
  }
}

struct Table: View {
  let entries: [Entry]
  var body: some View {
    ForEach(entries, id: \.name) { Text("\($0.name): \($0.value)") }
  }
}

// source: closure with a parameter and an observed object
import SwiftUI

final class Radio: ObservableObject {
  @Published var station = 1
  @Published var isOn = false
}

struct RadioScreen: View {
  @StateObject private var radio = Radio()

  var body: some View {
    VStack {
      Text("Station \(radio.station)")
      StationPicker(stations: 1...5)
      { number in // finding: uncomparable-input
        radio.station = number
      }
    }
  }
}

struct StationPicker: View {
  let stations: ClosedRange<Int>
  let onPick: (Int) -> Void

  var body: some View {
    HStack {
      ForEach(stations, id: \.self) { station in
        Button("\(station)") { onPick(station) }
      }
    }
  }
}

// source: fresh value inside an argument
import SwiftUI

struct Message: Equatable, Identifiable {
  let id: UUID
  let text: String
}

struct Greeting: View {
  @State private var name = ""

  var body: some View {
    Group {
      TextField("Name", text: $name)
      Bubble(message: Message(id: UUID(), text: "Hello " + name)) // finding: uncomparable-input
    }
  }
}

private struct Bubble: View {
  let message: Message
  var body: some View { Text(message.text) }
}

// source: object of an implicit initializer, array of a computed property
import SwiftUI

final class Theme {
  let hue: Int
  init(hue: Int) { self.hue = hue }
}

struct Workshop: View {
  @State private var count = 0
  let lengths: [Int]

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      Themed(theme: .init(hue: 3)) // finding: uncomparable-input
      Ruler(ticks: ticks) // finding: uncomparable-input
    }
  }

  private var ticks: [Tick] { lengths.map { Tick(height: $0) } }
}

private struct Themed: View {
  let theme: Theme
  var body: some View { Text("\(theme.hue)") }
}

struct Tick { var height: Int }

private struct Ruler: View {
  let ticks: [Tick]
  var body: some View { Text("\(ticks.count)") }
}

// source: a closure that captures a view with a count beside its model
import SwiftUI

@Observable final class Shelf { var title = "Shelf" }

struct ShelfScreen: View {
  @State private var shelf = Shelf()
  @State private var visits = 0

  var body: some View {
    Button("Visits \(visits)") { visits += 1 }
    Book { shelf.title += "!" } // finding: uncomparable-input
  }
}

private struct Book: View {
  let onKeep: () -> Void
  var body: some View { Button("Keep", action: onKeep) }
}
