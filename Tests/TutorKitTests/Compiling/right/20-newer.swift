// program: buttons of glass, and what a tab offers
import SwiftUI

struct Harbour: View {
  @State private var shown = 0

  var body: some View {
    TabView(selection: $shown) {
      Tab("Boats", systemImage: "sailboat", value: 0) {
        Button("Sail") { shown = 1 }.buttonStyle(.glass)
        Button("Row") { shown = 1 }.buttonStyle(.glassProminent)
      }
      .swipeActions { Button("Hide") { shown = 1 } }
      Tab("Crew", systemImage: "person", value: 1) { Text("Crew") }
        .contextMenu { Button("Show") { shown = 0 } }
    }
    .accessibilityRotor("Boats") {
      AccessibilityRotorEntry("Sail", id: 1, prepare: { shown = 0 })
      AccessibilityRotorEntry("Row", id: 2)
    }
  }
}
