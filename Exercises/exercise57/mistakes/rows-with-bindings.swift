// tutor: exercise57
// rejected by: evaluates-less
import SwiftUI

struct Track: Identifiable, Equatable {
  let id: Int
  let title: String
  let artist: String
  let seconds: Int
  var wasPlayed = false
}

struct StudioDesk: View {
  let station: String
  let host: String
  @State private var isOnAir = false
  @State private var isMuted = false

  var body: some View {
    ScrollView {
      OnAirSign(isOnAir: isOnAir)
      StationHeader(station: station, host: host)
      HStack {
        Toggle("On air", isOn: $isOnAir)
        Toggle("Mute", isOn: $isMuted)
      }
      FaderSection(isMuted: isMuted)
      TrackSection(isOnAir: isOnAir)
      GreetingSection(isOnAir: isOnAir)
    }
    .padding()
  }
}

private struct OnAirSign: View {
  let isOnAir: Bool
  var body: some View {
    if isOnAir {
      Label("On air", systemImage: "mic.fill").foregroundStyle(.red)
    } else {
      Text("Studio is free").italic()
    }
  }
}

private struct StationHeader: View {
  let station: String
  let host: String
  var body: some View {
    VStack {
      Image(systemName: "radio")
      Text(station).font(.title)
      Text("with \(host)").font(.headline)
      Text("98.4 MHz").font(.caption)
    }
  }
}

private struct FaderSection: View {
  let isMuted: Bool
  @State private var fader = 5
  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Fader", value: $fader, in: 0...10)
      Text(isMuted ? "Silent" : fader > 8 ? "Too loud" : "Level \(fader)")
    }
  }
}

private struct TrackSection: View {
  let isOnAir: Bool
  @State private var tracks = [
    Track(id: 1, title: "Low Water", artist: "The Gulls", seconds: 214),
    Track(id: 2, title: "Lamplighter", artist: "Ewa Lind", seconds: 187),
    Track(id: 3, title: "Slow Train", artist: "Ferry Duo", seconds: 305),
    Track(id: 4, title: "Nine Lanterns", artist: "Ewa Lind", seconds: 241),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(tracks.filter { !$0.wasPlayed }.count) of \(tracks.count) to play")
      ForEach($tracks) { $track in
        TrackRow(id: track.id, title: track.title, artist: track.artist, seconds: track.seconds,
          isOnAir: isOnAir, wasPlayed: $track.wasPlayed)
      }
    }
  }
}

private struct TrackRow: View {
  let id: Int
  let title: String
  let artist: String
  let seconds: Int
  let isOnAir: Bool
  @Binding var wasPlayed: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        Text(artist).font(.caption)
      }
      Spacer()
      Text("\(seconds / 60) min \(seconds % 60) s")
      Button("Play \(id)") { wasPlayed = true }
        .disabled(wasPlayed || !isOnAir)
    }
  }
}

private struct GreetingSection: View {
  let isOnAir: Bool
  @State private var greeting = ""
  @State private var greetings = 0

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Greeting", text: $greeting)
      Text("\(greeting.count) letters").font(.caption)
      Button("Read out") {
        greetings += 1
        greeting = ""
      }
      .disabled(greeting.isEmpty || !isOnAir)
      Text("\(greetings) read this night")
      Text("Two sentences at most").font(.footnote)
    }
  }
}
