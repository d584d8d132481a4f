extension RuleExample {
  /// Of `unstable-identity`.
  static let unstableIdentity = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct NotePage: View {
        @State private var count = 0

        var body: some View {
          VStack {
            Button("Add to \(count)") { count += 1 }
            NoteEditor(title: "Draft").id(UUID())
          }
        }
      }

      private struct NoteEditor: View {
        let title: String
        @State private var text = ""

        var body: some View { TextField(title, text: $text) }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct NotePage: View {
        @State private var count = 0

        var body: some View {
          VStack {
            Button("Add to \(count)") { count += 1 }
            NoteEditor(title: "Draft")
          }
        }
      }

      private struct NoteEditor: View {
        let title: String
        @State private var text = ""

        var body: some View { TextField(title, text: $text) }
      }
      """#)
}
