// tutor: exercise6
import SwiftUI

struct Departure {
  let destination: String
  let service: String
  let coaches: Int
  let bicycleCoach: Int
}

@Observable
final class BoardModel {
  var delay = 0
  var isSpeakerOn = false

  func reportDelay() { delay += 5 }

  func clearDelay() { delay = 0 }
}

struct DepartureBoard: View {
  let station: String
  let platform: Int
  let departure: Departure
  @State private var model = BoardModel()

  var body: some View {
    VStack(spacing: 16) {
      StationBar(station: station, platform: platform)
      DepartureCard(departure: departure)
      DelayRow(model: model)
      AnnouncerPanel(platform: platform, model: model)
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
      Label("Bicycles in coach \(departure.bicycleCoach)", systemImage: "bicycle")
    }
    .padding()
  }
}

private struct DelayRow: View {
  let model: BoardModel

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Expected").font(.caption)
        Text(model.delay == 0 ? "On time" : "\(model.delay) min late")
          .font(.headline)
          .foregroundStyle(model.delay == 0 ? .green : .red)
      }
      Spacer()
      Button("Report delay") { model.reportDelay() }
    }
    .padding()
  }
}

private struct AnnouncerPanel: View {
  let platform: Int
  @Bindable var model: BoardModel

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Loudspeaker", isOn: $model.isSpeakerOn)
      Text(model.isSpeakerOn ? "Platform \(platform), \(model.delay) minutes late" : "Silent")
        .font(.callout)
        .foregroundStyle(.secondary)
      Button("Clear delay") { model.clearDelay() }
        .disabled(model.delay == 0)
    }
    .padding()
    .background(.thinMaterial)
  }
}
