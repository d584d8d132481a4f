// tutor: exercise1
import SwiftUI

struct PlantScreen: View {
  @State private var waterings = 0
  let name = "Monstera"
  let origin = "Panama"
  let light = "Bright, no direct sun"

  var body: some View {
    VStack(spacing: 16) {
      PaddedSection {
        PlantDescription(name: name, origin: origin, light: light)
      }
      PaddedSection {
        WateringLog(waterings: $waterings)
      }
    }
  }
}

private struct PaddedSection<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
      .padding()
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
  }
}

private struct WateringLog: View {
  @Binding var waterings: Int

  var body: some View {
    VStack {
      Text("Watered \(waterings) times").font(.headline)
      Button("Water") { waterings += 1 }
        .buttonStyle(.borderedProminent)
    }
  }
}
