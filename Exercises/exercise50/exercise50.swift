// tutor: exercise50
import SwiftUI

// TODO: What does the sign of the hall need to know?

struct SkyShow {
  var title = "The Winter Sky"
  var speaker = "Dr. Okafor"
  var hall = 2
  var minute = 0
  var isDark = false
}

struct PlanetariumDesk: View {
  @State private var show = SkyShow()

  var body: some View {
    VStack {
      HallSign(show: show)
      Text(
        show.minute == 0
          ? "Not begun" : "Minute \(show.minute), \(show.speaker)")
      Button("Next minute") { show.minute += 1 }
        .disabled(show.minute == 45)
      Toggle("Dark", isOn: $show.isDark)
      Text(
        show.isDark
          ? "Doors of hall \(show.hall) closed"
          : "Doors of hall \(show.hall) open")
    }
  }
}

private struct HallSign: View {
  let show: SkyShow

  var body: some View {
    VStack {
      Image(systemName: "moon.stars")
      Text(show.title).font(.title)
      Text("Latecomers wait outside").font(.caption)
    }
    .padding()
  }
}
