// program: buttons of glass, and what a tab offers
import SwiftUI

struct Harbour: View {
  @State private var shown = 0
  @Namespace private var space
  let name: String

  var body: some View {
    TabView(selection: $shown) {
      Tab("Boats", systemImage: "sailboat", value: 0) {
        Button("Sail") { shown = 1 }.buttonStyle(.glass)
        Button("Row") { shown = 1 }.buttonStyle(.glassProminent)
        Button("Drift") { shown = 1 }.buttonStyle(GlassButtonStyle())
        Button("Moor") { shown = 1 }.buttonStyle(GlassProminentButtonStyle())
      }
      .swipeActions { Button("Hide") { shown = 1 } }
      Tab("Crew", systemImage: "person", value: 1) { Text("Crew") }
        .contextMenu { Button("Show") { shown = 0 } }
    }
    .accessibilityRotor("Boats") {
      AccessibilityRotorEntry("Sail", id: 1, prepare: { shown = 0 })
      AccessibilityRotorEntry("Row", id: 2)
      AccessibilityRotorEntry("Drift", id: 3, in: space)
      AccessibilityRotorEntry(name, id: 4, in: space)
    }
  }
}
