// tutor: exercise57
import SwiftUI

// TODO: Which sections read which state? Part the screen where they differ.

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
  @State private var fader = 5
  @State private var tracks = [
    Track(id: 1, title: "Low Water", artist: "The Gulls", seconds: 214),
    Track(id: 2, title: "Lamplighter", artist: "Ewa Lind", seconds: 187),
    Track(id: 3, title: "Slow Train", artist: "Ferry Duo", seconds: 305),
    Track(id: 4, title: "Nine Lanterns", artist: "Ewa Lind", seconds: 241),
  ]
  @State private var greeting = ""
  @State private var greetings = 0

  var body: some View {
    ScrollView {
      sign
      VStack {
        Image(systemName: "radio")
        Text(station).font(.title)
        Text("with \(host)").font(.headline)
        Text("98.4 MHz").font(.caption)
      }
      HStack {
        Toggle("On air", isOn: $isOnAir)
        Toggle("Mute", isOn: $isMuted)
      }
      VStack(alignment: .leading) {
        Stepper("Fader", value: $fader, in: 0...10)
        Text(isMuted ? "Silent" : fader > 8 ? "Too loud" : "Level \(fader)")
      }
      VStack(alignment: .leading) {
        let left = tracks.filter { !$0.wasPlayed }.count
        Text("\(left) of \(tracks.count) to play")
        ForEach(tracks) { track in
          trackRow(track)
        }
      }
      greetingSection
    }
    .padding()
  }

  private var sign: AnyView {
    if isOnAir {
      return AnyView(
        Label("On air", systemImage: "mic.fill").foregroundStyle(.red))
    }
    return AnyView(Text("Studio is free").italic())
  }

  private var greetingSection: some View {
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

  private func trackRow(_ track: Track) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(track.title).font(.headline)
        Text(track.artist).font(.caption)
      }
      Spacer()
      Text("\(track.seconds / 60) min \(track.seconds % 60) s")
      Button("Play \(track.id)") { play(track.id) }
        .disabled(track.wasPlayed || !isOnAir)
    }
  }

  private func play(_ id: Int) {
    guard let index = tracks.firstIndex(where: { $0.id == id }) else {
      return
    }
    tracks[index].wasPlayed = true
  }
}
