extension RuleExample {
  /// Of `computed-view`.
  static let computedView = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct ArticlePage: View {
        let title: String
        @State private var likes = 0

        var body: some View {
          VStack {
            header
            Button("Like \(likes)") { likes += 1 }
          }
        }

        private var header: some View {
          VStack {
            Text(title).font(.largeTitle)
            Text("Read in five minutes").font(.caption)
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct ArticlePage: View {
        let title: String
        @State private var likes = 0

        var body: some View {
          VStack {
            ArticleHeader(title: title)
            Button("Like \(likes)") { likes += 1 }
          }
        }
      }

      private struct ArticleHeader: View {
        let title: String

        var body: some View {
          VStack {
            Text(title).font(.largeTitle)
            Text("Read in five minutes").font(.caption)
          }
        }
      }
      """#)
}
