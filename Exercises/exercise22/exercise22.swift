// tutor: exercise22
import SwiftUI

// TODO: Each entry wakes the whole page. Let it wake only its own part.

struct HiveNotebook: View {
  @State private var frames = 8
  @State private var isLit = false
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "hexagon").font(.title)
        Text("Hive four, orchard side").font(.title2)
      }
      VStack(alignment: .leading) {
        Stepper("Frames", value: $frames, in: 0...12)
        Text("\(frames) of 12 frames").font(.headline)
        ProgressView(value: Double(frames), total: 12)
      }
      HStack {
        Toggle("Smoker lit", isOn: $isLit)
        Image(systemName: isLit ? "smoke.fill" : "smoke")
      }
      VStack(alignment: .leading) {
        TextField("Note", text: $note)
        Text(note.isEmpty ? "Nothing noted" : "\(note.count) letters")
          .font(.caption)
      }
    }
    .padding()
  }
}
