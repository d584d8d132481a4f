// tutor: exercise22
import SwiftUI

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
      FrameCount(frames: $frames)
      Smoker(isLit: $isLit)
      HiveNote(note: $note)
    }
    .padding()
  }
}

private struct FrameCount: View {
  @Binding var frames: Int

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Frames", value: $frames, in: 0...12)
      Text("\(frames) of 12 frames").font(.headline)
      ProgressView(value: Double(frames), total: 12)
    }
  }
}

private struct Smoker: View {
  @Binding var isLit: Bool

  var body: some View {
    HStack {
      Toggle("Smoker lit", isOn: $isLit)
      Image(systemName: isLit ? "smoke.fill" : "smoke")
    }
  }
}

private struct HiveNote: View {
  @Binding var note: String

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $note)
      Text(note.isEmpty ? "Nothing noted" : "\(note.count) letters").font(.caption)
    }
  }
}
