import SwiftUI

// A screen that is two deep on its path.
// instead: if path.count > 0 { path = [] } => if path.count > 0 { path.removeLast() }

struct Halls: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("East", value: "East")
        .navigationDestination(for: String.self) { name in
          VStack {
            Text(name)
            Button("Deeper") { path.append("Tower") }
            Button("Back to the door") { if path.count > 0 { path = [] } }
          }
        }
    }
  }
}
