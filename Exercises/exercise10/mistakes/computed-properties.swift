// tutor: exercise10
// rejected by: guideline
import SwiftUI

struct ThermostatPanel: View {
  @State private var target = 20
  @State private var fan = 2.0
  @State private var humidity = 45
  @State private var isAway = false
  let room = "Attic studio"
  let device = "Hearth 4"
  let installer = "North Heating"

  var body: some View {
    VStack(spacing: 20) {
      header
      targetControl
      fanControl
      humidityControl
      energyNote
      Toggle("Away", isOn: $isAway)
      Button("Reset") {
        target = 20
        fan = 2
        isAway = false
      }
    }
  }

  private var header: some View {
    VStack(alignment: .leading) {
      Label(room, systemImage: "thermometer.medium").font(.title)
      Text(device).font(.headline)
      Text("Installed by \(installer)").font(.caption)
    }
    .padding()
  }

  private var targetControl: some View {
    VStack {
      Text("\(target)°").font(.largeTitle).bold()
      Stepper("Target", value: $target, in: 5...30)
      Text(target > 23 ? "Warmer than most rooms" : "A usual warmth").font(.footnote)
    }
  }

  private var fanControl: some View {
    VStack {
      Slider(value: $fan, in: 0...5, step: 1) {
        Text("Fan")
      }
      Text("Fan speed \(Int(fan))").font(.footnote)
    }
  }

  private var humidityControl: some View {
    VStack {
      Stepper("Humidity", value: $humidity, in: 30...70, step: 5)
      Text("\(humidity) %").font(.headline)
      Text(humidity > 60 ? "Damp" : "Comfortable").foregroundStyle(.secondary)
    }
  }

  private var energyNote: some View {
    VStack(alignment: .leading) {
      Text("Draws \(watts) W").font(.headline)
      Text("\(watts * 24 / 1000) kWh a day").font(.caption)
    }
    .padding()
  }

  private var watts: Int {
    isAway ? 150 : target * 60 + Int(fan) * 25
  }
}
