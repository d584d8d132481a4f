// tutor: exercise18
// rejected by: evaluates-less
import SwiftUI

struct Recording: Identifiable, Equatable {
  let id: Int
  let title: String
  let minutes: Int
}

struct Playback: Equatable {
  var isPlaying = false
  var position = 0.0
  var volume = 0.5
  var current = 1

  mutating func choose(_ id: Int) {
    current = id
    position = 0
  }
}

struct BirdsongPlayer: View {
  @State private var playback = Playback()
  let recordings = [
    Recording(id: 1, title: "Wren", minutes: 4),
    Recording(id: 2, title: "Robin", minutes: 6),
    Recording(id: 3, title: "Blackcap", minutes: 9),
    Recording(id: 4, title: "Nightingale", minutes: 12),
  ]

  var body: some View {
    VStack(spacing: 20) {
      AlbumCover()
      Transport(playback: $playback, count: recordings.count)
      QueueSection(recordings: recordings, playback: $playback)
      VolumeControl(playback: $playback)
    }
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
  @Binding var playback: Playback
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      Slider(value: $playback.position, in: 0...100) { Text("Position") }
      Text("\(Int(playback.position)) percent heard").font(.caption)
      HStack(spacing: 32) {
        Button(playback.isPlaying ? "Pause" : "Play") { playback.isPlaying.toggle() }
        Button("Next") { playback.choose(playback.current % count + 1) }
      }
    }
    .padding()
  }
}

private struct QueueSection: View {
  let recordings: [Recording]
  @Binding var playback: Playback

  var body: some View {
    VStack(alignment: .leading) {
      Text("Queue").font(.headline)
      ForEach(recordings) { recording in
        QueueRow(recording: recording, playback: $playback)
      }
    }
    .padding()
  }
}

private struct QueueRow: View {
  let recording: Recording
  @Binding var playback: Playback

  var body: some View {
    HStack {
      Image(systemName: recording.id == playback.current ? "play.circle.fill" : "circle")
      Button(recording.title) { playback.choose(recording.id) }
      Text("\(recording.minutes) min").font(.caption).foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
  }
}

private struct VolumeControl: View {
  @Binding var playback: Playback

  var body: some View {
    HStack {
      Image(systemName: playback.volume > 0 ? "speaker.wave.2" : "speaker.slash")
      Slider(value: $playback.volume, in: 0...1) { Text("Volume") }
      Text("\(Int(playback.volume * 10)) of 10").font(.caption)
    }
    .padding()
  }
}
