// tutor: exercise5
// rejected by: evaluates-less
import SwiftUI

struct Piece {
  var song = "Morning walk"
  var composer = "E. Lind"
  var tempo = 90
}

struct MetronomeScreen: View {
  @State private var piece = Piece()

  var body: some View {
    VStack(spacing: 20) {
      SongCard(piece: piece)
      TempoControls(piece: $piece)
    }
  }
}

private struct SongCard: View {
  let piece: Piece

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(piece.song).font(.title2).bold()
      Text(piece.composer).font(.subheadline)
    }
    .padding()
  }
}

private struct TempoControls: View {
  @Binding var piece: Piece

  var body: some View {
    HStack {
      Text("\(piece.tempo) bpm").font(.headline)
      Button("Faster") { piece.tempo += 2 }
      Button("Slower") { piece.tempo -= 2 }
    }
  }
}
