// tutor: exercise55
import SwiftUI

struct Seed: Identifiable, Equatable {
  let name: String
  let month: Int
  let cents: Int
  let grower: String
  var packets: Int

  var id: String { name }
}

struct SeedCatalogue: View {
  let house: String
  @State private var seeds = [
    Seed(
      name: "Broad bean", month: 1, cents: 240, grower: "Ansell", packets: 8),
    Seed(name: "Leek", month: 3, cents: 195, grower: "Birk", packets: 12),
    Seed(name: "Parsnip", month: 3, cents: 210, grower: "Ansell", packets: 5),
    Seed(
      name: "Beetroot", month: 4, cents: 185, grower: "Corrie", packets: 20),
    Seed(
      name: "Runner bean", month: 5, cents: 260, grower: "Birk", packets: 9),
    Seed(name: "Garlic", month: 12, cents: 320, grower: "Corrie", packets: 3),
  ]
  @State private var month = 3
  @State private var isLarge = false

  var body: some View {
    VStack {
      Text(house).font(.title)
      Stepper("Month", value: $month, in: 1...12)
      Toggle("Large print", isOn: $isLarge)
      Text("\(seeds.reduce(0) { $0 + $1.packets }) packets in the shed")
      Button("Deliver") {
        for index in seeds.indices { seeds[index].packets += 10 }
      }
      List {
        ForEach(
          seeds.filter { $0.month == month || $0.month == month % 12 + 1 }
        ) { seed in
          SeedRow(name: seed.name, cents: seed.cents, isLarge: isLarge)
        }
      }
    }
  }
}

private struct SeedRow: View {
  let name: String
  let cents: Int
  let isLarge: Bool

  var body: some View {
    HStack {
      Image(systemName: "leaf")
      Text(name).font(isLarge ? .title3 : .body)
      Spacer()
      Text("\(cents) ct").foregroundStyle(.secondary)
    }
  }
}
