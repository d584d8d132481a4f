extension RuleExample {
  /// Of `work-in-init`.
  static let workInInit = RuleExample(
    incorrect: #"""
      import SwiftUI

      final class Tally: ObservableObject {
        @Published var count = 0
      }

      struct TallyPage: View {
        @ObservedObject var tally = Tally()

        var body: some View {
          Button("Count \(tally.count)") { tally.count += 1 }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      final class Tally: ObservableObject {
        @Published var count = 0
      }

      struct TallyPage: View {
        @StateObject private var tally = Tally()

        var body: some View {
          Button("Count \(tally.count)") { tally.count += 1 }
        }
      }
      """#)
}
