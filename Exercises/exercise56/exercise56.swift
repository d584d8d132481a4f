// tutor: exercise56
import SwiftUI

// TODO: Let typing, a new day and a thing that is fetched reach only the rows
// that show them.

struct Find {
  let number: Int
  let thing: String
  let line: String
  var days = 0
  var isFetched = false
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
        ForEach(finds.indices, id: \.self) { index in
          if !finds[index].isFetched || !hidesFetched {
            row(index)
          }
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
          finds.insert(
            Find(number: next, thing: draft, line: "Unknown"), at: 0)
          next += 1
          draft = ""
        }
        .disabled(draft.isEmpty)
      }
    }
    .padding()
  }

  private func row(_ index: Int) -> some View {
    HStack {
      FindTag(find: finds[index])
      Text(finds[index].thing)
        .strikethrough(finds[index].isFetched)
      Spacer()
      Button("Fetch \(finds[index].number)") { finds[index].isFetched = true }
        .disabled(finds[index].isFetched)
    }
  }
}

private struct FindTag: View {
  let find: Find

  var body: some View {
    VStack {
      Text("No. \(find.number)").font(.headline)
      Text(find.line).font(.caption)
    }
  }
}
