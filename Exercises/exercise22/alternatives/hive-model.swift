// tutor: exercise22
import SwiftUI

@Observable
final class Hive {
  var frames = 8
  var isLit = false
  var note = ""
}

struct HiveNotebook: View {
  @State private var hive = Hive()

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: "hexagon").font(.title)
        Text("Hive four, orchard side").font(.title2)
      }
      FrameCount(hive: hive)
      Smoker(hive: hive)
      HiveNote(hive: hive)
    }
    .padding()
  }
}

private struct FrameCount: View {
  @Bindable var hive: Hive

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Frames", value: $hive.frames, in: 0...12)
      Text("\(hive.frames) of 12 frames").font(.headline)
      ProgressView(value: Double(hive.frames), total: 12)
    }
  }
}

private struct Smoker: View {
  @Bindable var hive: Hive

  var body: some View {
    HStack {
      Toggle("Smoker lit", isOn: $hive.isLit)
      Image(systemName: hive.isLit ? "smoke.fill" : "smoke")
    }
  }
}

private struct HiveNote: View {
  @Bindable var hive: Hive

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Note", text: $hive.note)
      Text(hive.note.isEmpty ? "Nothing noted" : "\(hive.note.count) letters").font(.caption)
    }
  }
}
