// tutor: exercise3
import SwiftUI

struct Venue {
  var name = "Old boathouse"
  var address = "Quay 5"
  var capacity = 40
}

struct BanquetPlanner: View {
  @State private var guests = 8
  @State private var hasMusic = false
  let venue = Venue()

  var body: some View {
    VStack {
      VenueCard(venue: venue)
      GuestPicker(guests: $guests)
      Toggle("Music", isOn: $hasMusic)
      Text(hasMusic ? "With a band" : "No music")
      Text("Chairs: \(guests + 2)")
    }
  }
}

private struct VenueCard: View {
  let venue: Venue

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "building.columns").font(.largeTitle)
      Text(venue.name).font(.title)
      Text(venue.address).font(.body)
      Text("Up to \(venue.capacity) guests").font(.caption)
    }
    .padding()
  }
}

private struct GuestPicker: View {
  @Binding var guests: Int

  var body: some View {
    Stepper("Guests: \(guests)", value: $guests, in: 1...40)
  }
}
