// tutor: exercise36
import SwiftUI

struct Line: Identifiable, Equatable {
  let id: String
  let seats: Int
  var sold = 0
  var hasLeft = false
}

@Observable
final class Office {
  var lines = [Line(id: "Moskenes", seats: 2), Line(id: "Skutvik", seats: 40, sold: 31)]
  var isFoggy = false
  var messages = ["Good morning"]

  func sell(_ id: String) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].sold += 1
  }

  func depart(_ id: String) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].hasLeft = true
  }
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
      Button("Sell for \(line.id)") { office.sell(line.id) }
        .disabled(line.hasLeft || line.sold == line.seats)
      Button("Depart \(line.id)") { office.depart(line.id) }
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
