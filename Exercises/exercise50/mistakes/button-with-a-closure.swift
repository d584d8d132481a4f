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
      HallSign(title: show.title)
      Text(show.minute == 0 ? "Not begun" : "Minute \(show.minute), \(show.speaker)")
      MinuteButton(isOver: show.minute == 45) { show.minute += 1 }
      Toggle("Dark", isOn: $show.isDark)
      Text(show.isDark ? "Doors of hall \(show.hall) closed" : "Doors of hall \(show.hall) open")
    }
  }
}

private struct MinuteButton: View {
  let isOver: Bool
  let onNext: () -> Void

  var body: some View {
    Button("Next minute", action: onNext).disabled(isOver)
  }
}

private struct HallSign: View {
  let title: String

  var body: some View {
    VStack {
      Image(systemName: "moon.stars")
      Text(title).font(.title)
      Text("Latecomers wait outside").font(.caption)
    }
    .padding()
  }
}
