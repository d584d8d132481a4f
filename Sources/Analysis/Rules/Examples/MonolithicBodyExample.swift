extension RuleExample {
  /// Of `monolithic-body`.
  static let monolithicBody = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct MatchPage: View {
        let home: [String]
        let guests: [String]

        var body: some View {
          VStack {
            Text("Home").font(.title)
            Text("\(home.count) players")
            Image(systemName: "house")
            Text(home.first ?? "nobody")
          }
          VStack {
            Label("Guests", systemImage: "bus")
            Spacer()
            Text("\(guests.count) players").bold()
            Text(guests.first ?? "nobody")
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct MatchPage: View {
        let home: [String]
        let guests: [String]

        var body: some View {
          HomeTeam(players: home)
          GuestTeam(players: guests)
        }
      }

      private struct HomeTeam: View {
        let players: [String]

        var body: some View {
          VStack {
            Text("Home").font(.title)
            Text("\(players.count) players")
            Image(systemName: "house")
            Text(players.first ?? "nobody")
          }
        }
      }

      private struct GuestTeam: View {
        let players: [String]

        var body: some View {
          VStack {
            Label("Guests", systemImage: "bus")
            Spacer()
            Text("\(players.count) players").bold()
            Text(players.first ?? "nobody")
          }
        }
      }
      """#)
}
