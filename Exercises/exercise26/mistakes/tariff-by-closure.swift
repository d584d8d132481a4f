// tutor: exercise26
// rejected by: evaluates-less
import SwiftUI

struct Cloakroom: View {
  let house: String
  @State private var coats = 40
  @State private var takesUmbrellas = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(house).font(.title)
      TariffCard(price: price)
      Stepper("Coats", value: $coats, in: 0...220)
      Text("\(coats) on the rail").font(.headline)
      Toggle("Umbrellas", isOn: $takesUmbrellas)
      Text(takesUmbrellas ? "Stand by the door" : "No umbrellas today")
    }
    .padding()
  }

  private func price(of thing: String) -> Int {
    thing == "coat" ? 3 : 1
  }
}

private struct TariffCard: View {
  let price: (String) -> Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Prices").font(.headline)
      Text("Coat \(price("coat"))")
      Text("Umbrella \(price("umbrella"))")
      Divider()
      Text("Keep your ticket").font(.caption)
    }
    .padding()
    .background(.thinMaterial)
  }
}
