extension RuleExample {
  /// Of `uncomparable-input`.
  static let uncomparableInput = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct ClockPage: View {
        @State private var isBold = false

        var body: some View {
          VStack {
            Toggle("Bold", isOn: $isBold)
            Text("Parcel").bold(isBold)
            Stamp(token: UUID())
          }
        }
      }

      private struct Stamp: View {
        let token: UUID

        var body: some View { Text(token.uuidString) }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct ClockPage: View {
        @State private var isBold = false
        @State private var token = UUID()

        var body: some View {
          VStack {
            Toggle("Bold", isOn: $isBold)
            Text("Parcel").bold(isBold)
            Stamp(token: token)
          }
        }
      }

      private struct Stamp: View {
        let token: UUID

        var body: some View { Text(token.uuidString) }
      }
      """#)
}
