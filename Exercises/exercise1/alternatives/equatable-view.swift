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
        .equatable()
      WateringLog(waterings: waterings) { waterings += 1 }
    }
  }
}

private struct PlantDescription: View, Equatable {
  let name: String
  let origin: String
  let light: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(name).font(.title).bold()
      Text(origin).font(.subheadline)
      Text(light).foregroundStyle(.secondary)
    }
    .padding()
  }
}

private struct WateringLog: View {
  let waterings: Int
  let water: () -> Void

  var body: some View {
    VStack {
      Text("Watered \(waterings) times").font(.headline)
      Button("Water", action: water)
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
