// tutor: exercise22
// rejected by: evaluates-less
import SwiftUI

struct HiveNotebook: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HiveHeading()
      HiveEntries()
    }
    .padding()
  }
}

private struct HiveHeading: View {
  var body: some View {
    HStack {
      Image(systemName: "hexagon").font(.title)
      Text("Hive four, orchard side").font(.title2)
    }
  }
}

private struct HiveEntries: View {
  @State private var frames = 8
  @State private var isLit = false
  @State private var note = ""

  var body: some View {
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
      Text(note.isEmpty ? "Nothing noted" : "\(note.count) letters").font(.caption)
    }
  }
}
