// tutor: exercise41
import SwiftUI

struct BibPage: View {
  let name: String
  @State private var isWarm = false

  var body: some View {
    VStack {
      LapCount()
      Toggle("Warm-up done", isOn: $isWarm)
      Bib(badge: Label("Club", systemImage: "star"), name: name)
    }
    .padding()
  }
}

private struct LapCount: View {
  @State private var laps = 4

  var body: some View {
    Stepper("Laps", value: $laps, in: 0...25)
    Text(laps == 25 ? "Finished" : "\(25 - laps) to go")
  }
}

private struct Bib<Badge: View>: View {
  let badge: Badge
  let name: String

  var body: some View {
    HStack {
      badge
      Text(name).font(.title)
      Text("Start block B").font(.caption)
    }
    .border(.gray)
  }
}
