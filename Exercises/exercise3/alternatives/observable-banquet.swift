// tutor: exercise3
import SwiftUI

@Observable
final class Banquet {
  var guests = 8
  var hasMusic = false

  var chairs: Int { guests + 2 }
}

struct BanquetPlanner: View {
  @State private var banquet = Banquet()
  let venue = "Old boathouse"
  let address = "Quay 5"
  let capacity = 40

  var body: some View {
    VStack {
      VenueCard(venue: venue, address: address, capacity: capacity)
      GuestPicker(banquet: banquet)
      MusicChoice(banquet: banquet)
      ChairCount(banquet: banquet)
    }
  }
}

private struct VenueCard: View {
  let venue: String
  let address: String
  let capacity: Int

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "building.columns").font(.largeTitle)
      Text(venue).font(.title)
      Text(address).font(.body)
      Text("Up to \(capacity) guests").font(.caption)
    }
    .padding()
  }
}

private struct GuestPicker: View {
  @Bindable var banquet: Banquet

  var body: some View {
    Stepper("Guests: \(banquet.guests)", value: $banquet.guests, in: 1...40)
  }
}

private struct MusicChoice: View {
  @Bindable var banquet: Banquet

  var body: some View {
    Toggle("Music", isOn: $banquet.hasMusic)
    Text(banquet.hasMusic ? "With a band" : "No music")
  }
}

private struct ChairCount: View {
  let banquet: Banquet

  var body: some View {
    Text("Chairs: \(banquet.chairs)")
  }
}
