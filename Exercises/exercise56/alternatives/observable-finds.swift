// tutor: exercise56
import SwiftUI

@Observable
final class Find: Identifiable {
  let number: Int
  let thing: String
  let line: String
  var days: Int
  var isFetched: Bool

  init(number: Int, thing: String, line: String, days: Int = 0, isFetched: Bool = false) {
    self.number = number
    self.thing = thing
    self.line = line
    self.days = days
    self.isFetched = isFetched
  }
}

@Observable
final class Office {
  var finds = [
    Find(number: 30, thing: "Grey hat", line: "Bruges"),
    Find(number: 27, thing: "Cello", line: "Brussels", days: 4),
    Find(number: 19, thing: "Left glove", line: "Bruges", days: 11, isFetched: true),
    Find(number: 14, thing: "Ice skates", line: "Kortrijk", days: 20),
  ]
}

struct LostProperty: View {
  let station: String
  @State private var office = Office()

  var body: some View {
    ScrollView {
      OfficeHeading(station: station)
      FindList(office: office)
      DayLine(office: office)
      IntakeForm(office: office)
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
  let office: Office
  @State private var hidesFetched = false

  var body: some View {
    Toggle("Hide what was fetched", isOn: $hidesFetched)
    Text("\(office.finds.filter { !$0.isFetched }.count) things wait")
    LazyVStack {
      ForEach(office.finds.filter { !$0.isFetched || !hidesFetched }) { find in
        FindRow(find: find)
      }
    }
  }
}

private struct FindRow: View {
  let find: Find

  var body: some View {
    HStack {
      FindTag(number: find.number, line: find.line)
      Text(find.thing)
        .strikethrough(find.isFetched)
      Spacer()
      Button("Fetch \(find.number)") { find.isFetched = true }
        .disabled(find.isFetched)
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
  let office: Office

  var body: some View {
    HStack {
      Text("The oldest is here for \(office.finds.map(\.days).max() ?? 0) days")
      Button("A day passes") {
        for find in office.finds { find.days += 1 }
      }
    }
  }
}

private struct IntakeForm: View {
  let office: Office
  @State private var draft = ""
  @State private var next = 31

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Thing", text: $draft)
      Text("\(draft.count) letters").font(.caption)
      Button("Take in") {
        office.finds.insert(Find(number: next, thing: draft, line: "Unknown"), at: 0)
        next += 1
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
  }
}
