// tutor: exercise44
// rejected by: evaluates-less
import SwiftUI

struct Track: Identifiable, Equatable {
  let id: Int
  let name: String
  var isMuted = false
  var gain = 4
}

struct MixingDesk: View {
  let song: String
  @State private var tracks = [
    Track(id: 1, name: "Drums"), Track(id: 2, name: "Bass", isMuted: true),
    Track(id: 3, name: "Choir", gain: 7),
  ]
  @State private var take = 1
  @State private var isRecording = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(song).font(.title)
      Toggle("Recording", isOn: $isRecording)
      HStack {
        Text(isRecording ? "Recording take \(take)" : "Take \(take)").font(.headline)
        Button("Next take") { take += 1 }
          .disabled(!isRecording)
      }
      ForEach($tracks) { $track in
        HStack {
          strip(track)
          Spacer()
          Button(track.isMuted ? "Unmute \(track.name)" : "Mute \(track.name)") {
            track.isMuted.toggle()
          }
          Button("Louder \(track.name)") { track.gain += 1 }
            .disabled(track.isMuted || track.gain == 8)
        }
      }
    }
    .padding()
  }

  private func strip(_ track: Track) -> some View {
    TrackStrip(name: track.name, gain: track.gain)
      .opacity(track.isMuted ? 0.3 : 1)
  }
}

private struct TrackStrip: View {
  let name: String
  let gain: Int
  @State private var remark = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(name).font(.headline)
      Text("Gain \(gain)").font(.caption)
      TextField("Remark on \(name)", text: $remark)
    }
  }
}
