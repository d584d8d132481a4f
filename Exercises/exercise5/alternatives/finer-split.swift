// tutor: exercise5
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
      TempoText(tempo: tempo)
      TempoButton(title: "Faster", step: 2, tempo: $tempo)
      TempoButton(title: "Slower", step: -2, tempo: $tempo)
    }
  }
}

private struct TempoText: View {
  let tempo: Int

  var body: some View {
    Text("\(tempo) bpm").font(.headline)
  }
}

private struct TempoButton: View {
  let title: String
  let step: Int
  @Binding var tempo: Int

  var body: some View {
    Button(title) { tempo += step }
  }
}
