// tutor: exercise27
import SwiftUI

struct ChoirPlan: View {
  let piece: String
  @State private var sopranos = 8
  @State private var altos = 7
  @State private var tenors = 5
  @State private var basses = 6
  @State private var stands = true

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(piece).font(.title2)
      VoiceRow(name: "soprano", count: $sopranos)
      VoiceRow(name: "alto", count: $altos)
      VoiceRow(name: "tenor", count: $tenors)
      VoiceRow(name: "bass", count: $basses)
      Toggle("Standing", isOn: $stands)
      let singers = sopranos + altos + tenors + basses
      Text("\(singers) singers, \(stands ? "standing" : "seated")")
    }
    .padding()
  }
}

private struct VoiceRow: View {
  let name: String
  @Binding var count: Int

  var body: some View {
    HStack {
      Image(systemName: "music.mic")
      Text(name.capitalized).font(.headline)
      Text("\(count)")
      Spacer()
      Button("Add \(name)") { count += 1 }
        .disabled(count >= 12)
    }
  }
}
