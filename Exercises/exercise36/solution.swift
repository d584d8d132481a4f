// tutor: exercise36
import SwiftUI

@Observable
final class Line: Identifiable {
  let id: String
  let seats: Int
  var sold: Int
  var hasLeft = false

  init(id: String, seats: Int, sold: Int = 0) {
    self.id = id
    self.seats = seats
    self.sold = sold
  }
}

@Observable
final class Office {
  let lines = [
    Line(id: "Moskenes", seats: 2), Line(id: "Skutvik", seats: 40, sold: 31),
  ]
  var isFoggy = false
  var messages = ["Good morning"]
}

struct FerryOffice: View {
  let port: String
  @State private var office = Office()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        VStack(alignment: .leading) {
          Text(port).font(.largeTitle)
          Text("Tickets and weather")
          Divider()
        }
        FogSwitch(office: office)
        Departures(office: office)
        MessageBoard(office: office)
      }
      .padding()
    }
  }
}

private struct FogSwitch: View {
  @Bindable var office: Office

  var body: some View {
    HStack {
      Toggle("Fog", isOn: $office.isFoggy)
      Image(systemName: office.isFoggy ? "cloud.fog" : "sun.max")
    }
  }
}

private struct Departures: View {
  let office: Office

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(office.lines) { line in
        LineRow(line: line, office: office)
      }
    }
  }
}

private struct LineRow: View {
  let line: Line
  let office: Office

  var body: some View {
    HStack {
      Text(line.id).font(.headline)
      Text("\(line.seats - line.sold) free")
      Spacer()
      Button("Sell for \(line.id)") { line.sold += 1 }
        .disabled(line.hasLeft || line.sold == line.seats)
      Button("Depart \(line.id)") { line.hasLeft = true }
        .disabled(office.isFoggy || line.hasLeft)
    }
  }
}

private struct MessageBoard: View {
  let office: Office
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(office.messages, id: \.self) { message in
        Text(message)
      }
      TextField("Message", text: $draft)
      Button("Send") {
        office.messages.append(draft)
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
  }
}
