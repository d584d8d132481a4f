// tutor: exercise43
import SwiftUI

enum Entry: Identifiable, Equatable {
  case station(name: String, minutes: Int)
  case tunnel(name: String, metres: Int)
  case border(country: String)

  var id: String {
    switch self {
    case .station(let name, _): name
    case .tunnel(let name, _): name
    case .border(let country): country
    }
  }
}

struct NightTrain: View {
  let number: String
  @State private var delay = 25
  @State private var coffees = 10
  @State private var isDetailed = false
  private let entries: [Entry] = [
    .station(name: "Boden", minutes: 12), .tunnel(name: "Katterat", metres: 480),
    .border(country: "Norway"), .station(name: "Narvik", minutes: 95),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Night train \(number)").font(.title)
        Stepper("Delay", value: $delay, in: 0...60, step: 5)
        Toggle("Details", isOn: $isDetailed)
        HStack {
          Text("\(coffees) coffees").font(.headline)
          Button("One more coffee") { coffees += 1 }
            .disabled(coffees == 12)
        }
        ForEach(entries) { entry in
          switch entry {
          case .station(let name, let minutes): StationRow(name: name, minutes: minutes + delay)
          case .tunnel(let name, let metres): TunnelRow(text: isDetailed ? "\(name), \(metres) m" : name)
          case .border(let country): BorderRow(country: country, isLate: delay > 30)
          }
        }
      }
      .padding()
    }
  }
}

private struct StationRow: View {
  let name: String
  let minutes: Int

  var body: some View {
    HStack {
      Text(name).font(.headline)
      Spacer()
      Text("in \(minutes) min")
    }
  }
}

private struct TunnelRow: View {
  let text: String

  var body: some View { Label(text, systemImage: "mountain.2") }
}

private struct BorderRow: View {
  let country: String
  let isLate: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(country).italic()
      Text(isLate ? "Passports after midnight" : "Passports before midnight").font(.caption)
    }
  }
}
