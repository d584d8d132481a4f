// tutor: exercise26
import SwiftUI

// TODO: One more coat changes no price. What makes the card with the prices
// run?

final class Tariff {
  let coat: Int
  let umbrella: Int

  init(coat: Int, umbrella: Int) {
    self.coat = coat
    self.umbrella = umbrella
  }
}

struct Cloakroom: View {
  let house: String
  @State private var coats = 40
  @State private var takesUmbrellas = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(house).font(.title)
      TariffCard(tariff: Tariff(coat: 3, umbrella: 1))
      Stepper("Coats", value: $coats, in: 0...220)
      Text("\(coats) on the rail").font(.headline)
      Toggle("Umbrellas", isOn: $takesUmbrellas)
      Text(takesUmbrellas ? "Stand by the door" : "No umbrellas today")
    }
    .padding()
  }
}

private struct TariffCard: View {
  let tariff: Tariff

  var body: some View {
    VStack(alignment: .leading) {
      Text("Prices").font(.headline)
      Text("Coat \(tariff.coat)")
      Text("Umbrella \(tariff.umbrella)")
      Divider()
      Text("Keep your ticket").font(.caption)
    }
    .padding()
    .background(.thinMaterial)
  }
}
