// tutor: exercise5
import SwiftUI

struct Song: Equatable {
  var title = "Morning walk"
  var composer = "E. Lind"
}

struct MetronomeScreen: View {
  let song = Song()

  var body: some View {
    VStack(spacing: 20) {
      SongCard(song: song)
      TempoControls()
    }
  }
}

private struct SongCard: View {
  let song: Song

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(song.title).font(.title2).bold()
      Text(song.composer).font(.subheadline)
    }
    .padding()
  }
}

private struct TempoControls: View {
  @State private var tempo = 90

  var body: some View {
    HStack {
      Text("\(tempo) bpm").font(.headline)
      Button("Faster") { tempo += 2 }
      Button("Slower") { tempo -= 2 }
    }
  }
}
