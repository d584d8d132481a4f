// tutor: exercise1
import SwiftUI

struct Plant {
  var name = "Monstera"
  var origin = "Panama"
  var light = "Bright, no direct sun"
}

struct PlantScreen: View {
  let plant = Plant()

  var body: some View {
    VStack(spacing: 16) {
      PlantDescription(plant: plant)
      WateringLog()
    }
  }
}

private struct PlantDescription: View {
  let plant: Plant

  var body: some View {
    VStack(alignment: .leading) {
      Text(plant.name).font(.title).bold()
      Text(plant.origin).font(.subheadline)
      Text(plant.light).foregroundStyle(.secondary)
    }
    .padding()
  }
}

private struct WateringLog: View {
  @State private var waterings = 0

  var body: some View {
    VStack {
      WateringCount(waterings: waterings)
      Button("Water") { waterings += 1 }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

private struct WateringCount: View {
  let waterings: Int

  var body: some View {
    Text("Watered \(waterings) times").font(.headline)
  }
}
