// i: Board=1 Col-todo=1 Col-doing=1 Col-done=1 C1=1 C2=1
// @move: Board=1 Col-todo=1 Col-doing=1 C1=1
// @noop: -
// root: Board()
import SwiftUI

struct Card: Identifiable, Equatable { let id: Int; var title: String; var lane: Lane }
enum Lane: String, CaseIterable { case todo, doing, done; var next: Lane? { let all = Self.allCases; guard let i = all.firstIndex(of: self), i + 1 < all.count else { return nil }; return all[i + 1] } }
struct CardView: View { let card: Card; var body: some View { let _ = probe("C\(card.id)"); Text(card.title) } }
struct Column: View { let lane: Lane; let cards: [Card]; var body: some View { let _ = probe("Col-\(lane.rawValue)"); VStack { Text("\(lane.rawValue.uppercased()) (\(cards.count))"); ForEach(cards) { CardView(card: $0) } } } }
struct Board: View { @State private var cards = [Card(id: 1, title: "A", lane: .todo), Card(id: 2, title: "B", lane: .doing)]
  private func advance(_ id: Int) { guard let i = cards.firstIndex(where: { $0.id == id }), let n = cards[i].lane.next else { return }; cards[i].lane = n }
  var body: some View { let _ = probe("Board"); let _ = step("move") { advance(1) }; let _ = step("noop") { advance(99) }
    HStack { ForEach(Lane.allCases, id: \.self) { lane in Column(lane: lane, cards: cards.filter { $0.lane == lane }) } } } }
