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
      PlatformControls(platform: platform, delay: $delay, isSpeakerOn: $isSpeakerOn)
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
      DestinationTitle(destination: departure.destination, service: departure.service)
      Label("\(departure.coaches) coaches", systemImage: "square.stack")
      Label("Bicycles in coach \(departure.bicycleCoach)", systemImage: "bicycle")
    }
    .padding()
  }
}

private struct DestinationTitle: View {
  let destination: String
  let service: String

  var body: some View {
    Text(destination).font(.largeTitle).bold()
    Text(service).foregroundStyle(.secondary)
  }
}

private struct DelayRow: View {
  @Binding var delay: Int

  var body: some View {
    HStack {
      ExpectedTime(delay: delay)
      Spacer()
      Button("Report delay") { delay += 5 }
    }
    .padding()
  }
}

private struct ExpectedTime: View {
  let delay: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Expected").font(.caption)
      Text(delay == 0 ? "On time" : "\(delay) min late")
        .font(.headline)
        .foregroundStyle(delay == 0 ? .green : .red)
    }
  }
}

private struct PlatformControls: View {
  let platform: Int
  @Binding var delay: Int
  @Binding var isSpeakerOn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Loudspeaker", isOn: $isSpeakerOn)
      AnnouncementText(platform: platform, delay: delay, isSpeakerOn: isSpeakerOn)
      ClearButton(delay: $delay)
    }
    .padding()
    .background(.thinMaterial)
  }
}

private struct AnnouncementText: View {
  let platform: Int
  let delay: Int
  let isSpeakerOn: Bool

  var body: some View {
    Text(isSpeakerOn ? "Platform \(platform), \(delay) minutes late" : "Silent")
      .font(.callout)
      .foregroundStyle(.secondary)
  }
}

private struct ClearButton: View {
  @Binding var delay: Int

  var body: some View {
    Button("Clear delay") { delay = 0 }
      .disabled(delay == 0)
  }
}
