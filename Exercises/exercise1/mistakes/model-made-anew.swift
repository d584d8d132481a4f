// tutor: exercise1
// rejected by: renders-the-same
import SwiftUI

@Observable
final class WateringCan {
  var waterings = 0

  func water() {
    waterings += 1
  }
}

struct PlantScreen: View {
  let name = "Monstera"
  let origin = "Panama"
  let light = "Bright, no direct sun"

  private var can: WateringCan {
    WateringCan()
  }

  var body: some View {
    VStack(spacing: 16) {
      PlantDescription(name: name, origin: origin, light: light)
      WateringLog(waterings: can.waterings) { can.water() }
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
