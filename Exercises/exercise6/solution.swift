// tutor: exercise6
import SwiftUI

struct Departure {
  let destination: String
  let service: String
  let coaches: Int
  let bicycleCoach: Int
}

struct DepartureBoard: View {
  let station: String
  let platform: Int
  let departure: Departure
  @State private var delay = 0
  @State private var isSpeakerOn = false

  var body: some View {
    VStack(spacing: 16) {
      StationBar(station: station, platform: platform)
      DepartureCard(departure: departure)
      DelayRow(delay: $delay)
      AnnouncerPanel(
        platform: platform, delay: $delay, isSpeakerOn: $isSpeakerOn)
    }
  }
}

private struct StationBar: View {
  let station: String
  let platform: Int

  var body: some View {
    HStack {
      Image(systemName: "tram.fill").font(.title)
      Text(station).font(.title).bold()
      Spacer()
      Text("Platform \(platform)").font(.headline)
    }
    .padding()
    .background(.thinMaterial)
  }
}

private struct DepartureCard: View {
  let departure: Departure

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(departure.destination).font(.largeTitle).bold()
      Text(departure.service).foregroundStyle(.secondary)
      Label("\(departure.coaches) coaches", systemImage: "square.stack")
      Label(
        "Bicycles in coach \(departure.bicycleCoach)", systemImage: "bicycle")
    }
    .padding()
  }
}

private struct DelayRow: View {
  @Binding var delay: Int

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Expected").font(.caption)
        Text(delay == 0 ? "On time" : "\(delay) min late")
          .font(.headline)
          .foregroundStyle(delay == 0 ? .green : .red)
      }
      Spacer()
      Button("Report delay") { delay += 5 }
    }
    .padding()
  }
}

private struct AnnouncerPanel: View {
  let platform: Int
  @Binding var delay: Int
  @Binding var isSpeakerOn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Loudspeaker", isOn: $isSpeakerOn)
      Text(
        isSpeakerOn ? "Platform \(platform), \(delay) minutes late" : "Silent"
      )
      .font(.callout)
      .foregroundStyle(.secondary)
      Button("Clear delay") { delay = 0 }
        .disabled(delay == 0)
    }
    .padding()
    .background(.thinMaterial)
  }
}
