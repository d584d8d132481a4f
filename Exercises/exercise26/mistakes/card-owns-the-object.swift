// tutor: exercise26
// rejected by: evaluates-less
import SwiftUI

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
      TariffCard()
      Stepper("Coats", value: $coats, in: 0...220)
      Text("\(coats) on the rail").font(.headline)
      Toggle("Umbrellas", isOn: $takesUmbrellas)
      Text(takesUmbrellas ? "Stand by the door" : "No umbrellas today")
    }
    .padding()
  }
}

private struct TariffCard: View {
  @State private var tariff = Tariff(coat: 3, umbrella: 1)

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
