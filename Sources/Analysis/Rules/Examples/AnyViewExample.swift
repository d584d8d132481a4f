extension RuleExample {
  /// Of `any-view`.
  static let anyView = RuleExample(
    incorrect: #"""
      import SwiftUI

      struct LightPage: View {
        @State private var isOn = false

        var body: some View {
          VStack {
            lamp
            Toggle("Light", isOn: $isOn)
          }
        }

        private var lamp: AnyView {
          if isOn {
            return AnyView(Image(systemName: "lightbulb.fill").foregroundStyle(.yellow))
          }
          return AnyView(Text("dark"))
        }
      }
      """#,
    correct: #"""
      import SwiftUI

      struct LightPage: View {
        @State private var isOn = false

        var body: some View {
          VStack {
            Lamp(isOn: isOn)
            Toggle("Light", isOn: $isOn)
          }
        }
      }

      private struct Lamp: View {
        let isOn: Bool

        var body: some View {
          if isOn {
            Image(systemName: "lightbulb.fill").foregroundStyle(.yellow)
          } else {
            Text("dark")
          }
        }
      }
      """#)
}
