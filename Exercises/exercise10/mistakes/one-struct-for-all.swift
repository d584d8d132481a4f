// tutor: exercise10
// rejected by: evaluates-less
import SwiftUI

struct PanelSettings {
  var target = 20
  var fan = 2.0
  var humidity = 45
  var isAway = false

  var watts: Int {
    isAway ? 150 : target * 60 + Int(fan) * 25
  }
}

struct ThermostatPanel: View {
  @State private var settings = PanelSettings()
  let room = "Attic studio"
  let device = "Hearth 4"
  let installer = "North Heating"

  var body: some View {
    VStack(spacing: 20) {
      PanelHeader(room: room, device: device, installer: installer)
      TargetControl(settings: $settings)
      FanControl(settings: $settings)
      HumidityControl(settings: $settings)
      EnergyNote(settings: settings)
      PanelModes(settings: $settings)
    }
  }
}

private struct PanelHeader: View {
  let room: String
  let device: String
  let installer: String

  var body: some View {
    VStack(alignment: .leading) {
      Label(room, systemImage: "thermometer.medium").font(.title)
      Text(device).font(.headline)
      Text("Installed by \(installer)").font(.caption)
    }
    .padding()
  }
}

private struct TargetControl: View {
  @Binding var settings: PanelSettings

  var body: some View {
    VStack {
      Text("\(settings.target)°").font(.largeTitle).bold()
      Stepper("Target", value: $settings.target, in: 5...30)
      Text(settings.target > 23 ? "Warmer than most rooms" : "A usual warmth").font(.footnote)
    }
  }
}

private struct FanControl: View {
  @Binding var settings: PanelSettings

  var body: some View {
    VStack {
      Slider(value: $settings.fan, in: 0...5, step: 1) {
        Text("Fan")
      }
      Text("Fan speed \(Int(settings.fan))").font(.footnote)
    }
  }
}

private struct HumidityControl: View {
  @Binding var settings: PanelSettings

  var body: some View {
    VStack {
      Stepper("Humidity", value: $settings.humidity, in: 30...70, step: 5)
      Text("\(settings.humidity) %").font(.headline)
      Text(settings.humidity > 60 ? "Damp" : "Comfortable").foregroundStyle(.secondary)
    }
  }
}

private struct EnergyNote: View {
  let settings: PanelSettings

  var body: some View {
    VStack(alignment: .leading) {
      Text("Draws \(settings.watts) W").font(.headline)
      Text("\(settings.watts * 24 / 1000) kWh a day").font(.caption)
    }
    .padding()
  }
}

private struct PanelModes: View {
  @Binding var settings: PanelSettings

  var body: some View {
    Toggle("Away", isOn: $settings.isAway)
    Button("Reset") {
      settings.target = 20
      settings.fan = 2
      settings.isAway = false
    }
  }
}
