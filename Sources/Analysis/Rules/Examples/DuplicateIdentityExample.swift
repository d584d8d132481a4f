extension RuleExample {
  /// Of `duplicate-identity`.
  static let duplicateIdentity = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct RosterPage: View {
        var body: some View {
          List {
            ForEach(["Ann", "Ben", "Ann"], id: \.self) { Text($0) }
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct Player: Identifiable {
        let id: Int
        var name: String
      }

      struct RosterPage: View {
        private let players = [
          Player(id: 1, name: "Ann"), Player(id: 2, name: "Ben"), Player(id: 3, name: "Ann"),
        ]

        var body: some View {
          List {
            ForEach(players) { Text($0.name) }
          }
        }
      }
      """#)
}
