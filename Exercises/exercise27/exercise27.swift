// tutor: exercise27
import SwiftUI

// TODO: Adding a singer to one voice runs the rows of all voices. Let only
// its own row run.

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
      VoiceRow(name: "soprano", count: sopranos, onAdd: { sopranos += 1 })
      VoiceRow(name: "alto", count: altos, onAdd: { altos += 1 })
      VoiceRow(name: "tenor", count: tenors, onAdd: { tenors += 1 })
      VoiceRow(name: "bass", count: basses, onAdd: { basses += 1 })
      Toggle("Standing", isOn: $stands)
      let singers = sopranos + altos + tenors + basses
      Text("\(singers) singers, \(stands ? "standing" : "seated")")
    }
    .padding()
  }
}

private struct VoiceRow: View {
  let name: String
  let count: Int
  let onAdd: () -> Void

  var body: some View {
    HStack {
      Image(systemName: "music.mic")
      Text(name.capitalized).font(.headline)
      Text("\(count)")
      Spacer()
      Button("Add \(name)") { onAdd() }
        .disabled(count >= 12)
    }
  }
}
