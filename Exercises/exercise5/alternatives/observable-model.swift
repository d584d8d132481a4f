// tutor: exercise5
import SwiftUI

@Observable
final class Metronome {
  var tempo = 90

  func change(by step: Int) {
    tempo += step
  }
}

struct MetronomeScreen: View {
  @State private var metronome = Metronome()
  let song = "Morning walk"
  let composer = "E. Lind"

  var body: some View {
    VStack(spacing: 20) {
      SongCard(song: song, composer: composer)
      TempoControls(metronome: metronome)
    }
  }
}

private struct SongCard: View {
  let song: String
  let composer: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(song).font(.title2).bold()
      Text(composer).font(.subheadline)
    }
    .padding()
  }
}

private struct TempoControls: View {
  let metronome: Metronome

  var body: some View {
    HStack {
      Text("\(metronome.tempo) bpm").font(.headline)
      Button("Faster") { metronome.change(by: 2) }
      Button("Slower") { metronome.change(by: -2) }
    }
  }
}
