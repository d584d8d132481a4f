extension RuleExample {
  /// Of `work-in-body`.
  static let workInBody = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct GuestPage: View {
        @State private var guests = ["Eve", "Ada", "Bo"]
        @State private var isLarge = false

        var body: some View {
          VStack {
            ForEach(guests.sorted(), id: \.self) { Text($0).bold(isLarge) }
            Toggle("Large", isOn: $isLarge)
            Button("Leave") { guests.removeLast() }
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct GuestPage: View {
        @State private var guests = ["Ada", "Bo", "Eve"]
        @State private var isLarge = false

        var body: some View {
          VStack {
            ForEach(guests, id: \.self) { Text($0).bold(isLarge) }
            Toggle("Large", isOn: $isLarge)
            Button("Leave") { guests.removeLast() }
          }
        }
      }
      """#)
}
