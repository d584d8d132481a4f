//// before
import SwiftUI
import Combine
struct SearchScreen: View {
  @StateObject private var model = SearchModel()
  var body: some View {
    VStack {
      HStack {
        Image(systemName: "magnifyingglass")
        TextField("Search", text: $model.query)
        if !model.query.isEmpty {
          Button(action: { model.query = "" }) { Image(systemName: "xmark.circle.fill") }
        }
      }
      .padding(8)
      List(model.results, id: \.self) { Text($0) }
    }
    .onReceive(NotificationCenter.default.publisher(for: .reload)) { _ in model.reload() }
  }
}
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  func reload() { results = ["reloaded"] }
}
//// after
import SwiftUI
import Combine
struct SearchScreen: View {
  @StateObject private var model = SearchModel()
  var body: some View {
    VStack {
      SearchBar(query: $model.query)
      List(model.results, id: \.self) { Text($0) }
    }
    .onReceive(NotificationCenter.default.publisher(for: .reload)) { _ in model.reload() }
  }
}
private struct SearchBar: View {
  @Binding var query: String
  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
      TextField("Search", text: $query)
      if !query.isEmpty {
        Button(action: { query = "" }) { Image(systemName: "xmark.circle.fill") }
      }
    }
    .padding(8)
  }
}
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  func reload() { results = ["reloaded"] }
}
//// wrong: other notification
-for: .reload
+for: .refresh
//// wrong: no reload
-{ _ in model.reload() }
+{ _ in }
//// wrong: clear
-{ query = "" }
+{ }
//// wrong: always clearable
-      if !query.isEmpty {
-        Button(action: { query = "" }) { Image(systemName: "xmark.circle.fill") }
-      }
+      Button(action: { query = "" }) { Image(systemName: "xmark.circle.fill") }
