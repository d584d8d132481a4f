// tutor: exercise26
// rejected by: renders-the-same
import SwiftUI

struct Cloakroom: View {
  let house: String
  @State private var coats = 40
  @State private var takesUmbrellas = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(house).font(.title)
      TariffCard(coat: 3, umbrella: 1)
      Stepper("Coats", value: $coats, in: 0...220)
      Text("\(coats) on the rail").font(.headline)
      Toggle("Umbrellas", isOn: $takesUmbrellas)
      Text(takesUmbrellas ? "Stand by the door" : "No umbrellas today")
    }
    .padding()
  }
}

private struct TariffCard: View {
  let coat: Int
  let umbrella: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("Prices").font(.headline)
      Text("Coat \(coat)")
      Text("Umbrella \(umbrella)")
      Divider()
    }
    .padding()
    .background(.thinMaterial)
  }
}
