// tutor: exercise53
import SwiftUI

// TODO: Why does a row of the list run when somebody bids?

struct Lot: Identifiable, Equatable {
  let id: Int
  let title: String
  let estimate: Int
  let seller: String
  var bid: Int
}

struct AuctionBarn: View {
  let village: String
  @State private var lots = [
    Lot(
      id: 4, title: "Milk churn", estimate: 80, seller: "Farm Dale", bid: 30),
    Lot(
      id: 7, title: "Spinning wheel", estimate: 150, seller: "Miss Orme",
      bid: 90),
    Lot(id: 9, title: "Sledge", estimate: 120, seller: "Old mill", bid: 45),
  ]
  @State private var current = 0

  var body: some View {
    VStack {
      Text("\(village), lot \(lots[current].id)").font(.headline)
      Text("\(lots[current].bid) euros").font(.largeTitle)
      Button("Bid") { lots[current].bid += 10 }
      Button("Next lot") { current += 1 }
        .disabled(current == lots.count - 1)
      List {
        ForEach(lots) { lot in
          LotRow(lot: lot)
        }
      }
    }
  }
}

private struct LotRow: View {
  let lot: Lot

  var body: some View {
    HStack {
      Text(lot.title)
      Spacer()
      Text("about \(lot.estimate)").font(.caption)
    }
  }
}
