//// before
import SwiftUI
struct CommentsView: View {
  let comments: [Comment]
  @EnvironmentObject var session: Session
  @State private var reply = ""
  @State private var isCollapsed = false
  @FocusState private var focused: Bool
  var body: some View {
    VStack {
      Button(isCollapsed ? "Show" : "Hide") { isCollapsed.toggle() }
      if !isCollapsed {
        ForEach(comments) { comment in
          VStack(alignment: .leading) {
            Text(comment.author).bold()
            Text(comment.body)
            Text(comment.date.timeAgo()).font(.caption2)
          }
        }
      }
      HStack {
        TextField("Reply", text: $reply).focused($focused)
        Button("Send") {
          session.post(reply, on: comments.first?.id)
          reply = ""
          focused = false
        }
        .disabled(reply.isEmpty || !session.isSignedIn)
      }
    }
  }
}
//// after
import SwiftUI
struct CommentsView: View {
  let comments: [Comment]
  var body: some View {
    VStack {
      CommentList(comments: comments)
      ReplyField(parentID: comments.first?.id)
    }
  }
}
private struct CommentList: View {
  let comments: [Comment]
  @State private var isCollapsed = false
  var body: some View {
    Button(isCollapsed ? "Show" : "Hide") { isCollapsed.toggle() }
    if !isCollapsed {
      ForEach(comments) { comment in CommentRow(comment: comment) }
    }
  }
}
private struct CommentRow: View {
  let comment: Comment
  var body: some View {
    VStack(alignment: .leading) {
      Text(comment.author).bold()
      Text(comment.body)
      Text(comment.date.timeAgo()).font(.caption2)
    }
  }
}
private struct ReplyField: View {
  let parentID: Comment.ID?
  @EnvironmentObject var session: Session
  @State private var reply = ""
  @FocusState private var focused: Bool
  var body: some View {
    HStack {
      TextField("Reply", text: $reply).focused($focused)
      Button("Send") {
        session.post(reply, on: parentID)
        reply = ""
        focused = false
      }
      .disabled(reply.isEmpty || !session.isSignedIn)
    }
  }
}
//// wrong: replies to nothing
-parentID: comments.first?.id
+parentID: nil
//// wrong: focus stays
-        focused = false
+
//// wrong: reply behind the condition
-    if !isCollapsed {
-      ForEach
+    if !isCollapsed {
+      ReplyField(parentID: comments.first?.id)
+      ForEach
-      ReplyField(parentID: comments.first?.id)
-    }
-  }
-}
-private struct CommentList
+    }
+  }
+}
+private struct CommentList
//// wrong: signed out people send
-reply.isEmpty || !session.isSignedIn
+reply.isEmpty
//// wrong: starts collapsed
-@State private var isCollapsed = false
+@State private var isCollapsed = true
