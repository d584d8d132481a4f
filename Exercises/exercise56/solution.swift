// tutor: exercise56
import SwiftUI

struct Find: Identifiable {
  let number: Int
  let thing: String
  let line: String
  var days = 0
  var isFetched = false

  var id: Int { number }
}

struct LostProperty: View {
  let station: String
  @State private var finds = [
    Find(number: 30, thing: "Grey hat", line: "Bruges"),
    Find(number: 27, thing: "Cello", line: "Brussels", days: 4),
    Find(
      number: 19, thing: "Left glove", line: "Bruges", days: 11,
      isFetched: true),
    Find(number: 14, thing: "Ice skates", line: "Kortrijk", days: 20),
  ]

  var body: some View {
    ScrollView {
      OfficeHeading(station: station)
      FindList(finds: $finds)
      DayLine(finds: $finds)
      IntakeForm(finds: $finds)
    }
    .padding()
  }
}

private struct OfficeHeading: View {
  let station: String

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "tram")
      Text(station).font(.title)
      Text("Lost and found").font(.headline)
      Text("Window 3, until six").font(.caption)
    }
  }
}

private struct FindList: View {
  @Binding var finds: [Find]
  @State private var hidesFetched = false

  var body: some View {
    Toggle("Hide what was fetched", isOn: $hidesFetched)
    Text("\(finds.filter { !$0.isFetched }.count) things wait")
    LazyVStack {
      ForEach(finds.filter { !$0.isFetched || !hidesFetched }) { find in
        FindRow(
          number: find.number, thing: find.thing, line: find.line,
          isFetched: find.isFetched
        ) {
          fetch(find.number)
        }
      }
    }
  }

  private func fetch(_ number: Int) {
    guard let index = finds.firstIndex(where: { $0.number == number }) else {
      return
    }
    finds[index].isFetched = true
  }
}

private struct FindRow: View, Equatable {
  let number: Int
  let thing: String
  let line: String
  let isFetched: Bool
  let onFetch: () -> Void

  static func == (a: FindRow, b: FindRow) -> Bool {
    a.number == b.number && a.thing == b.thing && a.line == b.line
      && a.isFetched == b.isFetched
  }

  var body: some View {
    HStack {
      FindTag(number: number, line: line)
      Text(thing)
        .strikethrough(isFetched)
      Spacer()
      Button("Fetch \(number)") { onFetch() }
        .disabled(isFetched)
    }
  }
}

private struct FindTag: View {
  let number: Int
  let line: String

  var body: some View {
    VStack {
      Text("No. \(number)").font(.headline)
      Text(line).font(.caption)
    }
  }
}

private struct DayLine: View {
  @Binding var finds: [Find]

  var body: some View {
    HStack {
      Text("The oldest is here for \(finds.map(\.days).max() ?? 0) days")
      Button("A day passes") {
        for index in finds.indices { finds[index].days += 1 }
      }
    }
  }
}

private struct IntakeForm: View {
  @Binding var finds: [Find]
  @State private var draft = ""
  @State private var next = 31

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Thing", text: $draft)
      Text("\(draft.count) letters").font(.caption)
      Button("Take in") {
        finds.insert(Find(number: next, thing: draft, line: "Unknown"), at: 0)
        next += 1
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
  }
}
