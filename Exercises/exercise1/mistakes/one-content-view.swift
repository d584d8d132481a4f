// tutor: exercise1
// rejected by: guideline
import SwiftUI

struct PlantScreen: View {
  @State private var waterings = 0
  let name = "Monstera"
  let origin = "Panama"
  let light = "Bright, no direct sun"

  var body: some View {
    PlantContent(waterings: $waterings, name: name, origin: origin, light: light)
  }
}

private struct PlantContent: View {
  @Binding var waterings: Int
  let name: String
  let origin: String
  let light: String

  var body: some View {
    VStack(spacing: 16) {
      VStack(alignment: .leading) {
        Text(name).font(.title).bold()
        Text(origin).font(.subheadline)
        Text(light).foregroundStyle(.secondary)
      }
      .padding()
      VStack {
        Text("Watered \(waterings) times").font(.headline)
        Button("Water") { waterings += 1 }
          .buttonStyle(.borderedProminent)
      }
      .padding()
    }
  }
}
