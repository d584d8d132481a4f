// tutor: exercise50
// rejected by: guideline
import SwiftUI

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
      Text(show.minute == 0 ? "Not begun" : "Minute \(show.minute), \(show.speaker)")
      Button("Next minute") { show.minute += 1 }
        .disabled(show.minute == 45)
      Toggle("Dark", isOn: $show.isDark)
      Text(show.isDark ? "Doors of hall \(show.hall) closed" : "Doors of hall \(show.hall) open")
    }
  }
}

private struct SignTitle: View {
  let show: SkyShow

  var body: some View { Text(show.title).font(.title) }
}

private struct HallSign: View {
  let show: SkyShow

  var body: some View {
    VStack {
      Image(systemName: "moon.stars")
      SignTitle(show: show)
      Text("Latecomers wait outside").font(.caption)
    }
    .padding()
  }
}
