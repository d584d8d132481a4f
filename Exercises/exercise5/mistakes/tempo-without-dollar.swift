// tutor: exercise5
// rejected by: names-resolve
import SwiftUI

struct MetronomeScreen: View {
  @State private var tempo = 90
  let song = "Morning walk"
  let composer = "E. Lind"

  var body: some View {
    VStack(spacing: 20) {
      SongCard(song: song, composer: composer)
      TempoControls(tempo: tempo)
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
  @Binding var tempo: Int

  var body: some View {
    HStack {
      Text("\(tempo) bpm").font(.headline)
      Button("Faster") { tempo += 2 }
      Button("Slower") { tempo -= 2 }
    }
  }
}
