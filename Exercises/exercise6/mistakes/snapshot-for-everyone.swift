// tutor: exercise6
// rejected by: evaluates-less
import SwiftUI

struct Departure {
  let destination: String
  let service: String
  let coaches: Int
  let bicycleCoach: Int
}

private struct Snapshot {
  var station: String
  var platform: Int
  var departure: Departure
  var delay: Int
  var isSpeakerOn: Bool
}

struct DepartureBoard: View {
  let station: String
  let platform: Int
  let departure: Departure
  @State private var delay = 0
  @State private var isSpeakerOn = false

  var body: some View {
    let snapshot = Snapshot(
      station: station, platform: platform, departure: departure, delay: delay,
      isSpeakerOn: isSpeakerOn)
    VStack(spacing: 16) {
      StationBar(snapshot: snapshot)
      DepartureCard(snapshot: snapshot)
      DelayRow(snapshot: snapshot, delay: $delay)
      AnnouncerPanel(snapshot: snapshot, delay: $delay, isSpeakerOn: $isSpeakerOn)
    }
  }
}

private struct StationBar: View {
  let snapshot: Snapshot

  var body: some View {
    HStack {
      Image(systemName: "tram.fill").font(.title)
      Text(snapshot.station).font(.title).bold()
      Spacer()
      Text("Platform \(snapshot.platform)").font(.headline)
    }
    .padding()
    .background(.thinMaterial)
  }
}

private struct DepartureCard: View {
  let snapshot: Snapshot

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(snapshot.departure.destination).font(.largeTitle).bold()
      Text(snapshot.departure.service).foregroundStyle(.secondary)
      Label("\(snapshot.departure.coaches) coaches", systemImage: "square.stack")
      Label("Bicycles in coach \(snapshot.departure.bicycleCoach)", systemImage: "bicycle")
    }
    .padding()
  }
}

private struct DelayRow: View {
  let snapshot: Snapshot
  @Binding var delay: Int

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Expected").font(.caption)
        Text(snapshot.delay == 0 ? "On time" : "\(snapshot.delay) min late")
          .font(.headline)
          .foregroundStyle(snapshot.delay == 0 ? .green : .red)
      }
      Spacer()
      Button("Report delay") { delay += 5 }
    }
    .padding()
  }
}

private struct AnnouncerPanel: View {
  let snapshot: Snapshot
  @Binding var delay: Int
  @Binding var isSpeakerOn: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Loudspeaker", isOn: $isSpeakerOn)
      Text(
        snapshot.isSpeakerOn
          ? "Platform \(snapshot.platform), \(snapshot.delay) minutes late" : "Silent"
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
