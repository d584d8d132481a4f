//// before
import SwiftUI
struct SettingsView: View {
  @AppStorage("notifications") private var notifications = true
  @AppStorage("theme") private var theme = "system"
  @Environment(\.dismiss) private var dismiss
  @State private var showingResetAlert = false
  @EnvironmentObject private var session: SessionManager
  var body: some View {
    NavigationView {
      Form {
        notificationsSection
        appearanceSection
        accountSection
      }
      .navigationBarTitle("Settings", displayMode: .inline)
      .navigationBarItems(trailing: Button("Done") { dismiss() })
      .alert("Reset?", isPresented: $showingResetAlert) {
        Button("Reset", role: .destructive) { session.reset() }
        Button("Cancel", role: .cancel) {}
      } message: { Text("This cannot be undone.") }
    }
  }
  @ViewBuilder var notificationsSection: some View {
    Section(header: Text("Notifications")) {
      Toggle("Enabled", isOn: $notifications)
      if notifications {
        NavigationLink("Schedule", destination: ScheduleView())
      }
    }
  }
  var appearanceSection: some View {
    Section("Appearance") {
      Picker("Theme", selection: $theme) {
        Text("System").tag("system")
        Text("Dark").tag("dark")
      }
    }
  }
  private var accountSection: some View {
    Section {
      Button(action: { showingResetAlert = true }) { Text("Reset all") }
        .foregroundColor(.red)
      Button(action: session.signOut) { Label("Sign out", systemImage: "arrow.right") }
    }
  }
}
//// after
import SwiftUI
struct SettingsView: View {
  @State private var showingResetAlert = false
  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var session: SessionManager
  var body: some View {
    NavigationView {
      Form {
        NotificationsSection()
        AppearanceSection()
        AccountSection(onReset: { showingResetAlert = true }, onSignOut: session.signOut)
      }
      .navigationBarTitle("Settings", displayMode: .inline)
      .navigationBarItems(trailing: Button("Done") { dismiss() })
      .alert("Reset?", isPresented: $showingResetAlert) {
        Button("Reset", role: .destructive) { session.reset() }
        Button("Cancel", role: .cancel) {}
      } message: { Text("This cannot be undone.") }
    }
  }
}
private struct NotificationsSection: View {
  @AppStorage("notifications") private var notifications = true
  var body: some View {
    Section(header: Text("Notifications")) {
      Toggle("Enabled", isOn: $notifications)
      if notifications {
        NavigationLink("Schedule", destination: ScheduleView())
      }
    }
  }
}
private struct AppearanceSection: View {
  @AppStorage("theme") private var theme = "system"
  var body: some View {
    Section("Appearance") {
      Picker("Theme", selection: $theme) {
        Text("System").tag("system")
        Text("Dark").tag("dark")
      }
    }
  }
}
private struct AccountSection: View {
  let onReset: () -> Void
  let onSignOut: () -> Void
  var body: some View {
    Section {
      Button(action: onReset) { Text("Reset all") }
        .foregroundColor(.red)
      Button(action: onSignOut) { Label("Sign out", systemImage: "arrow.right") }
    }
  }
}
//// wrong: sign out calls reset
-onSignOut: session.signOut
+onSignOut: session.reset
//// wrong: reset calls nothing
-onReset: { showingResetAlert = true }
+onReset: {}
//// wrong: other key
-@AppStorage("theme") private var theme
+@AppStorage("themes") private var theme
//// wrong: state, not storage
-@AppStorage("notifications")
+@State
//// wrong: done does nothing
-{ dismiss() }
+{ }
//// wrong: destructive call in the alert lost
-{ session.reset() }
+{ }
