extension RuleExample {
  /// Of `work-in-body`.
  static let workInBody = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct GuestPage: View {
        @State private var guests = ["Eve", "Ada", "Bo"]
        @State private var isOpen = false

        var body: some View {
          VStack {
            ForEach(guests.sorted(), id: \.self) { Text($0) }
            Text(isOpen ? "Come in" : "Please wait")
            Toggle("Open", isOn: $isOpen)
            Button("Leave") { guests.removeLast() }
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct GuestPage: View {
        @State private var guests = ["Eve", "Ada", "Bo"]
        @State private var isOpen = false

        var body: some View {
          VStack {
            GuestNames(guests: guests)
            Text(isOpen ? "Come in" : "Please wait")
            Toggle("Open", isOn: $isOpen)
            Button("Leave") { guests.removeLast() }
          }
        }
      }

      private struct GuestNames: View {
        let guests: [String]

        var body: some View {
          ForEach(guests.sorted(), id: \.self) { Text($0) }
        }
      }
      """#)
}
