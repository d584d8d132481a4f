// tutor: exercise3
// rejected by: guideline
import SwiftUI

struct BanquetPlanner: View {
  @State private var guests = 8
  @State private var hasMusic = false

  var body: some View {
    BanquetForm(guests: $guests, hasMusic: $hasMusic)
  }
}

private struct BanquetForm: View {
  @Binding var guests: Int
  @Binding var hasMusic: Bool
  let venue = "Old boathouse"
  let address = "Quay 5"
  let capacity = 40

  var body: some View {
    VStack {
      VStack(alignment: .leading) {
        Image(systemName: "building.columns").font(.largeTitle)
        Text(venue).font(.title)
        Text(address).font(.body)
        Text("Up to \(capacity) guests").font(.caption)
      }
      .padding()
      Stepper("Guests: \(guests)", value: $guests, in: 1...40)
      Toggle("Music", isOn: $hasMusic)
      Text(hasMusic ? "With a band" : "No music")
      Text("Chairs: \(guests + 2)")
    }
  }
}
