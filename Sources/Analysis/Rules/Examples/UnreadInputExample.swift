extension RuleExample {
  /// Of `unread-input`.
  static let unreadInput = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct ScorePage: View {
        @State private var points = 0

        var body: some View {
          VStack {
            TeamName(name: "Owls", points: points)
            Button("Goal \(points)") { points += 1 }
          }
        }
      }

      private struct TeamName: View {
        let name: String
        let points: Int

        var body: some View { Text(name).font(.title) }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct ScorePage: View {
        @State private var points = 0

        var body: some View {
          VStack {
            TeamName(name: "Owls")
            Button("Goal \(points)") { points += 1 }
          }
        }
      }

      private struct TeamName: View {
        let name: String

        var body: some View { Text(name).font(.title) }
      }
      """#)
}
