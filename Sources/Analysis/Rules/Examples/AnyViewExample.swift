extension RuleExample {
  /// Of `any-view`.
  static let anyView = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct LightPage: View {
        @State private var isOn = false

        var body: some View {
          VStack {
            isOn
              ? AnyView(Image(systemName: "lightbulb.fill").foregroundStyle(.yellow))
              : AnyView(Text("dark"))
            Toggle("Light", isOn: $isOn)
          }
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct LightPage: View {
        @State private var isOn = false

        var body: some View {
          VStack {
            if isOn {
              Image(systemName: "lightbulb.fill").foregroundStyle(.yellow)
            } else {
              Text("dark")
            }
            Toggle("Light", isOn: $isOn)
          }
        }
      }
      """#)
}
