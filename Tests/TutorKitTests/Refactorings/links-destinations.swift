//// before
import SwiftUI
struct SubredditView: View {
  let name: String
  @ObservedObject var loader: PostLoader
  @State private var showsRules = false
  var body: some View {
    List(loader.posts, id: \.id) { post in
      NavigationLink(destination: PostView(post: post)) {
        HStack {
          score(of: post)
          VStack(alignment: .leading) {
            Text(post.title).font(.headline).lineLimit(2)
            Text("u/\(post.author) • \(post.comments) comments").font(.caption)
          }
        }
      }
    }
    .overlay { if loader.isLoading { ProgressView() } }
    .navigationBarItems(trailing: Button(action: { self.showsRules.toggle() }) {
      Image(systemName: "info.circle")
    })
    .popover(isPresented: $showsRules) {
      ScrollView { Text(self.loader.rules ?? "No rules").padding() }
    }
    .onAppear { self.loader.load(subreddit: self.name) }
    .navigationBarTitle("r/\(name)", displayMode: .large)
  }
  func score(of post: Post) -> some View {
    VStack {
      Image(systemName: "arrow.up").onTapGesture { self.loader.upvote(post) }
      Text(post.score > 1000 ? "\(post.score / 1000)k" : "\(post.score)")
    }
    .frame(width: 44)
  }
}
//// after
import SwiftUI
struct SubredditView: View {
  let name: String
  @ObservedObject var loader: PostLoader
  @State private var showsRules = false
  var body: some View {
    List(loader.posts, id: \.id) { post in
      NavigationLink(destination: PostView(post: post)) {
        PostCell(post: post, onUpvote: { loader.upvote(post) })
      }
    }
    .overlay { LoadingOverlay(isLoading: loader.isLoading) }
    .navigationBarItems(trailing: RulesButton(isPresented: $showsRules))
    .popover(isPresented: $showsRules) { RulesView(rules: loader.rules) }
    .onAppear { loader.load(subreddit: name) }
    .navigationBarTitle("r/\(name)", displayMode: .large)
  }
}
struct PostCell: View {
  let post: Post
  let onUpvote: () -> Void
  private var score: String { post.score > 1000 ? "\(post.score / 1000)k" : "\(post.score)" }
  private var byline: String { "u/\(post.author) • \(post.comments) comments" }
  var body: some View {
    HStack {
      VStack {
        Image(systemName: "arrow.up").onTapGesture(perform: onUpvote)
        Text(score)
      }
      .frame(width: 44)
      VStack(alignment: .leading) {
        Text(post.title).font(.headline).lineLimit(2)
        Text(byline).font(.caption)
      }
    }
  }
}
struct LoadingOverlay: View {
  let isLoading: Bool
  var body: some View { if isLoading { ProgressView() } }
}
struct RulesButton: View {
  @Binding var isPresented: Bool
  var body: some View {
    Button(action: { isPresented.toggle() }) { Image(systemName: "info.circle") }
  }
}
struct RulesView: View {
  let rules: String?
  var body: some View { ScrollView { Text(rules ?? "No rules").padding() } }
}
//// wrong: no score above a thousand
-post.score > 1000 ? "\(post.score / 1000)k" : "\(post.score)"
+"\(post.score)"
//// wrong: upvote
-onUpvote: { loader.upvote(post) }
+onUpvote: { }
//// wrong: another destination
-destination: PostView(post: post)
+destination: PostView(post: loader.posts[0])
//// wrong: rules text
-rules ?? "No rules"
+rules ?? ""
//// wrong: always loading
-if isLoading { ProgressView() }
+ProgressView()
//// wrong: loads on no appearance
-    .onAppear { loader.load(subreddit: name) }
+
//// wrong: line limit
-.lineLimit(2)
+.lineLimit(3)
