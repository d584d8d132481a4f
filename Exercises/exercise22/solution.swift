// tutor: exercise22
import SwiftUI

struct HiveNotebook: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "hexagon").font(.title)
        Text("Hive four, orchard side").font(.title2)
      }
      FrameCount()
      Smoker()
      HiveNote()
    }
    .padding()
  }
}

private struct FrameCount: View {
  @State private var frames = 8

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Frames", value: $frames, in: 0...12)
      Text("\(frames) of 12 frames").font(.headline)
      ProgressView(value: Double(frames), total: 12)
    }
  }
}

private struct Smoker: View {
  @State private var isLit = false

  var body: some View {
    HStack {
      Toggle("Smoker lit", isOn: $isLit)
      Image(systemName: isLit ? "smoke.fill" : "smoke")
    }
  }
}

private struct HiveNote: View {
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $note)
      Text(note.isEmpty ? "Nothing noted" : "\(note.count) letters")
        .font(.caption)
    }
  }
}
