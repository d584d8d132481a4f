// tutor: exercise56
// rejected by: guideline
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
    Find(number: 19, thing: "Left glove", line: "Bruges", days: 11, isFetched: true),
    Find(number: 14, thing: "Ice skates", line: "Kortrijk", days: 20),
  ]
  @State private var hidesFetched = false
  @State private var draft = ""
  @State private var next = 31

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Image(systemName: "tram")
        Text(station).font(.title)
        Text("Lost and found").font(.headline)
        Text("Window 3, until six").font(.caption)
      }
      Toggle("Hide what was fetched", isOn: $hidesFetched)
      Text("\(finds.filter { !$0.isFetched }.count) things wait")
      LazyVStack {
        ForEach(finds.filter { !$0.isFetched || !hidesFetched }) { find in
          row(find)
        }
      }
      HStack {
        Text("The oldest is here for \(finds.map(\.days).max() ?? 0) days")
        Button("A day passes") {
          for index in finds.indices { finds[index].days += 1 }
        }
      }
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
    .padding()
  }

  private func row(_ find: Find) -> some View {
    HStack {
      FindTag(number: find.number, line: find.line)
      Text(find.thing)
        .strikethrough(find.isFetched)
      Spacer()
      Button("Fetch \(find.number)") { fetch(find.number) }
        .disabled(find.isFetched)
    }
  }

  private func fetch(_ number: Int) {
    guard let index = finds.firstIndex(where: { $0.number == number }) else { return }
    finds[index].isFetched = true
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
