// tutor: exercise3
import SwiftUI

@Observable
final class Party {
  var hasMusic = false
}

struct BanquetPlanner: View {
  @State private var guests = 8
  @State private var party = Party()
  let venue = "Old boathouse"
  let address = "Quay 5"
  let capacity = 40

  var body: some View {
    VStack {
      VenueCard(venue: venue, address: address, capacity: capacity)
      GuestPicker(guests: $guests)
      MusicChoice(party: party)
      Text("Chairs: \(guests + 2)")
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
  @Binding var guests: Int

  var body: some View {
    Stepper("Guests: \(guests)", value: $guests, in: 1...40)
  }
}

private struct MusicChoice: View {
  @Bindable var party: Party

  var body: some View {
    Toggle("Music", isOn: $party.hasMusic)
    Text(party.hasMusic ? "With a band" : "No music")
  }
}
