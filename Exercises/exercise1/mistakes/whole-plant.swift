// tutor: exercise1
// rejected by: evaluates-less
import SwiftUI

struct Plant {
  var name = "Monstera"
  var origin = "Panama"
  var light = "Bright, no direct sun"
  var waterings = 0
}

struct PlantScreen: View {
  @State private var plant = Plant()

  var body: some View {
    VStack(spacing: 16) {
      PlantDescription(plant: plant)
      WateringLog(plant: $plant)
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
  @Binding var plant: Plant

  var body: some View {
    VStack {
      Text("Watered \(plant.waterings) times").font(.headline)
      Button("Water") { plant.waterings += 1 }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
