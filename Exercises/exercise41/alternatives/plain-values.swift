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
      Bib(title: "Club", symbol: "star", name: name)
    }
    .padding()
  }
}

private struct Bib: View {
  let title: String
  let symbol: String
  let name: String

  var body: some View {
    HStack {
      Label(title, systemImage: symbol)
      Text(name).font(.title)
      Text("Start block B").font(.caption)
    }
    .border(.gray)
  }
}
