// tutor: exercise54
import SwiftUI

struct Ship: Identifiable, Equatable {
  let id: Int
  let name: String
  let metres: Int
}

struct Quay: Identifiable {
  let id: Int
  let name: String
}

struct PilotStation: View {
  let port: String
  private let quays = [
    Quay(id: 1, name: "Oil quay"), Quay(id: 2, name: "Timber quay"),
    Quay(id: 3, name: "Oil quay"),
  ]
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
        ForEach(quays) { quay in
          Text(quay.name).font(.caption)
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
        ForEach(ships) { ship in
          ShipRow(name: ship.name, metres: ship.metres)
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
