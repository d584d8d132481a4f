// tutor: exercise1
import SwiftUI

@Observable
final class WateringCan {
  var waterings = 0

  func water() {
    waterings += 1
  }
}

struct PlantScreen: View {
  @State private var can = WateringCan()
  let name = "Monstera"
  let origin = "Panama"
  let light = "Bright, no direct sun"

  var body: some View {
    VStack(spacing: 16) {
      PlantDescription(name: name, origin: origin, light: light)
      WateringLog(can: can)
    }
  }
}

private struct PlantDescription: View {
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
  let can: WateringCan

  var body: some View {
    VStack {
      Text("Watered \(can.waterings) times").font(.headline)
      Button("Water") { can.water() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
