//// before
import SwiftUI
struct AdvancedSettings: View {
  @Bindable var settings: SettingsModel
  @State private var isExpanded = true
  @State private var confirm = false
  var body: some View {
    DisclosureGroup("Advanced", isExpanded: $isExpanded) {
      Toggle("Debug", isOn: $settings.isDebug)
      if settings.isDebug {
        Picker("Level", selection: $settings.level) {
          ForEach(LogLevel.allCases) { level in Text(level.title).tag(level) }
        }
        Slider(value: $settings.rate, in: 0...1, step: 0.1)
      }
      Button("Reset", role: .destructive) { confirm = true }
    }
    .confirmationDialog("Reset everything?", isPresented: $confirm, titleVisibility: .visible) {
      Button("Reset", role: .destructive) { settings.reset() }
    }
  }
}
//// after
import SwiftUI
struct AdvancedSettings: View {
  @Bindable var settings: SettingsModel
  @State private var isExpanded = true
  @State private var confirm = false
  var body: some View {
    DisclosureGroup("Advanced", isExpanded: $isExpanded) {
      DebugSettings(settings: settings)
      ResetButton { confirm = true }
    }
    .confirmationDialog("Reset everything?", isPresented: $confirm, titleVisibility: .visible) {
      Button("Reset", role: .destructive) { settings.reset() }
    }
  }
}
struct DebugSettings: View {
  @Bindable var settings: SettingsModel
  var body: some View {
    Toggle("Debug", isOn: $settings.isDebug)
    if settings.isDebug {
      Picker("Level", selection: $settings.level) {
        ForEach(LogLevel.allCases) { level in Text(level.title).tag(level) }
      }
      Slider(value: $settings.rate, in: 0...1, step: 0.1)
    }
  }
}
struct ResetButton: View {
  let action: () -> Void
  var body: some View { Button("Reset", role: .destructive, action: action) }
}
//// wrong: role
-Button("Reset", role: .destructive, action: action)
+Button("Reset", action: action)
//// wrong: the dialog resets nothing
-{ settings.reset() }
+{ }
//// wrong: step
-step: 0.1
+step: 0.2
//// wrong: level bound to rate
-value: $settings.rate
+value: .constant(settings.rate)
//// wrong: asks nothing
-{ confirm = true }
+{ }
