extension RuleExample {
  /// Of `variable-row-count`.
  static let variableRowCount = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct Chore: Identifiable {
        let id: Int
        var title: String
        var isDone: Bool
      }

      struct ChoreList: View {
        let chores: [Chore]

        var body: some View {
          List {
            ForEach(chores) { chore in
              if !chore.isDone { Text(chore.title) }
            }
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct Chore: Identifiable {
        let id: Int
        var title: String
        var isDone: Bool
      }

      struct ChoreList: View {
        let openChores: [Chore]

        var body: some View {
          List {
            ForEach(openChores) { Text($0.title) }
          }
        }
      }
      """#)
}
