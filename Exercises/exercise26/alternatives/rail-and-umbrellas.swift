// tutor: exercise26
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

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(house).font(.title)
      TariffCard(tariff: Tariff(coat: 3, umbrella: 1))
      CoatRail()
      UmbrellaStand()
    }
    .padding()
  }
}

private struct CoatRail: View {
  @State private var coats = 40

  var body: some View {
    Stepper("Coats", value: $coats, in: 0...220)
    Text("\(coats) on the rail").font(.headline)
  }
}

private struct UmbrellaStand: View {
  @State private var takesUmbrellas = true

  var body: some View {
    Toggle("Umbrellas", isOn: $takesUmbrellas)
    Text(takesUmbrellas ? "Stand by the door" : "No umbrellas today")
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
