// tutor: exercise42
import SwiftUI

struct GardenGate: View {
  @State private var isOpen = false
  @State private var rains = false
  @State private var visitors = 0

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Open", isOn: $isOpen)
      Toggle("Rain", isOn: $rains)
      HStack {
        Text("\(visitors) visitors")
        Button("Count one") { visitors += 1 }
          .disabled(!isOpen || visitors == 60)
      }
      if !isOpen {
        ClosedSign()
      } else if rains {
        RainSign()
      } else {
        WelcomeSign()
      }
    }
    .padding()
  }
}

private struct ClosedSign: View {
  var body: some View { Text("Closed until nine").italic() }
}

private struct RainSign: View {
  var body: some View { Label("Glass house only", systemImage: "cloud.rain") }
}

private struct WelcomeSign: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Welcome", systemImage: "leaf")
      Text("All paths are open")
      Text("Dogs on a lead").font(.caption)
    }
  }
}
