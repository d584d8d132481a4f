// tutor: exercise3
// rejected by: guideline
import SwiftUI

struct BanquetPlanner: View {
  @State private var guests = 8
  @State private var hasMusic = false
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
      GuestPicker(guests: $guests)
      Toggle("Music", isOn: $hasMusic)
      Text(hasMusic ? "With a band" : "No music")
      Text("Chairs: \(guests + 2)")
    }
  }
}

private struct GuestPicker: View {
  @Binding var guests: Int

  var body: some View {
    Stepper("Guests: \(guests)", value: $guests, in: 1...40)
  }
}
