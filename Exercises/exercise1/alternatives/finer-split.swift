// tutor: exercise1
import SwiftUI

struct PlantScreen: View {
  @State private var waterings = 0
  let name = "Monstera"
  let origin = "Panama"
  let light = "Bright, no direct sun"

  var body: some View {
    VStack(spacing: 16) {
      PlantDescription(name: name, origin: origin, light: light)
      VStack {
        WateringCount(waterings: waterings)
        WaterButton(waterings: $waterings)
      }
      .padding()
    }
  }
}

private struct PlantDescription: View {
  let name: String
  let origin: String
  let light: String

  var body: some View {
    VStack(alignment: .leading) {
      PlantName(name: name)
      Text(origin).font(.subheadline)
      Text(light).foregroundStyle(.secondary)
    }
    .padding()
  }
}

private struct PlantName: View {
  let name: String

  var body: some View {
    Text(name).font(.title).bold()
  }
}

private struct WateringCount: View {
  let waterings: Int

  var body: some View {
    Text("Watered \(waterings) times").font(.headline)
  }
}

private struct WaterButton: View {
  @Binding var waterings: Int

  var body: some View {
    Button("Water") { waterings += 1 }
      .buttonStyle(.borderedProminent)
  }
}
