// tutor: exercise53
import SwiftUI

struct Lot: Identifiable, Equatable {
  let id: Int
  let title: String
  let estimate: Int
  let seller: String
}

struct AuctionBarn: View {
  let village: String
  private let lots = [
    Lot(id: 4, title: "Milk churn", estimate: 80, seller: "Farm Dale"),
    Lot(id: 7, title: "Spinning wheel", estimate: 150, seller: "Miss Orme"),
    Lot(id: 9, title: "Sledge", estimate: 120, seller: "Old mill"),
  ]
  @State private var bids = [30, 90, 45]
  @State private var current = 0

  var body: some View {
    VStack {
      Text("\(village), lot \(lots[current].id)").font(.headline)
      Text("\(bids[current]) euros").font(.largeTitle)
      Button("Bid") { bids[current] += 10 }
      Button("Next lot") { current += 1 }
        .disabled(current == lots.count - 1)
      List {
        ForEach(lots) { lot in
          LotRow(title: lot.title, estimate: lot.estimate)
        }
      }
    }
  }
}

private struct LotRow: View {
  let title: String
  let estimate: Int

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text("about \(estimate)").font(.caption)
    }
  }
}
