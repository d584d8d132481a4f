// tutor: exercise52
import SwiftUI

// TODO: Keep the views that save something, and take the others back.

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
      VStack(alignment: .leading) {
        Text(field).font(.title)
        Text("Launch at sunrise").bold()
        Text("Gloves are in the basket")
        Text("Nobody smokes near the gas").italic()
      }
      .padding()
      BalloonCard(flight: flight)
      AltitudeLine(flight: flight)
      BurnerButtons(
        altitude: flight.altitude,
        onBurn: { flight.altitude += 100 },
        onVent: { flight.altitude -= 100 })
      WindLine(flight: $flight)
      Button("Gust") { flight.wind += 3 }
        .disabled(flight.wind == 20)
      CrewRow(passengers: $flight.passengers)
      gas
    }
  }

  private var minutes: Int {
    90 - flight.passengers * 10 - flight.altitude / 60
  }

  private var gas: some View {
    VStack {
      Text("Gas for \(minutes) minutes").font(.headline)
      Text(
        minutes < 60
          ? "Stay on this side of the river" : "Enough to cross the river")
      Text("The wind takes us \(flight.wind * minutes / 60) km")
    }
  }
}

private struct BalloonCard: View {
  let flight: Flight

  var body: some View {
    VStack {
      Image(systemName: "balloon")
      Text(flight.balloon).font(.headline)
      Text("\(flight.volume) cubic metres")
    }
    .padding()
  }
}

private struct AltitudeLine: View {
  let flight: Flight

  var body: some View {
    Text("\(flight.altitude) m above the field").font(.title2)
  }
}

private struct BurnerButtons: View {
  let altitude: Int
  let onBurn: () -> Void
  let onVent: () -> Void

  var body: some View {
    HStack {
      Button("Burn", action: onBurn).disabled(altitude >= 900)
      Button("Vent", action: onVent).disabled(altitude <= 0)
    }
  }
}

private struct WindLine: View {
  @Binding var flight: Flight

  var body: some View {
    Text(
      flight.wind > 10 ? "Too windy to land here" : "Wind \(flight.wind) km/h"
    )
  }
}

private struct CrewRow: View {
  @Binding var passengers: Int

  var body: some View {
    HStack {
      Text("\(passengers) passengers")
      Button("One more") { passengers += 1 }
        .disabled(passengers == 4)
    }
  }
}
