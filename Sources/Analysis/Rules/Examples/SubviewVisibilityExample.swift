extension RuleExample {
  /// Of `subview-visibility`.
  static let subviewVisibility = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct StatusPage: View {
        @State private var isOpen = true

        var body: some View {
          VStack {
            StatusBadge(isOpen: isOpen)
            Toggle("Open", isOn: $isOpen)
          }
        }
      }

      struct StatusBadge: View {
        let isOpen: Bool

        var body: some View { Text(isOpen ? "Open" : "Closed") }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct StatusPage: View {
        @State private var isOpen = true

        var body: some View {
          VStack {
            StatusBadge(isOpen: isOpen)
            Toggle("Open", isOn: $isOpen)
          }
        }
      }

      private struct StatusBadge: View {
        let isOpen: Bool

        var body: some View { Text(isOpen ? "Open" : "Closed") }
      }
      """#)
}
