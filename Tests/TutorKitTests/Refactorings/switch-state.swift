//// before
import SwiftUI
struct FeedView: View {
  @StateObject private var model = FeedModel()
  var body: some View {
    content
      .task { await model.load() }
      .refreshable { await model.load() }
  }
  @ViewBuilder private var content: some View {
    switch model.state {
    case .idle, .loading: ProgressView()
    case .failed(let error): errorView(error)
    case .loaded(let posts): list(of: posts)
    }
  }
  private func errorView(_ error: Error) -> some View {
    VStack {
      Image("error-illustration")
      Text(error.localizedDescription)
      Button("Retry") { Task { await model.load() } }
    }
  }
  private func list(of posts: [Post]) -> some View {
    List(posts) { post in PostRow(post: post, isLiked: model.isLiked(post)) }
  }
}
//// after
import SwiftUI
struct FeedView: View {
  @StateObject private var model = FeedModel()
  var body: some View {
    FeedContent(model: model)
      .task { await model.load() }
      .refreshable { await model.load() }
  }
}
private struct FeedContent: View {
  @ObservedObject var model: FeedModel
  var body: some View {
    switch model.state {
    case .idle, .loading: ProgressView()
    case .failed(let error): FeedError(error: error, retry: { Task { await model.load() } })
    case .loaded(let posts): FeedList(posts: posts, isLiked: model.isLiked)
    }
  }
}
private struct FeedError: View {
  let error: Error
  let retry: () -> Void
  var body: some View {
    VStack {
      Image("error-illustration")
      Text(error.localizedDescription)
      Button("Retry", action: retry)
    }
  }
}
private struct FeedList: View {
  let posts: [Post]
  let isLiked: (Post) -> Bool
  var body: some View {
    List(posts) { post in PostRow(post: post, isLiked: isLiked(post)) }
  }
}
//// wrong: refreshable gone
-      .refreshable { await model.load() }
+
//// wrong: no load
-      .task { await model.load() }
+      .task { }
//// wrong: error text
-Text(error.localizedDescription)
+Text("Error")
//// wrong: loading shows nothing
-case .idle, .loading: ProgressView()
+case .idle, .loading: EmptyView()
//// wrong: retry dead
-retry: { Task { await model.load() } }
+retry: { }
