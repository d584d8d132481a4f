// tutor: exercise27
import SwiftUI

@Observable
final class Voice {
  let name: String
  var count: Int

  init(_ name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

struct ChoirPlan: View {
  let piece: String
  @State private var soprano = Voice("soprano", count: 8)
  @State private var alto = Voice("alto", count: 7)
  @State private var tenor = Voice("tenor", count: 5)
  @State private var bass = Voice("bass", count: 6)
  @State private var stands = true

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(piece).font(.title2)
      VoiceRow(voice: soprano)
      VoiceRow(voice: alto)
      VoiceRow(voice: tenor)
      VoiceRow(voice: bass)
      Toggle("Standing", isOn: $stands)
      Text("\(singers) singers, \(stands ? "standing" : "seated")")
    }
    .padding()
  }

  private var singers: Int { soprano.count + alto.count + tenor.count + bass.count }
}

private struct VoiceRow: View {
  let voice: Voice

  var body: some View {
    HStack {
      Image(systemName: "music.mic")
      Text(voice.name.capitalized).font(.headline)
      Text("\(voice.count)")
      Spacer()
      Button("Add \(voice.name)") { voice.count += 1 }
        .disabled(voice.count >= 12)
    }
  }
}
