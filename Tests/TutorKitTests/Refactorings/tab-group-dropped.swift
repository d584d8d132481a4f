//// before
import SwiftUI
struct RootView: View {
  @AppStorage("onboarded") private var onboarded = false
  @StateObject private var auth = AuthService.shared
  @State private var tab = Tab.home
  enum Tab: Hashable { case home, search, profile }
  var body: some View {
    Group {
      if !onboarded {
        OnboardingView(onFinish: { onboarded = true })
      } else if auth.user == nil {
        LoginView()
      } else {
        tabs
      }
    }
    .tint(.brand)
  }
  var tabs: some View {
    TabView(selection: $tab) {
      HomeView().tabItem { Label("Home", systemImage: "house") }.tag(Tab.home)
      SearchView().tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(Tab.search)
      ProfileView(user: auth.user!).tabItem { Label("Profile", systemImage: "person") }
        .tag(Tab.profile)
        .badge(auth.unreadCount)
    }
  }
}
//// after
import SwiftUI
struct RootView: View {
  @AppStorage("onboarded") private var onboarded = false
  @StateObject private var auth = AuthService.shared
  var body: some View {
    Group {
      if !onboarded {
        OnboardingView(onFinish: { onboarded = true })
      } else if let user = auth.user {
        MainTabs(user: user, unreadCount: auth.unreadCount)
      } else {
        LoginView()
      }
    }
    .tint(.brand)
  }
}
private struct MainTabs: View {
  enum Tab: Hashable { case home, search, profile }
  let user: User
  let unreadCount: Int
  @State private var tab = Tab.home
  var body: some View {
    TabView(selection: $tab) {
      HomeView().tabItem { Label("Home", systemImage: "house") }.tag(Tab.home)
      SearchView().tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(Tab.search)
      ProfileView(user: user).tabItem { Label("Profile", systemImage: "person") }
        .tag(Tab.profile)
        .badge(unreadCount)
    }
  }
}
//// wrong: badge
-        .badge(unreadCount)
+
//// wrong: first tab
-@State private var tab = Tab.home
+@State private var tab = Tab.search
//// wrong: onboarding never ends
-{ onboarded = true }
+{ }
//// wrong: login and tabs exchanged
-      } else if let user = auth.user {
-        MainTabs(user: user, unreadCount: auth.unreadCount)
-      } else {
-        LoginView()
-      }
+      } else if auth.user == nil {
+        MainTabs(user: auth.user!, unreadCount: auth.unreadCount)
+      } else {
+        LoginView()
+      }
//// wrong: tag
-.tag(Tab.search)
+.tag(Tab.profile)
