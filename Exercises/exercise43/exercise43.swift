// tutor: exercise43
import SwiftUI

// TODO: A coffee has nothing to do with the route. Let the rows of the route
// be skipped for it.

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
    .station(name: "Boden", minutes: 12),
    .tunnel(name: "Katterat", metres: 480),
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
          row(entry)
        }
      }
      .padding()
    }
  }

  private func row(_ entry: Entry) -> AnyView {
    switch entry {
    case .station(let name, let minutes):
      return AnyView(
        HStack {
          Text(name).font(.headline)
          Spacer()
          Text("in \(minutes + delay) min")
        })
    case .tunnel(let name, let metres):
      return AnyView(
        Label(
          isDetailed ? "\(name), \(metres) m" : name,
          systemImage: "mountain.2"))
    case .border(let country):
      return AnyView(
        VStack(alignment: .leading) {
          Text(country).italic()
          Text(
            delay > 30
              ? "Passports after midnight" : "Passports before midnight"
          )
          .font(.caption)
        })
    }
  }
}
