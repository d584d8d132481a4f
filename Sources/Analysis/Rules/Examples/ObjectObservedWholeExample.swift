extension RuleExample {
  /// Of `object-observed-whole`.
  static let objectObservedWhole = RuleExample(
    incorrect: #"""
      import SwiftUI

      final class Settings: ObservableObject {
        @Published var name = "Ann"
        @Published var volume = 5
        @Published var isDark = false
        @Published var language = "en"
      }

      struct Greeting: View {
        @ObservedObject var settings: Settings

        var body: some View { Text("Hello, \(settings.name)") }
      }
      """#,
    correct: #"""
      import SwiftUI

      final class Settings: ObservableObject {
        @Published var name = "Ann"
        @Published var volume = 5
        @Published var isDark = false
        @Published var language = "en"
      }

      struct Greeting: View {
        let name: String

        var body: some View { Text("Hello, \(name)") }
      }
      """#)
}
