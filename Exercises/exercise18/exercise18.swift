// tutor: exercise18
import SwiftUI

// TODO: Dragging the position should not rebuild the queue, the cover and the
// volume.

struct Recording: Identifiable, Equatable {
  let id: Int
  let title: String
  let minutes: Int
}

struct BirdsongPlayer: View {
  @State private var isPlaying = false
  @State private var position = 0.0
  @State private var volume = 0.5
  @State private var current = 1
  let recordings = [
    Recording(id: 1, title: "Wren", minutes: 4),
    Recording(id: 2, title: "Robin", minutes: 6),
    Recording(id: 3, title: "Blackcap", minutes: 9),
    Recording(id: 4, title: "Nightingale", minutes: 12),
  ]

  var body: some View {
    VStack(spacing: 20) {
      VStack {
        Image(systemName: "bird").font(.largeTitle)
        Text("Dawn Chorus").font(.title).bold()
        Text("Six hedges in May").foregroundStyle(.secondary)
      }
      .padding()
      VStack(alignment: .leading) {
        Slider(value: $position, in: 0...100) { Text("Position") }
        Text("\(Int(position)) percent heard").font(.caption)
        HStack(spacing: 32) {
          Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
          Button("Next") {
            current = current % recordings.count + 1
            position = 0
          }
        }
      }
      .padding()
      VStack(alignment: .leading) {
        Text("Queue").font(.headline)
        ForEach(recordings) { recording in
          row(recording)
        }
      }
      .padding()
      volumeControl
    }
  }

  private var volumeControl: some View {
    HStack {
      Image(systemName: volume > 0 ? "speaker.wave.2" : "speaker.slash")
      Slider(value: $volume, in: 0...1) { Text("Volume") }
      Text("\(Int(volume * 10)) of 10").font(.caption)
    }
    .padding()
  }

  private func row(_ recording: Recording) -> some View {
    HStack {
      Image(
        systemName: recording.id == current ? "play.circle.fill" : "circle")
      Button(recording.title) {
        current = recording.id
        position = 0
      }
      Text("\(recording.minutes) min")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
  }
}
