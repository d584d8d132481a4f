// tutor: exercise11
import SwiftUI

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

@Observable
final class Greenhouse {
  var beds = [
    Bed(id: 1, crop: "Tomatoes", litres: 4),
    Bed(id: 2, crop: "Basil", litres: 1),
    Bed(id: 3, crop: "Peppers", litres: 2),
  ]
  var ventsOpen = false
  var lampHours = 6
  var note = ""

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
  @State private var house = Greenhouse()
  let name = "North house"
  let keeper = "Ruth"

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        HouseHeader(name: name, keeper: keeper)
        Climate()
        VentSwitch()
        LampHours()
        BedList()
        NoteField()
      }
      .padding()
    }
    .environment(house)
  }
}

private struct HouseHeader: View {
  let name: String
  let keeper: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(name, systemImage: "leaf").font(.title2)
      Text("Tomatoes, basil and peppers").font(.subheadline)
      Text("Kept by \(keeper)").font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct Climate: View {
  @Environment(\.temperatureUnit) private var unit
  @Environment(Greenhouse.self) private var house

  var body: some View {
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
  }
}

private struct VentSwitch: View {
  @Environment(Greenhouse.self) private var house

  var body: some View {
    @Bindable var house = house
    VStack {
      Toggle("Vents", isOn: $house.ventsOpen)
      Text(house.ventsOpen ? "Air is moving" : "Closed for the night")
        .font(.footnote)
    }
  }
}

private struct LampHours: View {
  @Environment(Greenhouse.self) private var house

  var body: some View {
    @Bindable var house = house
    VStack {
      Stepper("Lamp hours", value: $house.lampHours, in: 0...16)
      ProgressView(value: Double(house.lampHours), total: 16)
      Text("\(house.lampHours) of 16 hours").font(.footnote)
    }
  }
}

private struct BedList: View {
  @Environment(Greenhouse.self) private var house

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(house.beds) { bed in
        BedRow(bed: bed)
      }
      Divider()
      Text("\(house.litresUsed) l in all").bold()
    }
    .padding()
  }
}

private struct BedRow: View {
  @Environment(Greenhouse.self) private var house
  let bed: Bed

  var body: some View {
    HStack {
      Image(systemName: bed.litres > 2 ? "drop.fill" : "drop")
      Text(bed.crop).font(.headline)
      Spacer()
      Text("\(bed.litres) l").monospacedDigit()
      Button("Water \(bed.crop)") { house.water(bed.id) }
    }
  }
}

private struct NoteField: View {
  @Environment(Greenhouse.self) private var house

  var body: some View {
    @Bindable var house = house
    VStack(alignment: .leading) {
      TextField("Note", text: $house.note)
        .textFieldStyle(.roundedBorder)
      Text(house.note.isEmpty ? "Nothing to note" : "Noted: \(house.note)")
        .font(.footnote)
    }
  }
}
