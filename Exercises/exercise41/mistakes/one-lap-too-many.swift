// tutor: exercise41
// rejected by: renders-the-same
import SwiftUI

struct BibPage: View {
  let name: String
  @State private var laps = 4
  @State private var isWarm = false

  var body: some View {
    VStack {
      Stepper("Laps", value: $laps, in: 0...26)
      Text(laps == 25 ? "Finished" : "\(25 - laps) to go")
      Toggle("Warm-up done", isOn: $isWarm)
      Bib(badge: Label("Club", systemImage: "star"), name: name)
    }
    .padding()
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
