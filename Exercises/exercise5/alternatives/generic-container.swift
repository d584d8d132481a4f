// tutor: exercise5
import SwiftUI

struct MetronomeScreen: View {
  let song = "Morning walk"
  let composer = "E. Lind"

  var body: some View {
    VStack(spacing: 20) {
      Card {
        SongLines(song: song, composer: composer)
      }
      TempoControls()
    }
  }
}

private struct Card<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      content
    }
    .padding()
  }
}

private struct SongLines: View {
  let song: String
  let composer: String

  var body: some View {
    Text(song).font(.title2).bold()
    Text(composer).font(.subheadline)
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
