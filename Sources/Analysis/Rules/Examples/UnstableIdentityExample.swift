extension RuleExample {
  /// Of `unstable-identity`.
  static let unstableIdentity = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct NotePage: View {
        @State private var count = 0

        var body: some View {
          VStack {
            Button("Add") { count += 1 }
            NoteEditor(number: count).id(UUID())
          }
        }
      }

      private struct NoteEditor: View {
        let number: Int
        @State private var text = ""

        var body: some View { TextField("Note \(number)", text: $text) }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct NotePage: View {
        @State private var count = 0

        var body: some View {
          VStack {
            Button("Add") { count += 1 }
            NoteEditor(number: count).id(count)
          }
        }
      }

      private struct NoteEditor: View {
        let number: Int
        @State private var text = ""

        var body: some View { TextField("Note \(number)", text: $text) }
      }
      """#)
}
