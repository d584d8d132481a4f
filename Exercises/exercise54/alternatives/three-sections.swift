// tutor: exercise54
import SwiftUI

struct Ship: Identifiable, Equatable {
  let id: Int
  let name: String
  let metres: Int
}

struct PilotStation: View {
  let port: String
  @State private var ships = [
    Ship(id: 1, name: "Elbe", metres: 140),
    Ship(id: 2, name: "Tor Selandia", metres: 215),
    Ship(id: 3, name: "Nordkap", metres: 98),
  ]
  @State private var wind = 6
  @State private var next = 4

  var body: some View {
    ScrollView {
      PortHeading(port: port)
      WindPanel(wind: $wind)
      QuayLine()
      Button("Rescue boat arrives") {
        ships.insert(Ship(id: next, name: "Rescue boat", metres: 10 + next), at: 0)
        next += 1
      }
      Button("Bring in the first") { ships.removeFirst() }
        .disabled(ships.isEmpty || wind > 8)
      LazyVStack {
        ForEach(ships) { ShipRow(name: $0.name, metres: $0.metres) }
      }
    }
  }
}

private struct PortHeading: View {
  let port: String

  var body: some View { Text(port).font(.title) }
}

private struct WindPanel: View {
  @Binding var wind: Int

  var body: some View {
    Stepper("Wind", value: $wind, in: 0...12)
    Text(wind > 8 ? "Pilots stay ashore" : "Wind \(wind)")
  }
}

private struct QuayLine: View {
  var body: some View {
    HStack {
      Text("Oil quay").font(.caption)
      Text("Timber quay").font(.caption)
      Text("Oil quay").font(.caption)
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
