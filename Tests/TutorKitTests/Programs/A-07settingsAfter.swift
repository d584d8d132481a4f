// note: settings struct in @State; sections take bindings; whole-state dependency -> any field change re-runs all readers
// i: Settings=1 General=1 Notif=1 About=1
// @toggle:Sound: Notif=1 General=1
// @select:Theme=dark: General=1 Notif=1
// @reset: General=1 Notif=1
// root: SettingsScreen()
import SwiftUI

struct AppSettings: Equatable { enum Theme: String, CaseIterable, Identifiable { case light, dark, system; var id: String { rawValue }; var label: String { rawValue.capitalized } }
  var theme: Theme = .system; var sound = true; var badge = true; var fontSize = 14.0 }
struct General: View { @Binding var theme: AppSettings.Theme; @Binding var size: Double
  var body: some View { let _ = probe("General"); Section("General") { Picker("Theme", selection: $theme) { ForEach(AppSettings.Theme.allCases) { t in Text(t.label).tag(t) } }; Slider(value: $size, in: 10...24, step: 1); Text("\(Int(size)) pt \(theme.label)") } } }
struct Notif: View { @Binding var s: AppSettings; var body: some View { let _ = probe("Notif"); Section("Notifications") { Toggle("Sound", isOn: $s.sound); Toggle("Badge", isOn: $s.badge).disabled(!s.sound) } } }
struct About: View { var version = "1.0"; var body: some View { let _ = probe("About"); Text("v\(version)") } }
struct SettingsScreen: View { @State private var s = AppSettings()
  var body: some View { let _ = probe("Settings"); let _ = step("reset") { s = AppSettings() }; Form { General(theme: $s.theme, size: $s.fontSize); Notif(s: $s); About() } } }
