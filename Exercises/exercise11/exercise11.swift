// tutor: exercise11
import SwiftUI

// TODO: A change in the greenhouse should reach only the views that show it.
enum TemperatureUnit {
  case celsius
  case fahrenheit

  func text(_ celsius: Int) -> String {
    switch self {
    case .celsius: return "\(celsius) °C"
    case .fahrenheit: return "\(celsius * 9 / 5 + 32) °F"
    }
  }
}

extension EnvironmentValues {
  @Entry var temperatureUnit: TemperatureUnit = .celsius
}

struct Bed: Identifiable, Equatable {
  let id: Int
  let crop: String
  var litres: Int
}

final class Greenhouse: ObservableObject {
  @Published var beds = [
    Bed(id: 1, crop: "Tomatoes", litres: 4),
    Bed(id: 2, crop: "Basil", litres: 1),
    Bed(id: 3, crop: "Peppers", litres: 2),
  ]
  @Published var ventsOpen = false
  @Published var lampHours = 6
  @Published var note = ""

  var degrees: Int {
    ventsOpen ? 23 : 29
  }

  var litresUsed: Int {
    beds.reduce(0) { $0 + $1.litres }
  }

  func water(_ id: Int) {
    guard let index = beds.firstIndex(where: { $0.id == id }) else { return }
    beds[index].litres += 1
  }
}

struct GreenhouseScreen: View {
  @State private var isFahrenheit = false

  var body: some View {
    VStack {
      Toggle("Fahrenheit", isOn: $isFahrenheit)
      GreenhouseMonitor()
        .environment(\.temperatureUnit, isFahrenheit ? .fahrenheit : .celsius)
    }
  }
}

struct GreenhouseMonitor: View {
  @StateObject private var house = Greenhouse()
  @Environment(\.temperatureUnit) private var unit
  let name = "North house"
  let keeper = "Ruth"

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        VStack(alignment: .leading, spacing: 4) {
          Label(name, systemImage: "leaf").font(.title2)
          Text("Tomatoes, basil and peppers").font(.subheadline)
          Text("Kept by \(keeper)").font(.caption).foregroundStyle(.secondary)
        }
        HStack(spacing: 30) {
          VStack {
            Text("Air").font(.caption)
            Text(unit.text(house.degrees)).font(.title3).bold()
          }
          VStack {
            Text("Vents open above").font(.caption)
            Text(unit.text(26)).font(.title3)
          }
        }
        VStack {
          Toggle("Vents", isOn: $house.ventsOpen)
          Text(house.ventsOpen ? "Air is moving" : "Closed for the night")
            .font(.footnote)
        }
        VStack {
          Stepper("Lamp hours", value: $house.lampHours, in: 0...16)
          ProgressView(value: Double(house.lampHours), total: 16)
          Text("\(house.lampHours) of 16 hours").font(.footnote)
        }
        VStack(alignment: .leading, spacing: 8) {
          ForEach(house.beds) { bed in
            HStack {
              Image(systemName: bed.litres > 2 ? "drop.fill" : "drop")
              Text(bed.crop).font(.headline)
              Spacer()
              Text("\(bed.litres) l").monospacedDigit()
              Button("Water \(bed.crop)") { house.water(bed.id) }
            }
          }
          Divider()
          Text("\(house.litresUsed) l in all").bold()
        }
        .padding()
        VStack(alignment: .leading) {
          TextField("Note", text: $house.note)
            .textFieldStyle(.roundedBorder)
          Text(
            house.note.isEmpty ? "Nothing to note" : "Noted: \(house.note)"
          )
          .font(.footnote)
        }
      }
      .padding()
    }
  }
}
