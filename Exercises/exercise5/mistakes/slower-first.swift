// tutor: exercise5
// rejected by: renders-the-same
import SwiftUI

struct MetronomeScreen: View {
  let song = "Morning walk"
  let composer = "E. Lind"

  var body: some View {
    VStack(spacing: 20) {
      SongCard(song: song, composer: composer)
      TempoControls()
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
  @State private var tempo = 90

  var body: some View {
    HStack {
      Text("\(tempo) bpm").font(.headline)
      Button("Slower") { tempo -= 2 }
      Button("Faster") { tempo += 2 }
    }
  }
}
