// tutor: exercise52
import SwiftUI

struct Flight {
  var balloon = "Red Heron"
  var volume = 2600
  var altitude = 300
  var wind = 8
  var passengers = 2
}

struct FlightPlan: View {
  let field: String
  @State private var flight = Flight()

  var body: some View {
    VStack(spacing: 12) {
      FieldNotice(field: field)
      BalloonCard(balloon: flight.balloon, volume: flight.volume)
      FlightControls(flight: $flight)
    }
  }
}

private struct FlightControls: View {
  @Binding var flight: Flight

  var body: some View {
    Text("\(flight.altitude) m above the field").font(.title2)
    HStack {
      Button("Burn") { flight.altitude += 100 }.disabled(flight.altitude >= 900)
      Button("Vent") { flight.altitude -= 100 }.disabled(flight.altitude <= 0)
    }
    Text(flight.wind > 10 ? "Too windy to land here" : "Wind \(flight.wind) km/h")
    Button("Gust") { flight.wind += 3 }
      .disabled(flight.wind == 20)
    HStack {
      Text("\(flight.passengers) passengers")
      Button("One more") { flight.passengers += 1 }
        .disabled(flight.passengers == 4)
    }
    gas
  }

  private var minutes: Int {
    90 - flight.passengers * 10 - flight.altitude / 60
  }

  private var gas: some View {
    VStack {
      Text("Gas for \(minutes) minutes").font(.headline)
      Text(minutes < 60 ? "Stay on this side of the river" : "Enough to cross the river")
      Text("The wind takes us \(flight.wind * minutes / 60) km")
    }
  }
}

private struct FieldNotice: View {
  let field: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(field).font(.title)
      Text("Launch at sunrise").bold()
      Text("Gloves are in the basket")
      Text("Nobody smokes near the gas").italic()
    }
    .padding()
  }
}

private struct BalloonCard: View {
  let balloon: String
  let volume: Int

  var body: some View {
    VStack {
      Image(systemName: "balloon")
      Text(balloon).font(.headline)
      Text("\(volume) cubic metres")
    }
    .padding()
  }
}
