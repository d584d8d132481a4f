// tutor: exercise6
// rejected by: evaluates-less
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
      StationBar(name: { station }, caption: { "Platform \(platform)" })
      DepartureCard(current: { departure })
      DelayRow(delay: delay, onReport: { delay += 5 })
      AnnouncerPanel(platform: platform, delay: $delay, isSpeakerOn: $isSpeakerOn)
    }
  }
}

private struct StationBar: View {
  let name: () -> String
  let caption: () -> String

  var body: some View {
    HStack {
      Image(systemName: "tram.fill").font(.title)
      Text(name()).font(.title).bold()
      Spacer()
      Text(caption()).font(.headline)
    }
    .padding()
    .background(.thinMaterial)
  }
}

private struct DepartureCard: View {
  let current: () -> Departure

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(current().destination).font(.largeTitle).bold()
      Text(current().service).foregroundStyle(.secondary)
      Label("\(current().coaches) coaches", systemImage: "square.stack")
      Label("Bicycles in coach \(current().bicycleCoach)", systemImage: "bicycle")
    }
    .padding()
  }
}

private struct DelayRow: View {
  let delay: Int
  let onReport: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Expected").font(.caption)
        Text(delay == 0 ? "On time" : "\(delay) min late")
          .font(.headline)
          .foregroundStyle(delay == 0 ? .green : .red)
      }
      Spacer()
      Button("Report delay") { onReport() }
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
      Text(isSpeakerOn ? "Platform \(platform), \(delay) minutes late" : "Silent")
        .font(.callout)
        .foregroundStyle(.secondary)
      Button("Clear delay") { delay = 0 }
        .disabled(delay == 0)
    }
    .padding()
    .background(.thinMaterial)
  }
}
