// tutor: exercise5
// rejected by: guideline
import SwiftUI

struct MetronomeScreen: View {
  let song = "Morning walk"
  let composer = "E. Lind"

  var body: some View {
    VStack(spacing: 20) {
      songCard
      TempoControls()
    }
  }

  private var songCard: some View {
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
      Button("Faster") { tempo += 2 }
      Button("Slower") { tempo -= 2 }
    }
  }
}
