// tutor: exercise36
import SwiftUI

// TODO: One ticket is sold, and fog and messages are built again. Let it
// build one row.

struct Line: Identifiable {
  let id: String
  let seats: Int
  var sold = 0
  var hasLeft = false
}

final class Office: ObservableObject {
  @Published var lines = [
    Line(id: "Moskenes", seats: 2), Line(id: "Skutvik", seats: 40, sold: 31),
  ]
  @Published var isFoggy = false
  @Published var messages = ["Good morning"]
  @Published var draft = ""
}

struct FerryOffice: View {
  let port: String
  @StateObject private var office = Office()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        VStack(alignment: .leading) {
          Text(port).font(.largeTitle)
          Text("Tickets and weather")
          Divider()
        }
        HStack {
          Toggle("Fog", isOn: $office.isFoggy)
          Image(systemName: office.isFoggy ? "cloud.fog" : "sun.max")
        }
        VStack(alignment: .leading) {
          ForEach(office.lines) { line in
            HStack {
              Text(line.id).font(.headline)
              Text("\(line.seats - line.sold) free")
              Spacer()
              Button("Sell for \(line.id)") { sell(line.id) }
                .disabled(line.hasLeft || line.sold == line.seats)
              Button("Depart \(line.id)") { depart(line.id) }
                .disabled(office.isFoggy || line.hasLeft)
            }
          }
        }
        VStack(alignment: .leading) {
          ForEach(office.messages, id: \.self) { message in
            Text(message)
          }
          TextField("Message", text: $office.draft)
          Button("Send") {
            office.messages.append(office.draft)
            office.draft = ""
          }
          .disabled(office.draft.isEmpty)
        }
      }
      .padding()
    }
  }

  private func sell(_ id: String) {
    guard let index = office.lines.firstIndex(where: { $0.id == id }) else {
      return
    }
    office.lines[index].sold += 1
  }

  private func depart(_ id: String) {
    guard let index = office.lines.firstIndex(where: { $0.id == id }) else {
      return
    }
    office.lines[index].hasLeft = true
  }
}
