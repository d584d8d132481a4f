//// before
import SwiftUI
struct StoriesView: View {
  let stories: [Story]
  @State private var current = 0
  @State private var isPaused = false
  @Namespace private var namespace
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      HStack(spacing: 4) {
        ForEach(Array(stories.enumerated()), id: \.offset) { index, story in
          Capsule().fill(index <= current ? Color.white : Color.white.opacity(0.3))
            .frame(height: 3)
            .matchedGeometryEffect(id: story.id, in: namespace)
        }
      }
      VStack {
        Spacer()
        Button {
          withAnimation(.easeInOut) { current += 1 }
        } label: { Text("Next") }
        Button(isPaused ? "Resume" : "Pause") { withAnimation { isPaused.toggle() } }
      }
    }
    .statusBar(hidden: true)
  }
}
//// after
import SwiftUI
struct StoriesView: View {
  let stories: [Story]
  @State private var current = 0
  @State private var isPaused = false
  @Namespace private var namespace
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      StoryProgress(stories: stories, current: current, namespace: namespace)
      StoryControls(isPaused: $isPaused) {
        withAnimation(.easeInOut) { current += 1 }
      }
    }
    .statusBar(hidden: true)
  }
}
private struct StoryProgress: View {
  let stories: [Story]
  let current: Int
  let namespace: Namespace.ID
  var body: some View {
    HStack(spacing: 4) {
      ForEach(Array(stories.enumerated()), id: \.offset) { index, story in
        Capsule().fill(index <= current ? Color.white : Color.white.opacity(0.3))
          .frame(height: 3)
          .matchedGeometryEffect(id: story.id, in: namespace)
      }
    }
  }
}
private struct StoryControls: View {
  @Binding var isPaused: Bool
  let next: () -> Void
  var body: some View {
    VStack {
      Spacer()
      Button(action: next) { Text("Next") }
      Button(isPaused ? "Resume" : "Pause") { withAnimation { isPaused.toggle() } }
    }
  }
}
//// wrong: progress one behind
-index <= current
+index < current
//// wrong: opacity
-opacity(0.3)
+opacity(0.5)
//// wrong: two at once
-current += 1
+current += 2
//// wrong: pause only
-isPaused.toggle()
+isPaused = true
//// wrong: status bar
-    .statusBar(hidden: true)
+
