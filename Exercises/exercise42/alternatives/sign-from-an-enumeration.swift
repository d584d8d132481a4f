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
      GateSign(notice: !isOpen ? .closed : rains ? .glassHouse : .welcome)
    }
    .padding()
  }
}

private enum Notice {
  case closed, glassHouse, welcome
}

private struct GateSign: View {
  let notice: Notice

  var body: some View {
    switch notice {
    case .closed: Text("Closed until nine").italic()
    case .glassHouse: Label("Glass house only", systemImage: "cloud.rain")
    case .welcome:
      VStack(alignment: .leading) {
        Label("Welcome", systemImage: "leaf")
        Text("All paths are open")
        Text("Dogs on a lead").font(.caption)
      }
    }
  }
}
