// tutor: exercise41
import SwiftUI

struct BibPage: View {
  let name: String
  @State private var laps = 4
  @State private var isWarm = false

  var body: some View {
    VStack {
      Stepper("Laps", value: $laps, in: 0...25)
      Text(laps == 25 ? "Finished" : "\(25 - laps) to go")
      Toggle("Warm-up done", isOn: $isWarm)
      Bib(name: name) {
        Label("Club", systemImage: "star")
      }
    }
    .padding()
  }
}

private struct Bib<Badge: View>: View {
  let name: String
  let badge: Badge

  init(name: String, @ViewBuilder badge: () -> Badge) {
    self.name = name
    self.badge = badge()
  }

  var body: some View {
    HStack {
      badge
      Text(name).font(.title)
      Text("Start block B").font(.caption)
    }
    .border(.gray)
  }
}
