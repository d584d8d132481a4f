extension RuleExample {
  /// Of `closure-input`.
  static let closureInput = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct StopRow: View {
        let name: String
        let choose: () -> Void

        var body: some View { Button(name, action: choose) }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct StopRow: View, Equatable {
        let name: String
        let choose: () -> Void

        var body: some View { Button(name, action: choose) }

        static func == (left: StopRow, right: StopRow) -> Bool {
          left.name == right.name
        }
      }
      """#)
}
