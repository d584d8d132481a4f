// tutor: exercise55
import SwiftUI

// TODO: A delivery changes one number on the screen. Let the rows of the
// catalogue stand still.

struct Seed: Equatable {
  let name: String
  let month: Int
  let cents: Int
  let grower: String
  var packets: Int
}

struct SeedLine: Identifiable {
  let id = UUID()
  let seed: Seed
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
        ForEach(lines) { line in
          if line.seed.month == month || line.seed.month == month % 12 + 1 {
            SeedRow(seed: line.seed, isLarge: isLarge)
          }
        }
      }
    }
  }

  private var lines: [SeedLine] {
    seeds.map { SeedLine(seed: $0) }
  }
}

private struct SeedRow: View {
  let seed: Seed
  let isLarge: Bool

  var body: some View {
    HStack {
      Image(systemName: "leaf")
      Text(seed.name).font(isLarge ? .title3 : .body)
      Spacer()
      Text("\(seed.cents) ct").foregroundStyle(.secondary)
    }
  }
}
