// tutor: exercise34
import SwiftUI

// TODO: A move on the board runs the kitchen, the notice and the bell. Let it
// run the board alone.

final class Evening: ObservableObject {
  @Published var notice = "Simul on Friday"
  @Published var moves = 0
  @Published var isKitchenOpen = true
  @Published var players = 12
  @Published var rings = 0

  func move() { moves += 1 }

  func ring() { rings += 1 }
}

struct ClubEvening: View {
  @StateObject private var evening = Evening()

  var body: some View {
    VStack(spacing: 16) {
      NoticeCard(evening: evening)
      KitchenCard(evening: evening)
      BoardCard(evening: evening)
      BellCard(evening: evening)
    }
    .padding()
  }
}

private struct NoticeCard: View {
  @ObservedObject var evening: Evening

  var body: some View {
    VStack(alignment: .leading) {
      Text("Notice").font(.caption)
      Text(evening.notice).font(.headline)
      Divider()
    }
  }
}

private struct KitchenCard: View {
  @ObservedObject var evening: Evening

  var body: some View {
    HStack {
      Image(systemName: "cup.and.saucer")
      Toggle("Kitchen open", isOn: $evening.isKitchenOpen)
      Text(evening.isKitchenOpen ? "Soup until nine" : "Water only")
        .font(.caption)
    }
  }
}

private struct BoardCard: View {
  @ObservedObject var evening: Evening

  var body: some View {
    VStack(alignment: .leading) {
      Text(evening.moves % 2 == 0 ? "White to move" : "Black to move")
        .font(.headline)
      Text("Move \(evening.moves / 2 + 1)")
      Text("\(evening.players) players, the bell rang \(evening.rings) times")
        .font(.caption)
      Button("Move") { evening.move() }
    }
  }
}

private struct BellCard: View {
  @ObservedObject var evening: Evening

  var body: some View {
    HStack {
      Image(systemName: "bell")
      Text("Ring before you speak").font(.caption)
      Button("Ring the bell") { evening.ring() }
    }
  }
}
