// tutor: exercise42
// rejected by: evaluates-less
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
      GateSign(isOpen: isOpen, rains: rains, visitors: visitors)
    }
    .padding()
  }
}

private struct GateSign: View {
  let isOpen: Bool
  let rains: Bool
  let visitors: Int

  var body: some View {
    if !isOpen {
      Text("Closed until nine").italic()
    } else if rains {
      Label("Glass house only", systemImage: "cloud.rain")
    } else {
      VStack(alignment: .leading) {
        Label("Welcome", systemImage: "leaf")
        Text("All paths are open")
        Text("Dogs on a lead").font(.caption)
      }
    }
  }
}
