// tutor: exercise54
import SwiftUI

// TODO: One ship goes to the front, and all rows run. Which ship does SwiftUI
// think each row is?

struct Ship: Identifiable, Equatable {
  let id: Int
  let name: String
  let metres: Int
}

struct PilotStation: View {
  let port: String
  private let quays = ["Oil quay", "Timber quay", "Oil quay"]
  @State private var ships = [
    Ship(id: 1, name: "Elbe", metres: 140),
    Ship(id: 2, name: "Tor Selandia", metres: 215),
    Ship(id: 3, name: "Nordkap", metres: 98),
  ]
  @State private var wind = 6
  @State private var next = 4

  var body: some View {
    ScrollView {
      Text(port).font(.title)
      Stepper("Wind", value: $wind, in: 0...12)
      Text(wind > 8 ? "Pilots stay ashore" : "Wind \(wind)")
      HStack {
        ForEach(quays, id: \.self) { quay in
          Text(quay).font(.caption)
        }
      }
      Button("Rescue boat arrives") {
        ships.insert(
          Ship(id: next, name: "Rescue boat", metres: 10 + next), at: 0)
        next += 1
      }
      Button("Bring in the first") { ships.removeFirst() }
        .disabled(ships.isEmpty || wind > 8)
      LazyVStack {
        ForEach(ships.indices, id: \.self) { index in
          ShipRow(name: ships[index].name, metres: ships[index].metres)
        }
      }
    }
  }
}

private struct ShipRow: View {
  let name: String
  let metres: Int

  var body: some View {
    HStack {
      Image(systemName: "ferry")
      Text(name).font(.headline)
      Spacer()
      Text("\(metres) m")
    }
  }
}
