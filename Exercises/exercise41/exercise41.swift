// tutor: exercise41
import SwiftUI

// TODO: The bib runs with every lap. Which input cannot be compared?

struct BibPage: View {
  let name: String
  @State private var laps = 4
  @State private var isWarm = false

  var body: some View {
    VStack {
      Stepper("Laps", value: $laps, in: 0...25)
      Text(laps == 25 ? "Finished" : "\(25 - laps) to go")
      Toggle("Warm-up done", isOn: $isWarm)
      Bib(badge: AnyView(Label("Club", systemImage: "star")), name: name)
    }
    .padding()
  }
}

private struct Bib: View {
  let badge: AnyView
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
