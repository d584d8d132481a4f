// tutor: exercise1
// rejected by: evaluates-less
import SwiftUI

struct PlantScreen: View {
  @State private var waterings = 0
  let name = "Monstera"
  let origin = "Panama"
  let light = "Bright, no direct sun"

  var body: some View {
    VStack(spacing: 16) {
      makeDescription()
      makeLog()
    }
  }
}

private extension PlantScreen {
  func makeDescription() -> some View {
    VStack(alignment: .leading) {
      Text(name).font(.title).bold()
      Text(origin).font(.subheadline)
      Text(light).foregroundStyle(.secondary)
    }
    .padding()
  }

  func makeLog() -> some View {
    VStack {
      Text("Watered \(waterings) times").font(.headline)
      Button("Water") { waterings += 1 }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
