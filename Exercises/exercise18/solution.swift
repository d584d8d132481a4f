// tutor: exercise18
import SwiftUI

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
      AlbumCover()
      Transport(isPlaying: $isPlaying, position: $position) {
        choose(current % recordings.count + 1)
      }
      QueueSection(recordings: recordings, current: current, choose: choose)
      VolumeControl(volume: $volume)
    }
  }

  private func choose(_ id: Int) {
    current = id
    position = 0
  }
}

private struct AlbumCover: View {
  var body: some View {
    VStack {
      Image(systemName: "bird").font(.largeTitle)
      Text("Dawn Chorus").font(.title).bold()
      Text("Six hedges in May").foregroundStyle(.secondary)
    }
    .padding()
  }
}

private struct Transport: View {
  @Binding var isPlaying: Bool
  @Binding var position: Double
  let next: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Slider(value: $position, in: 0...100) { Text("Position") }
      Text("\(Int(position)) percent heard").font(.caption)
      HStack(spacing: 32) {
        Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        Button("Next", action: next)
      }
    }
    .padding()
  }
}

private struct QueueSection: View {
  let recordings: [Recording]
  let current: Int
  let choose: (Int) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text("Queue").font(.headline)
      ForEach(recordings) { recording in
        QueueRow(recording: recording, isCurrent: recording.id == current) {
          choose(recording.id)
        }
      }
    }
    .padding()
  }
}

private struct QueueRow: View {
  let recording: Recording
  let isCurrent: Bool
  let choose: () -> Void

  var body: some View {
    HStack {
      Image(systemName: isCurrent ? "play.circle.fill" : "circle")
      Button(recording.title, action: choose)
      Text("\(recording.minutes) min")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
  }
}

private struct VolumeControl: View {
  @Binding var volume: Double

  var body: some View {
    HStack {
      Image(systemName: volume > 0 ? "speaker.wave.2" : "speaker.slash")
      Slider(value: $volume, in: 0...1) { Text("Volume") }
      Text("\(Int(volume * 10)) of 10").font(.caption)
    }
    .padding()
  }
}
