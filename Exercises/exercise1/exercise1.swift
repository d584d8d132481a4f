// tutor: exercise1
import SwiftUI

// TODO: Watering one plant should not rebuild its description.

struct PlantScreen: View {
  @State private var waterings = 0
  let name = "Monstera"
  let origin = "Panama"
  let light = "Bright, no direct sun"

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
