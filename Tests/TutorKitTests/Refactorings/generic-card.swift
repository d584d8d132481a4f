//// before
import SwiftUI
struct HomeView: View {
  @StateObject private var vm = HomeViewModel()
  @Environment(\.openURL) private var openURL
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        VStack(alignment: .leading) {
          Text("News").font(.headline)
          ForEach(vm.news) { article in
            Text(article.title).onTapGesture { openURL(article.url) }
          }
        }
        .padding()
        .background(Color("CardBackground"))
        .cornerRadius(12)
        VStack(alignment: .leading) {
          Text("Weather").font(.headline)
          HStack { Image(systemName: vm.weather.symbol); Text(vm.weather.summary) }
        }
        .padding()
        .background(Color("CardBackground"))
        .cornerRadius(12)
      }
    }
    .onAppear { vm.fetch() }
    .onChange(of: vm.city) { _ in vm.fetch() }
  }
}
//// after
import SwiftUI
struct HomeView: View {
  @StateObject private var vm = HomeViewModel()
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Card(title: "News") { NewsList(news: vm.news) }
        Card(title: "Weather") {
          HStack { Image(systemName: vm.weather.symbol); Text(vm.weather.summary) }
        }
      }
    }
    .onAppear { vm.fetch() }
    .onChange(of: vm.city) { _ in vm.fetch() }
  }
}
struct Card<Content: View>: View {
  private let title: String
  private let content: Content
  init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content
    }
    .padding()
    .background(Color("CardBackground"))
    .cornerRadius(12)
  }
}
struct NewsList: View {
  let news: [Article]
  @Environment(\.openURL) private var openURL
  var body: some View {
    ForEach(news) { article in
      Text(article.title).onTapGesture { openURL(article.url) }
    }
  }
}
#Preview { HomeView() }
//// wrong: opens nothing
-.onTapGesture { openURL(article.url) }
+
//// wrong: radius
-    .cornerRadius(12)
+    .cornerRadius(8)
//// wrong: modifiers in another order
-    .padding()
-    .background(Color("CardBackground"))
+    .background(Color("CardBackground"))
+    .padding()
//// wrong: no fetch on a new city
-    .onChange(of: vm.city) { _ in vm.fetch() }
+
//// wrong: title after the content
-      Text(title).font(.headline)
-      content
+      content
+      Text(title).font(.headline)
