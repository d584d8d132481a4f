// tutor: exercise11
// rejected by: renders-the-same
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
  let name = "North house"
  let keeper = "Ruth"

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        HouseHeader(name: name, keeper: keeper)
        Climate(degrees: house.degrees)
        VentSwitch(isOpen: $house.ventsOpen)
        LampHours(hours: $house.lampHours)
        BedList(beds: house.beds, litresUsed: house.litresUsed, house: house)
        NoteField(note: $house.note)
      }
      .padding()
    }
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
  let degrees: Int

  var body: some View {
    HStack(spacing: 30) {
      VStack {
        Text("Air").font(.caption)
        Text(unit.text(degrees)).font(.title3).bold()
      }
      VStack {
        Text("Vents open above").font(.caption)
        Text(unit.text(26)).font(.title3)
      }
    }
  }
}

private struct VentSwitch: View {
  @Binding var isOpen: Bool

  var body: some View {
    VStack {
      Toggle("Vents", isOn: $isOpen)
      Text(isOpen ? "Air is moving" : "Closed for the night")
        .font(.footnote)
    }
  }
}

private struct LampHours: View {
  @Binding var hours: Int

  var body: some View {
    VStack {
      Stepper("Lamp hours", value: $hours, in: 0...16)
      ProgressView(value: Double(hours), total: 16)
      Text("\(hours) of 16 hours").font(.footnote)
    }
  }
}

private struct BedList: View {
  let beds: [Bed]
  let litresUsed: Int
  let house: Greenhouse

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(beds) { bed in
        BedRow(bed: bed, house: house)
      }
      Text("\(litresUsed) l in all").bold()
    }
    .padding()
  }
}

private struct BedRow: View {
  let bed: Bed
  let house: Greenhouse

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
  @Binding var note: String

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $note)
        .textFieldStyle(.roundedBorder)
      Text(note.isEmpty ? "Nothing to note" : "Noted: \(note)")
        .font(.footnote)
    }
  }
}
