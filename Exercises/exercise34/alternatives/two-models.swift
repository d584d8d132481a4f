// tutor: exercise34
import SwiftUI

@Observable
final class Game {
  var moves = 0
  var rings = 0

  func move() { moves += 1 }

  func ring() { rings += 1 }
}

@Observable
final class House {
  let notice = "Simul on Friday"
  let players = 12
  var isKitchenOpen = true
}

struct ClubEvening: View {
  @State private var game = Game()
  @State private var house = House()

  var body: some View {
    VStack(spacing: 16) {
      NoticeCard(notice: house.notice)
      KitchenCard(house: house)
      BoardCard(game: game, players: house.players)
      BellCard(onRing: game.ring)
    }
    .padding()
  }
}

private struct NoticeCard: View {
  let notice: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("Notice").font(.caption)
      Text(notice).font(.headline)
      Divider()
    }
  }
}

private struct KitchenCard: View {
  @Bindable var house: House

  var body: some View {
    HStack {
      Image(systemName: "cup.and.saucer")
      Toggle("Kitchen open", isOn: $house.isKitchenOpen)
      Text(house.isKitchenOpen ? "Soup until nine" : "Water only").font(.caption)
    }
  }
}

private struct BoardCard: View {
  let game: Game
  let players: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(game.moves % 2 == 0 ? "White to move" : "Black to move").font(.headline)
      Text("Move \(game.moves / 2 + 1)")
      Text("\(players) players, the bell rang \(game.rings) times").font(.caption)
      Button("Move") { game.move() }
    }
  }
}

private struct BellCard: View {
  let onRing: () -> Void

  var body: some View {
    HStack {
      Image(systemName: "bell")
      Text("Ring before you speak").font(.caption)
      Button("Ring the bell") { onRing() }
    }
  }
}
