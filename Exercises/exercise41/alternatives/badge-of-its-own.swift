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
      Bib(badge: ClubBadge(symbol: "star"), name: name)
    }
    .padding()
  }
}

private struct ClubBadge: View {
  let symbol: String

  var body: some View { Label("Club", systemImage: symbol) }
}

private struct Bib: View {
  let badge: ClubBadge
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
