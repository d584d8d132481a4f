extension RuleExample {
  /// Of `repeated-subtree`.
  static let repeatedSubtree = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct ContactPage: View {
        var body: some View {
          VStack {
            HStack {
              Image(systemName: "phone")
              Text("Call us").font(.headline)
              Spacer()
            }
            HStack {
              Image(systemName: "envelope")
              Text("Write to us").font(.headline)
              Spacer()
            }
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct ContactPage: View {
        var body: some View {
          VStack {
            ContactRow(symbol: "phone", title: "Call us")
            ContactRow(symbol: "envelope", title: "Write to us")
          }
        }
      }

      private struct ContactRow: View {
        let symbol: String
        let title: String

        var body: some View {
          HStack {
            Image(systemName: symbol)
            Text(title).font(.headline)
            Spacer()
          }
        }
      }
      """#)
}
